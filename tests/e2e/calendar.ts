import type { Page, Route } from 'playwright-core';

/** The configured booking page, in the form of the scheduling service's addresses. */
export const calendar = 'https://calendly.com/agency/call?month=2026-12';

/** The campaign parameters in the address of a visit. */
export const campaign = {
  utm_source: 'insta',
  utm_medium: 'story',
  utm_campaign: 'ep',
  utm_content: 'clip-1',
};
export const withCampaign = (path: string) => `${path}?${new URLSearchParams(campaign)}`;

/** The expected requests to another origin on a page that loads the widget. */
export const widgetRequests = [
  /^other origin: https:\/\/assets\.calendly\.com\/assets\/external\/widget\.js$/,
  /^other origin: https:\/\/assets\.calendly\.com\/assets\/external\/widget\.css$/,
];
export const calendarRequest = /^other origin: https:\/\/calendly\.com\/agency\/call\?/;

/** A fake widget: its popup is a frame of the calendar, and it stores the options of the call. */
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
 * For `before`: replaces the scheduling service. Its widget loads at once (`prompt`), too late, when the page has
 * given up and opened a tab (`late`), or never (`blocked`).
 */
export const answerCalendar =
  (widget: 'prompt' | 'late' | 'blocked') =>
  async (page: Page): Promise<void> => {
    const context = page.context();
    // No timeout, because a busy machine may take long; closing the page also ends the wait.
    const tab = widget === 'late' && page.waitForEvent('popup', { timeout: 0 }).catch(() => undefined);
    await context.route('https://calendly.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Calendar</title>' }),
    );
    await context.route('https://assets.calendly.com/**', async (route: Route) => {
      if (widget === 'blocked') return route.abort();
      await tab;
      const isScript = route.request().url().endsWith('.js');
      // The test may have ended already.
      return route
        .fulfill({
          contentType: isScript ? 'text/javascript' : 'text/css',
          body: isScript ? WIDGET : 'iframe { position: fixed; inset: 0; z-index: 99 }',
        })
        .catch(() => undefined);
    });
  };

/** Returns the options with which the widget was called. */
export const bookedOn = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('booked') ?? 'null'));
