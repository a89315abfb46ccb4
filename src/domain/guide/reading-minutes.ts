/** Reading speed of an adult for an explanatory text; Brysbaert (2019) measured 238 for prose without formulas and tables. */
const WORDS_PER_MINUTE = 220;

/** Returns the number of words in the text of an MDX file. Components and addresses of links are not words. */
export function countWords(mdx: string): number {
  const text = mdx.replace(/<\/?[A-Za-z][^>]*>/g, ' ').replace(/\]\([^)]*\)/g, '] ');
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0;
}

/** Returns the minutes that it takes to read the text of an MDX file: rounded, at least 1. */
export function readingMinutes(mdx: string): number {
  return minutesOf(countWords(mdx));
}

/** Returns the minutes that it takes to read some words: rounded, at least 1. */
export function minutesOf(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
