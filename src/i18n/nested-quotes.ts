import type { Locale } from '../domain/locale/locale.ts';

/** The marks of a quotation inside another one. The sentences of the dictionaries have the outer marks. */
const inner: Record<Locale, readonly [open: string, close: string]> = {
  fr: ['“', '”'],
  en: ['‘', '’'],
  es: ['“', '”'],
  pt: ['‘', '’'],
};

/**
 * Returns a text whose guillemets and double quotation marks are those of a quotation inside another one, for a sentence
 * that puts the text itself between marks. Straight marks stay: nothing tells an opening one from a closing one.
 */
export function nestedQuotes(locale: Locale, text: string): string {
  const [open, close] = inner[locale];
  return text
    .replaceAll(/[«„]\s*/gu, open)
    .replaceAll(/\s*»/gu, close)
    .replaceAll('“', open)
    .replaceAll('”', close);
}
