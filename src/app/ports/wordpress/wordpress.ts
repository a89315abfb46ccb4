import type { PostQuery } from '../../../contracts/wordpress.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import type { ConnectionProblem } from '../../../domain/wordpress/connection-problem.ts';
import type { PostStatus } from '../../../domain/wordpress/post-status.ts';
import type { LogCode, SyncState, SyncStep, SyncTrigger } from '../../../domain/wordpress/sync-steps.ts';
import type { AuditEntry, Changed, Judgement } from '../audit.ts';
import type { BlogFailure, RemoteCategory, RemotePost } from './blog-source.ts';

/** The ports of the synchronisation of the blog. Times are epoch milliseconds (UTC). */

/** How far a synchronisation has come: enough to go on after the process was killed. */
export interface SyncCursor {
  /** Names the blog and the chosen categories: articles of another scope are no longer wanted. */
  scope: string;
  /** Changes after this moment are read; null: all articles. */
  after: number | null;
  /** The moment on the blog's clock when this synchronisation began: the next one reads changes after it. */
  until: number | null;
  /** Articles outside of the bin when this synchronisation began. */
  remoteTotal: number;
  /** Articles that were read of those that changed, and how many are read at once. */
  offset: number;
  size: number;
  /** Numbers of articles that are read besides, because a category of theirs is gone or their day has come. */
  again: number[];
  /** The difference that stays between the blog's count and ours, because the account may not read all articles. */
  unread: number;
  /** When all numbers were last compared. */
  comparedAt: number;
  /** The moment on the blog's clock until which it was asked for files that changed; absent: never. */
  filesUntil?: number | null;
  /** How many pictures were copied and how many refused, once the texts are read; absent before. */
  pictures?: { copied: number; refused: number };
  /** What the texts left on the blog so far, for the log; absent: nothing. */
  left?: { contents: number; shortcodes: number };
  /** The findings of each finished step; absent in a synchronisation of an earlier version. */
  found?: SyncFound;
  /** How far the present step had come when another process or a later start went on; absent: it was never interrupted. */
  resumed?: { done: number; total: number };
}

/** The findings of the steps of a synchronisation. */
export interface SyncFound {
  /** Milliseconds until the blog answered. */
  connectMs?: number;
  categories?: number;
  /** Articles that changed since the last time, or are read again. */
  changes?: number;
}

/** A synchronisation. */
export interface Sync {
  id: string;
  state: SyncState;
  trigger: SyncTrigger;
  /** Attempts that ended so far. */
  attempts: number;
  /** Whether a process is working on it. */
  running: boolean;
  /** When the next attempt is due, for one that waits. */
  nextAttemptAt: number | null;
  step: SyncStep;
  done: number;
  total: number;
  added: number;
  changed: number;
  removed: number;
  /** The findings of the finished steps, and the number of copied pictures. */
  found: SyncFound & { pictures?: number };
  resumed: { done: number; total: number } | null;
  problem: Omit<BlogFailure, 'transient'> | null;
  createdAt: number;
  startedAt: number | null;
  endedAt: number | null;
}

export interface ClaimedSync
  extends Pick<Sync, 'id' | 'step' | 'done' | 'total' | 'added' | 'changed' | 'removed' | 'startedAt'> {
  /** Number of the attempt that this claim allows: 1 is the first. */
  attempt: number;
  lease: string;
  cursor: SyncCursor | null;
}
/** The writes of a process that works on a claimed synchronisation. */
export type SyncProgress = Pick<
  ClaimedSync,
  'step' | 'done' | 'total' | 'added' | 'changed' | 'removed' | 'cursor'
>;

/** Numbers of articles that were written. */
export type Written = Pick<SyncProgress, 'added' | 'changed' | 'removed'>;

export interface LogEntry {
  code: LogCode;
  params: Record<string, string | number>;
}
export interface StoredLogEntry extends LogEntry {
  id: string;
  at: number;
}

export interface SyncStore {
  /** Begins a synchronisation that is due at once; `undefined`: there is one already. */
  begin(sync: { id: string; trigger: SyncTrigger; at: number }): Promise<Sync | undefined>;
  /** The synchronisations, newest first. */
  latest(limit: number): Promise<Sync[]>;
  /** The cursor of the last synchronisation that was completed. */
  lastCursor(): Promise<SyncCursor | undefined>;
  /** Claims the due synchronisation, if there is one. */
  claim(options: { now: number; leaseMs: number }): Promise<ClaimedSync | undefined>;
  /**
   * Writes progress, the articles and the log of a part in one transaction, and holds the claim until `until`. Returns how
   * many articles were written, which the row counts besides those of `progress`. `lost`: another process has the claim,
   * or the blog was disconnected; `cancelled`: an administrator cancelled it. Then nothing was written.
   */
  advance(
    claimed: ClaimedSync,
    progress: SyncProgress,
    write: { posts?: PostWrites; categories?: readonly RemoteCategory[]; log?: readonly LogEntry[] },
    times: { now: number; until: number },
  ): Promise<Written | 'lost' | 'cancelled'>;
  /** Holds the claim until `until` and writes nothing else; with the same outcomes. */
  hold(claimed: ClaimedSync, until: number): Promise<'held' | 'lost' | 'cancelled'>;
  /** Ends the claim: the synchronisation is over, or due again at `nextAttemptAt`. */
  settle(
    claimed: ClaimedSync,
    progress: SyncProgress,
    outcome: {
      state: SyncState;
      nextAttemptAt: number | null;
      problem: Omit<BlogFailure, 'transient'> | null;
      log: readonly LogEntry[];
      at: number;
    },
  ): Promise<boolean>;
  /** Gives the claim back, as if it had not been made: the process is stopping. */
  release(claimed: ClaimedSync, now: number): Promise<void>;
  /** Cancels the synchronisation that waits or runs; one that runs stops soon. Returns false without one. */
  cancel(at: number): Promise<boolean>;
  /** Adds entries to the log. */
  note(entries: readonly LogEntry[], at: number): Promise<void>;
  /** The newest entries first, as many as are kept. */
  log(): Promise<StoredLogEntry[]>;
  /**
   * Deletes articles, categories, synchronisations, log and messages: the blog was disconnected or replaced. Copies of pictures that
   * nothing else shows go to the deleted part of the media library.
   */
  clear(at: number): Promise<void>;
}

/** The changes that one part of a synchronisation makes to the stored articles. */
export interface PostWrites {
  save: readonly RemotePost[];
  remove: readonly number[];
  demo: boolean;
  /** The most articles of each kind that the log names. */
  named: number;
}

/**
 * An article as stored. In its `html`, a picture with a copy in the media library is `<img data-media="…" alt="…">` with
 * the id of the copy; one with `data-src` has no copy and is not shown. `pagePictures` draws copies by their ids, those that
 * are ready.
 */
export interface Post extends Omit<RemotePost, 'status' | 'externalId' | 'left' | 'shortcodes'> {
  id: string;
  status: PostStatus;
  /** The featured picture: the id of its copy in the media library; null: no copy. */
  picture: string | null;
  /** An administrator hides it on this site. */
  hidden: boolean;
  /** The home page shows it before others, the lowest number first; null: it does not. */
  featured: number | null;
  demo: boolean;
}

export interface PostStore {
  /** One page, in the order asked for, without the texts, and how many rows all pages have. */
  list(query: PostQuery): Promise<{ items: Post[]; total: number }>;
  byId(id: string): Promise<Post | undefined>;
  /**
   * Changes whether an article is hidden or featured, in one transaction with the entry that records it. `featured`: how
   * many articles are, and the highest number of these.
   */
  change<Code = never>(
    id: string,
    judge: (before: Post, featured: { count: number; last: number }) => Judgement<Post, Code>,
  ): Promise<Changed<Post, Code>>;
  /**
   * Moves a featured article to a place among them, from 1, in one transaction with the entry that records it. Returns it;
   * `undefined`: it is not featured.
   */
  place(id: string, place: number, entry: (post: Post) => AuditEntry): Promise<Post | undefined>;
  /** All featured articles in their order, also those that visitors may not read. */
  allFeatured(): Promise<{ id: string; title: string }[]>;
  /** The ids of the featured articles that visitors may read, in the order in which the home page shows them. */
  featured(now: number): Promise<string[]>;
  /** The blog's categories, by their names. */
  categories(): Promise<RemoteCategory[]>;
  /** The names of the authors, in their order. */
  authors(): Promise<string[]>;
  /** The blog's numbers of all stored articles, with the moments of their last change. */
  numbers(): Promise<Map<number, number>>;
  count(): Promise<number>;
  /**
   * The blog's numbers of articles that may have changed without a trace: those in a category that is gone, and those
   * whose day of publication has come.
   */
  stale(goneCategories: readonly number[], now: number): Promise<number[]>;
  /** Deletes the samples. */
  removeDemo(): Promise<void>;
}

/** An article of a list, by the id that `PostStore` knows. */
export interface ShownPost {
  id: string;
  /** Of its address on this site. */
  slug: string;
}

/** The facts of an article for feeds and search engines. */
interface ShownPostEntry {
  slug: string;
  title: string;
  excerpt: string;
  publishedAt: number;
  modifiedAt: number;
  demo: boolean;
}

/** The articles that visitors may read: published, not in the future, not hidden here, without a password. */
export interface ShownPosts {
  /** One page, the newest first, and how many articles all pages have. */
  list(
    part: { category?: number | undefined; page: number; size: number },
    now: number,
  ): Promise<{ items: ShownPost[]; total: number }>;
  /** Those of these ids that visitors may read, in the order of the ids. */
  withIds(ids: readonly string[], now: number): Promise<ShownPost[]>;
  /** The article that has or had an address, with its present slug. */
  find(slug: string, now: number): Promise<ShownPost | undefined>;
  /** The present slugs of the articles that links lead to, by these links: each may name the blog's address in another form. */
  slugsOf(links: readonly string[], now: number): Promise<ReadonlyMap<string, string>>;
  /** How many articles each category has, by WordPress's number; one of two categories counts in both. */
  countByCategory(now: number): Promise<ReadonlyMap<number, number>>;
  /** The newest, at most `limit`. */
  entries(limit: number, now: number): Promise<ShownPostEntry[]>;
}

/** A message by which the blog tells that an article changed, as it arrived, unchecked. */
export interface SignedMessage {
  id: string;
  /** Seconds since 1970, as text. */
  timestamp: string;
  signature: string;
  body: string;
}

export interface HookStore {
  /** Records a message; false when it was recorded already. Messages from before `forget` are forgotten. */
  receive(id: string, at: number, forget: number): Promise<boolean>;
  /** When the last message arrived. */
  last(): Promise<number | undefined>;
}

/** The sentences of the log and of failures, in the reader's language. */
export interface WordpressTexts {
  log(locale: Locale, entry: LogEntry): string;
  problem(locale: Locale, problem: ConnectionProblem, detail: string | null): string;
}
