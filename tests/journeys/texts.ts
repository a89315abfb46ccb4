import { type Locale, locales } from '../../src/domain/locale/locale.ts';
import { simulator as en } from '../../src/i18n/dictionaries/en/simulator.ts';
import { simulator as es } from '../../src/i18n/dictionaries/es/simulator.ts';
import { simulator as fr } from '../../src/i18n/dictionaries/fr/simulator.ts';
import { simulator as pt } from '../../src/i18n/dictionaries/pt/simulator.ts';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { errorsFor } from '../../src/i18n/server-errors.ts';

/** The texts of the site: journeys find elements by their visible texts. */
export const textsOf = (locale: Locale) => ({
  ...dictionaryOf(locale),
  simulator: { fr, en, es, pt }[locale],
  errors: errorsFor(locale),
});

export const homeOf = (locale: Locale) => (locale === 'fr' ? '/' : `/${locale}`);
export type { Locale };
export { locales };
