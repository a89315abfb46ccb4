import type { CSSProperties } from 'react';
import type { MediaDto } from '../../../contracts/media.ts';

interface PictureProps {
  picture: Pick<MediaDto, 'files' | 'colour' | 'focal'>;
  /** CSS pixels that it is wide at most; the smallest file with twice as many is shown. */
  width: number;
  /** Shown whole, in its own proportions; without it, the picture fills its box around the focal point. */
  whole?: boolean;
  /** Where it is not that of the picture. */
  focal?: MediaDto['focal'];
  lazy?: boolean;
}

/** A picture of the library beside its name, which says more than an alternative text would. Before it has loaded, its colour. */
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
