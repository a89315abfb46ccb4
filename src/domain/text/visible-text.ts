/** Not seen, but changes what is: controls, overrides of the direction of writing, spaces without width. */
const INVISIBLE = /(?!\n)[\p{Cc}\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

/** A visitor's text as it will be read: what is not seen becomes a space, the ends of lines stay. It may be empty. */
export function visibleText(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(INVISIBLE, ' ').trim();
}

/** The same on one line, for a name. */
export const visibleLine = (text: string): string => visibleText(text).replaceAll(/\s+/gu, ' ');
