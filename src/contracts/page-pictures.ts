import type { MediaDto } from './media.ts';

/** Pictures of the library that pages render (`ui/picture.tsx`), by id. */
export type PagePictures = Readonly<
  Record<
    string,
    Pick<MediaDto, 'width' | 'height' | 'colour' | 'focal' | 'alt' | 'decorative'> & {
      files: Pick<MediaDto['files'], 'avif' | 'webp' | 'jpeg'>;
    }
  >
>;
