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

/** A list in memory, a source that answers what it is told, and what is written about both. */
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
  const settings = {
    get: async (key: string) => kept.get(key),
    set: async (key: string, value: unknown) => void kept.set(key, value),
  };
  const ports = {
    clock: { now: () => NOON },
    log,
    settings,
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
    history: () => readHistory(settings, 'reviews'),
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

describe('an answer', () => {
  it('is stored, and counts as a change only when it is one', async () => {
    expect(await site.refresh()).toEqual({ outcome: 'stored', changed: true });
    expect(await site.refresh()).toEqual({ outcome: 'stored', changed: false });
    site.answers([item('b')]);
    expect(await site.refresh()).toEqual({ outcome: 'stored', changed: true });
    expect(await site.history()).toEqual({ lastSuccessAt: NOON, lastFailure: null, emptyAnswers: 0 });
  });

  it('that is empty from the beginning ends the waiting', async () => {
    site.answers([]);
    expect(await site.refresh()).toEqual({ outcome: 'stored', changed: true });
    expect(await site.refresh()).toEqual({ outcome: 'stored', changed: false });
  });

  it('that left something out says so in the log, by counts', async () => {
    site.answers([item('a')], { twice: 3 });
    await site.refresh();
    expect(site.log.warn).toHaveBeenCalledExactlyOnceWith(
      { feed: 'reviews', refused: { twice: 3 } },
      'feed items refused',
    );
  });
});

describe('a date', () => {
  const DAY = 86_400_000;

  it('that has not come is none, and the log counts it', async () => {
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

describe('a failure', () => {
  it('keeps what is stored, and changes no page that shows it', async () => {
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

  it('with nothing to show is what the page shows, each reason once', async () => {
    site.fails('timeout');
    expect(await site.refresh()).toEqual({ outcome: 'missing', changed: true });
    expect(await site.refresh()).toEqual({ outcome: 'missing', changed: false });
    site.fails('status', '500');
    expect(await site.refresh()).toMatchObject({ changed: true });
    site.answers([item('a')]);
    expect(await site.refresh()).toMatchObject({ changed: true });
  });
});

describe('a list that turns empty', () => {
  it('is believed when that is repeated', async () => {
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

  it('is forgotten when the list is back, and survives a failure in between', async () => {
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

describe('samples', () => {
  it('are stored when nothing is configured and they are wanted', async () => {
    site = setUp('demo');
    expect(await site.refresh()).toEqual({ outcome: 'stored', changed: true });
    expect(site.rows.demo).toEqual([item('a')]);
  });

  it('stay away from real rows', async () => {
    site = setUp('demo');
    site.rows.vendor.push(item('real'));
    expect(await site.refresh()).toEqual({ outcome: 'off', changed: false });
    expect(site.rows.demo).toEqual([]);
  });

  it('go as soon as there is a real source, even one that fails', async () => {
    site.rows.demo.push(item('sample'));
    site.fails('timeout');
    expect(await site.refresh()).toEqual({ outcome: 'missing', changed: true });
    expect(site.rows.demo).toEqual([]);
  });
});

it('says that nothing is configured, once and without alarm', async () => {
  site = setUp('nobody');
  expect(await site.refresh()).toEqual({ outcome: 'off', changed: true });
  expect(await site.refresh()).toEqual({ outcome: 'off', changed: false });
  expect((await site.history()).lastFailure).toMatchObject({ code: 'not_configured' });
  expect(site.log.warn).not.toHaveBeenCalled();
});

it('writes nothing after it was told to stop', async () => {
  site.fetch.mockImplementationOnce(async () => {
    site.stop.abort();
    return { kind: 'failed', failure: { code: 'unreachable' } };
  });
  expect(await site.refresh()).toEqual({ outcome: 'cancelled', changed: false });
  expect(site.kept.size).toBe(0);
});

it('starts afresh from a history that it cannot read', async () => {
  site.kept.set('feed:reviews', { lastFailure: { code: 'of another version' } });
  expect(await site.history()).toEqual({ lastSuccessAt: null, lastFailure: null, emptyAnswers: 0 });
});
