import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { walkThroughPlanner } from '../scripts/screens/planner-states.ts';
import { localizePath } from '../src/domain/locale/locale.ts';
import { moving, openPage } from '../tests/e2e/browser.ts';
import { whoRefused } from '../tests/e2e/consent.ts';
import { campaign, simulatorOn } from '../tests/e2e/simulator.ts';
import { siteOfFile } from '../tests/e2e/site.ts';
import { translatePage } from '../tests/translate-page.ts';

/** Pages that the browser translates while they are used, beside the same pages without translation. */

const site = await siteOfFile({ DEMO_DATA: 'on' });
const expected = [/request failed: POST/, /console error: .*ERR_FAILED/];

/** Replaces every text as soon as it appears or changes, on each page. */
async function whoTranslates(page: Page): Promise<void> {
  await page.addInitScript(`addEventListener('DOMContentLoaded', () => {
    const translatePage = ${translatePage.toString()};
    translatePage();
    new MutationObserver(() => translatePage())
      .observe(document.body, { childList: true, characterData: true, subtree: true });
  })`);
}

type Look = (name: string, part: Locator) => Promise<void>;

/** Runs the same steps without and with translation, and expects the same text after each of them. */
async function expectSame(
  path: string,
  steps: (page: Page, look: Look) => Promise<void>,
  options: Parameters<typeof openPage>[2] = {},
): Promise<void> {
  const [plain, translated] = await Promise.all([
    openPage(site, path, { ...options, before: whoRefused }),
    openPage(site, path, {
      ...options,
      before: async (page) => {
        await whoRefused(page);
        await whoTranslates(page);
      },
    }),
  ]);
  let waiting: { part: Locator; resolve: () => void; reject: (error: unknown) => void } | undefined;
  let looks = 0;
  /** Waits until the other page is at the same step, and compares the texts. */
  const look: Look = async (name, part) => {
    if (!waiting) {
      await new Promise<void>((resolve, reject) => {
        waiting = { part, resolve, reject };
      });
      return;
    }
    const other = waiting;
    waiting = undefined;
    looks += 1;
    try {
      await expect
        .poll(async () => (await textOf(part)) === (await textOf(other.part)), { timeout: 3000 })
        .toBe(true);
      other.resolve();
    } catch {
      const difference = [name, await textOf(part), await textOf(other.part)];
      other.reject(new Error(`different: ${difference.join('\n')}`));
      throw new Error(`different: ${difference.join('\n')}`);
    }
  };
  await Promise.all([steps(plain, look), steps(translated, look)]);
  expect(looks).toBeGreaterThan(0);
  expect(await translated.locator('font').count()).toBeGreaterThan(0);
}

/** Without spaces: in a flexible box, a text that is translated becomes an item of its own. */
const textOf = async (part: Locator): Promise<string> => (await part.innerText()).replace(/\s+/g, '');

it('the simulator shows the same in every step when the page is translated', async () => {
  const answers = campaign({ budget: 5000, platform: 'meta', campaignType: 'conversion', country: 'usa' });
  await expectSame(
    '/',
    async (page, look) => {
      const simulator = simulatorOn(page);
      const { dialog, t } = simulator;
      await page.evaluate(() => {
        location.hash = 'simulator';
      });
      await simulator.opened();
      await simulator.next();
      await look('no platform', dialog);
      // After an error the focus is on its field, and not on the question.
      await simulator.radio(t.platforms.tiktok.name).check();
      await look('platform', dialog);
      await simulator.next();
      await simulator.at('campaignType');
      await simulator.button(t.previous).click();
      await simulator.choosePlatform(answers);
      await simulator.at('campaignType');
      await simulator.next();
      await look('no type', dialog);
      await simulator.radio(t.campaignTypes[answers.campaignType].name).check();
      await simulator.next();
      await simulator.at('budget');
      for (const budget of ['2000', '100', '5000', '', '600']) {
        await simulator.budget.fill(budget);
        await look(`budget ${budget}`, dialog);
      }
      await simulator.budget.fill('100');
      await simulator.next();
      await look('too small', dialog);
      await simulator.budget.fill(String(answers.budget));
      await look('budget again', dialog);
      await simulator.next();
      await simulator.at('region');
      await look('region', dialog);
      await simulator.chooseRegion(answers);
      await simulator.at('contact');
      await simulator.compute();
      await look('no contact', dialog);
      await simulator.artist.fill(answers.artistName);
      await simulator.email.fill(answers.email);
      await look('contact', dialog);
      await simulator.hurryLikeAPerson();
      await simulator.compute();
      await simulator.shows(answers);
      await look('result', dialog);
    },
    { ...moving, expected: [] },
  );
});

const guides = [
  'guide-budget-youtube-ads',
  'guide-budget-meta-ads',
  'guide-budget-tiktok-ads',
  'roi-marketing-musical',
  'kpi-marketing-musical',
];

it.each(guides.map((slug, index) => [slug, index % 2 === 0 ? 'fr' : 'en'] as const))(
  'the calculator of %s in %s shows the same for every input when the page is translated',
  async (slug, locale) => {
    await expectSame(localizePath(locale, `/${slug}`), async (page, look) => {
      await page.locator('#calc-title').scrollIntoViewIfNeeded();
      await page.locator('[data-calculator][data-state="open"]').waitFor();
      const card = page.locator('[data-calculator]');
      await look('as it opens', card);
      const fields = card.locator('input[type="text"]');
      for (const [index, field] of (await fields.all()).slice(0, 4).entries()) {
        for (const typed of ['2000', '-5', 'douze', '']) {
          await field.fill(typed);
          await look(`field ${index}: ${typed}`, card);
        }
        await field.fill('12');
      }
      for (const [index, menu] of (await card.locator('select').all()).entries()) {
        await menu.selectOption({ index: 1 });
        await look(`menu ${index}`, card);
      }
    });
  },
);

it('every state of the planner shows the same when the page is translated', async () => {
  await expectSame(
    '/planificateur-de-sortie',
    (page, look) => walkThroughPlanner(page, 'fr', (state, dialog) => look(state, dialog)),
    { expected },
  );
});

it('the counters of the home page reach their figures when the page is translated', async () => {
  await expectSame(
    '/',
    async (page, look) => {
      const block = page.locator('[data-counters]').first();
      const figures = block.locator('[data-count]');
      await figures.last().scrollIntoViewIfNeeded();
      await expect
        .poll(() =>
          figures.evaluateAll((all) =>
            all.every(
              ({ textContent, dataset }) => textContent === `${dataset['count']}${dataset['suffix']}`,
            ),
          ),
        )
        .toBe(true);
      await look('counters', block);
    },
    moving,
  );
});
