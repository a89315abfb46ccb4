import { expect, it } from 'vitest';
import { openPage } from '../tests/e2e/browser.ts';
import { campaign, withCampaign } from '../tests/e2e/calendar.ts';
import { whoRefused } from '../tests/e2e/consent.ts';
import { bookingUrl, siteOfFile } from '../tests/e2e/site.ts';

/** The links to a calendar that need no form. */

const site = await siteOfFile({ BOOKING_URL_SPOTIFY: bookingUrl('spotify') });

it.each([
  ['/faq', 'main a[data-calendar]'],
  ['/guide-budget-youtube-ads', '#contact a[data-calendar]'],
  ['/expertise-marketing-musical', '#call a[data-calendar]'],
  ['/contact', '#call a[data-calendar]'],
])(
  'the calendar link on %s adds the campaign of the visit when clicked, and stores nothing',
  async (path, link) => {
    const page = await openPage(site, withCampaign(path), {
      expected: [/^other origin: https:\/\/booking\.example\//],
      before: async (p) => {
        await whoRefused(p);
        await p.context().route('https://booking.example/**', (route) => route.fulfill({ body: '' }));
      },
    });
    const book = page.locator(link).first();
    const configured = (await book.getAttribute('href')) ?? '';
    expect(configured).not.toContain('utm_');
    const [tab] = await Promise.all([page.waitForEvent('popup'), book.click()]);
    const told = Object.fromEntries(new URL(tab.url()).searchParams);
    expect(told).toEqual({ ...Object.fromEntries(new URL(configured).searchParams), ...campaign });
    expect(await page.evaluate(() => localStorage.getItem('firstTouch'))).toBeNull();
  },
);
