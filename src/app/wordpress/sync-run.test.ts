import { expect, it } from 'vitest';
import type { RemotePost } from '../ports/wordpress/blog-source.ts';
import { advanceInParts, type SyncRun } from './sync-run.ts';

const numbered = (externalId: number): RemotePost => ({
  ...{ externalId, slug: '', link: 'https://blog.example.com/', title: '', excerpt: '', html: '' },
  ...{ words: 0, left: 0, shortcodes: 0 },
  ...{ status: 'publish', author: null, publishedAt: 0, modifiedAt: 0, categories: [], image: null },
});

interface Write {
  done: number;
  offset: number;
  articles: number;
  turn: number;
}

/** A synchronisation whose store records each write, with its turn of the event loop. */
function openRun() {
  const writes: Write[] = [];
  let turn = 0;
  let counting = true;
  const count = () => {
    turn += 1;
    if (counting) setImmediate(count);
  };
  setImmediate(count);
  const run = {
    ports: {
      clock: { now: () => 0 },
      syncs: {
        async advance(_claimed, { done, cursor }, { posts }) {
          const articles = posts?.save.length ?? 0;
          writes.push({ done, offset: cursor?.offset ?? 0, articles, turn });
          return { added: articles, changed: 0, removed: 0 };
        },
      } as Partial<SyncRun['ports']['syncs']>,
    },
    reader: { demo: false },
    claimed: {},
    progress: {
      ...{ step: 'texts', done: 0, total: 200, added: 0, changed: 0, removed: 0 },
      cursor: { offset: 0 },
    },
  } as unknown as SyncRun;
  return {
    run,
    writes,
    stop() {
      counting = false;
    },
  };
}

it('writes a hundred articles a few at a time, and lets the process do other work between two parts', async () => {
  const { run, writes, stop } = openRun();
  const save = Array.from({ length: 100 }, (_, index) => numbered(index + 1));
  const cursor = { ...run.progress.cursor, offset: 100 };
  expect(await advanceInParts(run, { save, remove: [] }, { done: 100, cursor })).toBeUndefined();
  stop();
  expect(Math.max(...writes.map(({ articles }) => articles))).toBeLessThanOrEqual(10);
  expect(new Set(writes.map(({ turn }) => turn)).size).toBe(writes.length);
  expect(run.progress).toMatchObject({ done: 100, added: 100 });
});

it('moves the cursor only with the last part, and never decreases the progress', async () => {
  const { run, writes, stop } = openRun();
  const save = Array.from({ length: 30 }, (_, index) => numbered(index + 1));
  const cursor = { ...run.progress.cursor, offset: 30 };
  await advanceInParts(run, { save, remove: [] }, { done: 30, cursor });
  stop();
  expect(writes.map(({ offset }) => offset)).toEqual([...writes.slice(1).map(() => 0), 30]);
  const done = writes.map((write) => write.done);
  expect(done).toEqual(done.toSorted((a, b) => a - b));
  expect(done.at(-1)).toBe(30);
});
