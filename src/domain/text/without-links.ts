/**
 * Returns a name on one line, in which no program finds a link or an e-mail address: a person could otherwise be given a
 * name that leads elsewhere from a mail that the agency sends. Dots, colons and at signs between other characters get a space after
 * them; invisible characters and line breaks go.
 */
export const withoutLinks = (name: string): string =>
  name
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/([.。．｡:@＠])(?=\S)/gu, '$1 ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
