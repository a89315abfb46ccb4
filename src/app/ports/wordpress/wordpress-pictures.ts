import type { Picture } from '../media.ts';
import type { PictureProblem } from '../picture-copies.ts';

/** The copies of the blog's pictures. Times are epoch milliseconds (UTC). */

/** A picture of the blog to copy. */
export interface WantedPicture {
  id: number;
  /** Its address in the blog. */
  source: string;
  alt: string;
  /** Number of completed attempts. */
  attempts: number;
}

export interface BlogPictureStore {
  /** Returns the number of pictures to copy that this synchronisation has not tried yet. */
  waiting(sync: string): Promise<number>;
  /** Returns the next of them, in the order in which the articles named them. */
  next(sync: string, limit: number): Promise<WantedPicture[]>;
  /** Returns the number of articles' copies that are being resized, and of those whose resize failed. */
  preparation(): Promise<{ processing: number; failed: number }>;
  /**
   * Marks articles whose pictures are all ready or given up as shown: they stay shown, whatever pictures they get
   * later.
   */
  settleArticles(): Promise<void>;
  /** Returns the bytes of all pictures that are not resized yet. */
  backlog(): Promise<number>;
  /** Returns whether a content was copied already, from any address. */
  hasCopy(sha256: string): Promise<boolean>;
  /**
   * Stores the copy of a picture, due to be resized, and records which articles show it. With the same content as
   * an earlier copy, that one is used, and `picture` is not stored.
   */
  copied(wanted: WantedPicture, copy: { sha256: string; picture: Picture; at: number }): Promise<void>;
  /**
   * Makes copies of these addresses due again, because the blog changed the pictures there; the current copies stay
   * until then. Addresses without a copy are ignored.
   */
  replaced(sources: readonly string[]): Promise<void>;
  /** Records a failed attempt; `over`: no further attempt is made until an article that shows the picture changes. */
  failed(wanted: WantedPicture, sync: string, problem: PictureProblem, over: boolean): Promise<void>;
}
