import type { MediaQuery, MediaUse } from '../../contracts/media.ts';
import type { FileFormat, FileRole } from '../../domain/media/file-name.ts';
import type { MediaStep, ResizeOutcome } from '../../domain/media/next-step.ts';
import type {
  MediaPart,
  MediaProblem,
  MediaState,
  MediaUseKind,
  PictureTexts,
} from '../../domain/media/picture.ts';
import type { AuditEntry, Changed, Judgement } from './audit.ts';
import type { Versions } from './documents.ts';

/** The ports of the use cases of the media library. Times are epoch milliseconds, sizes pixels and bytes. */

/** A file of a picture, without its bytes. */
export interface PictureFile {
  role: FileRole;
  format: FileFormat;
  /** The result of `fileName`: the name in the store and in the URL. */
  name: string;
  width: number;
  height: number;
  size: number;
  /** Of the content, in hexadecimal. */
  sha256: string;
}

export interface Picture extends PictureTexts {
  id: string;
  state: MediaState;
  problem: MediaProblem | null;
  width: number | null;
  height: number | null;
  bytes: number | null;
  colour: string | null;
  files: PictureFile[];
  uses: MediaUse[];
  /** The oldest other picture with the same content that is not deleted. */
  copyOf: { id: string; name: string } | null;
  createdAt: number;
  /** An account's id; null: a sample, or a picture of the blog. */
  createdBy: string | null;
  /** E-mail address of that account; null also for a deleted account. */
  author: string | null;
  deletedAt: number | null;
  version: number;
  /** Whether it is sample data. */
  demo: boolean;
}

/** A text, page, article or review with the pictures that it shows. */
export interface ShownPictures {
  kind: MediaUseKind;
  /** Of the text, page, article or review. */
  id: string;
  name: string;
  /** A picture that is shown both online and in a draft is online. */
  pictures: readonly { id: string; state: MediaUse['state'] }[];
}

/**
 * Each change is written in one transaction with its audit entry. A picture has versions from its first change on: the texts
 * before it, and those after it and each later change. The number of a version is that of the picture.
 */
export interface MediaLibrary extends Versions<PictureTexts> {
  /** Stores a new picture, due to be resized at once. */
  create(picture: Picture, entry: AuditEntry): Promise<void>;
  byId(id: string): Promise<Picture | undefined>;
  /** Returns several pictures, for the pages that show them, in no particular order, without unknown ids. */
  byIds(ids: readonly string[]): Promise<Picture[]>;
  /** Returns one page in the requested order, and the number of rows of all pages. Never reads bytes. */
  list(query: MediaQuery): Promise<{ items: Picture[]; total: number }>;
  /** Returns the number of pictures in each part of the library under a search and of an origin. */
  counts(filter: Pick<MediaQuery, 'q' | 'origin'>): Promise<Record<MediaPart, number>>;
  /**
   * Replaces texts and deletion of a picture by those that `judge` returns, while no other transaction changes it or its
   * uses.
   */
  change<Code = never>(
    id: string,
    judge: (before: Picture) => Judgement<Picture, Code>,
  ): Promise<Changed<Picture, Code>>;
  /** Replaces the stored uses of a text, page, article or review; unknown ids are ignored. */
  setUses(shown: ShownPictures): Promise<void>;
  /**
   * Purges pictures that were deleted before a time and are not in use. Returns the files that no picture has any more.
   */
  purge(before: number): Promise<string[]>;
}

/** An uploaded picture until it is resized: in the database, so that every process can do the work, also after a restart. */
export interface MediaOriginals {
  /** Stores one part; parts are numbered from 0. */
  add(upload: string, part: number, bytes: Uint8Array, now: number): Promise<void>;
  /** Returns the parts in their order; none for an unknown upload. */
  parts(upload: string): AsyncIterable<Uint8Array>;
  /** Deletes parts stored before a time whose upload never became a picture, or whose picture needs them no more. */
  forgetOrphans(before: number): Promise<void>;
}

export interface ClaimedPicture {
  id: string;
  /** Number of the attempt that this claim allows: 1 is the first. */
  attempt: number;
  /** Names this claim: settling with the old name of an expired claim changes nothing. */
  lease: string;
  /** Where the picture for sharing is cropped. */
  focal: PictureTexts['focal'];
  /** Name of the master of a picture that already has its files: only the picture for sharing is resized again. */
  master: string | null;
}

/** The result of a resize. */
export interface ResizedPicture {
  /** Upright size in pixels, and colour as `#rrggbb` (null for a picture with transparency); absent: as before. */
  facts?: { width: number; height: number; colour: string | null };
  /** They replace the files of the same roles and formats. */
  files: PictureFile[];
}

export interface MediaQueue {
  claim(options: { now: number; leaseMs: number; limit: number }): Promise<ClaimedPicture[]>;
  /**
   * Records the outcome of an attempt; `resized` is given with a success. Returns the files that no picture has any
   * more. A picture whose focal point was changed meanwhile is due again.
   */
  settle(
    claimed: ClaimedPicture,
    outcome: ResizeOutcome,
    next: MediaStep,
    at: number,
    resized?: ResizedPicture,
  ): Promise<string[]>;
  /** Releases a claim without counting an attempt: another process may claim the picture at once. */
  release(claimed: ClaimedPicture, now: number): Promise<void>;
}

/** The bytes of the files that are served. Files are never changed: a name belongs to one content. */
export interface MediaStore {
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Resolves to `undefined` if the file does not exist. */
  get(name: string): Promise<Uint8Array | undefined>;
  remove(name: string): Promise<void>;
}

/** A complete upload, in a temporary file. */
export interface ReceivedUpload {
  bytes: number;
  /** The first bytes, enough for `readPictureHead`. */
  head: Uint8Array;
  parts(): AsyncIterable<Uint8Array>;
  /** Deletes the file. */
  discard(): Promise<void>;
}

export interface Uploads {
  /** Reserves a place for an upload of an account; `leave` frees it. `undefined`: all its places are taken. */
  enter(accountId: string): { leave(): void } | undefined;
  /** Writes a body to a temporary file while counting it. */
  receive(
    body: ReadableStream<Uint8Array> | null,
  ): Promise<
    | { ok: true; value: ReceivedUpload }
    | { ok: false; code: 'media_too_large' | 'media_interrupted' | 'media_no_room' }
  >;
  /** Deletes temporary files from before a time, left by a killed process. */
  forget(before: number): Promise<void>;
}

/** The output of a resize: the facts, and the bytes of each file. */
export interface ResizerOutput extends ResizedPicture {
  bytesOf(file: PictureFile): Promise<Uint8Array>;
  discard(): Promise<void>;
}

export type WantedFiles = 'all' | 'share' | 'portrait' | 'cover';

export interface Resizer {
  /**
   * Creates the files of a picture. `stopped`: the site is stopping. Never rejects because of a picture.
   * @param wanted `share`: only the picture for sharing; `portrait`: only a small square; `cover`: only the cover of an
   * article
   */
  resize(
    original: AsyncIterable<Uint8Array>,
    wanted: WantedFiles,
    focal: PictureTexts['focal'],
  ): Promise<
    | { kind: 'resized'; output: ResizerOutput }
    | { kind: 'stopped' }
    | { kind: Exclude<ResizeOutcome, 'resized' | 'not_stored'> }
  >;
}
