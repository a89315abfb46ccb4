import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { agencyDay } from '../src/domain/time/agency-day.ts';
import { arrivesAt, hasFocus, moving, openPage, phone } from './browser.ts';
import { http } from './http.ts';
import { siteOfFile } from './site.ts';
import { textsOf } from './texts.ts';

/** What frames every page: header, menu, footer, skip link. */

const site = await siteOfFile({ PARTNER_URL: 'https://partner.example/badge' });
const t = textsOf('fr');

describe('the header', () => {
  it('changes its style beyond 50 px', async () => {
    const page = await openPage(site);
    const scrolledAt = async (y: number) => {
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      return page.getByRole('banner').evaluate(({ classList }) => classList.contains('is-scrolled'));
    };
    expect([await scrolledAt(50), await scrolledAt(51), await scrolledAt(50)]).toEqual([false, true, false]);
  });

  it('leads to every section, and keeps the query', async () => {
    const page = await openPage(site, '/?utm_source=radio', moving);
    const links = page.getByRole('banner').getByRole('navigation').first().getByRole('link');
    const anchors = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const sections = anchors.filter((href) => href.startsWith('#'));
    expect(sections).toEqual(['#services', '#about', '#articles', '#reviews', '#faq', '#contact']);
    for (const [index, href] of anchors.entries()) {
      if (!href.startsWith('#')) continue;
      await links.nth(index).click();
      expect(page.url()).toBe(`${site.url}/?utm_source=radio${href}`);
      await arrivesAt(page, href.slice(1));
    }
  });
});

describe('the phone menu', () => {
  const open = (page: Page) => page.getByRole('button', { name: t.layout.nav.open });
  const isOpen = (page: Page) => page.locator('#menu').evaluate((menu) => menu.matches(':popover-open'));

  it('opens and closes by touch, and a link in it leads to its section', async () => {
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
  it('holds the year, and links that lead somewhere', async () => {
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
      // Pages that come later lead home until then.
      expect([path, status, headers['location']]).toEqual(
        status === 200 ? [path, 200, undefined] : [path, 302, '/en'],
      );
    }
    const anchors = links.map(({ href }) => href).filter((href) => href.startsWith('#'));
    expect(anchors).toContain('#simulator');
    for (const anchor of anchors) expect(await page.locator(anchor).count()).toBe(1);
  });
});

it('the skip link is the first stop of the keyboard, and leads into the page', async () => {
  const page = await openPage(site);
  await page.keyboard.press('Tab');
  expect(await hasFocus(page, '.skip-link')).toBe(true);
  expect(await page.locator('.skip-link').boundingBox()).toMatchObject({ y: 8 });
  await page.keyboard.press('Enter');
  expect(await hasFocus(page, 'main')).toBe(true);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});
