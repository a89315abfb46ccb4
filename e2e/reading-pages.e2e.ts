import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { localizePath } from '../src/domain/locale/locale.ts';
import { browserStorage } from '../src/domain/storage/browser-storage.ts';
import { agencyDay } from '../src/domain/time/agency-day.ts';
import { readingTexts } from '../src/site/reading/texts.ts';
import { expectAccessible } from './axe.ts';
import { hasFocus, moving, openPage, pageWidth, phone } from './browser.ts';
import { siteOfFile } from './site.ts';
import { locales } from './texts.ts';
import { openWhole } from './whole-page.ts';

const site = await siteOfFile();

/** Pages that are read, with the number of their sections where the specification counts them. */
const pages = [
  ['/faq', undefined],
  ['/glossaire', undefined],
  ['/privacy', 8],
  ['/terms', 11],
  ['/cookies', 8],
  ['/legal', 11],
] as const;

describe.each(pages)('%s', (path, sections) => {
  it.each(locales)('in %s: whole, accessible, no wider than a phone', async (locale) => {
    const page = await openWhole(site, path, locale);
    if (sections) expect(await page.locator('article h2').count()).toBe(sections);
    expect(await pageWidth(page)).toBeLessThanOrEqual(phone.width);
    const crumbs = page.locator('.breadcrumb li');
    expect(await crumbs.first().locator('a').getAttribute('href')).toBe(localizePath(locale, '/'));
    expect(await crumbs.last().locator('a').count()).toBe(0);
    await expectAccessible(page, `${path} ${locale}`);
  });
});

describe('the legal pages', () => {
  it('end with the way home, and name what is not configured yet', async () => {
    const page = await openPage(site, '/legal');
    expect(await page.locator('article').innerText()).toContain('[COMPANY_NAME]');
    expect(await page.locator('article').innerText()).toContain('2\u00a0500\u00a0€');
    await page.locator('article').getByRole('link', { name: 'Retour à l’accueil' }).click();
    await page.waitForURL(`${site.url}/`);
  });

  it('the cookie policy lists what the code stores, and opens the settings', async () => {
    const page = await openPage(site, '/cookies');
    const listed = await page.locator('.storage-table code').allInnerTexts();
    expect(listed).toEqual(browserStorage.flatMap(({ names }) => names));
    await page.locator('article').getByRole('button', { name: 'Gérer les cookies' }).click();
    await page.locator('dialog[open]').waitFor();
  });

  it('the privacy policy says today’s date', async () => {
    const page = await openPage(site, '/privacy');
    expect(await page.locator('article time').getAttribute('datetime')).toBe(agencyDay(Date.now()));
  });
});

it('the help of the questions leads to the form, and to the calendar in a new tab', async () => {
  const page = await openPage(site, '/faq');
  const contact = page.getByRole('link', { name: 'Nous contacter' });
  expect(await contact.getAttribute('href')).toBe('/#contact');
  const book = page.getByRole('link', { name: /^Réserver un appel/ });
  expect(await book.getAttribute('target')).toBe('_blank');
});

/** Scrolls to a link and gives it the focus, without the glide that a press would interrupt. */
const goTo = (link: Locator) =>
  link.evaluate((element) => {
    element.scrollIntoView({ behavior: 'instant' });
    element.focus({ preventScroll: true });
  });

describe.each([
  ['with motion', moving],
  ['where motion is not wanted', {}],
  ['without script', { javaScriptEnabled: false }],
])('the questions %s', (_name, options) => {
  it('lead back to the top, where Tab goes on with what is there', async () => {
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

  it('open at their top, from wherever on another page', async () => {
    const page = await openPage(site, '/legal', { viewport: phone, ...options });
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' });
    await goTo(link);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(phone.height);
    await link.press('Enter');
    await page.waitForURL(`${site.url}/faq`);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

it('the questions open at their top when they are reloaded, and other pages where they were left', async () => {
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
