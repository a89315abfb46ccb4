import type { Locale } from '../domain/locale/locale.ts';
import { errors as en } from './dictionaries/en/errors.ts';
import { errors as es } from './dictionaries/es/errors.ts';
import { errors as fr } from './dictionaries/fr/errors.ts';
import { errors as pt } from './dictionaries/pt/errors.ts';

/** What the API says when something is wrong. The server holds all four languages; browsers load their own slice. */
export type ErrorTexts = typeof fr;

const texts: Record<Locale, ErrorTexts> = { fr, en, es, pt };

export const errorsFor = (locale: Locale): ErrorTexts => texts[locale];

/** The sentence for a schema's message key; a key without one (a wrong shape) gets the general sentence. */
export function fieldMessage({ fields, codes }: ErrorTexts, key: string): string {
  return Object.hasOwn(fields, key) ? fields[key as keyof typeof fields] : codes.invalid_fields;
}
