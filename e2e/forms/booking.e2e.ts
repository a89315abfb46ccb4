import type { Page } from 'playwright-core';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../tests/e2e/axe.ts';
import { openPage, type VisitOptions } from '../../tests/e2e/browser.ts';
import {
  answerCalendar,
  bookedOn,
  calendar,
  calendarRequest,
  campaign,
  widgetRequests,
  withCampaign,
} from '../../tests/e2e/calendar.ts';
import { whoRefused } from '../../tests/e2e/consent.ts';
import { bookingUrl, siteOfFile } from '../../tests/e2e/site.ts';
import { textsOf } from '../../tests/e2e/texts.ts';

const site = await siteOfFile({ BOOKING_URL_SPOTIFY: calendar, BOOKING_URL_META: calendar });
/** A site with a calendar that the widget cannot show. */
const elsewhere = await siteOfFile({ BOOKING_URL_SPOTIFY: bookingUrl('spotify') });

const { booking } = textsOf('fr').contact;
/** The exact texts of docs/product.md. */
const MISSING = 'Veuillez remplir votre nom et email avant de réserver un appel.';
const INVALID = 'Veuillez entrer un email valide.';

const visitor = { name: 'Léa & co', email: 'lea+ads@music.example' };

interface Reports {
  bodies: Record<string, unknown>[];
  keys: (string | undefined)[];
}

/** Opens the page with a fake scheduling service, and collects the reports to the agency. */
async function open(
  widget: Parameters<typeof answerCalendar>[0],
  { before, ...options }: VisitOptions = {},
  at = site,
  path = '/spotify-ads',
): Promise<{ page: Page; reports: Reports }> {
  const reports: Reports = { bodies: [], keys: [] };
  const page = await openPage(at, withCampaign(path), {
    before: async (p) => {
      await whoRefused(p);
      await answerCalendar(widget)(p);
      await p.route('**/api/booking/submit', (route) => {
        const request = route.request();
        reports.bodies.push(request.postDataJSON());
        reports.keys.push(request.headers()['idempotency-key']);
        return route.fulfill({ status: 201, json: { success: true, data: {} } });
      });
      await before?.(p);
    },
    ...options,
  });
  return { page, reports };
}

function formOn(page: Page) {
  const form = page.locator('#lead');
  return {
    name: form.locator('#lead-name'),
    email: form.locator('#lead-email'),
    link: form.locator('#lead-link'),
    book: form.locator('a[data-book]'),
    alert: form.locator('[data-booking-alert]'),
    status: form.locator('[data-booking-status]'),
  };
}
async function fillIn(page: Page): Promise<void> {
  await formOn(page).name.fill(visitor.name);
  await formOn(page).email.fill(visitor.email);
}
const frame = (page: Page) => page.locator('iframe[title=Calendar]');

describe('the alerts of a booking', () => {
  it.each([
    [{}, MISSING, '#lead-name'],
    [{ name: 'Léa' }, MISSING, '#lead-email'],
    [{ email: 'lea@music.example' }, MISSING, '#lead-name'],
    [{ name: 'Léa', email: 'lea@music' }, INVALID, '#lead-email'],
  ])(
    'show the documented message and focus the field for %j',
    async (typed: Record<string, string>, message, focused) => {
      const { page, reports } = await open('prompt');
      const { name, email, link, book, alert } = formOn(page);
      await name.fill(typed['name'] ?? '');
      await email.fill(typed['email'] ?? '');
      await link.fill('unfinished');
      await book.click();
      await expect.poll(() => alert.textContent()).toBe(message);
      await expect
        .poll(() => page.locator(focused).evaluate((element) => element === document.activeElement))
        .toBe(true);
      await expectAccessible(page, 'an alert of the booking');
      expect([await name.inputValue(), await email.inputValue(), await link.inputValue()]).toEqual([
        typed['name'] ?? '',
        typed['email'] ?? '',
        'unfinished',
      ]);
      await page.locator(focused).press('a');
      expect(await alert.textContent()).toBe('');
      expect(reports.bodies).toEqual([]);
    },
  );
});

describe('a booking', () => {
  it('is noted at its lead once the calendar says that a call is booked, without consent and without its addresses', async () => {
    const booked: unknown[] = [];
    const { page } = await open('prompt', {
      expected: [...widgetRequests, calendarRequest],
      before: async (p) => {
        await p.route('**/api/booking/submit', (route) =>
          route.fulfill({ status: 201, json: { success: true, data: { id: 'lead-1' } } }),
        );
        await p.route('**/api/booking/booked', (route) => {
          booked.push(route.request().postDataJSON());
          return route.fulfill({ status: 201, json: { success: true, data: {} } });
        });
      },
    });
    const { book } = formOn(page);
    await fillIn(page);
    await book.click();
    await frame(page).waitFor();
    const says = (window: Pick<Page, 'evaluate'>) =>
      window.evaluate(() =>
        parent.postMessage(
          {
            event: 'calendly.event_scheduled',
            payload: { invitee: { uri: 'https://api.calendly.com/i/1' } },
          },
          '*',
        ),
      );
    // Only the calendar's own window is believed.
    await says(page);
    // Its element is there before its document.
    const calendarWindow = await vi.waitUntil(() =>
      page.frames().find((one) => one.url().startsWith('https://calendly.com/')),
    );
    await says(calendarWindow);
    await expect.poll(() => booked).toEqual([{ lead: 'lead-1' }]);
    expect(await page.evaluate(() => [typeof window.fbq, typeof window.ttq])).toEqual([
      'undefined',
      'undefined',
    ]);
  });

  it('shows the calendar on the page, filled in, and is reported with its campaign', async () => {
    const { page, reports } = await open('prompt', { expected: [...widgetRequests, calendarRequest] });
    const { book, link, status } = formOn(page);
    await fillIn(page);
    await link.fill('https://open.spotify.com/track/1');
    await book.click();
    await frame(page).waitFor();
    expect(await bookedOn(page)).toEqual({
      url: calendar,
      prefill: visitor,
      utm: { utmSource: 'insta', utmMedium: 'story', utmCampaign: 'ep', utmContent: 'clip-1' },
    });
    expect(await status.textContent()).toBe('');
    expect(page.context().pages()).toHaveLength(1);
    expect(reports.bodies).toHaveLength(1);
    expect(reports.bodies[0]).toMatchObject({
      artistName: visitor.name,
      email: visitor.email,
      platform: 'spotify_ads',
      budget: 'consultation',
      campaignType: 'consultation_booking',
      country: 'unknown',
      source: 'spotify_ads_landing',
      spotify_url: 'https://open.spotify.com/track/1',
      newsletter: false,
      ...campaign,
      locale: 'fr',
      page: '/spotify-ads',
      form_ref: '',
    });
    expect(reports.keys[0]).toMatch(/^[\w-]{16,}$/);
  });

  it.each<['blocked' | 'late', RegExp[]]>([
    ['blocked', [/^request failed: GET .*widget\.js/, /^console error: .*ERR_FAILED/]],
    ['late', []],
  ])('opens a new tab when the widget is %s', async (widget, problems) => {
    const { page } = await open(widget, {
      expected: [
        ...widgetRequests,
        calendarRequest,
        ...problems,
        ...(widget === 'blocked' ? [/^request failed: GET .*widget\.css/] : []),
      ],
    });
    await fillIn(page);
    const clickedAt = Date.now();
    const [tab] = await Promise.all([page.waitForEvent('popup'), formOn(page).book.click()]);
    if (widget === 'late') expect(Date.now() - clickedAt).toBeGreaterThan(2900);
    const { origin, pathname, searchParams } = new URL(tab.url());
    expect(origin + pathname).toBe('https://calendly.com/agency/call');
    expect(Object.fromEntries(searchParams)).toEqual({ month: '2026-12', ...visitor, ...campaign });
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    await expect.poll(() => formOn(page).status.textContent()).toBe(booking.newTab);
    // The widget that loads too late shows nothing more.
    if (widget === 'late') await page.waitForFunction(() => 'Calendly' in window);
    expect(await frame(page).count()).toBe(0);
  });

  it('shows a link when the browser opens no tab', async () => {
    const { page } = await open(
      'prompt',
      { before: (p) => p.addInitScript(() => Object.assign(window, { open: () => null })) },
      elsewhere,
    );
    await fillIn(page);
    await formOn(page).book.click();
    const link = formOn(page).status.getByRole('link', { name: booking.follow });
    await link.waitFor();
    expect(new URL((await link.getAttribute('href')) ?? '').searchParams.get('email')).toBe(visitor.email);
    await expectAccessible(page, 'a tab that was held back');
  });

  it.each([
    [
      'is refused',
      (p: Page) => p.route('**/api/booking/submit', (r) => r.fulfill({ status: 404, json: {} })),
    ],
    ['never answers', (p: Page) => p.route('**/api/booking/submit', () => undefined)],
  ])('shows the calendar even when the report of the booking %s', async (name, before) => {
    const refused = name === 'is refused' ? [/^console error: .*404/] : [];
    const { page } = await open('prompt', {
      expected: [...widgetRequests, calendarRequest, ...refused],
      before,
    });
    await fillIn(page);
    await formOn(page).book.click();
    await frame(page).waitFor();
    expect(await formOn(page).status.textContent()).toBe('');
  });
});

describe('booking on the contact form', () => {
  it('reports a booking and opens the calendar filled in, with a typed name and address', async () => {
    const { page, reports } = await open(
      'prompt',
      { expected: [...widgetRequests, calendarRequest] },
      site,
      '/contact',
    );
    const form = page.locator('form[data-contact-form]');
    await form.locator('[name=name]').fill(visitor.name);
    await form.locator('[name=email]').fill(visitor.email);
    await form.locator('[name=platform]').selectOption('meta');
    await form.locator('a[data-book=meta]').click();
    await frame(page).waitFor();
    expect(await bookedOn(page)).toMatchObject({ url: calendar, prefill: visitor });
    expect(reports.bodies).toHaveLength(1);
    expect(reports.bodies[0]).toMatchObject({
      artistName: visitor.name,
      email: visitor.email,
      platform: 'meta_ads',
      source: 'contact_form',
      ...campaign,
      page: '/contact',
    });
  });
});

describe('before the click on a booking', () => {
  it('no request to the calendar is sent', async () => {
    // A request to another origin fails the visit.
    const { page } = await open('prompt');
    await fillIn(page);
    await formOn(page).book.hover();
    await formOn(page).book.focus();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForTimeout(500);
    expect(await page.locator('script[src*=calendly], link[href*=calendly]').count()).toBe(0);
  });

  it('only pages that offer the calendar have a policy that permits it', async () => {
    const policy = async (at: typeof site, path: string) =>
      (await fetch(at.url + path)).headers.get('content-security-policy') ?? '';
    expect(await policy(site, '/spotify-ads')).toContain('https://assets.calendly.com');
    expect(await policy(site, '/spotify-ads')).not.toContain('unsafe');
    expect(await policy(site, '/meta-ads')).toContain('frame-src https://calendly.com');
    expect(await policy(site, '/youtube-ads')).not.toContain('calendly');
    expect(await policy(site, '/contact')).toContain('frame-src https://calendly.com');
    expect(await policy(site, '/faq')).not.toContain('calendly');
    expect(await policy(elsewhere, '/spotify-ads')).not.toContain('calendly');
  });
});

it('the link opens the calendar in a new tab without JavaScript', async () => {
  const page = await openPage(site, '/spotify-ads', { javaScriptEnabled: false });
  // The form that is posted asks for a message, and adds no subscription.
  expect(await page.locator('#lead input[name=newsletter]').isVisible()).toBe(false);
  const { book } = formOn(page);
  expect([await book.getAttribute('href'), await book.getAttribute('target')]).toEqual([calendar, '_blank']);
});
