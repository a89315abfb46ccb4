import type { Feed, FeedFailure, FeedSource, FeedStore, Replacement } from '../ports/feeds.ts';
import type { Clock, Log, StateStore } from '../ports.ts';
import { type FeedHistory, readHistory, stateOf, writeHistory } from './feed-state.ts';

/** The field that the items of all lists have. */
interface Dated {
  publishedAt: number | null;
}

export interface RefreshPorts<T extends Dated> {
  clock: Clock;
  log: Log;
  state: StateStore;
  store: FeedStore<T>;
  /** `undefined`: no source is configured, and samples are off. */
  source: FeedSource<T> | undefined;
}

export interface RefreshResult {
  /**
   * `missing`: failed, and no stored items can be shown. `off`: no source until the settings change. `cancelled`: stopped
   * before the answer.
   */
  outcome: 'stored' | 'kept' | 'failed' | 'missing' | 'off' | 'cancelled';
  /** Whether a page that shows the list would now be rendered differently. */
  changed: boolean;
}

/**
 * An empty response for a list that was not empty is accepted only when it is repeated: a short failure of a vendor
 * must not empty the list.
 */
const EMPTY_ANSWERS_TO_BELIEVE = 2;

/** A blog's dates have no zone, and clocks differ: a date further ahead than this is not a date of publication. */
const FUTURE_MS = 86_400_000;

/**
 * Fetches the list of the source and stores it. A failure, or a first empty response, changes no stored item. Rejects
 * only when the database does.
 */
export async function refreshFeed<T extends Dated>(
  feed: Feed,
  { clock, log, state, store, source }: RefreshPorts<T>,
  signal: AbortSignal,
): Promise<RefreshResult> {
  // Samples beside real rows, or on a site with samples off, would be mistaken for real.
  const samplesGone = source?.owner === 'demo' ? 0 : await store.removeDemo();
  const before = await readHistory(state, feed);
  const stored = await store.count(source?.owner ?? 'vendor');

  /** Stores the result of the attempt, and returns whether pages would be rendered differently. */
  async function end(
    outcome: RefreshResult['outcome'],
    history: FeedHistory,
    { added, changed, removed }: Replacement = { added: 0, changed: 0, removed: 0 },
  ): Promise<RefreshResult> {
    await writeHistory(state, feed, history, clock.now());
    const looked = appearance(before, stored);
    const looks = appearance(history, stored + added - removed);
    return { outcome, changed: samplesGone + added + changed + removed > 0 || looked !== looks };
  }
  const failed = (outcome: RefreshResult['outcome'], failure: FeedFailure) =>
    end(outcome, { ...before, lastFailure: { ...failure, at: clock.now() } });

  if (!source) return failed('off', { code: 'not_configured' });
  if (source.owner === 'demo' && (await store.count('vendor')) > 0) return { outcome: 'off', changed: false };

  const answer = await source.fetch(signal);
  if (signal.aborted) return { outcome: 'cancelled', changed: samplesGone > 0 };
  if (answer.kind === 'failed') {
    log.warn({ feed, ...answer.failure, stored }, 'feed not refreshed');
    return failed(stored > 0 ? 'failed' : 'missing', answer.failure);
  }
  const { items, refused } = withoutFutureDates(answer, clock.now());
  if (Object.keys(refused).length > 0) log.warn({ feed, refused }, 'feed items refused');
  const emptyAnswers = items.length === 0 && stored > 0 ? before.emptyAnswers + 1 : 0;
  if (emptyAnswers > 0 && emptyAnswers < EMPTY_ANSWERS_TO_BELIEVE) {
    log.warn({ feed, stored }, 'feed turned empty: the stored list stays until that is repeated');
    return end('kept', { ...before, emptyAnswers });
  }
  const now = clock.now();
  const replacement = await store.replace(source.owner, items, now);
  log.info({ feed, items: items.length, ...replacement }, 'feed refreshed');
  return end('stored', { lastSuccessAt: now, lastFailure: null, emptyAnswers: 0 }, replacement);
}

/** Removes dates in the future, which would keep an item first until that day; an item without a date is last. */
function withoutFutureDates<T extends Dated>(
  { items, refused }: { items: readonly T[]; refused: Record<string, number> },
  now: number,
) {
  const isFuture = ({ publishedAt }: Dated) => (publishedAt ?? 0) > now + FUTURE_MS;
  const future = items.filter(isFuture).length;
  if (future === 0) return { items, refused };
  return {
    items: items.map((item) => (isFuture(item) ? { ...item, publishedAt: null } : item)),
    refused: { ...refused, 'date in the future': future },
  };
}

/** The state of a list on a page. */
function appearance(history: FeedHistory, items: number): string {
  const state = stateOf(history, items);
  return state === 'error' ? `${history.lastFailure?.code} ${history.lastFailure?.detail ?? ''}` : state;
}
