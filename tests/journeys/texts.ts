import { type Locale, locales } from '../../src/domain/locale/locale.ts';
import { simulator } from '../../src/i18n/dictionaries/simulator/index.ts';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { errorsFor } from '../../src/i18n/server-errors.ts';

/** The texts of the site: journeys find elements by their visible texts. */
export const textsOf = (locale: Locale) => ({
  ...dictionaryOf(locale),
  simulator: simulator[locale],
  errors: errorsFor(locale),
});

export const homeOf = (locale: Locale) => (locale === 'fr' ? '/' : `/${locale}`);
export type { Locale };
export { locales };
