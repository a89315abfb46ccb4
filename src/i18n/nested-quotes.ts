import type { Locale } from '../domain/locale/locale.ts';

/** The marks of a quotation inside another one. The sentences of the dictionaries have the outer marks. */
const inner: Record<Locale, readonly [open: string, close: string]> = {
  fr: ['“', '”'],
  en: ['‘', '’'],
  es: ['“', '”'],
  pt: ['‘', '’'],
};

/**
 * Replaces guillemets and double quotation marks by those of a quotation inside another one, for a sentence that puts the text
 * itself between marks. Straight marks are not replaced: an opening one looks like a closing one.
 */
export function nestedQuotes(locale: Locale, text: string): string {
  const [open, close] = inner[locale];
  // A pattern for the spaces before a mark would take quadratic time for a run of them, and titles come from another server.
  const parts = text.replaceAll(/[«„]\s*/gu, open).split('»');
  return parts
    .map((part, at) => (at === parts.length - 1 ? part : part.trimEnd()))
    .join(close)
    .replaceAll('“', open)
    .replaceAll('”', close);
}
