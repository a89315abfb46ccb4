/** Replaces each passage that was cut out of a review. */
export const CUT = '[…]';
/** The most characters of a review with its cuts marked: the 2,000 of a review, and room for the marks. */
export const EXCERPT_MAX = 2500;

/**
 * Returns a review without the passages that a moderator replaced by `[…]` or `[...]`; `undefined`: nothing was cut, nothing is left, or
 * the rest is not in the author's own words and order. Only whole words can be cut; runs of spaces and line breaks count as one space.
 */
export function excerptOf(comment: string, typed: string): string | undefined {
  const words = oneLine(comment);
  const pieces = piecesOf(typed.replaceAll('[...]', CUT));
  if (pieces.every((piece) => piece === '') || !passagesBetween(words, pieces)) return undefined;
  const excerpt = pieces.join(` ${CUT} `).trim();
  return excerpt === words ? undefined : excerpt;
}

/** Returns the passages that were cut out of a review, in their order. */
export function passagesOf(comment: string, excerpt: string): string[] {
  const passages = passagesBetween(oneLine(comment), piecesOf(excerpt)) ?? [];
  // The author typed the mark.
  return passages.filter((passage) => passage !== '' && passage !== CUT);
}

const piecesOf = (text: string): string[] =>
  oneLine(text)
    .split(CUT)
    .map((piece) => piece.trim());

/** Returns what stands between the pieces, in their order; `undefined`: they are not a part of the words, or there is only one. */
function passagesBetween(words: string, pieces: readonly string[]): string[] | undefined {
  if (pieces.length < 2) return undefined;
  const passages: string[] = [];
  let from = 0;
  for (const [index, piece] of pieces.entries()) {
    const [first, last] = [index === 0, index === pieces.length - 1];
    const at = startOf(words, piece, from, { first, last });
    if (at === undefined) return undefined;
    // An empty end is behind the last passage.
    if (!first) passages.push(words.slice(from, last && piece === '' ? undefined : at).trim());
    from = at + piece.length;
  }
  return passages;
}

/** Returns where a piece begins, as whole words; the first begins the text, and the last ends it, unless they are empty. */
function startOf(
  words: string,
  piece: string,
  from: number,
  { first, last }: { first: boolean; last: boolean },
): number | undefined {
  if (piece === '') return from;
  const fits = (at: number) =>
    at >= from && words.startsWith(piece, at) && isEdge(words, at) && isEdge(words, at + piece.length);
  if (first) return fits(0) ? 0 : undefined;
  if (last) return fits(words.length - piece.length) ? words.length - piece.length : undefined;
  for (let at = words.indexOf(piece, from); at >= 0; at = words.indexOf(piece, at + 1))
    if (fits(at)) return at;
  return undefined;
}

/** Whether a position is no inner position of a word. */
const isEdge = (words: string, at: number): boolean =>
  !/^[\p{L}\p{N}]{2}$/u.test(words.slice(at - 1, at + 1));

const oneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim();
