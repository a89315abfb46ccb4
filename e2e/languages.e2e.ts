import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../tests/e2e/browser.ts';
import { http } from '../tests/e2e/http.ts';
import { siteOfFile } from '../tests/e2e/site.ts';
import { homeOf, locales, textsOf } from '../tests/e2e/texts.ts';

const site = await siteOfFile();
const others = ['en', 'es', 'pt'] as const;

describe('the language of a page', () => {
  it.each([
    ['en-US,en;q=0.9', '/en'],
    ['es', '/es'],
    ['de-DE, pt-BR;q=0.8, fr;q=0.5', '/pt'],
  ])('redirects %s from / to %s with the query', async (accept, home) => {
    const { status, headers } = await http(site, '/?utm_source=radio&x=%26', { 'accept-language': accept });
    expect({ status, location: headers['location'] }).toEqual({
      status: 302,
      location: `${home}?utm_source=radio&x=%26`,
    });
    expect(headers['vary']).toBe('Accept-Language, Cookie');
    expect(headers['cache-control']).toBe('no-store');
  });

  it.each([{}, { 'accept-language': 'fr-CA' }, { 'accept-language': 'de' }, { 'accept-language': '*' }])(
    'is French without a redirect for %j',
    async (given) => {
      const { status, headers, body } = await http(site, '/', given);
      expect({ status, language: headers['content-language'] }).toEqual({ status: 200, language: 'fr' });
      expect(body).toContain('<html lang="fr"');
      expect(headers['vary']).toContain('Accept-Language, Cookie');
    },
  );

  it.each(others)('is that of the prefix /%s, despite cookie and browser', async (locale) => {
    const given = { cookie: 'lang=fr', 'accept-language': 'fr' };
    const { status, headers, body } = await http(site, `/${locale}`, given);
    expect({ status, language: headers['content-language'] }).toEqual({ status: 200, language: locale });
    expect(body).toContain(`<html lang="${locale}"`);
    expect(headers['vary']).toBe('Accept-Encoding');
  });

  it('is that of ?lang=, then of the cookie, then of the browser', async () => {
    const browser = { 'accept-language': 'pt' };
    expect((await http(site, '/', { ...browser, cookie: 'a=1; lang=es' })).headers['location']).toBe('/es');
    expect((await http(site, '/', { ...browser, cookie: 'lang=fr' })).status).toBe(200);
    const asked = await http(site, '/?lang=en', { ...browser, cookie: 'lang=es' });
    expect(asked.headers['location']).toBe('/en?lang=en');
    expect(asked.headers['set-cookie']).toMatch(/^lang=en; Path=\/; Max-Age=31536000; SameSite=Lax/);
    expect((await http(site, '/?lang=fr', browser)).status).toBe(200);
  });
});

describe('hostile values of the language', () => {
  const mark = 'mdmc7hostile';
  const values = {
    markup: `<script>alert("${mark}")</script>`,
    traversal: `../../${mark}`,
    oversize: mark + 'x'.repeat(10_000),
    'a locale of another shape': 'fr-FR',
    'a NUL': '%00',
    'a line feed': `en\r\nx-${mark}: 1`,
    'another case': 'EN',
  };
  it.each(Object.entries(values))('are ignored and never echoed: %s', async (_name, value) => {
    const encoded = value === '%00' ? value : encodeURIComponent(value);
    const answers = await Promise.all([
      http(site, `/?lang=${encoded}`),
      http(site, '/', { cookie: `lang=${encoded}` }),
      http(site, '/', { 'accept-language': value.replaceAll(/[\r\n]/g, ' ') }),
      http(site, `/${encoded}`),
    ]);
    expect(answers.slice(0, 2).map(({ status }) => status)).toEqual([200, 200]);
    for (const { status, headers, body } of answers) {
      expect(status).toBeLessThan(500);
      expect(`${JSON.stringify(headers)}${body}`).not.toContain(mark);
      expect(`${headers['location']}${headers['set-cookie']}`).not.toMatch(/fr-FR|%00|EN/);
    }
  });

  it('are not read from an array, and only the first of several values counts', async () => {
    expect((await http(site, '/?lang=es&lang=pt')).headers['location']).toBe('/es?lang=es&lang=pt');
    expect((await http(site, '/?lang=xx&lang=pt')).status).toBe(200);
    expect((await http(site, '/?lang[]=pt&lang%5B%5D=es')).status).toBe(200);
    expect((await http(site, '/', { cookie: 'lang=xx; lang=pt' })).status).toBe(200);
    expect((await http(site, '/?lang=')).status).toBe(200);
  });
});

describe('paths without a page', () => {
  it.each([
    ['/nowhere', {}, '/'],
    ['/en/nowhere', {}, '/en'],
    ['/nowhere?utm_source=x', { 'accept-language': 'es' }, '/es'],
    ['/nowhere', { cookie: 'lang=pt' }, '/pt'],
    ['/en/es', {}, '/en'],
    ['/faq/deep/er', {}, '/'],
    ['/index.html', {}, '/'],
    ['/en/index.html', {}, '/en'],
    ['/contact/index.html', {}, '/'],
  ])('redirect from %s with %j to the home page %s', async (path, headers, home) => {
    const answer = await http(site, path, headers);
    expect([answer.status, answer.headers['location']]).toEqual([302, home]);
  });

  it.each([
    ['/en/', '/en'],
    ['/en/?a=1', '/en?a=1'],
    ['/fr', '/'],
    ['/fr/?a=1', '/?a=1'],
  ])('redirect from %s to %s permanently', async (path, location) => {
    const answer = await http(site, path);
    expect([answer.status, answer.headers['location']]).toEqual([308, location]);
  });

  it.each([
    ['/pt.html', '/pt'],
    ['/contact.html', '/contact'],
    ['/en/contact.html?a=1', '/en/contact?a=1'],
  ])('with an extension redirect from %s to the page %s', async (path, location) => {
    const answer = await http(site, path);
    expect([answer.status, answer.headers['location']]).toEqual([301, location]);
  });

  it.each([
    '//evil.example',
    '//evil.example/x',
    '//evil.example/x/',
    '/\\evil.example/x',
    '/en//evil.example/x',
    '/%2F%2Fevil.example/x',
    '///evil.example/%2e%2e',
    '/?lang=en&next=//evil.example',
  ])('do not redirect from %s to another site', async (path) => {
    for (const headers of [{}, { 'accept-language': 'en' }, { host: 'evil.example' }]) {
      const { status, headers: given } = await http(site, path, headers);
      expect([200, 302, 308, 404]).toContain(status);
      expect(new URL(given['location'] ?? '/', site.url).origin).toBe(site.url);
    }
  });

  it('return 404 for a missing asset, and as JSON for an unknown address of the API', async () => {
    for (const path of ['/_site/gone.js', '/nothing.png', '/en/nothing.css']) {
      expect((await http(site, path)).status).toBe(404);
    }
    for (const path of ['/api/x', '/api/', '/api']) {
      const { status, headers, body } = await http(site, path);
      expect([status, headers['content-type']]).toEqual([404, 'application/json']);
      expect(JSON.parse(body)).toMatchObject({ success: false, code: 'not_found' });
    }
  });
});

it.each(locales)('the home page in %s has its language and its translations in the head', async (locale) => {
  const { body } = await http(site, homeOf(locale));
  const tag = (pattern: RegExp) => pattern.exec(body)?.[1];
  const t = textsOf(locale);
  const address = site.url + homeOf(locale);
  expect(tag(/<html lang="(..)"/)).toBe(locale);
  expect(tag(/<link rel="canonical" href="([^"]+)"/)).toBe(address);
  const alternates = [...body.matchAll(/<link rel="alternate" hreflang="([\w-]+)" href="([^"]+)"/g)];
  expect(Object.fromEntries(alternates.map(([, language, href]) => [language, href]))).toEqual({
    fr: `${site.url}/`,
    en: `${site.url}/en`,
    es: `${site.url}/es`,
    pt: `${site.url}/pt`,
    'x-default': `${site.url}/`,
  });
  const og = (name: string) => tag(new RegExp(`<meta property="og:${name}" content="([^"]+)"`));
  expect(og('url')).toBe(address);
  expect(og('locale')).toBe({ fr: 'fr_FR', en: 'en_GB', es: 'es_ES', pt: 'pt_BR' }[locale]);
  expect(og('title')).toContain(t.home.meta.title);
  expect(og('description')).toBe(tag(/<meta name="description" content="([^"]+)"/));
  expect(tag(/<title>([^<]+)</)).toBe(og('title'));
});

describe('the language selector', () => {
  const button = (page: Page) => page.getByRole('button', { name: /^[A-Z]{2}, Lang/ });
  const list = (page: Page) => page.locator('#languages');
  const opened = (page: Page) => list(page).evaluate((element) => element.matches(':popover-open'));

  it('keeps page, query and anchor, shows the transition for half a second, and stores the choice', async () => {
    const page = await openPage(site, '/?utm_source=radio#faq', { before: (p) => p.clock.install() });
    await button(page).click();
    await page.clock.pauseAt(Date.now() + 60_000);
    const leaving = page.waitForRequest((request) => request.isNavigationRequest());
    await page.getByRole('link', { name: 'English' }).click();
    expect((await leaving).url()).toContain('/en?utm_source=radio&lang=en');
    // The scripts of the new page start in a later task after its first paint, so the clock has to advance.
    await expect
      .poll(async () => {
        await page.clock.runFor(1);
        return page.url();
      })
      .toBe(`${site.url}/en?utm_source=radio#faq`);
    const root = page.locator('html');
    const transition = () => root.evaluate(({ classList }) => classList.contains('language-transition'));
    expect([await root.getAttribute('lang'), await transition()]).toEqual(['en', true]);
    await page.clock.runFor(490);
    expect(await transition()).toBe(true);
    await page.clock.runFor(20);
    expect(await transition()).toBe(false);
    expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('en');
    await expect
      .poll(() => page.evaluate(() => document.getElementById('faq')?.getBoundingClientRect().top))
      .toBeLessThan(100);

    // The browser prefers French, but the stored choice wins until the next choice.
    await page.goto('/');
    expect(page.url()).toBe(`${site.url}/en`);
    await page.clock.resume();
    await page.goto('/?lang=fr&a=1');
    await page.waitForURL(`${site.url}/?a=1`);
    expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('fr');
    await page.goto('/');
    expect(page.url()).toBe(`${site.url}/`);
  });

  it('removes a hostile ?lang= from the address, and stores nothing', async () => {
    const page = await openPage(site, '/?lang=%3Cscript%3Ealert(1)%3C/script%3E&a=1');
    await page.waitForURL(`${site.url}/?a=1`);
    expect(await page.evaluate(() => [localStorage.getItem('lang'), document.cookie])).toEqual([null, '']);
    expect(await page.context().cookies()).toEqual([]);
  });

  it('closes on Escape, which returns the focus, and on a click outside', async () => {
    const page = await openPage(site);
    await button(page).focus();
    await page.keyboard.press('Enter');
    expect(await opened(page)).toBe(true);
    await page.keyboard.press('Escape');
    expect(await opened(page)).toBe(false);
    expect(await button(page).evaluate((element) => element === document.activeElement)).toBe(true);
    await button(page).click();
    expect(await opened(page)).toBe(true);
    await page.mouse.click(300, 500);
    expect(await opened(page)).toBe(false);
  });

  it('works by keyboard without JavaScript', async () => {
    const page = await openPage(site, '/', { javaScriptEnabled: false });
    await button(page).focus();
    for (const key of ['Enter', 'Tab', 'Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
    await page.waitForURL(/\/es\?lang=es/);
    expect(await page.locator('html').getAttribute('lang')).toBe('es');
    await page.goto('/');
    expect(page.url()).toBe(`${site.url}/es`);
  });

  it('keeps the typed values of a form for the next page, in this tab only', async () => {
    const typed = {
      name: 'Léa',
      email: 'lea-typed@music.example',
      platform: 'meta',
      message: 'Mon single\nsort en mai',
    };
    const page = await openPage(site, '/contact');
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url() + (request.postData() ?? '')));
    const field = (name: string) => page.locator(`form [name=${name}]`);
    for (const [name, value] of Object.entries(typed))
      await (name === 'platform' ? field(name).selectOption(value) : field(name).fill(value));
    await button(page).click();
    await page.getByRole('link', { name: 'English' }).click();
    await page.waitForURL(`${site.url}/en/contact`);
    for (const [name, value] of Object.entries(typed))
      await expect.poll(() => field(name).inputValue()).toBe(value);
    expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toContain('typed');
    expect(addresses.filter((address) => /lea-typed|single/.test(address))).toEqual([]);
    await page.reload();
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });

  it('keeps a review that was begun, with its rating', async () => {
    const page = await openPage(site, '/review');
    await page.locator('form [name=rating][value="4"]').check({ force: true });
    await page.locator('form [name=message]').fill('Une campagne claire.');
    await button(page).click();
    await page.getByRole('link', { name: 'Português' }).click();
    await page.waitForURL(`${site.url}/pt/review`);
    await expect.poll(() => page.locator('form [name=message]').inputValue()).toBe('Une campagne claire.');
    expect(await page.locator('form [name=rating]:checked').getAttribute('value')).toBe('4');
  });
});
