import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RefreshResult } from '../app/feeds/refresh-feed.ts';
import { createFeedRefresher } from './feed-refresher.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const MINUTE = 60_000;
const stored: RefreshResult = { outcome: 'stored', changed: false };
const failed: RefreshResult = { outcome: 'failed', changed: false };

function setUp(random = 0.5) {
  const reviews = vi.fn<(signal: AbortSignal) => Promise<RefreshResult>>(async () => stored);
  const articles = vi.fn<(signal: AbortSignal) => Promise<RefreshResult>>(async () => stored);
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const refresher = createFeedRefresher({ refresh: { reviews, articles }, log, random: () => random });
  return { refresher, reviews, articles, log };
}
const passed = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('the feed refresher', () => {
  it('refreshes each list at the start and every 15 minutes', async () => {
    const { refresher, reviews, articles } = setUp();
    refresher.start();
    refresher.start();
    await passed(0);
    expect([reviews, articles].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    await passed(15 * MINUTE - 1);
    expect(reviews).toHaveBeenCalledTimes(1);
    await passed(1);
    expect([reviews, articles].map(({ mock }) => mock.calls.length)).toEqual([2, 2]);
    await refresher.stop();
  });

  it('varies its pauses by up to 10 %', async () => {
    const { refresher, reviews } = setUp(0);
    refresher.start();
    await passed(13.5 * MINUTE);
    expect(reviews).toHaveBeenCalledTimes(2);
    await refresher.stop();
  });

  it('retries sooner after a failure, with growing pauses that never exceed the usual one', async () => {
    const { refresher, reviews } = setUp();
    reviews.mockResolvedValue(failed);
    reviews.mockRejectedValueOnce(new Error('database away'));
    refresher.start();
    await passed(0);
    const waits: number[] = [];
    for (let i = 0; i < 7; i += 1) {
      const calls = reviews.mock.calls.length;
      let minutes = 0;
      while (reviews.mock.calls.length === calls) {
        await passed(MINUTE);
        minutes += 1;
      }
      waits.push(minutes);
    }
    expect(waits).toEqual([1, 2, 4, 8, 15, 15, 15]);
    reviews.mockResolvedValue(stored);
    await passed(15 * MINUTE);
    const calls = reviews.mock.calls.length;
    await passed(15 * MINUTE - 1);
    expect(reviews).toHaveBeenCalledTimes(calls);
    await refresher.stop();
  });

  it('retries after five seconds, and at least every minute, while no list is stored', async () => {
    const { refresher, reviews } = setUp();
    reviews.mockResolvedValue({ outcome: 'missing', changed: false });
    refresher.start();
    await passed(0);
    const waits: number[] = [];
    for (let i = 0; i < 6; i += 1) {
      const calls = reviews.mock.calls.length;
      let seconds = 0;
      while (reviews.mock.calls.length === calls) {
        await passed(1000);
        seconds += 1;
      }
      waits.push(seconds);
    }
    expect(waits).toEqual([5, 10, 20, 40, 60, 60]);
    await refresher.stop();
  });

  it('pauses as usual after an empty response for a list that had items', async () => {
    const { refresher, reviews } = setUp();
    reviews.mockResolvedValue({ outcome: 'kept', changed: false });
    refresher.start();
    await passed(15 * MINUTE - 1);
    expect(reviews).toHaveBeenCalledTimes(1);
    await refresher.stop();
  });

  it('logs a failure of the database and retries', async () => {
    const { refresher, reviews, log } = setUp();
    reviews.mockRejectedValueOnce(new Error('away'));
    refresher.start();
    await passed(MINUTE);
    expect(log.error).toHaveBeenCalledExactlyOnceWith(
      { err: expect.any(Error), feed: 'reviews' },
      'feed not stored',
    );
    expect(reviews).toHaveBeenCalledTimes(2);
    await refresher.stop();
  });

  it('sends no request for a feed that is off until a source is configured', async () => {
    const { refresher, reviews, articles } = setUp();
    reviews.mockResolvedValueOnce({ outcome: 'off', changed: false });
    refresher.start();
    await passed(60 * MINUTE);
    expect(reviews).toHaveBeenCalledTimes(1);
    expect(articles).toHaveBeenCalledTimes(5);
    refresher.reconsider('reviews');
    await passed(0);
    expect(reviews).toHaveBeenCalledTimes(2);
    await passed(15 * MINUTE);
    expect(reviews).toHaveBeenCalledTimes(3);
    await refresher.stop();
  });

  it('aborts the request to a replaced source, and requests the new source once that request has ended', async () => {
    const { refresher, reviews } = setUp();
    const order: string[] = [];
    reviews.mockImplementationOnce(
      (signal) =>
        new Promise((resolve) =>
          signal.addEventListener('abort', () => {
            // The aborted refresh is already writing its list.
            setTimeout(() => {
              order.push('old');
              resolve({ outcome: 'stored', changed: false });
            }, 1000);
          }),
        ),
    );
    reviews.mockImplementation(async () => {
      order.push('new');
      return stored;
    });
    refresher.start();
    await passed(0);
    refresher.reconsider('reviews');
    refresher.reconsider('reviews');
    const joined = refresher.refresh('reviews');
    await passed(1000);
    expect(await joined).toEqual(stored);
    expect(order.slice(0, 2)).toEqual(['old', 'new']);
    expect(order.lastIndexOf('old')).toBe(0);
    await refresher.stop();
  });

  it('starts again with the shortest pause for another source', async () => {
    const { refresher, reviews } = setUp();
    reviews.mockResolvedValue(failed);
    refresher.start();
    await passed(7 * MINUTE);
    refresher.reconsider('reviews');
    await passed(0);
    const calls = reviews.mock.calls.length;
    await passed(MINUTE);
    expect(reviews).toHaveBeenCalledTimes(calls + 1);
    await refresher.stop();
  });

  it('calls its listeners only after a change', async () => {
    const { refresher, articles } = setUp();
    articles.mockResolvedValueOnce({ outcome: 'stored', changed: true });
    const onChange = vi.fn();
    refresher.onChange(onChange);
    refresher.start();
    await passed(16 * MINUTE);
    expect(onChange).toHaveBeenCalledExactlyOnceWith('articles');
    await refresher.stop();
  });

  it('sends one request for several callers at the same time', async () => {
    const { refresher, reviews } = setUp();
    let answer = (_result: RefreshResult) => {};
    reviews.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    const both = [refresher.refresh('reviews'), refresher.refresh('reviews')];
    expect(reviews).toHaveBeenCalledTimes(1);
    answer(stored);
    expect(await Promise.all(both)).toEqual([stored, stored]);
    void refresher.refresh('reviews');
    expect(reviews).toHaveBeenCalledTimes(2);
    answer(stored);
    await refresher.stop();
  });

  it('aborts the refresh under way when it stops, and starts no other', async () => {
    const { refresher, reviews } = setUp();
    reviews.mockImplementation(
      (signal) =>
        new Promise((resolve) =>
          signal.addEventListener('abort', () => resolve({ outcome: 'cancelled', changed: false })),
        ),
    );
    refresher.start();
    await passed(0);
    await refresher.stop();
    await passed(60 * MINUTE);
    expect(reviews).toHaveBeenCalledTimes(1);
  });
});
