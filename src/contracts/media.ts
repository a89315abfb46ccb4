import { z } from 'zod';
import { orders } from '../domain/list/list-parameters.ts';
import {
  mediaOrigins,
  mediaParts,
  mediaProblems,
  mediaSorts,
  mediaStates,
  mediaUseKinds,
  pictureFields,
} from '../domain/media/picture.ts';
import { changeShapeOf, shapeOf } from './documents.ts';
import { Paging, pageOf } from './paging.ts';

/** Pictures of the media library. Sizes are pixels and bytes, times ISO 8601 in UTC. */

/** A file of a picture. The content of an address never changes. */
export const MediaFileDto = z.object({ url: z.string(), width: z.int(), height: z.int() });
export type MediaFileDto = z.infer<typeof MediaFileDto>;

/** A text, page, article or review that shows a picture. */
export const MediaUse = z.object({
  kind: z.enum(mediaUseKinds),
  /** Of the text, page, article or review. */
  id: z.string(),
  name: z.string(),
  state: z.enum(['online', 'draft']),
});
export type MediaUse = z.infer<typeof MediaUse>;

export const MediaDto = z.object({
  id: z.string(),
  ...shapeOf(pictureFields),
  state: z.enum(mediaStates),
  /** The problem of a failed picture; null in the other states. */
  error: z.enum(mediaProblems).nullable(),
  /** Size of the uploaded picture, upright; null until it is known. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** Total size of all files; null until the picture is ready. */
  bytes: z.int().nullable(),
  /** The dominant colour as `#rrggbb`, to show before the picture loads; null for a partly transparent picture. */
  colour: z.string().nullable(),
  files: z.object({
    /** Widths of about 480, 960 and 1600, the smallest first; never wider than the upload. */
    avif: z.array(MediaFileDto),
    webp: z.array(MediaFileDto),
    /** JPEG of about 960 pixels, for browsers that support neither of these. */
    jpeg: MediaFileDto.nullable(),
    /** JPEG of 1200 × 630, for social networks and messengers. */
    share: MediaFileDto.nullable(),
    /** WebP of at most 2560 pixels in width, and as many pixels as a square of that width. */
    master: MediaFileDto.nullable(),
  }),
  uses: z.array(MediaUse),
  /** The oldest other picture of the library with the same content, which is not deleted. */
  copyOf: z.object({ id: z.string(), name: z.string() }).nullable(),
  createdAt: z.string(),
  /** Name or e-mail address of the account; null: a sample, a picture of the blog, or a deleted account. */
  createdBy: z.string().nullable(),
  /** Null: not deleted. */
  deletedAt: z.string().nullable(),
  /** Grows with each change by an account. */
  version: z.int32(),
  demo: z.boolean(),
});
export type MediaDto = z.infer<typeof MediaDto>;

/** Query of `POST /api/media`, whose body is the picture itself. */
export const MediaUpload = z.object({
  /** Name of the file; a name that is too long is cut. */
  name: z.string().trim().max(1000).default(''),
});
export type MediaUpload = z.infer<typeof MediaUpload>;

/** `GET /api/media`. */
export const MediaQuery = z
  .object({
    /** Part of a name or of an alternative text. */
    q: z.string().trim().max(120).optional(),
    use: z.enum(mediaParts).default('all'),
    /** Absent: all pictures. */
    origin: z.enum(mediaOrigins).optional(),
    sort: z.enum(mediaSorts).default('created'),
    order: z.enum(orders).default('desc'),
  })
  .extend(Paging.shape);
export type MediaQuery = z.infer<typeof MediaQuery>;

/** `counts`: pictures of each part of the library with the same `q` and `origin`; deleted ones count only in `deleted`. */
export const MediaPage = pageOf(MediaDto).extend({
  counts: z.object({ all: z.int(), unused: z.int(), untitled: z.int(), deleted: z.int() }),
});
export type MediaPage = z.infer<typeof MediaPage>;

/** `PATCH /api/media/{id}`: changes the given fields, or only one language of them, if `version` is the current one. */
export const MediaChange = z.object({
  version: z.int32(),
  ...changeShapeOf(pictureFields),
  /** Undoes a deletion, within 30 days. */
  deleted: z.literal(false).optional(),
});
export type MediaChange = z.infer<typeof MediaChange>;

/** `GET /api/media/{id}/versions`: the texts after each change, the newest 100, newest first. Versions are never changed. */
export const MediaVersions = z.object({
  versions: z.array(
    z.object({
      number: z.int32(),
      /** Name or e-mail address of the account; null: a sample, a picture of the blog, or a deleted account. */
      by: z.string().nullable(),
      at: z.string(),
      content: z.object(shapeOf(pictureFields)),
    }),
  ),
});
export type MediaVersion = z.infer<typeof MediaVersions>['versions'][number];
