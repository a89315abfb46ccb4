import type { Locale } from '../../domain/locale/locale.ts';
import { texts as text2026_11 } from './2026-11.ts';
import { texts as text2026_11_21_2 } from './2026-11-21.2.ts';
import { texts as text2026_11_21 } from './2026-11-21.ts';
import { texts as text2026_11_22 } from './2026-11-22.ts';
import { texts as text2026_11_28_2 } from './2026-11-28.2.ts';
import { texts as text2026_11_28 } from './2026-11-28.ts';
import { texts as text2026_11_29_2 } from './2026-11-29.2.ts';
import { texts as text2026_11_29_3 } from './2026-11-29.3.ts';
import { texts as text2026_11_29_4 } from './2026-11-29.4.ts';
import { texts as text2026_11_29 } from './2026-11-29.ts';
import { texts as text2026_11_30_artist_2 } from './2026-11-30.artist.2.ts';
import { texts as text2026_11_30_artist } from './2026-11-30.artist.ts';
import { texts as text2026_11_30 } from './2026-11-30.ts';

/** What every version of the banner and its settings has had in common. */
export interface ConsentWording {
  /** The line above the banner that names an artist, where it asks for the site and the artist at once. */
  line?: string;
  title: string;
  text: string;
  dialog: {
    title: string;
    text: string;
    /** The question of an artist has advertising alone; where both are asked for, the artist's switch is the last. */
    categories: Readonly<
      Partial<
        Record<
          'essential' | 'analytics' | 'marketing' | 'functional' | 'artist',
          { name: string; text: string }
        >
      >
    >;
  };
}

type Texts = Readonly<Record<Locale, ConsentWording>>;
interface ArtistWording extends ConsentWording {
  also: string;
  /** The sentence that ends the explanation of the site's banner. */
  banner: string;
}

/** Returns the words of a banner that asks for the site and an artist at once, as `ConsentBanner` puts them together. */
export const combined = (site: ConsentWording, { also, banner, dialog }: ArtistWording): ConsentWording => ({
  line: also,
  title: site.title,
  text: `${site.text} ${banner}`,
  dialog: {
    title: site.dialog.title,
    text: site.dialog.text,
    categories: {
      ...site.dialog.categories,
      ...(dialog.categories.marketing && { artist: dialog.categories.marketing }),
    },
  },
});

const combinedTexts = (site: Texts, artist: Readonly<Record<Locale, ArtistWording>>): Texts => ({
  fr: combined(site.fr, artist.fr),
  en: combined(site.en, artist.en),
  es: combined(site.es, artist.es),
  pt: combined(site.pt, artist.pt),
});

/** The combined words that may have been read where the artist's proof does not say so. */
export const combinedBefore = combinedTexts(text2026_11_30, text2026_11_30_artist);

/** The wording of each version in all languages, the oldest first. Add versions, never change one. */
export const consentTexts: Readonly<Record<string, Texts>> = {
  '2026-11': text2026_11,
  '2026-11-21': text2026_11_21,
  '2026-11-21.2': text2026_11_21_2,
  '2026-11-22': text2026_11_22,
  '2026-11-28': text2026_11_28,
  '2026-11-28.2': text2026_11_28_2,
  '2026-11-29': text2026_11_29,
  '2026-11-29.2': text2026_11_29_2,
  '2026-11-29.3': text2026_11_29_3,
  '2026-11-29.4': text2026_11_29_4,
  '2026-11-30.artist': text2026_11_30_artist,
  '2026-11-30': text2026_11_30,
  // The same words: since then the banner with an artist has a version of its own.
  '2026-11-30.2': text2026_11_30,
  '2026-11-30.artist.2': text2026_11_30_artist_2,
  '2026-11-30.both': combinedTexts(text2026_11_30, text2026_11_30_artist_2),
};
