import type { Picture } from '../media.ts';
import type { PictureProblem } from '../picture-copies.ts';

/** The copies of the blog's pictures. Times are epoch milliseconds (UTC). */

/** A picture of the blog that is to be copied. */
export interface WantedPicture {
  id: number;
  /** Its address in the blog. */
  source: string;
  alt: string;
  /** Attempts that ended so far. */
  attempts: number;
}

export interface BlogPictureStore {
  /** How many pictures are to be copied that this synchronisation has not tried yet. */
  waiting(sync: string): Promise<number>;
  /** The next of them, in the order in which the articles named them. */
  next(sync: string, limit: number): Promise<WantedPicture[]>;
  /** How many copies that articles show are being resized, and of how many the resizing failed. */
  preparation(): Promise<{ processing: number; failed: number }>;
  /** Lets articles be shown from now on, whatever pictures they get, whose pictures are all ready or given up. */
  settleArticles(): Promise<void>;
  /** Bytes of all pictures that wait for their resizing. */
  backlog(): Promise<number>;
  /** Whether a content was copied already, from any address. */
  hasCopy(sha256: string): Promise<boolean>;
  /**
   * Stores the copy of a picture, due for its resizing, and records which articles show it. With the same content as
   * an earlier copy, that one is used, and `picture` is not stored.
   */
  copied(wanted: WantedPicture, copy: { sha256: string; picture: Picture; at: number }): Promise<void>;
  /**
   * Makes copies of these addresses due again, because the blog changed the pictures there; the present ones stay until
   * then. Addresses without a copy are left out.
   */
  replaced(sources: readonly string[]): Promise<void>;
  /** Records an attempt that failed; `over`: no further one is made until an article that shows the picture changes. */
  failed(wanted: WantedPicture, sync: string, problem: PictureProblem, over: boolean): Promise<void>;
}
