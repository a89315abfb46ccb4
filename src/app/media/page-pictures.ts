import type { MediaFileDto } from '../../contracts/media.ts';
import type { PagePictures } from '../../contracts/page-pictures.ts';
import type { MediaLibrary } from '../ports/media.ts';
import { mediaDto } from './media-dto.ts';

/** Returns the pictures that a page may show, by id, without those that are deleted, unknown or not ready. */
export async function pagePictures(
  { media }: { media: Pick<MediaLibrary, 'byIds'> },
  ids: readonly string[],
): Promise<PagePictures> {
  const found = (await media.byIds(ids)).map(mediaDto);
  return Object.fromEntries(
    found
      .filter(({ state, deletedAt }) => state === 'ready' && deletedAt === null)
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .map(({ id, width, height, colour, focal, alt, decorative, files: { avif, webp, jpeg } }) => [
        id,
        { width, height, colour, focal, alt, decorative, files: { avif, webp, jpeg } },
      ]),
  );
}

/**
 * Returns the file of a picture for shared links, a JPEG of 1200 × 630; null if the picture is deleted, unknown or not
 * ready.
 */
export async function sharePicture(
  { media }: { media: Pick<MediaLibrary, 'byIds'> },
  id: string,
): Promise<MediaFileDto | null> {
  const [found] = (await media.byIds([id])).map(mediaDto);
  return found?.state === 'ready' && found.deletedAt === null ? found.files.share : null;
}
