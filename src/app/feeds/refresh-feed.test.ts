import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NOON } from '../../../tests/factories.ts';
import type { FeedAnswer, FeedOwner, FeedSource, FeedStore } from '../ports/feeds.ts';
import { readHistory } from './feed-state.ts';
import { refreshFeed } from './refresh-feed.ts';

interface Item {
  id: string;
  publishedAt: number | null;
}
const item = (id: string, publishedAt: number | null = NOON): Item => ({ id, publishedAt });

/** Builds a store in memory, a source whose response the test sets, a log and the stored history of the feed. */
function setUp(owner: FeedOwner | 'nobody' = 'vendor') {
  const kept = new Map<string, unknown>();
  const rows: Record<FeedOwner, Item[]> = { vendor: [], demo: [] };
  const store: FeedStore<Item> = {
    async replace(of, items) {
      const missingIn = (list: readonly Item[]) => (item: Item) => !list.some(({ id }) => id === item.id);
      const added = items.filter(missingIn(rows[of])).length;
      const removed = rows[of].filter(missingIn(items)).length;
      rows[of] = [...items];
      return { added, changed: 0, removed };
    },
    count: async (of) => rows[of].length,
    removeDemo: async () => rows.demo.splice(0).length,
  };
  let answer: FeedAnswer<Item> = { kind: 'list', items: [item('a')], refused: {} };
  const fetch = vi.fn<FeedSource<Item>['fetch']>(async () => answer);
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const state = {
    get: async (key: string) => kept.get(key),
    set: async (key: string, value: unknown) => void kept.set(key, value),
  };
  const ports = {
    clock: { now: () => NOON },
    log,
    state,
    store,
    source: owner === 'nobody' ? undefined : { owner, fetch },
  };
  const stop = new AbortController();
  return {
    rows,
    log,
    fetch,
    kept,
    stop,
    history: () => readHistory(state, 'reviews'),
    refresh: () => refreshFeed('reviews', ports, stop.signal),
    answers(items: Item[], refused: Record<string, number> = {}) {
      answer = { kind: 'list', items, refused };
    },
    fails(code: 'timeout' | 'status', detail?: string) {
      answer = { kind: 'failed', failure: { code, detail } };
    },
  };
}
let site: ReturnType<typeof setUp>;
beforeEach(() => {
  site = setUp();
});

describe('the response of a source', () => {
  it('is stored, and reported as a change only when the list differs', async () => {
    expect(await site.refresh()).toEqual({ outcome: 'stored', changed: true });
    expect(await site.refresh()).toEqual({ outcome: 'stored', changed: false });
    site.answers([item('b')]);
    expect(await site.refresh()).toEqual({ outcome: 'stored', changed: true });
    expect(await site.history()).toEqual({ lastSuccessAt: NOON, lastFailure: null, emptyAnswers: 0 });
  });

  it('is stored when it is empty from the start, which ends the loading state', async () => {
    site.answers([]);
    expect(await site.refresh()).toEqual({ outcome: 'stored', changed: true });
    expect(await site.refresh()).toEqual({ outcome: 'stored', changed: false });
  });

  it('is logged with the counts of the refused items', async () => {
    site.answers([item('a')], { twice: 3 });
    await site.refresh();
    expect(site.log.warn).toHaveBeenCalledExactlyOnceWith(
      { feed: 'reviews', refused: { twice: 3 } },
      'feed items refused',
    );
  });
});

describe('the date of an item', () => {
  const DAY = 86_400_000;

  it('is removed when it is more than a day in the future, and counted in the log', async () => {
    site.answers([item('soon', NOON + DAY), item('later', NOON + DAY + 1), item('undated', null)], {
      twice: 1,
    });
    await site.refresh();
    expect(site.rows.vendor).toEqual([item('soon', NOON + DAY), item('later', null), item('undated', null)]);
    expect(site.log.warn).toHaveBeenCalledExactlyOnceWith(
      { feed: 'reviews', refused: { twice: 1, 'date in the future': 1 } },
      'feed items refused',
    );
  });
});

describe('a failure of the source', () => {
  it('keeps the stored list, and reports no change to the pages that show it', async () => {
    await site.refresh();
    site.fails('status', '503');
    expect(await site.refresh()).toEqual({ outcome: 'failed', changed: false });
    expect(site.rows.vendor).toEqual([item('a')]);
    expect(await site.history()).toMatchObject({
      lastSuccessAt: NOON,
      lastFailure: { code: 'status', detail: '503', at: NOON },
    });
    expect(site.log.warn).toHaveBeenCalledWith(
      { feed: 'reviews', code: 'status', detail: '503', stored: 1 },
      'feed not refreshed',
    );
    site.answers([item('a')]);
    expect(await site.refresh()).toEqual({ outcome: 'stored', changed: false });
    expect((await site.history()).lastFailure).toBeNull();
  });

  it('is reported as a change once for each reason when no list is stored', async () => {
    site.fails('timeout');
    expect(await site.refresh()).toEqual({ outcome: 'missing', changed: true });
    expect(await site.refresh()).toEqual({ outcome: 'missing', changed: false });
    site.fails('status', '500');
    expect(await site.refresh()).toMatchObject({ changed: true });
    site.answers([item('a')]);
    expect(await site.refresh()).toMatchObject({ changed: true });
  });
});

describe('a list that becomes empty', () => {
  it('is stored when the empty response is repeated', async () => {
    await site.refresh();
    site.answers([]);
    expect(await site.refresh()).toEqual({ outcome: 'kept', changed: false });
    expect(site.rows.vendor).toEqual([item('a')]);
    expect(site.log.warn).toHaveBeenCalledWith(
      { feed: 'reviews', stored: 1 },
      expect.stringContaining('turned empty'),
    );
    expect(await site.refresh()).toEqual({ outcome: 'stored', changed: true });
    expect(site.rows.vendor).toEqual([]);
  });

  it('starts the count again after a response with items, but not after a failure', async () => {
    await site.refresh();
    site.answers([]);
    await site.refresh();
    site.answers([item('a')]);
    await site.refresh();
    site.answers([]);
    expect(await site.refresh()).toMatchObject({ outcome: 'kept' });
    site.fails('timeout');
    await site.refresh();
    site.answers([]);
    expect(await site.refresh()).toMatchObject({ outcome: 'stored' });
  });
});

describe('a list of samples', () => {
  it('is stored when no real source is configured and the site has demo data', async () => {
    site = setUp('demo');
    expect(await site.refresh()).toEqual({ outcome: 'stored', changed: true });
    expect(site.rows.demo).toEqual([item('a')]);
  });

  it('is not stored when real rows are stored', async () => {
    site = setUp('demo');
    site.rows.vendor.push(item('real'));
    expect(await site.refresh()).toEqual({ outcome: 'off', changed: false });
    expect(site.rows.demo).toEqual([]);
  });

  it('is removed when a real source is configured, even if the source fails', async () => {
    site.rows.demo.push(item('sample'));
    site.fails('timeout');
    expect(await site.refresh()).toEqual({ outcome: 'missing', changed: true });
    expect(site.rows.demo).toEqual([]);
  });
});

it('reports that no source is configured once, without a warning', async () => {
  site = setUp('nobody');
  expect(await site.refresh()).toEqual({ outcome: 'off', changed: true });
  expect(await site.refresh()).toEqual({ outcome: 'off', changed: false });
  expect((await site.history()).lastFailure).toMatchObject({ code: 'not_configured' });
  expect(site.log.warn).not.toHaveBeenCalled();
});

it('writes nothing after it is aborted', async () => {
  site.fetch.mockImplementationOnce(async () => {
    site.stop.abort();
    return { kind: 'failed', failure: { code: 'unreachable' } };
  });
  expect(await site.refresh()).toEqual({ outcome: 'cancelled', changed: false });
  expect(site.kept.size).toBe(0);
});

it('starts with an empty history when the stored history is not readable', async () => {
  site.kept.set('feed:reviews', { lastFailure: { code: 'of another version' } });
  expect(await site.history()).toEqual({ lastSuccessAt: null, lastFailure: null, emptyAnswers: 0 });
});
