/** Reading speed of an adult for an explanatory text. */
const WORDS_PER_MINUTE = 200;

/** Returns the number of words in the text of an MDX file. Components and addresses of links are not words. */
export function countWords(mdx: string): number {
  const text = mdx.replace(/<\/?[A-Za-z][^>]*>/g, ' ').replace(/\]\([^)]*\)/g, '] ');
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0;
}

/** Returns the minutes that it takes to read the text of an MDX file: rounded up, at least 1. */
export function readingMinutes(mdx: string): number {
  return minutesOf(countWords(mdx));
}

/** Returns the minutes that it takes to read some words: rounded up, at least 1. */
export function minutesOf(words: number): number {
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
}
