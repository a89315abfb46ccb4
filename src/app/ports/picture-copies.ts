import type { WantedFiles } from './media.ts';

/**
 * Ports of small copies of pictures at third parties, reviewers' portraits and the covers of a blog's public feed, so that
 * no visitor's browser asks these for them. Times are epoch milliseconds.
 */

/** A picture of which there is no copy yet. */
export interface DuePicture {
  /** Its address. */
  source: string;
  wanted: Exclude<WantedFiles, 'all' | 'share'>;
}

export interface PictureCopies {
  /** Pictures of published reviews and of the latest articles without a copy that was tried since `before`. */
  due(before: number, limit: number): Promise<DuePicture[]>;
  /** Notes an attempt at `now`; false: another process made one since `before`. */
  claim(source: string, before: number, now: number): Promise<boolean>;
  /** Stores the name of the copy. Pages that show it for a review are renewed. */
  keep(source: string, file: string, now: number): Promise<void>;
  /** Forgets the copies that nothing shows any more. Returns the files that no copy has now. */
  forget(): Promise<string[]>;
  /** Returns the names of the copies of these addresses, as far as there are copies. */
  filesOf(sources: readonly string[]): Promise<Map<string, string>>;
}

/** Why a picture at another site could not be fetched. */
export const pictureProblems = ['missing', 'large', 'type', 'address', 'away'] as const;
/**
 * `missing`: the site does not have it; `large`: it has too many bytes; `type`: it is no picture that the library takes;
 * `address`: its address may not be asked; `away`: no answer in time, which a later attempt may get.
 */
export type PictureProblem = (typeof pictureProblems)[number];

export type FetchedPicture = { ok: true; bytes: Uint8Array } | { ok: false; problem: PictureProblem };

/** Fetches a picture of at most two megabytes from a public address. Never throws. */
export type FetchPicture = (address: string, signal: AbortSignal) => Promise<FetchedPicture>;
