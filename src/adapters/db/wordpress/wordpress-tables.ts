import type { Generated } from 'kysely';
import type { PictureProblem } from '../../../app/ports/picture-copies.ts';
import type { Post } from '../../../app/ports/wordpress/wordpress.ts';
import type { LogCode, SyncState, SyncStep, SyncTrigger } from '../../../domain/wordpress/sync-steps.ts';
import { json, type RowOf, recordOf, text } from '../engine/record.ts';

/** Returns the numbers of the categories of an article, as they are stored: `,3,17,`, or empty. */
export const categoriesIn = (stored: string): number[] => stored.split(',').filter(Boolean).map(Number);

/**
 * The columns that the blog fills, in the order in which `post-writes.ts` digests them: another order would mark every
 * article as changed.
 */
export const postRecord = recordOf<Omit<Post, 'id' | 'picture' | 'hidden' | 'featured' | 'demo'>>()({
  slug: text('slug'),
  link: text('link'),
  title: text('title'),
  excerpt: text('excerpt'),
  html: text('html'),
  status: 'status',
  author: text('author'),
  publishedAt: 'published_at',
  modifiedAt: 'modified_at',
  categories: {
    column: 'categories',
    encode: (numbers: number[]) => (numbers.length > 0 ? `,${numbers.join(',')},` : ''),
    decode: categoriesIn,
  },
  image: json('image'),
  words: 'words',
});

/** An article of the blog. */
export interface WordpressPostRow extends RowOf<typeof postRecord> {
  id: Generated<number>;
  public_id: string;
  /** WordPress's number of the article; negative for a sample. */
  external_id: number;
  /** `title` as `searchKey` writes it. */
  title_key: string;
  /** Digest of the columns that the blog fills: an article with the same digest is unchanged. */
  digest: string;
  /** 1: an administrator hides the article on this site. */
  hidden: Generated<number>;
  /** The home page shows the article before others; the lowest number is the first. Null: it does not. */
  featured: number | null;
  /** 1: its pictures were ready once, so that it stays on the site when it gets another one. */
  settled: Generated<number>;
  demo: number;
  created_at: number;
  updated_at: number;
}

/** A category of the blog. */
export interface WordpressCategoryRow {
  /** WordPress's number. */
  id: number;
  name: string;
  slug: string;
}

/** A synchronisation: a row of a lease queue while its state is `waiting`. */
export interface WordpressSyncRow {
  id: Generated<number>;
  public_id: string;
  state: SyncState;
  attempts: Generated<number>;
  next_attempt_at: number | null;
  lease: string | null;
  /** The problem of the last attempt, with its detail, as JSON. */
  last_error: string | null;
  trigger: SyncTrigger;
  step: SyncStep;
  /** The done units of the step, of `total`. */
  done: number;
  total: number;
  added: number;
  changed: number;
  removed: number;
  /** JSON: see `SyncCursor`. */
  cursor: string;
  cancel: Generated<number>;
  created_at: number;
  started_at: number | null;
  ended_at: number | null;
}

/** An entry of the log of the synchronisations. */
export interface WordpressLogRow {
  id: Generated<number>;
  code: LogCode;
  /** JSON: the values of the sentence. */
  params: string;
  at: number;
}

/** A picture of the blog, by its address. */
export interface WordpressPictureRow {
  id: Generated<number>;
  source: string;
  alt: string;
  /** `waiting`: to be copied; `copied`: `media_id` is the copy; `refused`: not requested again. */
  state: 'waiting' | 'copied' | 'refused';
  problem: PictureProblem | null;
  attempts: Generated<number>;
  /** `public_id` of the synchronisation that tried it last: each tries a picture once. */
  tried_in: string | null;
  /** Hash of the content in the blog, in hexadecimal. */
  sha256: string | null;
  media_id: number | null;
}

/** A message of the blog, stored for some minutes so that a repeated one is recognised. */
export interface WordpressHookRow {
  message_id: string;
  at: number;
}

/** An article that shows a picture. */
export interface WordpressPostPictureRow {
  post_id: number;
  picture_id: number;
}
