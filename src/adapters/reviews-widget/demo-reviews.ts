import type { FeedSource, FetchedReview } from '../../app/ports/feeds.ts';
import type { Clock } from '../../app/ports.ts';
import { agencyDay } from '../../domain/time/agency-day.ts';
import { sampleReviews } from './sample-reviews.ts';

const DAY_MS = 86_400_000;

/**
 * Sample reviews for a site that has no widget and wants demo data. Their ages stay as they are, counted from the
 * beginning of the day: what several processes say is the same, and changes once a day.
 */
export function createDemoReviews(clock: Clock): FeedSource<FetchedReview> {
  return {
    owner: 'demo',
    async fetch() {
      const today = Date.parse(agencyDay(clock.now()));
      const items = sampleReviews.map(
        ({ daysAgo, ...review }, index): FetchedReview => ({
          ...review,
          externalId: `sample-${index + 1}`,
          platform: 'demo',
          publishedAt: today - daysAgo * DAY_MS,
          avatar: null,
        }),
      );
      return { kind: 'list', items, refused: {} };
    },
  };
}
