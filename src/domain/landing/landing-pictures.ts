import type { Locale } from '../locale/locale.ts';
import type { LandingPicture } from './counts/landing-view.ts';

/** A picture of the media library, as its API returns it. */
interface LibraryPicture extends Omit<LandingPicture, 'alt'> {
  id: string;
  state: string;
  deletedAt: string | null;
  alt: Readonly<Record<Locale, string>>;
  decorative: boolean;
}

/** Returns the pictures that a landing page can render, by id: ready and not deleted, with the alternative text of a language. */
export function landingPictures(
  pictures: readonly LibraryPicture[],
  locale: Locale,
): Readonly<Record<string, LandingPicture>> {
  const ready = pictures.filter(({ state, deletedAt }) => state === 'ready' && deletedAt === null);
  return Object.fromEntries(
    ready.map(({ id, width, height, colour, focal, files: { avif, webp, jpeg, share }, alt, decorative }) => [
      id,
      {
        ...{ width, height, colour, focal },
        files: { avif, webp, jpeg, share },
        alt: decorative ? '' : alt[locale],
      },
    ]),
  );
}
