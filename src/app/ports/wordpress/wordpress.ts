import type { PostQuery } from '../../../contracts/wordpress.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import type { ConnectionProblem } from '../../../domain/wordpress/connection-problem.ts';
import type { PostStatus } from '../../../domain/wordpress/post-status.ts';
import type { LogCode, SyncState, SyncStep, SyncTrigger } from '../../../domain/wordpress/sync-steps.ts';
import type { AuditEntry, Changed, Judgement } from '../audit.ts';
import type { BlogFailure, RemoteCategory, RemotePost } from './blog-source.ts';

/** The ports of the synchronisation of the blog. Times are epoch milliseconds (UTC). */

/** The progress of a synchronisation: enough to continue after the process was killed. */
export interface SyncCursor {
  /** Names the blog and the chosen categories; a cursor with another scope is not continued. */
  scope: string;
  /** Changes after this time are read; null: all articles. */
  after: number | null;
  /** The time on the blog's clock when this synchronisation started: the next one reads changes after it. */
  until: number | null;
  /** Number of articles outside the bin when this synchronisation started. */
  remoteTotal: number;
  /** Number of changed articles that were read, and number of articles to read at once. */
  offset: number;
  size: number;
  /** Numbers of articles that are also read again, because their category was deleted or their publication is due. */
  again: number[];
  /**
   * The permanent difference between the blog's count and the stored articles, because the account may not read all
   * articles.
   */
  unread: number;
  /** When all numbers were last compared. */
  comparedAt: number;
  /** The time on the blog's clock until which changed files were requested; absent: never. */
  filesUntil?: number | null;
  /** The numbers of copied and refused pictures, once the texts are read; absent before. */
  pictures?: { copied: number; refused: number };
  /** The numbers of elements that stayed on the blog so far, for the log; absent: none. */
  left?: { contents: number; shortcodes: number };
  /** The findings of each finished step; absent in a synchronisation of an earlier version. */
  found?: SyncFound;
  /**
   * Progress of the current step when another process or a later start continued it; absent: it was never interrupted.
   */
  resumed?: { done: number; total: number };
}

/** The findings of the steps of a synchronisation. */
export interface SyncFound {
  /** Milliseconds until the blog responded. */
  connectMs?: number;
  categories?: number;
  /** Number of articles that changed since the last synchronisation, or are read again. */
  changes?: number;
}

/** A synchronisation. */
export interface Sync {
  id: string;
  state: SyncState;
  trigger: SyncTrigger;
  /** Number of completed attempts. */
  attempts: number;
  /** Whether a process is working on it. */
  running: boolean;
  /** When the next attempt is due, for a waiting synchronisation. */
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
  /** Stores a synchronisation that is due at once; returns `undefined` if one is waiting or running already. */
  begin(sync: { id: string; trigger: SyncTrigger; at: number }): Promise<Sync | undefined>;
  /** Returns the synchronisations, newest first. */
  latest(limit: number): Promise<Sync[]>;
  /** Returns the cursor of the last completed synchronisation. */
  lastCursor(): Promise<SyncCursor | undefined>;
  /** Claims the due synchronisation, if there is one. */
  claim(options: { now: number; leaseMs: number }): Promise<ClaimedSync | undefined>;
  /**
   * Writes progress, the articles and the log of a part in one transaction, and extends the claim until `until`.
   * Returns how many articles were written, which the row counts in addition to those of `progress`. `lost`: another
   * process has the claim, or the blog was disconnected; `cancelled`: an administrator cancelled it. Then nothing was
   * written.
   */
  advance(
    claimed: ClaimedSync,
    progress: SyncProgress,
    write: { posts?: PostWrites; categories?: readonly RemoteCategory[]; log?: readonly LogEntry[] },
    times: { now: number; until: number },
  ): Promise<Written | 'lost' | 'cancelled'>;
  /** Extends the claim until `until` and writes nothing else; with the same outcomes as `advance`. */
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
  /** Releases the claim without counting an attempt, because the process is stopping. */
  release(claimed: ClaimedSync, now: number): Promise<void>;
  /** Cancels the waiting or running synchronisation; a running one stops soon. Returns false without one. */
  cancel(at: number): Promise<boolean>;
  /** Adds entries to the log. */
  note(entries: readonly LogEntry[], at: number): Promise<void>;
  /** Returns all stored entries, newest first. */
  log(): Promise<StoredLogEntry[]>;
  /**
   * Deletes articles, categories, synchronisations, log and messages, because the blog was disconnected or replaced.
   * Copies of pictures that are not in use elsewhere are moved to the deleted part of the media library.
   */
  clear(at: number): Promise<void>;
}

/** The changes that one part of a synchronisation makes to the stored articles. */
export interface PostWrites {
  save: readonly RemotePost[];
  remove: readonly number[];
  demo: boolean;
  /** Maximum number of articles of each kind that the log names. */
  named: number;
}

/**
 * An article as stored. In its `html`, a picture with a copy in the media library is `<img data-media="…" alt="…">`
 * with the id of the copy; one with `data-src` has no copy and is not shown. `pagePictures` returns the copies by their
 * ids, if they are ready.
 */
export interface Post extends Omit<RemotePost, 'status' | 'externalId' | 'left' | 'shortcodes'> {
  id: string;
  status: PostStatus;
  /** The featured picture: the id of its copy in the media library; null: no copy. */
  picture: string | null;
  /** Whether an administrator hides it on this site. */
  hidden: boolean;
  /** Order among the featured articles, which the home page shows first, lowest number first; null: not featured. */
  featured: number | null;
  demo: boolean;
}

export interface PostStore {
  /** Returns one page in the requested order, without the texts, and the number of rows of all pages. */
  list(query: PostQuery): Promise<{ items: Post[]; total: number }>;
  byId(id: string): Promise<Post | undefined>;
  /**
   * Changes whether an article is hidden or featured, in one transaction with its audit entry. `featured`: the number
   * of featured articles, and their highest number.
   */
  change<Code = never>(
    id: string,
    judge: (before: Post, featured: { count: number; last: number }) => Judgement<Post, Code>,
  ): Promise<Changed<Post, Code>>;
  /**
   * Moves a featured article to a place among them, from 1, in one transaction with its audit entry. Returns it;
   * `undefined`: it is not featured.
   */
  place(id: string, place: number, entry: (post: Post) => AuditEntry): Promise<Post | undefined>;
  /** Returns all featured articles in their order, also those that visitors may not read. */
  allFeatured(): Promise<{ id: string; title: string }[]>;
  /** Returns the ids of the featured articles that visitors may read, in the order of the home page. */
  featured(now: number): Promise<string[]>;
  /** Returns the blog's categories, sorted by name. */
  categories(): Promise<RemoteCategory[]>;
  /** Returns the names of the authors, sorted. */
  authors(): Promise<string[]>;
  /** Returns the blog's numbers of all stored articles, with the times of their last change. */
  numbers(): Promise<Map<number, number>>;
  count(): Promise<number>;
  /**
   * Returns the blog's numbers of articles that may have changed without a new date: those in a deleted category, and
   * those whose scheduled publication is due.
   */
  stale(goneCategories: readonly number[], now: number): Promise<number[]>;
  /** Deletes the samples. */
  removeDemo(): Promise<void>;
}

/** An article of a list, with its id in `PostStore`. */
export interface ShownPost {
  id: string;
  /** The slug of its address on this site. */
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
  /** Returns one page, newest first, and the number of articles of all pages. */
  list(
    part: { category?: number | undefined; page: number; size: number },
    now: number,
  ): Promise<{ items: ShownPost[]; total: number }>;
  /** Returns the articles of these ids that visitors may read, in the order of the ids. */
  withIds(ids: readonly string[], now: number): Promise<ShownPost[]>;
  /** Returns the article that has or had an address, with its current slug. */
  find(slug: string, now: number): Promise<ShownPost | undefined>;
  /**
   * Returns the current slugs of the linked articles, by link: each link may have the blog's address in another form.
   */
  slugsOf(links: readonly string[], now: number): Promise<ReadonlyMap<string, string>>;
  /**
   * Returns the number of articles of each category, by WordPress's number; an article with two categories counts in
   * both.
   */
  countByCategory(now: number): Promise<ReadonlyMap<number, number>>;
  /** Returns the newest articles, at most `limit`. */
  entries(limit: number, now: number): Promise<ShownPostEntry[]>;
}

/** A message of the blog that an article changed, as received, not verified. */
export interface SignedMessage {
  id: string;
  /** Seconds since 1970, as text. */
  timestamp: string;
  signature: string;
  body: string;
}

export interface HookStore {
  /** Records a message; returns false when it was recorded already. Deletes messages from before `forget`. */
  receive(id: string, at: number, forget: number): Promise<boolean>;
  /** Returns when the last message arrived. */
  last(): Promise<number | undefined>;
}

/** The sentences of the log and of failures, in the reader's language. */
export interface WordpressTexts {
  log(locale: Locale, entry: LogEntry): string;
  problem(locale: Locale, problem: ConnectionProblem, detail: string | null): string;
}
