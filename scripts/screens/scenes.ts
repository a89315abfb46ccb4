import type { Page } from 'playwright-core';
import { textsOf } from '../../tests/e2e/texts.ts';

/** A state of the home page, with the visitor's actions before it. */
export interface Scene {
  /** The visitor has not made a cookie choice yet. */
  newVisitor?: true;
  /** Only the window: in a picture of the full page, a fixed element over the page would be at an arbitrary place. */
  window?: true;
  act(page: Page, photograph: (name: string) => Promise<void>): Promise<void>;
}

const t = textsOf('fr');
const answers = { name: 'Léa Martin', email: 'lea@music.example' };
/** The site treats a form that is sent sooner as filled in by a script. */
const A_PERSONS_HASTE_MS = 1000;

const banner = (page: Page) => page.getByRole('region', { name: t.consent.label });

export const scenes: Record<string, Scene> = {
  'cookie banner': {
    newVisitor: true,
    window: true,
    act: (page) => banner(page).waitFor(),
  },
  'cookie settings': {
    newVisitor: true,
    window: true,
    async act(page) {
      await banner(page).getByRole('button', { name: t.consent.settings }).click();
      await page.getByRole('dialog', { name: t.consent.dialog.title }).waitFor();
    },
  },
  'cookies accepted': {
    newVisitor: true,
    window: true,
    async act(page) {
      await banner(page).getByRole('button', { name: t.consent.accept }).click();
      await banner(page).waitFor({ state: 'hidden' });
    },
  },
  languages: {
    window: true,
    act: (page) => page.getByRole('button', { name: /^FR, Langue/ }).click(),
  },
  menu: {
    window: true,
    async act(page) {
      const button = page.getByRole('button', { name: t.layout.nav.open });
      if (await button.isVisible()) await button.click();
    },
  },
  'question open': {
    act: (page) => page.locator('#faq summary').nth(1).click(),
  },
  contact: {
    async act(page, photograph) {
      const form = page.locator('#contact form');
      await form.locator('button[type=submit]').click();
      await form.locator('[aria-invalid]').first().waitFor();
      await photograph('contact errors');
      await form.getByLabel(t.contact.name, { exact: true }).fill(answers.name);
      await form.getByLabel(t.contact.email, { exact: true }).fill(answers.email);
      await form.getByLabel(t.contact.platform, { exact: true }).selectOption('youtube');
      await form.getByLabel(t.contact.message, { exact: true }).fill('Mon single sort en mars.');
      await page.waitForTimeout(A_PERSONS_HASTE_MS);
      await form.locator('button[type=submit]').click();
      await form.getByText(t.contact.success).waitFor();
      await photograph('contact sent');
    },
  },
  simulator: {
    window: true,
    async act(page, photograph) {
      await page.locator('a[href="#simulator"]:visible').first().click();
      const dialog = page.getByRole('dialog', { name: t.simulator.title });
      const heading = dialog.getByRole('heading');
      const at = (step: keyof typeof t.simulator.steps) =>
        heading.filter({ hasText: t.simulator.steps[step].title }).waitFor();
      const next = () => dialog.getByRole('button', { name: t.simulator.next, exact: true }).click();
      const choose = (name: string) => dialog.getByRole('radio', { name }).check();
      await at('platform');
      await photograph('simulator 1 platform');
      await next();
      await photograph('simulator 1 platform, error');
      await choose(t.simulator.platforms.youtube.name);
      await next();
      await at('campaignType');
      await photograph('simulator 2 type');
      await choose(t.simulator.campaignTypes.awareness.name);
      await next();
      await at('budget');
      await photograph('simulator 3 budget');
      await dialog.getByLabel(t.simulator.budget.label).fill('1500');
      await next();
      await at('region');
      await photograph('simulator 4 region');
      await choose(t.simulator.regions.europe);
      await next();
      await at('contact');
      await photograph('simulator 5 contact');
      await dialog.getByLabel(t.simulator.contact.artistName).fill('Nova & l’Été');
      await dialog.getByLabel(t.simulator.contact.email).fill(answers.email);
      await dialog.getByRole('button', { name: t.simulator.compute, exact: true }).click();
      await dialog.getByText(t.simulator.result.heading, { exact: true }).waitFor();
      // The result is animated: it counts up to its figure.
      await page.waitForTimeout(1500);
      await photograph('simulator 6 result');
      await dialog.getByText(t.simulator.result.formula.show).click();
      await photograph('simulator 6 result, formula');
    },
  },
};
