import { z } from 'zod';
import { orders, SEARCH_MAX_LENGTH } from '../domain/list/list-parameters.ts';
import { connectionProblems } from '../domain/wordpress/connection-problem.ts';
import { syncFrequencies } from '../domain/wordpress/frequency.ts';
import { MOST_FEATURED, postSorts, postStatuses } from '../domain/wordpress/post-status.ts';
import { syncStates, syncSteps, syncTriggers } from '../domain/wordpress/sync-steps.ts';
import { MediaFileDto } from './media.ts';
import { day, Paging, pageOf } from './paging.ts';

/** The blog's articles and their synchronisation. Times are ISO 8601 in UTC. */

export const SyncDto = z.object({
  id: z.string(),
  /** `waiting` also while it runs. */
  state: z.enum(syncStates),
  trigger: z.enum(syncTriggers),
  /** Whether a process is working on it now. */
  running: z.boolean(),
  /** Finished attempts; more than 0 while it waits: the blog did not respond, and the next attempt is at `nextAttemptAt`. */
  attempts: z.int(),
  nextAttemptAt: z.string().nullable(),
  step: z.enum(syncSteps),
  percent: z.int(),
  /** The done units of the step, of `total`. */
  done: z.int(),
  total: z.int(),
  /** Numbers of articles. */
  added: z.int(),
  changed: z.int(),
  removed: z.int(),
  /**
   * The results of the finished steps: the milliseconds until the blog responded, its categories, the articles that
   * changed, and the pictures that were copied; null before, and in a synchronisation of an earlier version.
   */
  found: z.object({
    connectMs: z.int().nullable(),
    categories: z.int().nullable(),
    changes: z.int().nullable(),
    pictures: z.int().nullable(),
  }),
  /** The progress of its step when it was resumed after an interruption; null: it was never interrupted. */
  resumed: z.object({ done: z.int(), total: z.int() }).nullable(),
  /** The reason for which the last attempt failed, and its message in the reader's language. */
  reason: z.enum(connectionProblems).nullable(),
  message: z.string().nullable(),
  createdAt: z.string(),
  startedAt: z.string().nullable(),
  endedAt: z.string().nullable(),
});
export type SyncDto = z.infer<typeof SyncDto>;

export const SyncLogEntry = z.object({
  id: z.string(),
  type: z.enum(['info', 'success', 'error']),
  /** In the reader's language. */
  message: z.string(),
  timestamp: z.string(),
});
export type SyncLogEntry = z.infer<typeof SyncLogEntry>;

/** `GET /api/wordpress/sync`. */
export const SyncView = z.object({
  /** `connected`: a blog is configured. `sample`: samples replace a blog. */
  connected: z.boolean(),
  sample: z.boolean(),
  host: z.string().nullable(),
  frequency: z.enum(syncFrequencies),
  /** Number of chosen categories; 0: all. */
  categories: z.int(),
  /** The synchronisation that runs or waits. */
  current: SyncDto.nullable(),
  /** When the next scheduled one begins; null: only on demand. */
  nextAt: z.string().nullable(),
  /** The last 24 finished ones, newest first. */
  history: z.array(SyncDto),
  /** At most 100 entries, newest first. */
  log: z.array(SyncLogEntry),
});
export type SyncView = z.infer<typeof SyncView>;

const CategoryDto = z.object({ id: z.int(), name: z.string() });

export const PostDto = z.object({
  id: z.string(),
  title: z.string(),
  excerpt: z.string(),
  status: z.enum(postStatuses),
  /** Whether an account has hidden it on this site. */
  hidden: z.boolean(),
  /** Whether the home page shows it before others. */
  featured: z.boolean(),
  author: z.string().nullable(),
  /** Null: a draft without a date. */
  date: z.string().nullable(),
  modifiedAt: z.string(),
  categories: z.array(CategoryDto),
  /** The address of the featured picture in the blog. */
  featuredImage: z.string().nullable(),
  /** The id of its copy in the media library; null: no copy. */
  picture: z.string().nullable(),
  /** A small file of the copy, once it is ready. */
  thumbnail: MediaFileDto.nullable(),
  /** The address of the article in the blog. */
  url: z.string(),
  words: z.int(),
  demo: z.boolean(),
});
export type PostDto = z.infer<typeof PostDto>;

/**
 * `GET /api/wordpress/posts/{id}`: with the sanitised HTML, in which pictures have the id of their copy in `data-media`, or
 * their address in the blog in `data-src`; and a file of each copy that is ready, by its id.
 */
export const PostDetail = PostDto.extend({
  content: z.string(),
  pictures: z.record(z.string(), MediaFileDto),
});
export type PostDetail = z.infer<typeof PostDetail>;

/** `GET /api/wordpress/posts`. */
export const PostQuery = z
  .object({
    /** Part of a title. */
    q: z.string().trim().max(SEARCH_MAX_LENGTH).optional(),
    status: z.enum(postStatuses).optional(),
    /** `yes`: only those that are hidden on this site. */
    hidden: z.literal('yes').optional(),
    /** WordPress's number. */
    category: z.coerce.number().int().min(1).max(1e12).optional(),
    /** The whole name. */
    author: z.string().max(200).optional(),
    /** Agency's days of publication, both included. */
    from: day('date_error').optional(),
    to: day('date_error').optional(),
    sort: z.enum(postSorts).default('date'),
    order: z.enum(orders).default('desc'),
  })
  .extend(Paging.shape);
export type PostQuery = z.infer<typeof PostQuery>;

export const PostPage = pageOf(PostDto).extend({
  /** Categories and authors of all articles, for the filters. */
  categories: z.array(CategoryDto),
  authors: z.array(z.string()),
  /** All featured articles, in the order in which the home page shows them. */
  featured: z.array(z.object({ id: z.string(), title: z.string() })),
});
export type PostPage = z.infer<typeof PostPage>;

/** `POST /api/wordpress/hook`. */
export const HookAnswer = z.object({ received: z.literal(true) });

/** `PATCH /api/wordpress/posts/{id}`: the named fields are changed. */
export const PostChange = z
  .object({
    hidden: z.boolean().optional(),
    featured: z.boolean().optional(),
    /** Its position among the featured articles, from 1. */
    place: z.int().min(1).max(MOST_FEATURED).optional(),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined), {
    error: 'field_required',
    path: ['hidden'],
  });
export type PostChange = z.infer<typeof PostChange>;
