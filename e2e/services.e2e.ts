import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { localizePath } from '../src/domain/locale/locale.ts';
import { servicesTexts } from '../src/site/services/texts.ts';
import { expectAccessible } from './axe.ts';
import { desktop, moving, openPage, phone } from './browser.ts';
import { whoRefused } from './consent.ts';
import { http } from './http.ts';
import { campaign, simulatorOn } from './simulator.ts';
import { siteOfFile } from './site.ts';
import { type Locale, locales, textsOf } from './texts.ts';

const site = await siteOfFile();
/** With the sample reviews. */
const demo = await siteOfFile({ DEMO_DATA: 'on' });

const services = ['youtube', 'meta', 'spotify'] as const;
const pathOf = (service: (typeof services)[number]) => `/${service}-ads`;
const first = ['hero', 'value', 'stats', 'steps', 'reviews', 'services'];
const last = ['trust', 'faq', 'start'];
const own = { youtube: [], meta: ['results'], spotify: ['examples', 'results'] };

const t = servicesTexts('fr');
const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);
const hasFocus = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element === document.activeElement);

function formOn(page: Page, locale: Locale = 'fr') {
  const form = page.locator('#lead');
  const { name, email } = servicesTexts(locale).shared.form;
  return {
    form,
    name: form.getByLabel(name, { exact: true }),
    email: form.getByLabel(email, { exact: true }),
    link: form.locator('input[type=url]'),
    submit: form.locator('button[type=submit]'),
    /** What stands under the three fields. */
    errors: () =>
      Promise.all(
        ['name', 'email', 'videoUrl'].map((field) => form.locator(`[data-error-for=${field}]`).textContent()),
      ),
  };
}

describe.each(services)('%s', (service) => {
  it.each(locales)('in %s: whole, accessible, no wider than a phone or a small one', async (locale) => {
    const address = localizePath(locale, pathOf(service));
    const page = await openPage(site, address, { viewport: phone });
    expect(new URL(page.url()).pathname).toBe(address);
    expect(await page.locator('html').getAttribute('lang')).toBe(locale);
    expect(await page.locator('h1').count()).toBe(1);
    const sections = await page.locator('main section').evaluateAll((all) => all.map(({ id }) => id));
    expect(sections).toEqual([...first, ...own[service], ...last]);
    expect(await page.locator('main').innerText()).not.toMatch(/undefined|\{[\w.|]+\}/);
    for (const question of await page.locator('#faq summary').all()) await question.click();
    await expectAccessible(page, `${address} on a phone`);
    for (const size of [phone.width, 320]) {
      await page.setViewportSize({ width: size, height: 640 });
      expect(await width(page)).toBeLessThanOrEqual(size);
    }
    // What a wide screen arranges otherwise is the same in every language.
    if (locale !== 'fr') return;
    await page.setViewportSize(desktop);
    await expectAccessible(page, `${address} on a desktop`);
  });

  it('tells programs where it stands, what it offers and what it answers', async () => {
    const { body } = await http(site, `/en${pathOf(service)}`);
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body) ?? [];
    const graph: Record<string, unknown>[] = JSON.parse(json)['@graph'];
    const ofType = (type: string) => graph.find((thing) => thing['@type'] === type);
    expect(ofType('BreadcrumbList')?.['itemListElement']).toHaveLength(2);
    expect(ofType('Service')).toMatchObject({ url: `${site.url}/en${pathOf(service)}` });
    const { items } = servicesTexts('en')[service].faq;
    expect(ofType('FAQPage')?.['mainEntity']).toMatchObject(
      items.map(({ question }) => ({ name: question })),
    );
  });

  it.each([
    ['with script', true],
    ['without script', false],
  ])('opens one answer at a time %s', async (_name, javaScriptEnabled) => {
    const page = await openPage(site, pathOf(service), { javaScriptEnabled, before: whoRefused });
    const questions = page.locator('#faq summary');
    for (const index of [0, 2, 1]) {
      await questions.nth(index).click();
      const open = page.locator('#faq details[open]');
      expect(await open.count()).toBe(1);
      expect(await open.locator('h3').textContent()).toBe(t[service].faq.items[index]?.question);
    }
    await questions.nth(1).press('Enter');
    expect(await page.locator('#faq details[open]').count()).toBe(0);
  });

  it('is linked from the home page and from every footer', async () => {
    const page = await openPage(site, '/pt');
    const address = `/pt${pathOf(service)}`;
    expect(await page.locator(`#services a[href="${address}"]`).count()).toBe(1);
    await page.getByRole('contentinfo').locator(`a[href="${address}"]`).click();
    await page.waitForURL(site.url + address);
  });
});

describe('the counters', () => {
  const finals = ['150M+', '80+', '50+'];
  const shown = (page: Page) => page.locator('[data-count]').allTextContents();

  it('count up once, over 2 s, from the moment half of them is visible', async () => {
    const page = await openPage(site, '/meta-ads', { ...moving, before: (p) => p.clock.install() });
    const see = (share: number) =>
      page.locator('[data-counters]').evaluate((element, part) => {
        const { top, height } = element.getBoundingClientRect();
        const to = window.scrollY + top - window.innerHeight + height * part;
        window.scrollTo({ top: to, behavior: 'instant' });
      }, share);
    await page.clock.pauseAt(Date.now() + 60_000);
    await see(0.3);
    await page.clock.runFor(1000);
    expect(await shown(page)).toEqual(finals);
    await see(0.6);
    await expect
      .poll(async () => {
        await page.clock.runFor(20);
        return shown(page);
      })
      .not.toEqual(finals);
    expect(Number.parseInt((await shown(page))[0] ?? '', 10)).toBeLessThan(20);
    await page.clock.runFor(1600);
    expect(await shown(page)).not.toEqual(finals);
    await page.clock.runFor(440);
    expect(await shown(page)).toEqual(finals);
    await see(-1);
    await see(0.9);
    await page.clock.runFor(100);
    expect(await shown(page)).toEqual(finals);
  });

  it('stand still for those who asked for less motion, and without script', async () => {
    for (const options of [{}, { javaScriptEnabled: false }]) {
      const page = await openPage(site, '/spotify-ads', options);
      await page.locator('[data-counters]').scrollIntoViewIfNeeded();
      expect(await shown(page)).toEqual(finals);
    }
  });
});

describe('the reviews', () => {
  it('are four of five stars at most, said to be a selection', async () => {
    const page = await openPage(demo, '/youtube-ads');
    const reviews = page.locator('#reviews');
    expect(await reviews.locator('.quote').count()).toBe(4);
    expect(await reviews.getByRole('img', { name: t.shared.reviews.fiveStars }).count()).toBe(4);
    expect(await reviews.innerText()).toContain(t.shared.reviews.selection);
  });

  it('are samples that say so where there are none: one, and four for Spotify', async () => {
    for (const [service, count] of [
      ['youtube', 1],
      ['meta', 1],
      ['spotify', 4],
    ] as const) {
      const page = await openPage(site, pathOf(service));
      const tags = page.locator('#reviews .quote').getByText(t.shared.reviews.example, { exact: true });
      expect(await tags.count()).toBe(count);
    }
  });

  it('take the place of four placeholders once the server has them', async () => {
    let visits = 0;
    const page = await openPage(demo, '/meta-ads', {
      before: (p) =>
        p.route('**/meta-ads', async (route) => {
          visits += 1;
          const response = await route.fetch();
          const html = await response.text();
          const waiting = html.replace(
            /(<section id="reviews"[^>]*data-feed=")loaded("[^>]*>).*?<\/section>/s,
            '$1loading$2<p>waiting</p></section>',
          );
          await route.fulfill({ response, body: visits === 1 ? waiting : html });
        }),
    });
    expect(await page.locator('#reviews').innerText()).toBe('waiting');
    await expect.poll(() => page.locator('#reviews .quote').count()).toBe(4);
  });
});

describe('the form of YouTube and Meta', () => {
  const messages = textsOf('fr').errors.fields;
  const { linkError } = t.shared.form;

  it.each([
    [{}, [messages.artist_error, messages.email_error, ''], '#lead-name'],
    [{ name: 'Léa' }, ['', messages.email_error, ''], '#lead-email'],
    [{ name: '   ', email: 'lea@music.example' }, [messages.artist_error, '', ''], '#lead-name'],
    [{ name: 'Léa', email: 'lea@music' }, ['', messages.email_error, ''], '#lead-email'],
    [{ name: 'Léa', email: 'lea@music.example', link: 'youtu.be/x' }, ['', '', linkError], '#lead-link'],
  ])('%j: says what is wrong, and loses nothing', async (typed: Record<string, string>, errors, focused) => {
    const page = await openPage(site, '/meta-ads');
    const fields = formOn(page);
    for (const name of ['name', 'email', 'link'] as const) await fields[name].fill(typed[name] ?? '');
    await fields.submit.click();
    await expect.poll(fields.errors).toEqual(errors);
    await expect.poll(() => hasFocus(page, focused)).toBe(true);
    expect(await page.locator(focused).getAttribute('aria-invalid')).toBe('true');
    for (const name of ['name', 'email', 'link'] as const)
      expect(await fields[name].inputValue()).toBe(typed[name] ?? '');
    expect(new URL(page.url()).hash).toBe('');
    await expectAccessible(page, 'the form with its errors');
    await page.locator(focused).press('a');
    expect(await page.locator(focused).getAttribute('aria-invalid')).toBeNull();
  });

  it.each(['youtube', 'meta'] as const)('of %s opens the simulator with what was typed', async (service) => {
    const page = await openPage(site, `${pathOf(service)}?utm_source=insta`, { before: whoRefused });
    const posted: string[] = [];
    page.on('request', (request) => void (request.method() === 'POST' && posted.push(request.url())));
    const { name, email, link, submit } = formOn(page);
    await name.fill('Nova & l’Été');
    await email.fill('nova+ads@music.example');
    await link.fill('https://youtu.be/x');
    await submit.click();
    const simulator = simulatorOn(page);
    await simulator.opened();
    await simulator.at('campaignType');
    await simulator.button(simulator.t.previous).click();
    expect(await simulator.radio(simulator.t.platforms[service].name).isChecked()).toBe(true);
    const answers = campaign();
    await simulator.next();
    await simulator.chooseType(answers);
    await simulator.typeBudget(answers);
    await simulator.chooseRegion(answers);
    await simulator.at('contact');
    expect(await simulator.artist.inputValue()).toBe('Nova & l’Été');
    expect(await simulator.email.inputValue()).toBe('nova+ads@music.example');
    expect(posted).toEqual([]);
  });

  it('waits for its script when it is sent before anything else', async () => {
    const page = await openPage(site, '/youtube-ads');
    const { name, email } = formOn(page);
    // What fetches the behaviours is there, and they are not: it takes over the messages first.
    await page.waitForFunction(() => document.querySelector<HTMLFormElement>('#lead')?.noValidate);
    await page.evaluate(() => {
      const typed = { 'lead-name': 'Léa', 'lead-email': 'lea@music.example' };
      for (const [id, value] of Object.entries(typed)) {
        const field = document.getElementById(id);
        if (field instanceof HTMLInputElement) field.value = value;
      }
      document.querySelector<HTMLFormElement>('#lead')?.requestSubmit();
    });
    await simulatorOn(page).opened();
    expect([await name.inputValue(), await email.inputValue()]).toEqual(['Léa', 'lea@music.example']);
  });

  it('leads without script to the contact section, with what was typed', async () => {
    const page = await openPage(site, '/en/meta-ads', {
      javaScriptEnabled: false,
      // The contact form asks for a message.
      expected: [/^console error: .*422/],
    });
    const { name, email, submit } = formOn(page, 'en');
    await name.fill('Léa');
    await email.fill('lea@music.example');
    await submit.click();
    await page.waitForURL(`${site.url}/en#contact`);
    const values = await page
      .locator('#contact form')
      .evaluate((form: HTMLFormElement) => Object.fromEntries(new FormData(form)));
    expect(values).toMatchObject({ name: 'Léa', email: 'lea@music.example', platform: 'meta' });
  });
});

describe('the examples of Spotify', () => {
  const link = (page: Page, name: string) => page.locator(`a[href="#example-${name}"]`);
  const dialog = (page: Page) => page.locator('dialog[open]');
  const isLocked = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden');

  it.each<[string, (page: Page) => Promise<unknown>]>([
    ['its button', (page) => page.getByRole('button', { name: t.spotify.examples.close }).click()],
    ['Escape', (page) => page.keyboard.press('Escape')],
    ['a click on the overlay', (page) => page.mouse.click(20, 450)],
  ])('open large, and close on %s', async (_name, close) => {
    const page = await openPage(site, '/spotify-ads', { before: whoRefused });
    for (const name of ['audio', 'video', 'display'] as const) {
      await link(page, name).click();
      await dialog(page).waitFor();
      expect(await isLocked(page)).toBe(true);
      const drawing = dialog(page).getByRole('img', { name: t.spotify.examples[name].alt });
      const small = await link(page, name).getByRole('img').boundingBox();
      expect((await drawing.boundingBox())?.width).toBeGreaterThan(2 * (small?.width ?? 0));
      await drawing.click();
      expect(await dialog(page).count()).toBe(1);
      await close(page);
      await expect.poll(() => dialog(page).count()).toBe(0);
      expect(await isLocked(page)).toBe(false);
      expect(await hasFocus(page, `a[href="#example-${name}"]`)).toBe(true);
      expect(new URL(page.url()).hash).toBe('');
    }
  });

  it('open and close by keyboard, and keep the focus inside', async () => {
    const page = await openPage(site, '/spotify-ads', { before: whoRefused });
    await link(page, 'video').focus();
    await page.keyboard.press('Enter');
    await dialog(page).waitFor();
    await expectAccessible(page, 'an example shown large');
    for (let press = 0; press < 4; press += 1) {
      await page.keyboard.press('Tab');
      // Between the last element and the first, a browser visits its own window.
      const inside = await page.evaluate(() => {
        const { activeElement, body } = document;
        return activeElement === body || activeElement?.closest('dialog[open]') !== null;
      });
      expect(inside).toBe(true);
    }
    await page.getByRole('button', { name: t.spotify.examples.close }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => hasFocus(page, 'a[href="#example-video"]')).toBe(true);
  });

  it('are larger than the screen of a phone, which stays where it was', async () => {
    const page = await openPage(site, '/spotify-ads', { viewport: phone, before: whoRefused });
    await link(page, 'video').scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    await link(page, 'video').click();
    await dialog(page).waitFor();
    const picture = await dialog(page).getByRole('img').boundingBox();
    expect(picture?.width).toBeGreaterThan(phone.width);
    // It alone is panned: its title and its button stay on the screen.
    expect(await dialog(page).evaluate((element) => element.scrollWidth)).toBe(phone.width);
    expect(await width(page)).toBe(phone.width);
    await expectAccessible(page, 'an example on a phone');
    await page.mouse.move(180, 320);
    await page.mouse.wheel(0, 400);
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog(page).count()).toBe(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
  });

  it('open and close without script', async () => {
    const page = await openPage(site, '/spotify-ads', { javaScriptEnabled: false });
    await link(page, 'audio').click();
    const shown = page.locator('#example-audio');
    expect(await shown.isVisible()).toBe(true);
    await shown.getByRole('link', { name: t.spotify.examples.close }).click();
    expect(await shown.isVisible()).toBe(false);
  });
});
