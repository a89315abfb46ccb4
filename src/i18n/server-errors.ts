import type { Locale } from '../domain/locale/locale.ts';
import { contentErrors as enContent } from './dictionaries/en/content-errors.ts';
import { errors as en } from './dictionaries/en/errors.ts';
import { settingsErrors as enSettings } from './dictionaries/en/settings-errors.ts';
import { contentErrors as esContent } from './dictionaries/es/content-errors.ts';
import { errors as es } from './dictionaries/es/errors.ts';
import { settingsErrors as esSettings } from './dictionaries/es/settings-errors.ts';
import { contentErrors as frContent } from './dictionaries/fr/content-errors.ts';
import { errors as fr } from './dictionaries/fr/errors.ts';
import { settingsErrors as frSettings } from './dictionaries/fr/settings-errors.ts';
import { contentErrors as ptContent } from './dictionaries/pt/content-errors.ts';
import { errors as pt } from './dictionaries/pt/errors.ts';
import { settingsErrors as ptSettings } from './dictionaries/pt/settings-errors.ts';

/** The error messages of the API. The server holds all four languages; browsers load only their own. */
export interface ErrorTexts {
  codes: typeof fr.codes;
  fields: typeof fr.fields & typeof frSettings & typeof frContent;
}

const texts: Record<Locale, ErrorTexts> = {
  fr: { ...fr, fields: { ...fr.fields, ...frSettings, ...frContent } },
  en: { ...en, fields: { ...en.fields, ...enSettings, ...enContent } },
  es: { ...es, fields: { ...es.fields, ...esSettings, ...esContent } },
  pt: { ...pt, fields: { ...pt.fields, ...ptSettings, ...ptContent } },
};

export const errorsFor = (locale: Locale): ErrorTexts => texts[locale];

/** Returns the sentence for a message key of a schema; the general sentence for an unknown key (a wrong shape). */
export function fieldMessage({ fields, codes }: ErrorTexts, key: string): string {
  return Object.hasOwn(fields, key) ? fields[key as keyof typeof fields] : codes.invalid_fields;
}
