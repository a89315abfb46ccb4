/** A piece of a text with marks. There is no other formatting: the agency's texts never contain HTML. */
export type Mark =
  | { kind: 'text'; text: string }
  | { kind: 'bold'; text: string }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'break' };

/** `**bold**`, `[label](address)` or a line break; all within one line. */
const MARK = /\*\*([^*\n]+)\*\*|\[([^\][\n]+)\]\(([^()\s]+)\)|\n/g;

/**
 * Splits a text into its marks: `**bold**`, `[label](https://… or /path)` and line breaks. Anything that is not exactly a
 * mark stays plain text, also a link to an address that `isOwnOrSafe` refuses.
 */
export function parseMarks(text: string): Mark[] {
  const marks: Mark[] = [];
  let end = 0;
  const plain = (until: number) => {
    if (until > end) marks.push({ kind: 'text', text: text.slice(end, until) });
  };
  for (const { 0: whole, 1: bold, 2: label, 3: href, index } of text.matchAll(MARK)) {
    if (href !== undefined && !isOwnOrSafe(href)) continue;
    plain(index);
    end = index + whole.length;
    if (bold !== undefined) marks.push({ kind: 'bold', text: bold });
    else if (label !== undefined && href !== undefined) marks.push({ kind: 'link', text: label, href });
    else marks.push({ kind: 'break' });
  }
  plain(text.length);
  return marks;
}

/** Returns the addresses of all links in a text, also those that `isOwnOrSafe` refuses. */
export const linksIn = (text: string): string[] =>
  [...text.matchAll(MARK)].flatMap(({ 3: href }) => (href === undefined ? [] : [href]));

/** Returns a text as it is read, without marks; line breaks become spaces. For descriptions and structured data. */
export const withoutMarks = (text: string): string =>
  parseMarks(text)
    .map((mark) => (mark.kind === 'break' ? ' ' : mark.text))
    .join('');

const SAFE_SCHEME = /^(?:https:\/\/[^/]|mailto:.|tel:\+?[\d.-])/i;
/** Control characters, spaces, backslashes and quotes: they do not belong in an address. */
const NOT_IN_ADDRESS = /[\p{Cc}\p{Cf}\s\\"'<>`]/u;

/** Whether an address is of this site (`/faq`, `#contact`), or is https:, mailto: or tel:. */
export function isOwnOrSafe(href: string): boolean {
  if (href === '' || NOT_IN_ADDRESS.test(href)) return false;
  // `//host` would be another site.
  if (/^(?:\/(?!\/)|#)/.test(href)) return true;
  return SAFE_SCHEME.test(href) && URL.canParse(href);
}
