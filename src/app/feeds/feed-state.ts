import type { FeedState } from '../../contracts/feed.ts';
import { type Feed, type FeedFailure, feedFailureCodes } from '../ports/feeds.ts';
import type { StateStore } from '../ports.ts';

/** What became of the attempts to fetch a list, kept beside it. */
export interface FeedHistory {
  lastSuccessAt: number | null;
  /** Null again after a success. */
  lastFailure: (FeedFailure & { at: number }) | null;
  /** Empty answers in a row to a list that was not empty, not believed yet. */
  emptyAnswers: number;
}

const nothingYet: FeedHistory = { lastSuccessAt: null, lastFailure: null, emptyAnswers: 0 };
const keyOf = (feed: Feed) => `feed:${feed}`;

export async function readHistory(state: StateStore, feed: Feed): Promise<FeedHistory> {
  const kept = await state.get(keyOf(feed));
  return isHistory(kept) ? kept : nothingYet;
}

export async function writeHistory(
  state: StateStore,
  feed: Feed,
  history: FeedHistory,
  now: number,
): Promise<void> {
  await state.set(keyOf(feed), history, now);
}

/**
 * What a page says of a list: one that holds something is loaded, however old. An empty one is an error after a
 * failure, and loading until the first answer.
 */
export function stateOf(history: FeedHistory, items: number): FeedState {
  if (items > 0) return 'loaded';
  if (history.lastFailure) return 'error';
  return history.lastSuccessAt === null ? 'loading' : 'loaded';
}

/** A version of the site that kept something else under the key must not break the pages of this one. */
function isHistory(kept: unknown): kept is FeedHistory {
  if (typeof kept !== 'object' || kept === null) return false;
  const { lastSuccessAt, lastFailure, emptyAnswers } = kept as Partial<FeedHistory>;
  return (
    (lastSuccessAt === null || typeof lastSuccessAt === 'number') &&
    typeof emptyAnswers === 'number' &&
    (lastFailure === null || feedFailureCodes.some((code) => code === lastFailure?.code))
  );
}
