import { type Locale, locales } from '../domain/locale/locale.ts';
import { mediaErrors } from './dictionaries/admin-media-errors/index.ts';
import { contentErrors } from './dictionaries/content-errors/index.ts';
import { errors } from './dictionaries/errors/index.ts';
import { importErrors } from './dictionaries/import-errors/index.ts';
import { landingErrors } from './dictionaries/landing-errors/index.ts';
import { settingsErrors } from './dictionaries/settings-errors/index.ts';

/** The error messages of the API. The server has all four languages in memory; browsers load only their own. */
export interface ErrorTexts {
  codes: typeof errors.fr.codes &
    typeof mediaErrors.fr.codes &
    typeof landingErrors.fr.codes &
    typeof importErrors.fr;
  fields: typeof errors.fr.fields &
    typeof mediaErrors.fr.fields &
    typeof settingsErrors.fr &
    typeof contentErrors.fr &
    typeof landingErrors.fr.fields;
}

const textsIn = (locale: Locale): ErrorTexts => ({
  codes: {
    ...errors[locale].codes,
    ...mediaErrors[locale].codes,
    ...landingErrors[locale].codes,
    ...importErrors[locale],
  },
  fields: {
    ...errors[locale].fields,
    ...mediaErrors[locale].fields,
    ...settingsErrors[locale],
    ...contentErrors[locale],
    ...landingErrors[locale].fields,
  },
});

const texts = Object.fromEntries(locales.map((locale) => [locale, textsIn(locale)])) as Record<
  Locale,
  ErrorTexts
>;

export const errorsFor = (locale: Locale): ErrorTexts => texts[locale];

/** Returns the message for a key of a schema; for an unknown key (a wrong shape), the general message. */
export function fieldMessage({ fields, codes }: ErrorTexts, key: string): string {
  return Object.hasOwn(fields, key) ? fields[key as keyof typeof fields] : codes.invalid_fields;
}
