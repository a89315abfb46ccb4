import { setImmediate as otherWork } from 'node:timers/promises';
import type { Ports } from '../ports/all-ports.ts';
import type {
  BlogAnswer,
  BlogFailure,
  BlogReader,
  RemoteCategory,
  RemotePost,
} from '../ports/wordpress/blog-source.ts';
import type {
  ClaimedSync,
  LogEntry,
  PostWrites,
  SyncCursor,
  SyncProgress,
} from '../ports/wordpress/wordpress.ts';

/** Duration of a claim in milliseconds. The process extends it while it runs. */
export const LEASE_MS = 60_000;

/**
 * Number of articles that are written in one transaction. SQLite is synchronous: nothing else in the process runs
 * before the end of a transaction, so visitors wait for it.
 */
const WRITTEN_AT_ONCE = 8;

/** Up to this number of articles, the log names each; above it, one of each write. */
const MANY = 50;

/** Why a synchronisation stops before its end. */
export type Stop =
  | { kind: 'failed'; failure: BlogFailure }
  | { kind: 'cancelled' }
  /** Another process has the claim, or the blog was disconnected. */
  | { kind: 'lost' };

/** A synchronisation that this process works on. */
export interface SyncRun {
  ports: Pick<
    Ports,
    'clock' | 'ids' | 'syncs' | 'posts' | 'blogPictures' | 'mediaOriginals' | 'blogLanguage' | 'resizeSoon'
  >;
  /** Aborted when the process ends, and when the synchronisation was cancelled. */
  signal: AbortSignal;
  reader: BlogReader;
  claimed: ClaimedSync;
  progress: SyncProgress & { cursor: SyncCursor };
}

interface Write {
  posts?: Omit<PostWrites, 'demo' | 'named'>;
  categories?: readonly RemoteCategory[];
  log?: readonly LogEntry[];
}

/**
 * Writes the progress with `change`, and the results of a part of the work; returns the reason to stop, if there is
 * one. Visitors' requests are handled first.
 */
export async function advance(
  run: SyncRun,
  change: Partial<SyncRun['progress']>,
  { posts, ...write }: Write = {},
): Promise<Stop | undefined> {
  const { clock, syncs } = run.ports;
  await otherWork();
  const now = clock.now();
  const next = { ...run.progress, ...change };
  const written = await syncs.advance(
    run.claimed,
    next,
    { ...write, ...(posts && { posts: { ...posts, demo: run.reader.demo, named: namedOf(next.total) } }) },
    { now, until: now + LEASE_MS },
  );
  if (written === 'lost' || written === 'cancelled') return { kind: written };
  run.progress = {
    ...next,
    added: next.added + written.added,
    changed: next.changed + written.changed,
    removed: next.removed + written.removed,
  };
  return undefined;
}

/**
 * Writes articles in small parts, and with the last part `change` and `write`: after a kill before that, the
 * same articles are read again, and those already written show no difference.
 */
export async function advanceInParts(
  run: SyncRun,
  { save, remove }: Pick<PostWrites, 'save' | 'remove'>,
  change: Partial<SyncRun['progress']>,
  write: Omit<Write, 'posts'> = {},
): Promise<Stop | undefined> {
  const { done } = run.progress;
  const most = change.done ?? done;
  // A smaller total shows, also after a restart, that articles moved, so it is only written with the cursor.
  const total = Math.max(run.progress.total, change.total ?? 0);
  const parts = Math.ceil(Math.max(1, save.length, remove.length) / WRITTEN_AT_ONCE);
  const partOf = <T>(all: readonly T[], index: number): T[] =>
    all.slice(index * WRITTEN_AT_ONCE, (index + 1) * WRITTEN_AT_ONCE);
  for (let index = 0; index < parts; index += 1) {
    const isLast = index === parts - 1;
    const posts = { save: partOf(save, index), remove: partOf(remove, index) };
    const soFar = Math.min(most, done + Math.max(save.length, remove.length, 1) * ((index + 1) / parts));
    const all = { ...change, cursor: withLeft(change.cursor ?? run.progress.cursor, save) };
    const stop = await advance(run, isLast ? all : { done: Math.floor(soFar), total }, {
      posts,
      ...(isLast && write),
    });
    if (stop) return stop;
  }
  return undefined;
}

/** Counts the elements of the texts that stayed on the blog, for the log. */
function withLeft(cursor: SyncCursor, read: readonly RemotePost[]): SyncCursor {
  const posts = read.filter(({ left, shortcodes }) => left + shortcodes > 0);
  if (posts.length === 0) return cursor;
  const { left = { contents: 0, shortcodes: 0 } } = cursor;
  const sum = (of: (post: RemotePost) => number) => posts.reduce((total, post) => total + of(post), 0);
  return {
    ...cursor,
    left: {
      contents: left.contents + sum((post) => post.left),
      shortcodes: left.shortcodes + sum((post) => post.shortcodes),
    },
  };
}

/** Otherwise the first synchronisation of a large blog would fill the log with titles. */
const namedOf = (total: number): number => (total > MANY ? 1 : MANY);

/** Returns the value of an answer, or the reason to stop. */
export const read = <T>(answer: BlogAnswer<T>): { value: T } | { stop: Stop } =>
  answer.ok ? { value: answer.value } : { stop: { kind: 'failed', failure: answer.failure } };
