/**
 * Invisible characters that change the visible text: control characters, overrides of the direction of writing,
 * zero-width spaces.
 */
const INVISIBLE = /(?!\n)[\p{Cc}\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

/**
 * Returns a visitor's text as readers see it: invisible characters become spaces, line ends stay. The result may be
 * empty.
 */
export function visibleText(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(INVISIBLE, ' ').trim();
}

/** Returns the same text on one line, for a name. */
export const visibleLine = (text: string): string => visibleText(text).replaceAll(/\s+/gu, ' ');
