import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { laidOut } from './browser.ts';

/** Half the size of the `source` that the package exports; every page of the e2e tests loads it. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const loadAxe = async (page: Page) => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
};

/** The rules whose result depends on the texts of a language; roles, colours and sizes are the same in all languages. */
const wordRules = [
  ...['label-content-name-mismatch', 'landmark-unique', 'html-has-lang', 'html-lang-valid', 'button-name'],
  ...['link-name', 'image-alt', 'label', 'aria-dialog-name'],
];

/** Expects that the names of a page's controls, parts and language are right: a tenth of the time of `expectAccessible`. */
export async function expectNamed(page: Page, state: string): Promise<void> {
  await loadAxe(page);
  const violations = await page.evaluate(async (rules) => {
    const inPage: typeof axe = Reflect.get(window, 'axe');
    const options = { runOnly: rules, resultTypes: ['violations' as const] };
    const found = await inPage.run(document, options);
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  }, wordRules);
  expect({ state, violations }).toEqual({ state, violations: [] });
}

/** Expects that a page breaks no rule of axe for WCAG 2.2 AA and best practices. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  await laidOut(page);
  await loadAxe(page);
  let violations = await read(page);
  // Rows that are being replaced are pale, so a page with violations is checked again.
  if (violations.length > 0) violations = await read(page);
  expect({ state, violations }).toEqual({ state, violations: [] });
}

/** Returns the violations, after loading and colour transitions have ended. */
async function read(page: Page): Promise<string[]> {
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
  // During a transition between two colours, a text has the contrast of neither.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  );
  return page.evaluate(async () => {
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    // An open dialog makes the page behind it inert, which axe does not detect.
    const dialog = document.querySelector<HTMLElement>('dialog[open]');
    // So does one of the back office. A field that the lower edge of the window cuts would count as half covered.
    const behind = document.querySelector('[role=dialog][aria-modal=true]')
      ? { exclude: [['main']] }
      : document;
    // Read from the page's window, because the import above belongs to this process.
    const inPage: typeof axe = Reflect.get(window, 'axe');
    const found = await inPage.run(dialog ?? behind, {
      runOnly: { type: 'tag', values: tags },
      rules: {
        'target-size': { enabled: true },
        // Voice control needs the visible text of a button in its name.
        'label-content-name-mismatch': { enabled: true },
        region: { enabled: !dialog },
      },
      resultTypes: ['violations'],
    });
    return found.violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`).join(' | ')}`,
    );
  });
}
