import type {
  BlogAnswer,
  BlogFailure,
  BlogReader,
  ClaimedSync,
  LogEntry,
  PostWrites,
  RemoteCategory,
  SyncCursor,
  SyncProgress,
} from '../ports/wordpress.ts';
import type { WordpressPorts } from './sync-ports.ts';

/** How long a claim holds, in milliseconds: it is held anew while the process lives. */
export const LEASE_MS = 60_000;

/** So many articles are named in the log, one by one; of more, one of each write is. */
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
    WordpressPorts,
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

/** Writes the progress with `change`, and what a part of the work found; returns why to stop, if so. */
export async function advance(
  run: SyncRun,
  change: Partial<SyncRun['progress']>,
  { posts, ...write }: Write = {},
): Promise<Stop | undefined> {
  const { clock, syncs } = run.ports;
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

/** The first synchronisation of a long blog would leave nothing but titles in the log. */
const namedOf = (total: number): number => (total > MANY ? 1 : MANY);

/** Returns the value of an answer, or why to stop. */
export const read = <T>(answer: BlogAnswer<T>): { value: T } | { stop: Stop } =>
  answer.ok ? { value: answer.value } : { stop: { kind: 'failed', failure: answer.failure } };
