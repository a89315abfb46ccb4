import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { MIN_BUDGET, regions } from '../../src/domain/simulator/inputs.ts';
import { shownFigure } from '../../src/domain/simulator/shown-figure.ts';
import { fill, formatEuro, formatNumber } from '../../src/i18n/format.ts';
import { desktop, openPage, phone, type VisitOptions } from '../../tests/e2e/browser.ts';
import { figuresOf } from '../../tests/e2e/figures.ts';
import { campaign, openSimulator, simulatorOn } from '../../tests/e2e/simulator.ts';
import { siteOfFile } from '../../tests/e2e/site.ts';

const site = await siteOfFile();
const { errors } = await import('../../src/i18n/dictionaries/errors/fr.ts');

const open = (path?: string, options?: VisitOptions) => openSimulator(site, path, options);
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.tagName);

describe('a step without a valid answer', () => {
  it.each([
    ['platform', 'platform', 'platform_error', 'YouTube'],
    ['campaignType', 'campaignType', 'campaignType_error', 'Notoriété'],
    ['region', 'country', 'region_error', 'Europe'],
  ] as const)(
    'shows an error for %s, takes the focus, and loses the error after an answer',
    async (step, field, key, choice) => {
      const before = {
        platform: '',
        campaignType: '?platform=youtube',
        region: '?platform=youtube&campaignType=awareness&budget=500',
      }[step];
      const { page, simulator } = await open(`/#simulator${before}`);
      await simulator.at(step);
      await simulator.next();
      const message = simulator.dialog.getByText(errors.fields[key]);
      await message.waitFor();
      expect(await focused(page)).toBe(field);
      expect(await simulator.dialog.getByRole('radiogroup').getAttribute('aria-invalid')).toBe('true');
      await simulator.radio(choice).check();
      await message.waitFor({ state: 'detached' });
      await simulator.next();
      await expect.poll(() => simulator.heading.textContent()).not.toBe(simulator.t.steps[step].title);
    },
  );

  it('shows an error for a budget below 500, above ten million or without a number', async () => {
    const { page, simulator } = await open('/#simulator?platform=youtube&campaignType=awareness');
    const { budget, dialog } = simulator;
    await simulator.at('budget');
    for (const [typed, message] of [
      ['', errors.fields.budget_error],
      ['499', errors.fields.budget_error],
      ['499.99', errors.fields.budget_error],
      ['-1000', errors.fields.budget_error],
      ['10000001', errors.fields.budget_max_error],
    ] as const) {
      await budget.fill(typed);
      await simulator.next();
      await dialog.getByText(message).waitFor();
      expect([await focused(page), await budget.getAttribute('aria-invalid')]).toEqual(['budget', 'true']);
      await budget.fill('7');
      await dialog.getByText(message).waitFor({ state: 'detached' });
    }
    // A text field: from a number field, browsers remove a thousands separator, or the whole text.
    expect([await budget.getAttribute('type'), await budget.getAttribute('inputmode')]).toEqual([
      'text',
      'decimal',
    ]);
    await budget.fill(String(MIN_BUDGET));
    await simulator.next();
    await simulator.at('region');
  });

  it('shows errors for artist and e-mail, each of which disappears when its field changes', async () => {
    const { page, simulator } = await open(
      '/#simulator?platform=youtube&campaignType=awareness&budget=500&country=asia',
    );
    const { artist, email, dialog } = simulator;
    const artistError = dialog.getByText(errors.fields.artist_error);
    const emailError = dialog.getByText(errors.fields.email_error);
    await simulator.at('contact');
    await simulator.compute();
    await artistError.waitFor();
    expect([await emailError.isVisible(), await focused(page)]).toEqual([true, 'artistName']);
    await artist.fill('Nova');
    await artistError.waitFor({ state: 'detached' });
    expect(await emailError.isVisible()).toBe(true);
    for (const wrong of ['nova', 'nova@', 'nova@music', 'no va@music.example']) {
      await email.fill(wrong);
      await emailError.waitFor({ state: 'detached' });
      await simulator.compute();
      await emailError.waitFor();
      expect([await focused(page), await email.getAttribute('aria-invalid')]).toEqual(['email', 'true']);
    }
    await artist.fill('   ');
    await email.fill('nova@music.example');
    await simulator.compute();
    await artistError.waitFor();
    expect((await site.leads()).filter(({ lead }) => lead.fields.email === 'nova@music.example')).toEqual([]);
  });
});

it("the simulator shows the views for a typed budget, and a notice below the platform's minimum", async () => {
  const { page, simulator } = await open('/#simulator?platform=tiktok&campaignType=awareness');
  const { dialog, t } = simulator;
  const notice = (name: string, minimum: number) =>
    dialog.getByText(fill(t.budget.underMinimum, { platform: name, minimum: formatEuro('fr', minimum) }));
  const expectRange = async (platform: 'tiktok' | 'meta', budget: number) => {
    const all = regions.map((country) => figuresOf({ platform, campaignType: 'awareness', budget, country }));
    const low = Math.min(...all.map((one) => one.low));
    const high = Math.max(...all.map((one) => one.high));
    const shown = (value: number) => formatNumber('fr', shownFigure(value, { low, high }));
    const range = { low: shown(low), high: shown(high) };
    await dialog.getByText(fill(t.budget.preview, range)).waitFor();
  };
  await simulator.at('budget');
  await simulator.budget.fill('999');
  await notice('TikTok', 1000).waitFor();
  await expectRange('tiktok', 999);
  await simulator.budget.fill('1000');
  await notice('TikTok', 1000).waitFor({ state: 'detached' });
  await simulator.button(formatEuro('fr', 500)).click();
  await notice('TikTok', 1000).waitFor();
  // The notice is advice: the next step can be opened.
  await simulator.next();
  await simulator.at('region');

  await page.goto('/#simulator?platform=meta&campaignType=awareness');
  await simulator.at('budget');
  await simulator.budget.fill('790');
  await notice(t.platforms.meta.name, 800).waitFor();
  await expectRange('meta', 790);
  await simulator.budget.fill('800');
  await notice(t.platforms.meta.name, 800).waitFor({ state: 'detached' });
});

it('the simulator keeps every answer on the way back', async () => {
  const { simulator } = await open();
  const answers = campaign({ platform: 'tiktok', campaignType: 'conversion', budget: 2000, country: 'asia' });
  await simulator.fillIn(answers);
  const back = () => simulator.button(simulator.t.previous).click();
  await back();
  await simulator.at('region');
  expect(await simulator.radio('Asie').isChecked()).toBe(true);
  await back();
  await simulator.at('budget');
  expect(await simulator.budget.inputValue()).toBe('2000');
  await back();
  await simulator.at('campaignType');
  expect(await simulator.radio('Conversion').isChecked()).toBe(true);
  await back();
  await simulator.at('platform');
  expect(await simulator.radio('TikTok').isChecked()).toBe(true);
  expect(await simulator.button(simulator.t.previous).count()).toBe(0);
  for (const step of ['campaignType', 'budget', 'region', 'contact'] as const) {
    await simulator.next();
    await simulator.at(step);
  }
  expect([await simulator.artist.inputValue(), await simulator.email.inputValue()]).toEqual([
    answers.artistName,
    answers.email,
  ]);
});

it('the simulator closes by button, Escape and backdrop, and resets all answers; a click on the backdrop does not close a result', async () => {
  const { page, simulator } = await open('/', { viewport: desktop });
  const { dialog, t } = simulator;
  const answers = campaign();
  const fresh = async () => {
    await simulator.open();
    await simulator.at('platform');
    expect(await dialog.locator('input:checked').count()).toBe(0);
    expect(await dialog.locator('[aria-invalid]').count()).toBe(0);
  };
  await simulator.next();
  await dialog.getByText(errors.fields.platform_error).waitFor();
  await simulator.radio('TikTok').check();
  await page.mouse.click(20, 450);
  await simulator.closed();
  await fresh();
  await simulator.choosePlatform(answers);
  await page.keyboard.press('Escape');
  await simulator.closed();
  await fresh();
  await simulator.button(t.close).click();
  await simulator.closed();
  await fresh();
  await simulator.run(answers);
  await simulator.shows(answers);
  await page.mouse.click(20, 450);
  await page.mouse.click(1420, 450);
  expect(await dialog.isVisible()).toBe(true);
  await simulator.button(t.close).click();
  await simulator.closed();
  expect(page.url()).toBe(`${site.url}/`);
  await fresh();
});

it('the result explains its figures with the formula and the row of the cost table', async () => {
  const page = await openPage(site);
  const simulator = simulatorOn(page);
  const answers = campaign({ platform: 'meta', campaignType: 'awareness', budget: 1300, country: 'europe' });
  await simulator.openAtContact(answers);
  await simulator.compute();
  await simulator.shows(answers);
  await simulator.dialog.getByText(simulator.t.result.formula.show).click();
  const said = (await simulator.dialog.locator('details').textContent()) ?? '';
  // Meta, Europe, awareness: 1.5 to 5 per thousand impressions, 3.25 on average.
  for (const figure of ['1,50', '3,25', formatNumber('fr', 400_000), formatNumber('fr', 120_000)]) {
    expect(said).toContain(figure);
  }
  expect(said).toMatch(/à 5\s\$/);
});

it('the simulator shows a failed load, and opens once the network is back', async () => {
  const page = await openPage(site, '/', {
    expected: [/request failed: GET .*mount/, /console error: .*ERR_INTERNET_DISCONNECTED|ERR_FAILED/],
    before: (p) => p.route('**/mount-*.js', (route) => route.abort()),
  });
  const simulator = simulatorOn(page);
  await page.getByRole('link', { name: 'Estimer ma campagne' }).first().click();
  const panel = page.getByRole('alert');
  await panel.getByText('Le simulateur ne s’est pas chargé').waitFor();
  await page.unroute('**/mount-*.js');
  await panel.getByRole('button', { name: 'Réessayer' }).click();
  await simulator.at('platform');
});

it.each([
  ['a mouse', {}, true],
  ['a touch screen', { viewport: phone, hasTouch: true, isMobile: true }, false],
])('the answers of the simulator show their number keys with %s: %s', async (_pointer, options, shown) => {
  const { simulator } = await open('/#simulator', options);
  await simulator.at('platform');
  expect(await simulator.dialog.locator('.simulator-choice-key').first().isVisible()).toBe(shown);
});
