import { describe, expect, it } from 'vitest';
import { contrast } from '../src/domain/colour/contrast.ts';
import { localizePath } from '../src/domain/locale/locale.ts';
import { REVIEW_PATH } from '../src/domain/review/review-path.ts';
import { sitePages } from '../src/domain/site-map/pages.ts';
import { expectAccessible } from '../tests/journeys/axe.ts';
import { desktop, openPage, phone } from '../tests/journeys/browser.ts';
import { lostInForcedColours } from '../tests/journeys/forced-colours.ts';
import { campaign, simulatorOn } from '../tests/journeys/simulator.ts';
import { siteOfFile } from '../tests/journeys/site.ts';
import { homeOf, locales, textsOf } from '../tests/journeys/texts.ts';

const [site, demo] = await Promise.all([siteOfFile(), siteOfFile({ DEMO_DATA: 'on' })]);
const t = textsOf('fr');
const widths = [
  ['a phone', phone],
  ['a desktop', desktop],
] as const;
const windowOf = (turn: number) => (turn % 2 === 0 ? phone : desktop);

describe.each(widths)('the home page on %s', (_name, viewport) => {
  it.each(locales)('is accessible in %s', async (locale) => {
    const page = await openPage(site, homeOf(locale), { viewport });
    await expectAccessible(page, locale);
  });

  it.each(locales)('is accessible in %s with its menus, questions and messages open', async (locale) => {
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
  });
});

/** Each language begins in another window than the one before, so that together they see each page in both. */
const turns = locales.map((locale, index) => ({ locale, window: windowOf(index), index }));

it.each(turns)(
  'the public pages are all accessible in $locale, in turn on a phone and a desktop',
  async ({ locale, window, index }) => {
    const page = await openPage(demo, localizePath(locale, REVIEW_PATH), { viewport: window });
    await expectAccessible(page, REVIEW_PATH);
    for (const [turn, { path }] of sitePages.entries()) {
      const viewport = windowOf(index + turn);
      await page.setViewportSize(viewport);
      await page.goto(localizePath(locale, path));
      await expectAccessible(page, `${path} at ${viewport.width}`);
    }
  },
  240_000,
);

it.each(turns)(
  'the simulator is accessible in $locale at every step, with and without errors, and on its result',
  { timeout: 90_000 },
  async ({ locale, window }) => {
    const page = await openPage(site, homeOf(locale), { viewport: window });
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
  ['did not load', '**/mount.*.js', t.layout.simulatorFailed],
  // Four seconds after a page whose scripts all failed to load; at once where scripts are off.
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

describe('on paper', () => {
  it.each([...paths])(
    'the texts of %s are legible without their grounds, and nothing covers them',
    async (path) => {
      const page = await openPage(demo, path);
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
            [...childNodes].some(
              ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
            ),
          )
          .map((element) => ({
            text: `${element.className} ${element.textContent?.trim().slice(0, 40)}`,
            color: pixel(getComputedStyle(element).color),
          }));
      });
      expect(texts.length).toBeGreaterThan(5);
      expect(texts.filter(({ color }) => contrast(color, '#ffffff') < 3)).toEqual([]);
      const fixed = await page
        .locator('body *')
        .evaluateAll((all) =>
          all
            .filter((element) => getComputedStyle(element).position === 'fixed' && element.checkVisibility())
            .map(({ className }) => className),
        );
      expect(fixed).toEqual([]);
    },
  );
});

describe('in forced colours', () => {
  it.each([...paths, REVIEW_PATH, '/p/les-eclats-bleus'])(
    'every control of %s has a visible shape, and the chosen one of several differs',
    async (path) => {
      const page = await openPage(demo, path);
      expect(await lostInForcedColours(page)).toEqual([]);
    },
  );

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
