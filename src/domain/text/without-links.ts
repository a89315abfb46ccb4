/**
 * Returns a name on one line, in which mail programs detect no link or e-mail address: otherwise a name could put a link to
 * another site into a message of the agency. Dots, colons and at signs before other characters get a space after them; invisible
 * characters and line breaks are removed.
 */
export const withoutLinks = (name: string): string =>
  name
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/([.。．｡:@＠])(?=\S)/gu, '$1 ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
