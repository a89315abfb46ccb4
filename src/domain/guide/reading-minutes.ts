/** How fast a grown-up reads a text that explains something. */
const WORDS_PER_MINUTE = 200;

/** Words of the text of an MDX file. Components and addresses of links are not words. */
export function countWords(mdx: string): number {
  const text = mdx.replace(/<\/?[A-Za-z][^>]*>/g, ' ').replace(/\]\([^)]*\)/g, '] ');
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0;
}

/** Minutes that the text of an MDX file takes, rounded up. */
export function readingMinutes(mdx: string): number {
  return Math.max(1, Math.ceil(countWords(mdx) / WORDS_PER_MINUTE));
}
