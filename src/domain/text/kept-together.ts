/**
 * Replaces simple spaces by no-break spaces before the signs that French separates by a space, and inside its quotation marks, so
 * that a line never begins with a colon. Texts in other languages have no space there and are not changed.
 */
export const keptTogether = (text: string): string =>
  text.replaceAll(/ (?=[:;!?»](?:\s|$|[»)]))/g, '\u00a0').replaceAll('« ', '«\u00a0');
