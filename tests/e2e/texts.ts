import { type Locale, locales } from '../../src/domain/locale/locale.ts';
import { simulator } from '../../src/i18n/dictionaries/simulator/index.ts';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { errorsFor } from '../../src/i18n/server-errors.ts';

/** The texts of the site: e2e tests find elements by their visible texts. */
export const textsOf = (locale: Locale) => ({
  ...dictionaryOf(locale),
  simulator: simulator[locale],
  errors: errorsFor(locale),
});

export const homeOf = (locale: Locale) => (locale === 'fr' ? '/' : `/${locale}`);
/**
 * The languages for checks of space: in 86 of 100 texts of the back office, one of the two is the longest of the four (3 032
 * of 3 524; French and Portuguese 72, French and English 63), counted on 29 November 2026.
 */
export const longLocales = ['fr', 'es'] as const;
export type { Locale };
export { locales };
