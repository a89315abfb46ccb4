export const ratings = [1, 2, 3, 4, 5] as const;
export type Rating = (typeof ratings)[number];

/** Shown where no rating was given. It enters no average: nobody gave it. */
export const SHOWN_WITHOUT_RATING: Rating = 5;

/** A featured review ("Coup de cœur") has these stars, and a comment of more characters. The store counts by it too. */
export const featuredRule = { rating: 5, commentLength: 100 } as const;

const words = ['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE'];

/** Stars as vendors write them: `4`, `"4"`, `"FOUR"`. `null` for everything else, out of range included: not given. */
export function readRating(value: unknown): Rating | null {
  const stars = typeof value === 'string' ? starsOf(value.trim()) : value;
  if (typeof stars !== 'number' || !(stars >= 1 && stars <= 5)) return null;
  const rounded = Math.round(stars);
  return ratings.find((rating) => rating === rounded) ?? null;
}

function starsOf(text: string): number {
  const word = words.indexOf(text.toUpperCase());
  if (word >= 0) return word + 1;
  return /^\d(?:\.\d{1,3})?$/.test(text) ? Number(text) : Number.NaN;
}

/** "Coup de cœur": five stars that were given, and a comment that says why. */
export function isFeatured({ rating, comment }: { rating: Rating | null; comment: string | null }): boolean {
  const length = [...(comment ?? '')].length;
  return rating === featuredRule.rating && length > featuredRule.commentLength;
}
