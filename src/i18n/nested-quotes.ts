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
  // A pattern for the spaces before a mark takes quadratic time for a run of them, and titles are another server's.
  const parts = text.replaceAll(/[«„]\s*/gu, open).split('»');
  return parts
    .map((part, at) => (at === parts.length - 1 ? part : part.trimEnd()))
    .join(close)
    .replaceAll('“', open)
    .replaceAll('”', close);
}
