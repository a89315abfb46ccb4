import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { SimulationInputs } from '../../src/contracts/leads/simulation.ts';
import { rangeOfCostText } from '../../src/domain/simulator/estimate.ts';
import { simulatorHref } from '../../src/domain/simulator/opener.ts';
import { shownFigure } from '../../src/domain/simulator/shown-figure.ts';
import { fill, formatCostRange, formatNumber } from '../../src/i18n/format.ts';
import { openPage, type VisitOptions } from './browser.ts';
import { figuresOf } from './figures.ts';
import type { Site } from './site.ts';
import { type Locale, textsOf } from './texts.ts';

/** In milliseconds. The site treats a form that is sent sooner as a script's, so a test waits as long as a person. */
const A_PERSONS_HASTE_MS = 900;

let people = 0;

/** Returns the answers of a new person each time. */
export function campaign(changes: Partial<SimulationInputs> = {}): SimulationInputs {
  people += 1;
  return {
    platform: 'youtube',
    campaignType: 'awareness',
    budget: 1000,
    country: 'europe',
    artistName: `Nova ${people} & l’Été`,
    email: `nova${people}+${process.pid}@music.example`,
    ...changes,
  };
}

/** Finds the simulator by its visible texts, and drives it step by step. */
export function simulatorOn(page: Page, locale: Locale = 'fr') {
  const { simulator: t, errors } = textsOf(locale);
  const dialog = page.getByRole('dialog', { name: t.title });
  const heading = dialog.getByRole('heading');
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });
  let openedAt = 0;

  const simulator = {
    t,
    messages: errors.fields,
    dialog,
    heading,
    button,
    radio: (name: string) => dialog.getByRole('radio', { name }),
    budget: dialog.getByLabel(t.budget.label),
    artist: dialog.getByLabel(t.contact.artistName),
    email: dialog.getByLabel(t.contact.email),
    delivery: dialog.locator('[data-delivery]'),
    book: dialog.getByRole('link', { name: t.result.book }),

    async opened() {
      await dialog.waitFor();
      openedAt = Date.now();
    },
    async closed() {
      await dialog.waitFor({ state: 'detached' });
    },
    /** Opens the simulator at its last question and answers it; the address contains the other answers. */
    async openAtContact(answers: SimulationInputs) {
      await page.evaluate((fragment) => {
        location.hash = fragment;
      }, simulatorHref(answers));
      await simulator.opened();
      await simulator.typeContact(answers);
      await simulator.hurryLikeAPerson();
    },
    async open() {
      // The button of the hero names a platform and a budget, and opens a later question.
      await page.locator('a[href="#simulator"]:visible:not([data-action])').first().click();
      await simulator.opened();
    },
    /** Waits until the step is shown and the focus is on its question. */
    async at(step: keyof typeof t.steps) {
      await expect.poll(() => heading.textContent()).toBe(t.steps[step].title);
      await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
    },
    next: () => button(t.next).click(),
    async choosePlatform({ platform }: SimulationInputs) {
      await simulator.at('platform');
      await simulator.radio(t.platforms[platform].name).check();
      await simulator.next();
    },
    async chooseType({ campaignType }: SimulationInputs) {
      await simulator.at('campaignType');
      await simulator.radio(t.campaignTypes[campaignType].name).check();
      await simulator.next();
    },
    async typeBudget({ budget }: SimulationInputs) {
      await simulator.at('budget');
      await simulator.budget.fill(String(budget));
      await simulator.next();
    },
    async chooseRegion({ country }: SimulationInputs) {
      await simulator.at('region');
      await simulator.radio(t.regions[country]).check();
      await simulator.next();
    },
    async typeContact({ artistName, email }: SimulationInputs) {
      await simulator.at('contact');
      await simulator.artist.fill(artistName);
      await simulator.email.fill(email);
    },
    async hurryLikeAPerson() {
      await sleep(Math.max(0, openedAt + A_PERSONS_HASTE_MS - Date.now()));
    },
    /** Answers all questions, without sending them. */
    async fillIn(answers: SimulationInputs) {
      await simulator.choosePlatform(answers);
      await simulator.chooseType(answers);
      await simulator.typeBudget(answers);
      await simulator.chooseRegion(answers);
      await simulator.typeContact(answers);
      await simulator.hurryLikeAPerson();
    },
    compute: () => button(t.compute).click(),
    async run(answers: SimulationInputs) {
      await simulator.fillIn(answers);
      await simulator.compute();
    },
    /** Expects the result with the figures of the documented formulas, in large type rounded as on the pages. */
    async shows(answers: SimulationInputs) {
      const { views, reach, cpv, low, high } = figuresOf(answers);
      const number = (value: number) => formatNumber(locale, value);
      const shown = (value: number) => number(shownFigure(value, { low, high }));
      const cost = rangeOfCostText(cpv) ?? [0, 0];
      await dialog.getByText(t.result.heading, { exact: true }).waitFor();
      // The visible figure counts up; the heading gives the final figure to screen readers at once.
      await expect
        .poll(() => dialog.locator('.simulator-figure').textContent())
        .toBe(`≈\u00a0${shown(views)}`);
      expect(await heading.textContent()).toContain(
        `${shown(views)}\u00a0${t.result.views}, ${fill(t.result.between, { low: shown(low), high: shown(high) })}`,
      );
      const said = (await dialog.textContent()) ?? '';
      for (const figure of [
        formatCostRange(locale, cost, cpv.includes('CPV') ? 'CPV' : 'CPM'),
        number(views),
        number(reach),
        number(low),
        number(high),
        `${t.result.low} ${shown(low)}`,
        `${t.result.high} ${shown(high)}`,
      ]) {
        expect(said).toContain(figure);
      }
    },
    /** Waits until the result shows that the simulation was sent to the agency, or is stored in the browser. */
    async delivered(state: 'kept' | 'sent') {
      await expect.poll(() => simulator.delivery.textContent()).toBe(t.result[state]);
    },
  };
  return simulator;
}

/** Expects one stored lead and one delivery of it: the documented JSON, with the figures that were shown. */
export async function expectDelivered(
  site: Site & { receiver: { received: { id: string; destination: string; body: string }[] } },
  answers: SimulationInputs,
  origin: { locale: Locale; page: string },
): Promise<void> {
  const { lead, deliveries } = await site.lead(answers.email, 'delivered');
  const { artistName, email, platform, campaignType, budget, country } = answers;
  const { views, cpv, reach } = figuresOf(answers);
  const body = { artistName, email, platform, campaignType, budget, country, views, cpv, reach };
  expect(lead).toMatchObject({ kind: 'simulation', fields: body, origin, demo: false });
  const calls = site.receiver.received.filter(({ body: sent }) => sent.includes(JSON.stringify(email)));
  expect(calls).toEqual([{ id: deliveries[0]?.id, destination: 'simulator', body: JSON.stringify(body) }]);
}

/** Opens a page, and the simulator by its button unless the path opens it. */
export async function openSimulator(site: { url: string }, path = '/', options: VisitOptions = {}) {
  const page = await openPage(site, path, options);
  const simulator = simulatorOn(page);
  if (!path.includes('#')) await simulator.open();
  return { page, simulator };
}
