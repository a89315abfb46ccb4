import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserStorage } from '../src/domain/storage/browser-storage.ts';
import { agencyDay } from '../src/domain/time/agency-day.ts';
import { formatDate } from '../src/i18n/format.ts';
import { readingTexts } from '../src/site/reading/texts.ts';
import { hasFocus, moving, openPage, phone } from '../tests/e2e/browser.ts';
import { http } from '../tests/e2e/http.ts';
import { siteOfFile } from '../tests/e2e/site.ts';

const site = await siteOfFile();

it.each([
  ['/privacy', 8],
  // The eleven documented ones, and since decision 0140 the moderation of content and the contact points.
  ['/terms', 12],
  ['/cookies', 8],
  ['/legal', 12],
] as const)('the page %s has its %d sections', async (path, sections) => {
  const { body } = await http(site, path);
  const [, article = ''] = body.split(/<\/?article[^>]*>/);
  expect(article.match(/<h2[\s>]/g)).toHaveLength(sections);
});

describe('the legal pages', () => {
  it('end with a link to the home page, and show placeholders for data that is not configured', async () => {
    const page = await openPage(site, '/legal');
    expect(await page.locator('article').innerText()).toContain('[COMPANY_NAME]');
    expect(await page.locator('article').innerText()).toContain('2\u00a0500\u00a0€');
    await page.locator('article').getByRole('link', { name: 'Retour à l’accueil' }).click();
    await page.waitForURL(`${site.url}/`);
  });

  it('list the stored names in the cookie policy, which opens the cookie settings', async () => {
    const page = await openPage(site, '/cookies');
    const listed = await page.locator('.storage-table code').allInnerTexts();
    expect(listed).toEqual(browserStorage.flatMap(({ names }) => names));
    await page.locator('article').getByRole('button', { name: 'Gérer les cookies' }).click();
    await page.locator('dialog[open]').waitFor();
  });

  it("have today's date in the privacy policy", async () => {
    const page = await openPage(site, '/privacy');
    const today = formatDate('fr', Date.parse(agencyDay(Date.now())));
    expect(await page.locator('article').textContent()).toContain(today);
  });
});

it('the help on the FAQ page links to the form, and to the calendar in a new tab', async () => {
  const page = await openPage(site, '/faq');
  const contact = page.getByRole('link', { name: 'Nous contacter' });
  expect(await contact.getAttribute('href')).toBe('/#contact');
  const book = page.getByRole('link', { name: /^Réserver un appel/ });
  expect(await book.getAttribute('target')).toBe('_blank');
});

/** Scrolls to a link and focuses it, without smooth scrolling, which a key press would interrupt. */
const goTo = (link: Locator) =>
  link.evaluate((element) => {
    element.scrollIntoView({ behavior: 'instant' });
    element.focus({ preventScroll: true });
  });

describe.each([
  ['with motion', moving],
  ['where motion is not wanted', {}],
  ['without script', { javaScriptEnabled: false }],
])('the FAQ page %s', (_name, options) => {
  it('has a link to its top, after which Tab continues there', async () => {
    const page = await openPage(site, '/faq', { viewport: phone, ...options });
    const toTop = page.getByRole('link', { name: readingTexts.fr.toTop });
    for (const press of [() => toTop.click(), () => toTop.press('Enter')]) {
      await goTo(toTop);
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(phone.height);
      await press();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await page.keyboard.press('Tab');
      await expect.poll(() => hasFocus(page, '.breadcrumb a')).toBe(true);
    }
  });

  it('opens at its top from any scroll position on another page', async () => {
    const page = await openPage(site, '/legal', { viewport: phone, ...options });
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' });
    await goTo(link);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(phone.height);
    await link.press('Enter');
    await page.waitForURL(`${site.url}/faq`);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

it('a reload opens the FAQ page at its top, and other pages at their last scroll position', async () => {
  const page = await openPage(site, '/faq', { viewport: phone });
  for (const [path, top] of [
    ['/faq', true],
    ['/legal', false],
  ] as const) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
    await page.reload({ waitUntil: 'networkidle' });
    expect(await page.evaluate(() => scrollY === 0), path).toBe(top);
  }
});
