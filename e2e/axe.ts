import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { laidOut } from './browser.ts';

/** Half the size of what the package gives as its `source`, and read by every page of the journeys. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Every rule that axe knows of WCAG 2.2 AA, and its best practices: nothing may break one. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  await laidOut(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  let violations = await read(page);
  // Rows that were exchanged while they were read were pale: what stands now is read again.
  if (violations.length > 0) violations = await read(page);
  expect({ state, violations }).toEqual({ state, violations: [] });
}

/** What breaks a rule, once nothing is on its way to another state. */
async function read(page: Page): Promise<string[]> {
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
  // Halfway from one colour to another, a text has the contrast of neither.
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
    // An open dialog makes the page behind it inert, which axe does not see.
    const dialog = document.querySelector<HTMLElement>('dialog[open]');
    // By its name on the window: the import above is this process's.
    const inPage: typeof axe = Reflect.get(window, 'axe');
    const found = await inPage.run(dialog ?? document, {
      runOnly: { type: 'tag', values: tags },
      rules: {
        'target-size': { enabled: true },
        // What somebody reads on a button is what they say to it.
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
