import type { FetchedPicture } from './fetched-picture.ts';
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

/** Fetches a picture of at most two megabytes from a public address. Never throws. */
export type FetchPicture = (address: string, signal: AbortSignal) => Promise<FetchedPicture>;
