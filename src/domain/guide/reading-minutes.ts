/** How fast a grown-up reads a text that explains something. */
const WORDS_PER_MINUTE = 200;

/** Minutes that the text of an MDX file takes, rounded up. Components and addresses of links are not words. */
export function readingMinutes(mdx: string): number {
  const text = mdx.replace(/<\/?[A-Za-z][^>]*>/g, ' ').replace(/\]\([^)]*\)/g, '] ');
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0;
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
}
