import { describe, expect, it } from 'vitest';
import { contrast } from '../src/domain/colour/contrast.ts';
import { type Locale, localizePath } from '../src/domain/locale/locale.ts';
import { REVIEW_PATH } from '../src/domain/review/review-path.ts';
import { sitePages } from '../src/domain/site-map/pages.ts';
import { expectAccessible, expectNamed } from '../tests/e2e/axe.ts';
import { desktop, laidOut, openPage, pageWidth, phone } from '../tests/e2e/browser.ts';
import { lostInForcedColours } from '../tests/e2e/forced-colours.ts';
import { campaign, simulatorOn } from '../tests/e2e/simulator.ts';
import { siteOfFile } from '../tests/e2e/site.ts';
import { homeOf, locales, textsOf } from '../tests/e2e/texts.ts';

const [site, demo] = await Promise.all([siteOfFile(), siteOfFile({ DEMO_DATA: 'on' })]);
const t = textsOf('fr');
const small = { width: 320, height: 640 };
/** A small phone in one long language, a desktop in the other: roles and colours are the same in all. */
const axeWindows: Partial<Record<Locale, { width: number; height: number }>> = { fr: small, es: desktop };

it.each([
  ['fr', phone],
  ['es', desktop],
] as const)(
  'the home page in %s is accessible with its menus, questions and messages open',
  async (locale, viewport) => {
    const t = textsOf(locale);
    const page = await openPage(site, homeOf(locale), { viewport });
    await page.getByRole('button', { name: `${locale.toUpperCase()}, ` }).click();
    await expectAccessible(page, 'list of languages');
    await page.keyboard.press('Escape');
    if (viewport === phone) {
      await page.getByRole('button', { name: t.layout.nav.open }).click();
      await expectAccessible(page, 'menu');
      await page.keyboard.press('Escape');
    }
    await page.locator('#faq summary').nth(1).click();
    const form = page.locator('#contact form');
    await form.locator('button[type=submit]').click();
    await form.locator('[aria-invalid]').first().waitFor();
    await expectAccessible(page, 'question open, errors of the contact form');
    await form.getByLabel(t.contact.name, { exact: true }).fill('Léa');
    await form.getByLabel(t.contact.email, { exact: true }).fill('lea@music.example');
    await form.getByLabel(t.contact.platform, { exact: true }).selectOption('youtube');
    await form.getByLabel(t.contact.message, { exact: true }).fill('Mon single');
    await form.locator('button[type=submit]').click();
    await form.getByText(t.contact.success).waitFor();
    await expectAccessible(page, 'message sent');
  },
);

it.each(locales)(
  'every public page in %s is complete, no wider than a small phone, and accessible',
  { timeout: 180_000 },
  async (locale) => {
    const page = await openPage(demo, homeOf(locale), { viewport: small });
    for (const { path, kind } of [...sitePages, { path: REVIEW_PATH, kind: 'review' }]) {
      const address = localizePath(locale, path);
      await page.setViewportSize(small);
      await page.goto(address);
      expect(new URL(page.url()).pathname).toBe(address);
      expect([path, await page.locator('html').getAttribute('lang')]).toEqual([path, locale]);
      expect([path, await page.locator('h1').count()]).toEqual([path, 1]);
      const unfilled = /undefined|NaN|\{[\w.|]+\}|<[A-Z]/.exec(await page.locator('main').innerText());
      expect([path, unfilled]).toEqual([path, null]);
      const crumbs = page.locator('.breadcrumb li');
      if (!['home', 'service', 'planner', 'review'].includes(kind)) {
        expect(await crumbs.first().locator('a').getAttribute('href'), path).toBe(homeOf(locale));
        expect(await crumbs.last().locator('a').count(), path).toBe(0);
      }
      await laidOut(page);
      expect([path, await pageWidth(page)]).toEqual([path, small.width]);
      const viewport = axeWindows[locale];
      if (!viewport) {
        await expectNamed(page, `${path} in ${locale}`);
        continue;
      }
      await page.setViewportSize(viewport);
      await expectAccessible(page, `${path} in ${locale} at ${viewport.width}`);
    }
  },
);

it.each([
  ['fr', phone],
  ['es', desktop],
] as const)(
  'the simulator is accessible in %s at every step, with and without errors, and on its result',
  { timeout: 90_000 },
  async (locale, viewport) => {
    const page = await openPage(site, homeOf(locale), { viewport });
    const simulator = simulatorOn(page, locale);
    const answers = campaign({ platform: 'tiktok', budget: 700 });
    const steps = [
      ['platform', simulator.choosePlatform],
      ['campaignType', simulator.chooseType],
      ['budget', simulator.typeBudget],
      ['region', simulator.chooseRegion],
    ] as const;
    await simulator.open();
    for (const [step, answer] of steps) {
      await simulator.at(step);
      await expectAccessible(page, step);
      await simulator.next();
      await simulator.dialog.locator('.field-error:not(:empty)').first().waitFor();
      await expectAccessible(page, `${step}, error`);
      if (step === 'budget') {
        await simulator.budget.fill('700');
        await expectAccessible(page, 'budget, with a notice');
        await simulator.next();
      } else {
        await simulator.heading.focus();
        await answer(answers);
      }
    }
    await simulator.at('contact');
    await expectAccessible(page, 'contact');
    await simulator.compute();
    await simulator.dialog.locator('.field-error:not(:empty)').first().waitFor();
    await expectAccessible(page, 'contact, errors');
    await simulator.heading.focus();
    await simulator.typeContact(answers);
    await simulator.hurryLikeAPerson();
    await simulator.compute();
    await simulator.shows(answers);
    await simulator.delivered('sent');
    await expectAccessible(page, 'result');
    await simulator.dialog.getByText(simulator.t.result.formula.show).click();
    await expectAccessible(page, 'result with its formula');
  },
);

it.each([
  ['did not load', '**/mount-*.js', t.layout.simulatorFailed],
  // Shown four seconds after all scripts of a page failed to load, or at once without JavaScript.
  ['has no script at all', '**/*.js', t.layout.noScript.text],
])('the message for a simulator that %s is accessible', async (state, lost, text) => {
  const page = await openPage(site, '/', {
    expected: [/request failed: GET .*\.js/, /console error: .*ERR_FAILED/],
    before: (p) => p.route(lost, (route) => route.abort()),
  });
  await page.locator('[data-action]').click();
  await page.getByText(text).waitFor();
  await expectAccessible(page, state);
});

/** One page of each kind; the planner's own test opens its dialog. */
const kinds = sitePages.filter(({ kind }, at) => sitePages.findIndex((page) => page.kind === kind) === at);
const services = sitePages.filter(({ kind }) => kind === 'service');
const paths = new Set([...kinds, ...services].map(({ path }) => path));

it('every kind of page prints legible texts without their backgrounds, and nothing covers them', async () => {
  const page = await openPage(demo, '/');
  for (const path of paths) {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const texts = await page.locator('body *').evaluateAll((all) => {
      const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
      const pixel = (color: string) => {
        canvas?.clearRect(0, 0, 1, 1);
        Object.assign(canvas ?? {}, { fillStyle: color });
        canvas?.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0, alpha = 0] = canvas?.getImageData(0, 0, 1, 1).data ?? [];
        const hex = [red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('');
        return alpha === 255 ? `#${hex}` : '#ffffff';
      };
      return all
        .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((element) => !element.closest('[aria-hidden="true"], .sr-only'))
        .filter(({ childNodes }) =>
          [...childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim()),
        )
        .map((element) => ({
          text: `${element.className} ${element.textContent?.trim().slice(0, 40)}`,
          color: pixel(getComputedStyle(element).color),
        }));
    });
    expect([path, texts.length > 5]).toEqual([path, true]);
    expect([path, texts.filter(({ color }) => contrast(color, '#ffffff') < 3)]).toEqual([path, []]);
    const fixed = await page
      .locator('body *')
      .evaluateAll((all) =>
        all
          .filter((element) => getComputedStyle(element).position === 'fixed' && element.checkVisibility())
          .map(({ className }) => className),
      );
    expect([path, fixed]).toEqual([path, []]);
    await page.emulateMedia({ media: 'screen' });
  }
});

describe('in forced colours', () => {
  it('every control of every kind of page has a visible shape, and a chosen option differs from the others', async () => {
    const page = await openPage(demo, '/');
    for (const path of [...paths, REVIEW_PATH, '/p/les-eclats-bleus']) {
      await page.goto(path);
      expect([path, await lostInForcedColours(page)]).toEqual([path, []]);
    }
  });

  it('every control of the simulator has a visible shape, and the chosen answer differs', async () => {
    const page = await openPage(site, '/');
    const simulator = simulatorOn(page);
    const answers = campaign({ platform: 'tiktok', budget: 1000 });
    await simulator.open();
    await simulator.at('platform');
    await simulator.radio(simulator.t.platforms.tiktok.name).check();
    expect(await lostInForcedColours(page)).toEqual([]);
    await simulator.next();
    await simulator.chooseType(answers);
    await simulator.at('budget');
    await simulator.budget.fill('1000');
    await simulator.dialog.locator('[aria-pressed="true"]').waitFor();
    expect(await lostInForcedColours(page)).toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    const bars = simulator.dialog.locator('.simulator-bars').first().locator('> *');
    const grounds = await bars.evaluateAll((all) => all.map((bar) => getComputedStyle(bar).backgroundColor));
    const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(grounds).not.toContain(canvas);
    expect(new Set(grounds).size, 'bars of what is done and of what is left').toBeGreaterThan(1);
  });
});
