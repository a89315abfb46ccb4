import type { ResizedPicture, WantedFiles } from '../../app/ports/media.ts';
import type { MediaProblem } from '../../domain/media/picture.ts';

/** Messages between the site and the child process that resizes pictures. */

/** A task: the path of a picture, and of an existing folder for the files. */
export interface ResizeRequest {
  wanted: WantedFiles;
  /** The point around which the picture for sharing is cut out: shares of width and height. */
  focal: { x: number; y: number };
  input: string;
  folder: string;
}

/** The answer; each file lies in the folder under its name. */
export type ResizeAnswer =
  | { ok: true; resized: ResizedPicture }
  | { ok: false; problem: Exclude<MediaProblem, 'media_slow'>; reason: string };
