import type { Locale } from '../../domain/locale/locale.ts';
import { artistPixels } from '../dictionaries/artist-pixels/index.ts';

/** The words of the page on which an artist sets their own pixels, in each language. */
export const artistPixelTexts: Record<Locale, typeof artistPixels.fr> = artistPixels;
