import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { type Locale, locales } from '../domain/locale/locale.ts';

/** The words by which a text says that a budget is raised in several steps. */
const steps: Record<Locale, RegExp> = {
  fr: /petits pas|paliers?/,
  en: /steps/,
  es: /pasos|escalones/,
  pt: /passos|etapas/,
};
const root = fileURLToPath(new URL('../../', import.meta.url));

/** A raise at once makes the platforms learn anew, as the guides say: the documented figures are where the steps may lead. */
it.each(locales)(
  'every text in %s that names how far a budget is raised says that it is in steps',
  (locale) => {
    const files = globSync(
      [`content/${locale}/guides/*.mdx`, `src/i18n/dictionaries/services/${locale}.ts`],
      {
        cwd: root,
      },
    );
    const texts = files.flatMap((file) => readFileSync(root + file, 'utf8').split('\n'));
    const named = texts.filter((text) => /(?:meta|tiktok)\.scaleStep/.test(text));
    expect(named.length).toBeGreaterThanOrEqual(3);
    expect(named.filter((text) => !steps[locale].test(text))).toEqual([]);
  },
);
