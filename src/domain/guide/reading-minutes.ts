/** Reading speed of an adult for an explanatory text; Brysbaert (2019) measured 238 for prose without formulas and tables. */
const WORDS_PER_MINUTE = 220;

/** Returns the number of words in a text without marks (`wordsOf` in `domain/blocks/inline.ts`). */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0;
}

/** Returns the minutes that it takes to read some words: rounded, at least 1. */
export function minutesOf(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
