import type { homeReviews as fr } from './fr.ts';

export const homeReviews = {
  eyebrow: 'Reviews',
  title: 'What they say, good and not so good.',
  summary: '{average} out of 5 on average, {count} reviews. Lowest ratings first',
  /** Shown if reviews from other sites are hidden. */
  summaryHidden: 'Hidden reviews, counted in the average: {hidden}',
  rating: '{rating} out of 5',
  /** Shown instead of the bars for a review without a rating. */
  unrated: 'Review without a rating',
  helpful: {
    people: 'Helpful to {count} people',
    vote: 'Helpful',
    of: 'review by {name}',
    failed: 'Vote not saved. Try again.',
  },
  more: 'Read {count} more reviews',
  pager: {
    label: 'Review pages',
    previous: 'Previous reviews',
    next: 'Next reviews',
    position: 'Page {page} of {pages}',
  },
  all: 'Read all reviews',
  write: 'Leave a review',
} satisfies typeof fr;
