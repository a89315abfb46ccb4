import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { weighHtml } from '../scripts/bench/page-weight.ts';
import { guides } from '../src/domain/guide/guides.ts';
import { sitePages } from '../src/domain/site-map/pages.ts';
import { guidePageTexts } from '../src/site/guides/page-texts.ts';
import { readingTexts } from '../src/site/reading/texts.ts';
import { moving, openPage, phone } from '../tests/e2e/browser.ts';
import { http } from '../tests/e2e/http.ts';
import { bookingUrl, siteOfFile } from '../tests/e2e/site.ts';

const site = await siteOfFile();
const t = guidePageTexts.fr;

it('every guide has its contents beside the text on a desktop, with links to every part and to the contact', async () => {
  const page = await openPage(site, '/');
  for (const { slug } of guides) {
    await page.goto(`/${slug}`);
    const links = page.getByRole('navigation', { name: readingTexts.fr.contents }).getByRole('link');
    expect(await links.first().isVisible(), slug).toBe(true);
    const fragments = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const headings = await page.locator('.guide-column h2:not(#takeaways)').count();
    expect(fragments, slug).toHaveLength(headings + 1);
    expect(fragments.at(-1)).toBe('#contact');
    for (const fragment of fragments) expect(await page.locator(fragment).count(), slug + fragment).toBe(1);
  }
});

it('the contents of a guide are folded on a phone, and unfold by keyboard', async () => {
  const page = await openPage(site, '/guide-budget-youtube-ads', { viewport: phone });
  const link = page.getByRole('navigation', { name: readingTexts.fr.contents }).getByRole('link').first();
  expect(await link.isVisible()).toBe(false);
  await page.locator('.page-contents summary').focus();
  await page.keyboard.press('Enter');
  await link.waitFor();
  await link.click();
  expect(new URL(page.url()).hash).not.toBe('');
});

it('the contents of a guide mark the current part', async () => {
  const page = await openPage(site, '/guide-budget-youtube-ads');
  const last = page.getByRole('navigation', { name: readingTexts.fr.contents }).getByRole('link').last();
  await last.click();
  await page.waitForFunction(
    () => document.querySelector('.page-contents li:last-child a:target-current') !== null,
  );
});

it('a guide ends with contact, calendar and the next guide; the guide of indicators offers an audit', async () => {
  const page = await openPage(site, '/guide-budget-youtube-ads');
  const call = page.locator('#contact');
  expect(await call.getByRole('link', { name: t.call.action }).getAttribute('href')).toBe('/contact');
  const booking = call.getByRole('link', { name: t.call.book });
  expect(await booking.getAttribute('href')).toBe(bookingUrl('youtube'));
  expect(await booking.getAttribute('target')).toBe('_blank');
  await page.goto('/en/guide-budget-meta-ads');
  const meta = page.getByRole('link', { name: guidePageTexts.en.call.book });
  expect(await meta.getAttribute('href')).toBe(bookingUrl('meta'));
  await page.goto('/guide-budget-youtube-ads');
  await page.getByRole('navigation', { name: t.next }).getByRole('link').first().click();
  await page.waitForURL('**/guide-budget-meta-ads');
  await page.goto('/en/kpi-marketing-musical');
  const audit = page.getByRole('link', { name: guidePageTexts.en.call.audit });
  expect(await audit.getAttribute('href')).toBe('/en/contact');
  expect(await page.locator('.breadcrumb a').last().getAttribute('href')).toBe(
    '/en/expertise-marketing-musical',
  );
});

it('the reading time of a guide counts its text, its steps and its questions at 220 words a minute', async () => {
  const page = await openPage(site, '/guide-budget-youtube-ads');
  const column = await page.locator('.guide-column').innerText();
  const words = column.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0;
  const told = Number(/(\d+)\smin/.exec(await page.locator('.reading-facts').innerText())?.[1]);
  // Tables and the calculator do not count: people consult them, and do not read them.
  expect(told).toBeGreaterThanOrEqual(Math.floor((words * 0.75) / 220));
  expect(told).toBeLessThanOrEqual(Math.ceil(words / 220));
});

it('the printed FAQ page contains every answer', async () => {
  const page = await openPage(site, '/faq', moving);
  await showAsPrinted(page);
  expect(await page.locator('.accordion details').count()).toBeGreaterThan(5);
  expect(await hiddenAnswers(page)).toEqual([]);
});

/** A busy browser applies the emulated medium after the call has returned, and ends skipped layouts in the next frame. */
async function showAsPrinted(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => page.evaluate(() => matchMedia('print').matches)).toBe(true);
  await page.evaluate(
    () => new Promise((rendered) => requestAnimationFrame(() => requestAnimationFrame(rendered))),
  );
}

/** Returns the questions whose answers are not rendered, without a longer wait: a printer waits for no transition. */
const hiddenAnswers = (page: Page): Promise<(string | null)[]> =>
  page.locator('.accordion details').evaluateAll((all) =>
    all
      .filter((details) => {
        const answer = details.querySelector('p');
        const isDrawn = answer?.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true });
        return !isDrawn || getComputedStyle(details, '::details-content').opacity !== '1';
      })
      .map((details) => details.querySelector('summary')?.textContent ?? null),
  );

it('a printed guide contains the text with all answers, and no controls', async () => {
  const page = await openPage(site, '/kpi-marketing-musical', moving);
  await showAsPrinted(page);
  for (const gone of ['.calculator', '.page-contents', '.guide-call', 'header[data-header]', 'footer'])
    expect(await page.locator(gone).first().isVisible(), gone).toBe(false);
  expect(await hiddenAnswers(page)).toEqual([]);
  const paths = await page
    .locator('.guide-prose a[href^="/"]')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content));
  expect(new Set(paths)).toEqual(new Set(['none']));
});

/** One page of each kind of reading page; pages of the same kind are built alike. */
const readingPages = sitePages.filter(
  ({ kind }, index) => kind !== 'home' && sitePages.findIndex((page) => page.kind === kind) === index,
);

it.each(readingPages)(
  'the page $path loads at most 6.4 kB of script before the first use',
  async ({ path }) => {
    const { body: html } = await http(site, path, { 'accept-language': 'fr' });
    const { inlineScripts } = weighHtml(html);
    expect(inlineScripts).toBeGreaterThan(500);
    const page = await openPage(site, path);
    await page.waitForLoadState('networkidle');
    const loaded = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
    );
    expect(loaded).toBeGreaterThan(0);
    expect(inlineScripts + loaded).toBeLessThanOrEqual(6400);
  },
);
