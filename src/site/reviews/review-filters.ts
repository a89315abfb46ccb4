import type { ReviewDto } from '../../contracts/reviews/review.ts';
import { ratings } from '../../domain/review/rating.ts';

/**
 * The reviews' page is filtered by CSS only: each choice and each card has a short value that this module assigns, and
 * `reviews.css` has a rule for each value. Names of sources are never part of a selector.
 */

/** The number of rules in `reviews.css`. If there are more sources, the least frequent share the last value. */
export const MAX_SOURCES = 8;

/** The choice that matches every review. */
export const ALL = 'all';
/** The rating value of a review without a rating. */
export const UNRATED = 'none';

/** The attributes by which the filters match a card. */
export interface ReviewMarks {
  'data-source': string;
  'data-rating': string;
}

export interface Choice {
  value: string;
  /** The number of reviews that the choice matches. */
  count: number;
}

export interface SourceChoice extends Choice {
  /** The name on the card; `null` for the sources that share a value. */
  name: string | null;
}

/** A pair of choices with the number of reviews that match both. */
export interface Combination {
  source: string;
  rating: string;
  count: number;
}

export interface ReviewFilters {
  /** The most frequent first. */
  sources: SourceChoice[];
  /** From five to one; then "without rating", if there are such reviews. */
  ratings: Choice[];
  /** Every pair of choices, "all" included. */
  combinations: Combination[];
  marksOf(review: ReviewDto): ReviewMarks;
}

/** Returns the filter choices for a list of reviews. */
export function reviewFilters(reviews: readonly ReviewDto[]): ReviewFilters {
  const placeOf = placesOf(reviews.map(({ source }) => source));
  const marksOf = (review: ReviewDto): ReviewMarks => ({
    'data-source': placeOf(review.source).value,
    'data-rating': review.rated ? String(review.rating) : UNRATED,
  });

  const counts = new Map<string, number>();
  const keyOf = (source: string, rating: string) => `${source} ${rating}`;
  const names = new Map<string, string | null>();
  for (const review of reviews) {
    const { 'data-source': source, 'data-rating': rating } = marksOf(review);
    names.set(source, placeOf(review.source).name);
    for (const key of [keyOf(source, rating), keyOf(source, ALL), keyOf(ALL, rating), keyOf(ALL, ALL)])
      counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const count = (source: string, rating: string) => counts.get(keyOf(source, rating)) ?? 0;

  const rated = ratings.toReversed().map(String);
  const ratingValues = count(ALL, UNRATED) > 0 ? [...rated, UNRATED] : rated;
  const sourceValues = [...names.keys()].sort();
  return {
    sources: sourceValues.map((value) => ({
      value,
      name: names.get(value) ?? null,
      count: count(value, ALL),
    })),
    ratings: ratingValues.map((value) => ({ value, count: count(ALL, value) })),
    combinations: [ALL, ...sourceValues].flatMap((source) =>
      [ALL, ...ratingValues].map((rating) => ({ source, rating, count: count(source, rating) })),
    ),
    marksOf,
  };
}

/** Returns a function from a source to its value, `1` to `8`: the most frequent first, then by name. */
function placesOf(sources: readonly string[]): (source: string) => { value: string; name: string | null } {
  const counts = new Map<string, number>();
  for (const source of sources) counts.set(source, (counts.get(source) ?? 0) + 1);
  const ordered = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([source]) => source);
  const named = ordered.length > MAX_SOURCES ? ordered.slice(0, MAX_SOURCES - 1) : ordered;
  return (source) => {
    const index = named.indexOf(source);
    return index < 0
      ? { value: String(named.length + 1), name: null }
      : { value: String(index + 1), name: source };
  };
}
