import type { FeedState } from '../../contracts/feed.ts';
import { type Feed, type FeedFailure, feedFailureCodes } from '../ports/feeds.ts';
import type { StateStore } from '../ports.ts';

/** The result of the attempts to fetch a list, stored beside the list. */
export interface FeedHistory {
  lastSuccessAt: number | null;
  /** Null after a success. */
  lastFailure: (FeedFailure & { at: number }) | null;
  /** Consecutive empty responses for a list that was not empty, which are not accepted yet. */
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
 * Returns the state of a list on a page: a list with items is loaded, at any age. An empty list is an error after a
 * failure, and loading until the first response. Without a source it counts as loaded: to a visitor, a missing setting
 * is no error.
 */
export function stateOf(history: FeedHistory, items: number): FeedState {
  if (items > 0) return 'loaded';
  if (history.lastFailure?.code === 'not_configured') return 'loaded';
  if (history.lastFailure) return 'error';
  return history.lastSuccessAt === null ? 'loading' : 'loaded';
}

/** Another version of the site may have stored another shape under this key, which must not break the pages. */
function isHistory(kept: unknown): kept is FeedHistory {
  if (typeof kept !== 'object' || kept === null) return false;
  const { lastSuccessAt, lastFailure, emptyAnswers } = kept as Partial<FeedHistory>;
  return (
    (lastSuccessAt === null || typeof lastSuccessAt === 'number') &&
    typeof emptyAnswers === 'number' &&
    (lastFailure === null || feedFailureCodes.some((code) => code === lastFailure?.code))
  );
}
