import type { Generated } from 'kysely';
import type { Picture } from '../../../app/ports/media.ts';
import type { FileFormat, FileRole } from '../../../domain/media/file-name.ts';
import type { MediaUseKind, PictureTexts } from '../../../domain/media/picture.ts';
import { flag, json, type RowOf, recordOf, text } from '../engine/record.ts';

export const pictureTexts = recordOf<
  Pick<Picture, 'name' | 'alt' | 'decorative' | 'deletedAt' | 'version'>
>()({
  name: text('name'),
  alt: json('alt'),
  decorative: flag('decorative'),
  deletedAt: 'deleted_at',
  version: 'version',
});

export const pictureRecord = recordOf<
  Omit<Picture, keyof PictureTexts | 'files' | 'uses' | 'copyOf' | 'author' | 'deletedAt' | 'version'>
>()({
  id: 'public_id',
  state: 'state',
  problem: 'problem',
  width: 'width',
  height: 'height',
  bytes: 'bytes',
  colour: 'colour',
  createdAt: 'created_at',
  createdBy: 'created_by',
  demo: flag('demo'),
});

/** A picture of the library, which waits in the queue of the resizing while its state is `processing`. */
export interface MediaRow extends RowOf<typeof pictureTexts>, RowOf<typeof pictureRecord> {
  id: Generated<number>;
  /** `name` as `searchKey` writes it, to sort by. */
  name_key: string;
  /** Name and alternative texts as `searchKey` writes them, to search in. */
  search_key: string;
  attempts: Generated<number>;
  /** When the next attempt is due; for a claimed picture, when the lease ends. Null when no attempt is planned. */
  next_attempt_at: number | null;
  /** The current lease, if the picture is claimed. */
  lease: string | null;
  /** The outcome of the last attempt that did not succeed. */
  last_error: string | null;
  /** 1: without any alternative text, and not decorative. */
  untitled: number;
  focal_x: number;
  focal_y: number;
}

/** A file of a picture. Its bytes are in `media_bytes` or in the S3 bucket. */
export interface MediaFileRow {
  media_id: number;
  role: FileRole;
  format: FileFormat;
  /** As `fileName` makes it. Two pictures with the same content share a name and its bytes. */
  name: string;
  width: number;
  height: number;
  size: number;
  sha256: string;
}

/** The bytes of a file. No list reads this table. */
export interface MediaBytesRow {
  name: string;
  bytes: Uint8Array;
}

/** A part of an uploaded picture, kept until the picture is resized. `upload` is the picture's `public_id`. */
export interface MediaOriginalRow {
  upload: string;
  part: number;
  bytes: Uint8Array;
  created_at: number;
}

/** A place that shows a picture. */
export interface MediaUseRow {
  media_id: number;
  kind: MediaUseKind;
  /** Id of the text, page, article or review. */
  subject: string;
  name: string;
  state: 'online' | 'draft';
}
