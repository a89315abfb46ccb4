export const ratings = [1, 2, 3, 4, 5] as const;
export type Rating = (typeof ratings)[number];

/** The rating shown for a review without one. It is part of no average, because no reviewer gave it. */
export const SHOWN_WITHOUT_RATING: Rating = 5;

/**
 * A featured review ("Coup de cœur") has this rating, and a comment with more characters than this. The store counts
 * featured reviews by the same rule.
 */
export const featuredRule = { rating: 5, commentLength: 100 } as const;

const words = ['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE'];

/**
 * Reads a rating as vendors write it: `4`, `"4"`, `"FOUR"`. Returns `null` (not given) for any other value, also for a
 * number out of range.
 */
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

/**
 * Returns whether a review is featured ("Coup de cœur"): five given stars, and a comment long enough to give a reason.
 */
export function isFeatured({ rating, comment }: { rating: Rating | null; comment: string | null }): boolean {
  const length = [...(comment ?? '')].length;
  return rating === featuredRule.rating && length > featuredRule.commentLength;
}
