import { describe, expect, it } from 'vitest';
import { desktop, moving, openPage, pageWidth, phone } from '../../tests/e2e/browser.ts';
import { campaign, expectDelivered, simulatorOn } from '../../tests/e2e/simulator.ts';
import { bookingUrl, siteOfFile } from '../../tests/e2e/site.ts';
import { homeOf, type Locale } from '../../tests/e2e/texts.ts';

const site = await siteOfFile();

const journeys: [Locale, typeof phone, Parameters<typeof campaign>[0]][] = [
  ['fr', phone, { platform: 'youtube', campaignType: 'awareness', budget: 1000, country: 'europe' }],
  ['fr', desktop, { platform: 'tiktok', campaignType: 'conversion', budget: 12_345, country: 'canada' }],
  ['en', phone, { platform: 'meta', campaignType: 'engagement', budget: 2510, country: 'usa' }],
  ['en', desktop, { platform: 'youtube', campaignType: 'conversion', budget: 500, country: 'asia' }],
  ['es', phone, { platform: 'tiktok', campaignType: 'awareness', budget: 10_000_000, country: 'asia' }],
  ['es', desktop, { platform: 'meta', campaignType: 'awareness', budget: 777.5, country: 'south_america' }],
  [
    'pt',
    phone,
    { platform: 'youtube', campaignType: 'engagement', budget: 49_990, country: 'south_america' },
  ],
  ['pt', desktop, { platform: 'meta', campaignType: 'conversion', budget: 800, country: 'europe' }],
];

describe.each(journeys)('the simulator in %s at %j', (locale, viewport, inputs) => {
  it('shows the estimate after six steps, and stores and delivers it as shown', async () => {
    const page = await openPage(site, `${homeOf(locale)}?utm_source=radio&utm_campaign=spring`, {
      viewport,
      ...(locale === 'fr' && moving),
    });
    const simulator = simulatorOn(page, locale);
    const answers = campaign(inputs);
    await simulator.open();
    await simulator.fillIn(answers);
    expect(await pageWidth(page)).toBeLessThanOrEqual(viewport.width);
    await simulator.compute();
    await simulator.shows(answers);
    await simulator.delivered('sent');
    // The link to book a call is visible without scrolling.
    const book = await simulator.book.evaluate((link) => {
      const { left, right, top, bottom } = link.getBoundingClientRect();
      return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
    });
    expect(book).toBe(true);
    await expectDelivered(site, answers, { locale, page: homeOf(locale) });
    const { lead } = await site.lead(answers.email);
    expect(lead.origin).toMatchObject({
      utm: { utm_source: 'radio', utm_campaign: 'spring' },
      userAgentFamily: 'Chrome',
      consent: null,
    });
    const booking = new URL((await simulator.book.getAttribute('href')) ?? '');
    expect(booking.href.startsWith(bookingUrl(answers.platform))).toBe(true);
    expect(Object.fromEntries(booking.searchParams)).toEqual({
      source: 'site',
      name: answers.artistName,
      email: answers.email,
    });
    expect(
      await simulator.book.evaluate((link) => [link.getAttribute('target'), link.getAttribute('rel')]),
    ).toEqual(['_blank', 'noopener noreferrer']);
  });
});

it('the simulator works by keyboard alone', async () => {
  const page = await openPage(site);
  const simulator = simulatorOn(page);
  const { artistName, email } = campaign();
  const answers = campaign({
    platform: 'meta',
    campaignType: 'conversion',
    budget: 2500,
    country: 'canada',
    artistName,
    email,
  });
  const opener = page.getByRole('link', { name: 'Estimer ma campagne' }).first();
  await opener.focus();
  await page.keyboard.press('Enter');
  await simulator.opened();
  await simulator.at('platform');
  for (const key of ['Tab', '3', '2', 'Enter']) await page.keyboard.press(key);
  await simulator.at('campaignType');
  for (const key of ['Tab', '3', 'Enter']) await page.keyboard.press(key);
  await simulator.at('budget');
  for (const key of ['Tab', '2', '5', '0', '0', 'Enter']) await page.keyboard.press(key);
  await simulator.at('region');
  // Arrow keys move among the answers, as in all groups of radio buttons.
  for (const key of ['Tab', 'Space', 'ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await simulator.at('contact');
  await page.keyboard.press('Tab');
  await page.keyboard.type(artistName);
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await simulator.hurryLikeAPerson();
  await page.keyboard.press('Enter');
  await simulator.shows(answers);
  await expectDelivered(site, answers, { locale: 'fr', page: '/' });
  // The focus never moves from the dialog to the page behind it.
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main, header, footer') === null)).toBe(
      true,
    );
  }
  await page.keyboard.press('Escape');
  await simulator.closed();
  expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
});

it('the simulator sends one lead for a repeated submit', async () => {
  const page = await openPage(site);
  const simulator = simulatorOn(page);
  const answers = campaign();
  await simulator.openAtContact(answers);
  await simulator.button(simulator.t.compute).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await simulator.shows(answers);
  // Showing the answers and computing the same again sends no new lead.
  await simulator.button(simulator.t.result.modify).click();
  await simulator.at('contact');
  await simulator.button(simulator.t.compute).dblclick();
  await simulator.shows(answers);
  await simulator.delivered('sent');
  await expectDelivered(site, answers, { locale: 'fr', page: '/' });
});

it('the simulator sends another lead for a modified result', async () => {
  const page = await openPage(site);
  const simulator = simulatorOn(page);
  const first = campaign();
  const second = campaign({ ...first, email: campaign().email, budget: 4000 });
  await simulator.openAtContact(first);
  await simulator.compute();
  await simulator.shows(first);
  await simulator.button(simulator.t.result.modify).click();
  await simulator.at('contact');
  await simulator.email.fill(second.email);
  await simulator.button(simulator.t.previous).click();
  await simulator.at('region');
  await simulator.button(simulator.t.previous).click();
  await simulator.typeBudget(second);
  await simulator.at('region');
  await simulator.next();
  await simulator.at('contact');
  expect(await simulator.artist.inputValue()).toBe(first.artistName);
  await simulator.compute();
  await simulator.shows(second);
  await expectDelivered(site, first, { locale: 'fr', page: '/' });
  await expectDelivered(site, second, { locale: 'fr', page: '/' });
});

describe('the analytics event', () => {
  const consent = (analytics: boolean) =>
    JSON.stringify({
      essential: true,
      analytics,
      marketing: false,
      functional: false,
      timestamp: new Date().toISOString(),
      version: '1.0',
    });

  it.each([
    ['with consent', consent(true), 2],
    ['without consent', consent(false), 0],
    ['before any choice', null, 0],
    ['with something else in the place of the choice', '{"analytics":true}', 0],
  ])(
    'is sent for the result and for the booking only with consent to analytics: %s',
    async (_name, stored, events) => {
      const page = await openPage(site, '/', {
        expected: [/other origin: https:\/\/booking\.example\/youtube/],
        before: async (p) => {
          await p
            .context()
            .route('https://booking.example/**', (route) => route.fulfill({ body: 'a calendar' }));
          if (stored) await p.addInitScript((value) => localStorage.setItem('cookieConsent', value), stored);
        },
      });
      const simulator = simulatorOn(page);
      const answers = campaign({ budget: 1500 });
      await simulator.openAtContact(answers);
      await simulator.compute();
      await simulator.shows(answers);
      await simulator.delivered('sent');
      const [tab] = await Promise.all([page.context().waitForEvent('page'), simulator.book.click()]);
      expect(tab.url()).toContain('https://booking.example/youtube');
      expect(await simulator.dialog.isVisible()).toBe(true);
      const layer = await page.evaluate(() => window.dataLayer ?? []);
      const event = {
        event: 'form_submit',
        value: 1500,
        currency: 'EUR',
        platform: 'youtube',
        campaign_type: 'awareness',
        country: 'europe',
      };
      expect(layer).toEqual(Array.from({ length: events }, () => event));
      const { lead } = await site.lead(answers.email);
      expect(lead.origin.consent?.analytics ?? null).toBe(stored?.includes('version') ? events > 0 : null);
    },
  );
});
