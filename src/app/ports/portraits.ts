/**
 * Ports of the portraits of reviewers: small copies of pictures at third parties, so that no visitor's browser asks
 * these for them. Times are epoch milliseconds.
 */

export interface PortraitStore {
  /** Addresses of published reviews without a copy, of which no copy was tried since `before`. */
  due(before: number, limit: number): Promise<string[]>;
  /** Notes an attempt at `now`; false: another process made one since `before`. */
  claim(source: string, before: number, now: number): Promise<boolean>;
  /** Stores the name of the copy. The pages that show it are renewed. */
  keep(source: string, file: string, now: number): Promise<void>;
  /** Forgets the portraits that no review has any more. Returns the files that no portrait has now. */
  forget(): Promise<string[]>;
}

/** Fetches a picture of at most two megabytes from a public address. */
export interface PictureSource {
  /** Returns its bytes, or in a few words why there are none. Never throws. */
  fetch(address: string, signal: AbortSignal): Promise<Uint8Array | string>;
}
