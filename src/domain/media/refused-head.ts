import { MAX_PIXELS } from './picture.ts';
import type { PictureHead } from './picture-head.ts';

/** The reasons to refuse an upload by its first bytes. */
export type RefusedHead =
  | 'media_heic'
  | 'media_svg'
  | 'media_gif'
  | 'media_unknown'
  | 'media_animated'
  | 'media_pixels';

/** Returns why an upload is refused, or `undefined` if its first bytes give no reason. */
export function refusedHead({ kind, size, animated }: PictureHead): RefusedHead | undefined {
  if (kind === undefined) return 'media_unknown';
  if (kind === 'heic' || kind === 'svg' || kind === 'gif') return `media_${kind}`;
  if (animated) return 'media_animated';
  if (size && size.width * size.height > MAX_PIXELS) return 'media_pixels';
  return undefined;
}
