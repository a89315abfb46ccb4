import type { Locale } from '../../domain/locale/locale.ts';

/** English words of the trade that texts of other languages use as they are. Names of products and campaigns are not marked. */
const TERMS = /\b(?:in-(?:stream|feed)|lookalikes?|smart links?)\b/gi;
/** An element whose text is no text of the page or may have no elements inside, a tag, or the text between two tags. */
const PIECES = /<(script|style|option|textarea|title)\b[\s\S]*?<\/\1>|<[^>]*>|[^<]+/gi;

/**
 * Marks the English terms in the HTML of a page in another language, so that a screen reader pronounces them (RGAA 8.7). One
 * place for all texts: those of the dictionaries, of the guides and of the back office.
 * @param html of React, which escapes `>` in attributes
 */
export function markEnglishTerms(locale: Locale, html: string): string {
  if (locale === 'en' || html.search(TERMS) < 0) return html;
  return html.replace(PIECES, (piece) =>
    piece.startsWith('<') ? piece : piece.replace(TERMS, (term) => `<span lang="en">${term}</span>`),
  );
}
