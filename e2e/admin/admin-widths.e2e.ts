import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { locales, localizePath } from '../../src/domain/locale/locale.ts';
import { fill } from '../../src/i18n/format.ts';
import { adminEnv, adminTexts, openAdmin, tokenOf } from '../../tests/e2e/admin.ts';
import { expectAccessible, expectNamed } from '../../tests/e2e/axe.ts';
import {
  desktop,
  hasFocus,
  pageWidth,
  phone,
  scrolledSideways,
  unstyledLinks,
} from '../../tests/e2e/browser.ts';
import { siteOfFile } from '../../tests/e2e/site.ts';
import { longLocales } from '../../tests/e2e/texts.ts';

const site = await siteOfFile({ ...adminEnv, DEMO_DATA: 'on' });
const t = adminTexts('fr');
const laptop = { width: 1024, height: 768 };
const tablet = { width: 768, height: 1024 };
const tabs = '.admin-tabs';
/** Parts that scroll by themselves on a phone, and show that they do: tabs, some tables and the map of the radar. */
const mayScroll = (place: string) =>
  /leads|campaigns|reviews/.test(place) ? /\badmin-tabs\b/ : /\b(?:admin-tabs|scroll-box-inside)\b/;

it.each(['settings/webhooks', 'marketing-integrations'])(
  'the tabs of %s all fit on a tablet, and on a phone a mark shows the side with more tabs',
  async (path) => {
    const page = await openAdmin(site, `/dashboard/${path}`, { viewport: tablet });
    const row = page.locator(tabs);
    const more = () => row.getAttribute('data-more');
    await expect.poll(more).toBe('');
    expect(await scrolledSideways(page, tabs)).toEqual([]);
    await expectAccessible(page, 'tablet');

    await page.setViewportSize(phone);
    await row.evaluate((element) => element.scrollTo({ left: 0, behavior: 'instant' }));
    await expect.poll(more).toBe('end');
    await row.evaluate((element) => element.scrollTo({ left: 100, behavior: 'instant' }));
    await expect.poll(more).toBe('start end');
    await expectAccessible(page, 'phone');
    await row.evaluate((element) => element.scrollTo({ left: 5000, behavior: 'instant' }));
    await expect.poll(more).toBe('start');
  },
);

it('the filters of the leads are folded on a phone, open by keyboard, and show their number', async () => {
  const page = await openAdmin(site, '/dashboard/leads?kind=simulation&status=new', { viewport: phone });
  const { few } = t.shared.filters;
  const filters = page.getByRole('button', { name: fill(few.many, { count: 2 }) });
  await filters.waitFor();
  const status = page.getByRole('button', { name: `${t.leads.columns.status} ${t.leads.list.chosen} 1` });
  const source = page.getByLabel(t.leads.columns.source, { exact: true });
  await expect.poll(() => source.isVisible()).toBe(false);
  expect(await status.isVisible()).toBe(false);
  await filters.focus();
  await page.keyboard.press('Enter');
  await source.waitFor();
  await status.waitFor();
  await expectAccessible(page, 'unfolded');
  await source.fill('youtube');
  await page.getByRole('button', { name: fill(few.many, { count: 3 }), expanded: true }).waitFor();
  await page.keyboard.press('Shift+Tab');
  expect(await hasFocus(page, '#lead-filters *')).toBe(true);
  await page.getByRole('button', { name: t.leads.list.clear }).first().click();
  await page.getByRole('button', { name: few.none, exact: true }).waitFor();
  await page.waitForURL('**/dashboard/leads');
});

/** The texts of buttons, tabs, headings, choices and placeholders that are cut off and are not in a `title` either. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const named = 'button, [role=tab], .admin-tab, .rail-link, h1, h2, h3, legend, label, th, dt';
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const cut = (element: HTMLElement) => {
      if (element.closest('.admin-hidden, [data-mantine-visually-hidden]')) return false;
      // The number in a folded rail is positioned over the corner of its link.
      if (element.matches('.rail-link') && element.querySelector('.rail-badge')) return false;
      const { right, left } = element.getBoundingClientRect();
      const beside = (right > innerWidth + 1 || left < -1) && !scrolls(element.parentElement);
      // A text of one pixel is for screen readers alone.
      const inside = element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1;
      const told = getComputedStyle(element).textOverflow === 'ellipsis' && element.closest('[title]');
      return (beside || inside) && !told;
    };
    const pen = document.createElement('canvas').getContext('2d');
    const fields = [
      ...document.querySelectorAll<HTMLSelectElement | HTMLInputElement>('select, input[placeholder]'),
    ];
    const shownIn = (field: (typeof fields)[number]) =>
      field instanceof HTMLSelectElement ? field.selectedOptions[0]?.text : field.placeholder;
    const tooLong = (field: (typeof fields)[number]) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(field);
      if (!pen) return false;
      pen.font = font;
      const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return pen.measureText(shownIn(field) ?? '').width > room + 1;
    };
    return [
      ...[...document.querySelectorAll<HTMLElement>(named)]
        .filter((element) => element.checkVisibility() && element.textContent !== '')
        .filter((element) => [element, ...element.querySelectorAll<HTMLElement>('*')].some(cut))
        .map((element) => `${element.tagName} “${element.textContent}”`),
      ...fields
        .filter((field) => field.checkVisibility() && tooLong(field))
        .map((field) => `${field.tagName} “${shownIn(field)}”`),
    ];
  });

/** Texts with a line break inside a word, except for the one break that an address may need. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    const range = document.createRange();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = (node.textContent ?? '').trim();
      const element = node.parentElement;
      if (text.length < 4 || !element?.checkVisibility() || element.closest('.admin-hidden')) continue;
      range.selectNodeContents(node);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      const words = text.split(/[\s\u2060-]+/).length;
      if (lines > words + 1) broken.push(`“${text}” in ${lines} lines`);
    }
    return broken;
  });

it.each(locales)(
  'in %s, no screen is wider than its window, no text is cut off, no column breaks words, every link has a colour of the design, and labels match names',
  { timeout: 240_000 },
  async (locale) => {
    const token = await tokenOf(site);
    const page = await openAdmin(site, '/dashboard', { locale, token });
    const wrong: unknown[] = [];
    const isLong = longLocales.some((long) => long === locale);
    const measure = async (place: string) => {
      await expectNamed(page, `${place}, ${locale}`);
      for (const viewport of isLong ? [desktop, laptop, tablet, phone] : [laptop, phone]) {
        await page.setViewportSize(viewport);
        await expect.poll(() => page.locator('.admin-wait, [aria-busy=true]').count()).toBe(0);
        const look = async () => ({
          width: await pageWidth(page),
          cut: await cutOff(page),
          broken: await brokenWords(page),
        });
        const sound = ({ width, cut, broken }: Awaited<ReturnType<typeof look>>) =>
          width <= viewport.width && cut.length === 0 && broken.length === 0;
        let seen = await look();
        // Retries: rows may still turn into cards, columns fold, and the row of tabs scroll to the current tab.
        for (let left = 10; left > 0 && !sound(seen); left -= 1) {
          await sleep(100);
          seen = await look();
        }
        if (!sound(seen)) wrong.push({ place, window: viewport.width, ...seen });
      }
      const sideways = (await scrolledSideways(page, 'main')).filter((name) => !mayScroll(place).test(name));
      if (sideways.length > 0) wrong.push({ place, sideways });
      const links = await unstyledLinks(page);
      if (links.length > 0) wrong.push({ place, links });
      await page.setViewportSize(desktop);
    };
    const follow = async (links: string) => {
      await page.locator(links).first().waitFor();
      const addresses = await page
        .locator(links)
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      for (const address of addresses) {
        await page.locator(`${links}[href="${address}"]`).click();
        await page.locator('main h1').waitFor();
        await measure(address);
      }
      return addresses.length;
    };
    expect(await follow('.rail-link[href]')).toBe(14);
    expect(await follow('.settings-tabs a:not([href$=integrations])')).toBe(10);

    const { items } = (
      await (await fetch(`${site.url}/api/leads`, { headers: { authorization: `Bearer ${token}` } })).json()
    ).data;
    const inside = ['nowhere', 'leads?q=-', `leads/${items[0].id}`, 'campaigns?q=-', 'campaigns/new'];
    for (const place of [...inside, 'reviews?q=-', 'reviews/links', 'settings/journal?day=2020-01-01']) {
      await page.goto(localizePath(locale, `/admin/dashboard/${place}`));
      await page.locator('main h1').waitFor();
      if (/\/|new/.test(place) && !place.startsWith('settings')) await page.getByRole('dialog').waitFor();
      await measure(place);
    }
    expect(wrong).toEqual([]);
  },
);

it.each(['leads', 'campaigns'] as const)(
  'the table of %s shows every value, and can be sorted by every order, from tablet to desktop',
  async (name) => {
    const page = await openAdmin(site, `/dashboard/${name}`, { viewport: desktop });
    const box = page.locator('.scroll-box');
    const heads = page.getByRole('columnheader');
    const sortMenu = page.getByLabel(t.shared.sort);
    const counts: number[] = [];
    for (const width of [2400, 1440, 1280, 1024, 768]) {
      await page.setViewportSize({ width, height: 900 });
      await heads.first().waitFor();
      await expect.poll(() => box.getAttribute('data-more'), { message: `${width}` }).toBe('');
      counts.push(await heads.count());
      // A folded column has no header to sort by.
      await sortMenu.waitFor();
    }
    expect(counts[0]).toBe(name === 'leads' ? 9 : 8);
    // Beside the folded rail: the box, the day, the name and the status.
    expect(counts.at(-1)).toBeLessThan(5);
    await sortMenu.selectOption('budget asc');
    await expect.poll(() => page.url()).toContain('sort=budget&order=asc');
    await expectAccessible(page, 'folded');
    await page.setViewportSize({ width: 2400, height: 900 });
    await page.getByRole('columnheader', { name: t[name].columns.budget }).getByRole('button').waitFor();
  },
);

it.each(longLocales)(
  'in %s, all rows of a table on a desktop have the same height',
  { timeout: 60_000 },
  async (locale) => {
    const page = await openAdmin(site, '/dashboard/leads', {
      locale,
      viewport: { width: 1440, height: 900 },
    });
    for (const list of ['leads', 'campaigns']) {
      await page.goto(localizePath(locale, `/admin/dashboard/${list}`));
      const rows = page.locator('tbody tr');
      await rows.first().waitFor();
      const heights = () =>
        rows.evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().height)));
      // One more line would be twenty pixels.
      const differ = async () => Math.max(...(await heights())) - Math.min(...(await heights()));
      await expect.poll(differ, { message: list }).toBeLessThan(8);
    }
  },
);

it('a table wider than its window marks the side with more columns, and scrolls by arrow keys', async () => {
  const page = await openAdmin(site, '/dashboard/settings/journal', {
    viewport: { width: 320, height: 640 },
    before: (shown) =>
      shown.route('**/api/audit*', async (route) => {
        const { data } = await (await route.fetch()).json();
        const change = { before: { secret: 'a'.repeat(60) }, after: { secret: 'b'.repeat(60) } };
        const items = data.items.map((item: object) => ({ ...item, ...change }));
        await route.fulfill({ json: { success: true, data: { ...data, items } } });
      }),
  });
  await page.locator('summary').first().click();
  const box = page.locator('.scroll-box').first();
  const more = () => box.getAttribute('data-more');
  await expect.poll(more).toBe('end');
  await expectAccessible(page, 'table that scrolls');
  await box.getByRole('group', { name: t.audit.details }).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(more).toContain('start');
});
