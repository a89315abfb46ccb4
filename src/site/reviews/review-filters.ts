import type { ReviewDto } from '../../contracts/review.ts';
import { ratings } from '../../domain/review/rating.ts';

/**
 * The filters of the reviews' page work by style alone: each choice and each card carries a short value of our own, and
 * `reviews.css` holds one rule for each value. Names of sources never reach a selector.
 */

/** As many as `reviews.css` has rules for. Where there are more sources, the rarest share the last place. */
export const MAX_SOURCES = 8;

/** Shows everything. */
export const ALL = 'all';
/** The rating of a review that came without one. */
export const UNRATED = 'none';

/** What a card is found by. */
export interface ReviewMarks {
  'data-source': string;
  'data-rating': string;
}

export interface Choice {
  value: string;
  /** Of reviews that it shows. */
  count: number;
}

export interface SourceChoice extends Choice {
  /** As the card says it; `null` for the sources that share a place. */
  name: string | null;
}

/** Two choices together, and how many reviews they leave. */
export interface Combination {
  source: string;
  rating: string;
  count: number;
}

export interface ReviewFilters {
  /** Those with most reviews first. */
  sources: SourceChoice[];
  /** From five down to one, then without rating where there are such reviews. */
  ratings: Choice[];
  /** Every pair of choices, "all" included. */
  combinations: Combination[];
  marksOf(review: ReviewDto): ReviewMarks;
}

/** The choices that a list of reviews offers. */
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

/** Gives each source its place, `1` to `8`: the most frequent first, and by name among equals. */
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
