import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { plannerWords, walkThroughPlanner } from '../../scripts/screens/planner-states.ts';
import { type Locale, locales, localizePath } from '../../src/domain/locale/locale.ts';
import type { PagePath } from '../../src/domain/site-map/pages.ts';
import { expectAccessible } from '../../tests/e2e/axe.ts';
import { desktop, openPage, pageWidth, phone } from '../../tests/e2e/browser.ts';
import { whoRefused } from '../../tests/e2e/consent.ts';
import { siteOfFile } from '../../tests/e2e/site.ts';

const site = await siteOfFile({ DEMO_DATA: 'on' });
const path: PagePath = '/planificateur-de-sortie';
const tablet = { width: 768, height: 1024 };
const windows = [phone, tablet, desktop];
/** Axe sees each state on a phone in one of the two languages, and on a desktop in the other. */
const seenByAxe: Partial<Record<Locale, readonly object[]>> = { fr: [phone, desktop], es: [desktop, phone] };

/** The texts of a language that differ from those of another language, whose pages must not show them. */
function foreign(of: Locale, shown: Locale): string[] {
  const textsIn = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : Object.values(value as Record<string, unknown>).flatMap((item) => textsIn(item));
  const own = new Set(textsIn(plannerWords[shown]));
  return textsIn(plannerWords[of]).filter(
    (text) =>
      ![...own].some((said) => said.includes(text)) &&
      !text.includes('{') &&
      /\s/.test(text) &&
      text.length > 10,
  );
}

/** The controls whose box is smaller than a thumb needs: 44 pixels in one direction at least, 24 in the other. */
const smallControls = (dialog: Locator): Promise<string[]> =>
  dialog.evaluate((root) =>
    [...root.querySelectorAll<HTMLElement>('button, summary, label:has(input), .planner-foot a')]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.height < 44 || box.width < 24))
      .map(({ element, box }) => `${element.className || element.textContent} ${Math.round(box.height)}`),
  );

/** Returns the ranges in the rows of counts, such as `(de 2 à 26)`, that are broken over two lines. */
const brokenRanges = (dialog: Locator): Promise<string[]> =>
  dialog.evaluate((root) =>
    [...root.querySelectorAll('[data-row="count"] td span')].flatMap(({ firstChild, textContent }) => {
      const text = textContent ?? '';
      const from = text.indexOf('(');
      if (!firstChild || from < 0) return [];
      const range = document.createRange();
      range.setStart(firstChild, from);
      range.setEnd(firstChild, text.length);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      return tops.size > 1 ? [text] : [];
    }),
  );

it.each(locales)(
  'every state of the planner in %s fits three windows, is translated and accessible',
  async (locale) => {
    const page = await openPage(site, localizePath(locale, path), {
      before: whoRefused,
      expected: [/request failed: POST/, /console error: .*ERR_FAILED/],
    });
    const states: string[] = [];
    const others = locales.filter((other) => other !== locale).flatMap((other) => foreign(other, locale));
    await walkThroughPlanner(page, locale, async (state, dialog) => {
      const turn = states.push(state);
      const seen = await dialog.innerText();
      expect([state, seen.match(/\{\w+\}/g)]).toEqual([state, null]);
      // The automation writes in its own language.
      if (state !== 'automation')
        expect([state, others.filter((text) => seen.includes(text))]).toEqual([state, []]);
      for (const viewport of windows) {
        await page.setViewportSize(viewport);
        expect([state, await pageWidth(page)]).toEqual([state, viewport.width]);
        const tooWide = await dialog.evaluate((root) =>
          [...root.querySelectorAll('.flow-body, .flow-foot, .planner-head, fieldset')]
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
            .map(({ className }) => className),
        );
        expect([state, tooWide]).toEqual([state, []]);
        if (viewport === phone) expect([state, await smallControls(dialog)]).toEqual([state, []]);
        else expect([state, await brokenRanges(dialog)]).toEqual([state, []]);
        if (viewport === seenByAxe[locale]?.[turn % 2]) await expectAccessible(page, state);
      }
    });
    expect(states).toHaveLength(18);
  },
  180_000,
);
