import type { Page, Route } from 'playwright-core';

/** The configured booking page, as the scheduling service would have it. */
export const calendar = 'https://calendly.com/agency/call?month=2026-12';

/** What the address of a visit says of how somebody came. */
export const campaign = {
  utm_source: 'insta',
  utm_medium: 'story',
  utm_campaign: 'ep',
  utm_content: 'clip-1',
};
export const withCampaign = (path: string) => `${path}?${new URLSearchParams(campaign)}`;

/** What a visit to a site that asks for the widget does, beyond its own origin. */
export const widgetRequests = [
  /^other origin: https:\/\/assets\.calendly\.com\/assets\/external\/widget\.js$/,
  /^other origin: https:\/\/assets\.calendly\.com\/assets\/external\/widget\.css$/,
];
export const calendarRequest = /^other origin: https:\/\/calendly\.com\/agency\/call\?/;

/** Its popup is a frame of the calendar, and it notes what it was asked for. */
const WIDGET = `window.Calendly = {
  initPopupWidget(options) {
    sessionStorage.setItem('booked', JSON.stringify(options));
    const frame = document.createElement('iframe');
    frame.title = 'Calendar';
    frame.src = options.url;
    document.body.append(frame);
  },
};`;

/**
 * For `before`: stands in for the scheduling service, whose widget comes at once, too late (when the page has given up
 * and opened a tab) or never.
 */
export const answerCalendar =
  (widget: 'prompt' | 'late' | 'blocked') =>
  async (page: Page): Promise<void> => {
    const context = page.context();
    // However long a busy machine takes; a page that is closed before ends the wait as well.
    const tab = widget === 'late' && page.waitForEvent('popup', { timeout: 0 }).catch(() => undefined);
    await context.route('https://calendly.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Calendar</title>' }),
    );
    await context.route('https://assets.calendly.com/**', async (route: Route) => {
      if (widget === 'blocked') return route.abort();
      await tab;
      const isScript = route.request().url().endsWith('.js');
      // The test may be over by now.
      return route
        .fulfill({
          contentType: isScript ? 'text/javascript' : 'text/css',
          body: isScript ? WIDGET : 'iframe { position: fixed; inset: 0; z-index: 99 }',
        })
        .catch(() => undefined);
    });
  };

/** What the widget was asked to show. */
export const bookedOn = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('booked') ?? 'null'));
