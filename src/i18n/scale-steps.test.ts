import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { type Locale, locales } from '../domain/locale/locale.ts';

/** The words of a text for raising a budget in several steps. */
const steps: Record<Locale, RegExp> = {
  fr: /petits pas|paliers?/,
  en: /steps/,
  es: /pasos|escalones/,
  pt: /passos|etapas/,
};
const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * The guides explain that a single large raise restarts the platforms' learning phase, so the documented figures are totals of
 * several steps.
 */
it.each(locales)('every text in %s that states how far a budget is raised mentions steps', (locale) => {
  const files = globSync([`content/${locale}/guides/*.md`, `src/i18n/dictionaries/services/${locale}.ts`], {
    cwd: root,
  });
  const texts = files.flatMap((file) => readFileSync(root + file, 'utf8').split('\n'));
  const named = texts.filter((text) => /(?:meta|tiktok)\.scaleStep/.test(text));
  expect(named.length).toBeGreaterThanOrEqual(3);
  expect(named.filter((text) => !steps[locale].test(text))).toEqual([]);
});
