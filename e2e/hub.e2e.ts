import { describe, expect, it } from 'vitest';
import { difficulties, guideCategories, guides } from '../src/domain/guide/guides.ts';
import { localizePath } from '../src/domain/locale/locale.ts';
import { guideTexts } from '../src/site/guides/texts.ts';
import { hubTexts } from '../src/site/hub/texts.ts';
import { expectAccessible } from '../tests/e2e/axe.ts';
import { openPage } from '../tests/e2e/browser.ts';
import { bookingUrl, siteOfFile } from '../tests/e2e/site.ts';

const site = await siteOfFile();
const hub = '/expertise-marketing-musical';
const t = guideTexts.fr;
/** Playwright's role queries treat a no-break space as a space. */
const seen = (text: string) => text.replaceAll('\u00a0', ' ');

describe.each([hub, '/guides'])('the page %s', (path) => {
  it('has its breadcrumb and its list of guides in structured data', async () => {
    const page = await openPage(site, localizePath('en', path));
    const json = await page.locator('script[type="application/ld+json"]').textContent();
    const graph: Record<string, unknown>[] = JSON.parse(json ?? '{}')['@graph'];
    const ofType = (type: string) => graph.find((thing) => thing['@type'] === type);
    expect(ofType('BreadcrumbList')?.['itemListElement']).toHaveLength(2);
    expect(ofType('ItemList')?.['numberOfItems']).toBe(guides.length);
    expect(ofType('ItemList')?.['itemListElement']).toMatchObject(
      guides.map(({ slug }) => ({ url: `${site.url}/en/${slug}` })),
    );
  });
});

describe.each([
  ['with script', true],
  ['without script', false],
])('the filters %s', (_name, javaScriptEnabled) => {
  const open = async () => {
    const page = await openPage(site, hub, { javaScriptEnabled });
    const shown = async () =>
      page
        .locator('.library-item:visible .guide-link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(1)));
    return { page, shown, radio: (name: string) => page.getByRole('radio', { name, exact: true }) };
  };

  it('show every guide, then those of one subject and level', async () => {
    const { page, shown, radio } = await open();
    expect(await shown()).toEqual(guides.map(({ slug }) => slug));
    for (const category of guideCategories) {
      await page.getByText(t.categories[category], { exact: true }).and(page.locator('label')).click();
      expect(await radio(t.categories[category]).isChecked()).toBe(true);
      for (const difficulty of difficulties) {
        await page.getByText(t.difficulties[difficulty], { exact: true }).and(page.locator('label')).click();
        const expected = guides.filter((g) => g.category === category && g.difficulty === difficulty);
        expect(await shown()).toEqual(expected.map(({ slug }) => slug));
        expect(await page.locator('.library-empty:visible').count()).toBe(expected.length === 0 ? 1 : 0);
      }
    }
  });

  it('work by keyboard, and Enter does not leave the page', async () => {
    const { page, shown, radio } = await open();
    await radio(t.library.allCategories).focus();
    await page.keyboard.press('ArrowRight');
    expect(await radio(t.categories.budget).isChecked()).toBe(true);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    expect(await radio(t.difficulties.beginner).isChecked()).toBe(true);
    expect(await shown()).toEqual(['guide-budget-youtube-ads']);
    expect(new URL(page.url()).search).toBe('');
  });

  it('show a message and a reset button for an empty combination', async () => {
    const { page, shown, radio } = await open();
    await radio(t.categories.creative).check({ force: true });
    await radio(t.difficulties.advanced).check({ force: true });
    expect(await shown()).toEqual([]);
    const message = page.locator('.library-empty:visible');
    expect(await message.innerText()).toContain(t.categories.creative);
    if (javaScriptEnabled) {
      expect(await page.getByRole('status').filter({ hasText: t.library.count.none }).count()).toBe(1);
      await expectAccessible(page, 'an empty combination');
    }
    await message.getByRole('button', { name: t.library.reset }).click();
    expect(await shown()).toHaveLength(guides.length);
    expect(await radio(t.library.allCategories).isChecked()).toBe(true);
    if (javaScriptEnabled) {
      await page.locator('input[name=category]:focus').waitFor();
      const all = seen(t.library.count.other.replace('{count}', String(guides.length)));
      await page.getByRole('status').filter({ hasText: all }).waitFor();
    }
  });
});

it('the hub links to the path, its guides, the contact page and the calendar', async () => {
  const page = await openPage(site, `/es${hub}`);
  const { call, order } = hubTexts('es');
  const main = page.locator('main');
  const href = (name: string | RegExp) => main.getByRole('link', { name }).first().getAttribute('href');
  expect(await href(order)).toBe('/es/guides');
  expect(await href(call.contact)).toBe('/es/contact');
  const book = main.getByRole('link', { name: new RegExp(`^${call.book}`) });
  expect(await book.getAttribute('href')).toContain(bookingUrl('youtube'));
  expect(await book.getAttribute('target')).toBe('_blank');
  await page.locator(`.hub-area a[href="/es/${guides[0].slug}"]`).waitFor();
  await page.getByRole('link', { name: hubTexts('es').find }).click();
  await page.waitForURL('**#guides');
});

it('a click anywhere on a card opens its guide', async () => {
  const page = await openPage(site, '/guides');
  const step = page.locator('.guide-path > li').first();
  const hit = await step.evaluate((element) => {
    element.scrollIntoView({ block: 'center' });
    const { right, bottom } = element.getBoundingClientRect();
    return document
      .elementFromPoint(right - 8, bottom - 8)
      ?.closest('a')
      ?.getAttribute('href');
  });
  expect(hit).toBe(`/${guides[0].slug}`);
  expect(await page.locator('.guide-path > li').count()).toBe(guides.length);
});
