import type { FeedSource, FetchedReview } from '../../app/ports/feeds.ts';
import type { Clock } from '../../app/ports.ts';
import { agencyDay } from '../../domain/time/agency-day.ts';
import { sampleReviews } from './sample-reviews.ts';

const DAY_MS = 86_400_000;
/** Days from the experience that a sample is about to its writing. */
const CAMPAIGN_DAYS = 30;

/**
 * Creates the source of sample reviews for a site without a widget that wants demo data. Their ages stay the same,
 * counted from the beginning of the agency's day: the times are the same in several processes, and change once a day.
 */
export function createDemoReviews(clock: Clock): FeedSource<FetchedReview> {
  return {
    owner: 'demo',
    async fetch() {
      const today = Date.parse(agencyDay(clock.now()));
      const items = sampleReviews.map(
        ({ daysAgo, ...review }, index): FetchedReview => ({
          experience: new Date(today - (daysAgo + CAMPAIGN_DAYS) * DAY_MS).toISOString().slice(0, 7),
          reward: 'none',
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
