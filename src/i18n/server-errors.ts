import type { Locale } from '../domain/locale/locale.ts';
import { mediaErrors as enMedia } from './dictionaries/en/admin-media-errors.ts';
import { contentErrors as enContent } from './dictionaries/en/content-errors.ts';
import { errors as en } from './dictionaries/en/errors.ts';
import { landingErrors as enLanding } from './dictionaries/en/landing-errors.ts';
import { settingsErrors as enSettings } from './dictionaries/en/settings-errors.ts';
import { mediaErrors as esMedia } from './dictionaries/es/admin-media-errors.ts';
import { contentErrors as esContent } from './dictionaries/es/content-errors.ts';
import { errors as es } from './dictionaries/es/errors.ts';
import { landingErrors as esLanding } from './dictionaries/es/landing-errors.ts';
import { settingsErrors as esSettings } from './dictionaries/es/settings-errors.ts';
import { mediaErrors as frMedia } from './dictionaries/fr/admin-media-errors.ts';
import { contentErrors as frContent } from './dictionaries/fr/content-errors.ts';
import { errors as fr } from './dictionaries/fr/errors.ts';
import { landingErrors as frLanding } from './dictionaries/fr/landing-errors.ts';
import { settingsErrors as frSettings } from './dictionaries/fr/settings-errors.ts';
import { mediaErrors as ptMedia } from './dictionaries/pt/admin-media-errors.ts';
import { contentErrors as ptContent } from './dictionaries/pt/content-errors.ts';
import { errors as pt } from './dictionaries/pt/errors.ts';
import { landingErrors as ptLanding } from './dictionaries/pt/landing-errors.ts';
import { settingsErrors as ptSettings } from './dictionaries/pt/settings-errors.ts';

/** The error messages of the API. The server holds all four languages; browsers load only their own. */
export interface ErrorTexts {
  codes: typeof fr.codes & typeof frMedia.codes & typeof frLanding.codes;
  fields: typeof fr.fields &
    typeof frMedia.fields &
    typeof frSettings &
    typeof frContent &
    typeof frLanding.fields;
}

const join = (
  errors: typeof fr,
  { codes, fields }: Pick<typeof frMedia, 'codes' | 'fields'>,
  settings: typeof frSettings,
  content: typeof frContent,
  landing: typeof frLanding,
): ErrorTexts => ({
  codes: { ...errors.codes, ...codes, ...landing.codes },
  fields: { ...errors.fields, ...fields, ...settings, ...content, ...landing.fields },
});

const texts: Record<Locale, ErrorTexts> = {
  fr: join(fr, frMedia, frSettings, frContent, frLanding),
  en: join(en, enMedia, enSettings, enContent, enLanding),
  es: join(es, esMedia, esSettings, esContent, esLanding),
  pt: join(pt, ptMedia, ptSettings, ptContent, ptLanding),
};

export const errorsFor = (locale: Locale): ErrorTexts => texts[locale];

/** Returns the sentence for a message key of a schema; the general sentence for an unknown key (a wrong shape). */
export function fieldMessage({ fields, codes }: ErrorTexts, key: string): string {
  return Object.hasOwn(fields, key) ? fields[key as keyof typeof fields] : codes.invalid_fields;
}
