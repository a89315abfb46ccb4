import type { WantedFiles } from './media.ts';

/**
 * Ports of small copies of third parties' pictures, reviewers' portraits and the covers of a blog's public feed, so
 * that no visitor's browser requests them from third parties. Times are epoch milliseconds.
 */

/** A picture without a copy. */
export interface DuePicture {
  /** Its address. */
  source: string;
  wanted: Exclude<WantedFiles, 'all' | 'share'>;
}

export interface PictureCopies {
  /**
   * Returns the pictures of published reviews and of the latest articles without a copy and without an attempt since
   * `before`.
   */
  due(before: number, limit: number): Promise<DuePicture[]>;
  /** Records an attempt at `now`; returns false if another process made one since `before`. */
  claim(source: string, before: number, now: number): Promise<boolean>;
  /** Stores the name of the copy. Pages that show it for a review are purged. */
  keep(source: string, file: string, now: number): Promise<void>;
  /** Deletes the copies that no page shows any more. Returns the files that no copy has now. */
  forget(): Promise<string[]>;
  /** Returns the names of the copies of these addresses; an address without a copy is absent. */
  filesOf(sources: readonly string[]): Promise<Map<string, string>>;
}

/** Why a picture at another site could not be fetched. */
export const pictureProblems = ['missing', 'large', 'type', 'address', 'away'] as const;
/**
 * `missing`: the site does not have it; `large`: it has too many bytes; `type`: the library does not accept it;
 * `address`: requests to its address are not allowed; `away`: no response in time, but a later attempt may get one.
 */
export type PictureProblem = (typeof pictureProblems)[number];

export type FetchedPicture = { ok: true; bytes: Uint8Array } | { ok: false; problem: PictureProblem };

/** Fetches a picture of at most two megabytes from a public address. Never rejects. */
export type FetchPicture = (address: string, signal: AbortSignal) => Promise<FetchedPicture>;
