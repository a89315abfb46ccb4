/**
 * Puts no-break spaces before the signs that French sets apart, and inside its quotation marks, where a plain text has simple
 * ones: a line would begin with a colon. A text in another language, which has no space there, stays as it is.
 */
export const keptTogether = (text: string): string =>
  text.replaceAll(/ (?=[:;!?»](?:\s|$|[»)]))/g, '\u00a0').replaceAll('« ', '«\u00a0');
