import { each, line, point, toggle, trimmed, type ValuesOf } from '../documents/fields.ts';
import { locales } from '../locale/locale.ts';

/** The rules of the media library that server and browser share. Sizes are bytes and pixels. */

/** The types of pictures that can be uploaded. HEIC is missing on purpose: an iPhone then converts its photos to JPEG. */
export const uploadTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** Maximum size of an upload, in bytes. */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;

/** Maximum number of pixels of a picture: width times height. */
export const MAX_PIXELS = 50_000_000;

/** Maximum number of simultaneous uploads of one account. */
export const MAX_UPLOADS_AT_ONCE = 2;

/** The number of days for which a deleted picture can be restored. */
export const UNDO_DAYS = 30;

/** Maximum length of a picture's name and of an alternative text, in characters. */
export const NAME_MAX_LENGTH = 120;
export const ALT_MAX_LENGTH = 300;

/** The texts of a picture. Types, schemas, values of a new picture, changes, versions and audit entries are derived. */
export const pictureFields = {
  name: trimmed(line(NAME_MAX_LENGTH), 'media_name_error'),
  /** The alternative text in each language; empty where it is missing. */
  alt: each(locales, trimmed(line(ALT_MAX_LENGTH))),
  /** Whether it adds nothing to the text beside it, so that it needs no alternative text. */
  decorative: toggle(),
  /** The point that stays visible when the picture is cropped. */
  focal: point(),
};
export interface PictureTexts extends ValuesOf<typeof pictureFields> {}

/** Whether a picture lacks its alternative text: it has no text in any language, and is not decorative. */
export const isUntitled = ({ alt, decorative }: Pick<PictureTexts, 'alt' | 'decorative'>): boolean =>
  !decorative && Object.values(alt).every((text) => text === '');

/** The states of a picture: being resized, ready to be shown, or given up. */
export const mediaStates = ['processing', 'ready', 'failed'] as const;
export type MediaState = (typeof mediaStates)[number];

/**
 * The reasons why an accepted upload became no picture: its bytes are damaged or cut off, it has too many pixels or
 * several frames, its resizing takes too long, or the resizing itself fails.
 */
export const mediaProblems = [
  'media_damaged',
  'media_pixels',
  'media_animated',
  'media_slow',
  'media_failed',
] as const;
export type MediaProblem = (typeof mediaProblems)[number];

/** The kinds of content that use pictures. */
export const mediaUseKinds = ['content', 'claim', 'landing', 'article', 'review'] as const;
export type MediaUseKind = (typeof mediaUseKinds)[number];

/** Columns by which the library can be sorted; `size` is the sum of all files of a picture. */
export const mediaSorts = ['created', 'name', 'size'] as const;

/** The parts of the library: `untitled` are pictures without alternative text that are not decorative. */
export const mediaParts = ['all', 'unused', 'untitled', 'deleted'] as const;
export type MediaPart = (typeof mediaParts)[number];

/** The origin of a picture: it was added here, or copied from the blog by a synchronisation. */
export const mediaOrigins = ['own', 'blog'] as const;
export type MediaOrigin = (typeof mediaOrigins)[number];
