import type { CSSProperties } from 'react';
import type { MediaDto } from '../../../contracts/media.ts';

interface PictureProps {
  picture: Pick<MediaDto, 'files' | 'colour' | 'focal'>;
  /** The maximum width in CSS pixels; the smallest file with at least twice that width is loaded. */
  width: number;
  /** Shows the whole picture in its own proportions; otherwise it fills its box around the focal point. */
  whole?: boolean;
  /** The focal point, if it differs from that of the picture. */
  focal?: MediaDto['focal'];
  lazy?: boolean;
}

/** A picture of the library. Its name is beside it, so its `alt` is empty. Until it has loaded, its colour is shown. */
export function Picture({
  picture,
  width,
  whole = false,
  focal = picture.focal,
  lazy = false,
}: PictureProps) {
  const { files, colour } = picture;
  const fitting = (all: typeof files.webp) => all.find((file) => file.width >= 2 * width) ?? all.at(-1);
  const file = fitting(files.webp) ?? fitting(files.avif) ?? files.master;
  if (!file) return null;
  const style: CSSProperties = {
    ...(colour !== null && { backgroundColor: colour }),
    ...(!whole && { objectPosition: `${focal.x * 100}% ${focal.y * 100}%` }),
  };
  return (
    <img
      className="media-picture"
      src={file.url}
      width={file.width}
      height={file.height}
      alt=""
      decoding="async"
      draggable={false}
      style={style}
      {...(lazy && { loading: 'lazy' as const })}
    />
  );
}
