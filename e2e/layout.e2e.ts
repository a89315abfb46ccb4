import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { simulatorHref } from '../src/domain/simulator/opener.ts';
import { agencyDay } from '../src/domain/time/agency-day.ts';
import { arrivesAt, hasFocus, moving, openPage, pageWidth, phone } from '../tests/e2e/browser.ts';
import { http } from '../tests/e2e/http.ts';
import { siteOfFile } from '../tests/e2e/site.ts';
import { homeOf, locales, textsOf } from '../tests/e2e/texts.ts';

/** The frame of every page: header, menu, footer, skip link. */

const site = await siteOfFile({ PARTNER_URL: 'https://partner.example/badge' });
const t = textsOf('fr');

describe('the header', () => {
  const scrollTo = (page: Page, y: number) =>
    page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
  /** The contrast of the header's text with its background, over a page in the colour of the text: 1 without one. */
  const contrast = (page: Page) =>
    page.locator('.site-header').evaluate((header) => {
      const ground = getComputedStyle(header, '::before');
      const numbers = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
      const ink = numbers(getComputedStyle(header).color).map((value) => value / 255);
      const [r = 0, g = 0, b = 0, alpha = 1] = numbers(ground.backgroundColor);
      const opacity = alpha * Number(ground.opacity);
      const luminance = (color: number[]) =>
        color
          .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
          .reduce((sum, value, index) => sum + value * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);
      const behind = [r, g, b].map((value, index) => value * opacity + (ink[index] ?? 0) * (1 - opacity));
      const [low = 0, high = 0] = [luminance(ink), luminance(behind)].sort((one, other) => one - other);
      return (high + 0.05) / (low + 0.05);
    });
  const lostScripts = {
    expected: [/request failed: GET .*\.js/, /console error: .*ERR_FAILED/],
    before: (p: Page) => p.route('**/*.js', (route) => route.abort()),
  };

  it.each([
    ['with its scripts', {}],
    ['without JavaScript', { javaScriptEnabled: false }],
    ['until its scripts arrive', lostScripts],
  ])('has no background at the top, and is readable below 50 px (%s)', async (_name, options) => {
    for (const path of ['/', '/youtube-ads', '/privacy']) {
      const page = await openPage(site, path, { viewport: phone, ...options });
      const readable = async () => {
        const value = await contrast(page);
        return value === 1 ? 'no ground' : value >= 7;
      };
      for (const y of [0, 50, 51, 900, 50]) {
        await scrollTo(page, y);
        await expect.poll(readable, { message: `${path} at ${y}` }).toBe(y <= 50 ? 'no ground' : true);
      }
    }
  });

  it('has a background in browsers without scroll timelines, until the script removes it at the top', async () => {
    const asOld = async (p: Page) => {
      await p.addInitScript(() => {
        CSS.supports = () => false;
      });
      await p.route(`${site.url}/`, async (route) => {
        const response = await route.fetch();
        const { 'content-security-policy': _, ...headers } = response.headers();
        const body = (await response.text()).replace(
          '(animation-timeline:scroll())',
          '(animation-timeline:!)',
        );
        await route.fulfill({ status: 200, headers, body });
      });
    };
    const page = await openPage(site, '/', { before: asOld });
    await expect.poll(() => contrast(page)).toBe(1);
    await scrollTo(page, 51);
    await expect.poll(() => contrast(page)).toBeGreaterThan(7);
  });

  it('links to every section, and keeps the query', async () => {
    const page = await openPage(site, '/?utm_source=radio', moving);
    const links = page.getByRole('banner').getByRole('navigation').first().getByRole('link');
    const anchors = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const sections = anchors.filter((href) => href.startsWith('#') && href !== simulatorHref());
    const ids = await page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => `#${id}`));
    // A list without items has no section. The examples of a report and a sound have no link: the row would not fit at 1024 px.
    const unlinked = ['#hero', '#report', '#sound'];
    expect(sections).toEqual(ids.filter((id) => !unlinked.includes(id)));
    for (const [index, href] of anchors.entries()) {
      if (!sections.includes(href)) continue;
      await links.nth(index).click();
      expect(page.url()).toBe(`${site.url}/?utm_source=radio${href}`);
      await arrivesAt(page, href.slice(1));
    }
  });
});

describe.each(locales)('the header of a wide screen in %s', (locale) => {
  it.each([1024, 1440])('links to the simulator, and fits on one line at %d pixels', async (width) => {
    const page = await openPage(site, homeOf(locale), { viewport: { width, height: 800 } });
    const banner = page.getByRole('banner');
    const button = banner.getByRole('link', { name: textsOf(locale).layout.nav.simulate });
    expect(await button.getAttribute('href')).toBe(simulatorHref());
    const items = await banner.locator('a, button').evaluateAll((all) =>
      all
        .map((item) => item.getBoundingClientRect())
        .filter((box) => box.width > 0)
        .map(({ left, right, top, bottom }) => ({ left, right, height: bottom - top })),
    );
    expect(items.length).toBeGreaterThan(8);
    for (const [index, { left, right, height }] of items.entries()) {
      expect(left).toBeGreaterThanOrEqual(items[index - 1]?.right ?? 0);
      expect(right).toBeLessThanOrEqual(width);
      expect(height).toBeLessThanOrEqual(48);
    }
    expect(await pageWidth(page)).toBe(width);
  });
});

describe('the phone menu', () => {
  const open = (page: Page) => page.getByRole('button', { name: t.layout.nav.open });
  const isOpen = (page: Page) => page.locator('#menu').evaluate((menu) => menu.matches(':popover-open'));

  it('opens and closes by touch, and its links open their sections', async () => {
    const page = await openPage(site, '/', { viewport: phone, hasTouch: true, isMobile: true });
    await open(page).tap();
    expect(await isOpen(page)).toBe(true);
    await page.getByRole('button', { name: t.layout.nav.close }).tap();
    expect(await isOpen(page)).toBe(false);
    await open(page).tap();
    await page.locator('#menu').getByRole('link', { name: t.layout.nav.faq }).tap();
    await arrivesAt(page, 'faq');
    expect(await isOpen(page)).toBe(false);
  });

  it('opens and closes by keyboard, with or without JavaScript', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await openPage(site, '/', { viewport: phone, javaScriptEnabled });
      await open(page).focus();
      await page.keyboard.press('Enter');
      expect(await isOpen(page)).toBe(true);
      await page.keyboard.press('Tab');
      expect(await hasFocus(page, '#menu button')).toBe(true);
      await page.keyboard.press('Escape');
      expect(await isOpen(page)).toBe(false);
      expect(await hasFocus(page, 'header button[popovertarget="menu"]:not(#menu *)')).toBe(true);
    }
  });
});

describe('the footer', () => {
  it('has the year, and links to existing addresses', async () => {
    const page = await openPage(site, '/en');
    const footer = page.getByRole('contentinfo');
    expect(await footer.textContent()).toContain(`© ${agencyDay(Date.now()).slice(0, 4)} MDMC`);
    const links = await footer.getByRole('link').evaluateAll((all) =>
      all.map((link) => ({
        href: link.getAttribute('href') ?? '',
        target: link.getAttribute('target'),
        rel: link.getAttribute('rel'),
      })),
    );
    const external = links.filter(({ href }) => href.startsWith('https:'));
    expect(external).toEqual([
      { href: 'https://partner.example/badge', target: '_blank', rel: 'noopener' },
      { href: 'https://blog.example/', target: '_blank', rel: 'noopener' },
    ]);
    const paths = links.map(({ href }) => href).filter((href) => href.startsWith('/'));
    for (const path of ['/en/faq', '/en/privacy', '/en/terms', '/en/cookies', '/en/legal', '/en/glossaire']) {
      expect(paths).toContain(path);
    }
    for (const path of paths) {
      const { status, headers } = await http(site, path);
      // A page that does not exist yet redirects to the home page.
      expect([path, status, headers['location']]).toEqual(
        status === 200 ? [path, 200, undefined] : [path, 302, '/en'],
      );
    }
    const anchors = links.map(({ href }) => href).filter((href) => href.startsWith('#'));
    expect(anchors).toContain('#simulator');
    for (const anchor of anchors) expect(await page.locator(anchor).count()).toBe(1);
  });
});

it('the skip link is the first stop of the keyboard, and moves the focus into the page', async () => {
  const page = await openPage(site);
  await page.keyboard.press('Tab');
  expect(await hasFocus(page, '.skip-link')).toBe(true);
  expect(await page.locator('.skip-link').boundingBox()).toMatchObject({ y: 8 });
  await page.keyboard.press('Enter');
  expect(await hasFocus(page, 'main')).toBe(true);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});
