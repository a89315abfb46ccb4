import type { Separator } from '../domain/lead/csv.ts';
import type { Locale } from '../domain/locale/locale.ts';
import { landingCounts as en } from './dictionaries/en/landing-counts.ts';
import { landingCounts as es } from './dictionaries/es/landing-counts.ts';
import { landingCounts as fr } from './dictionaries/fr/landing-counts.ts';
import { landingCounts as pt } from './dictionaries/pt/landing-counts.ts';
import { fill } from './format.ts';

const texts: Record<Locale, typeof fr> = { fr, en, es, pt };

/** Brands, which have one name in all languages. */
const brands: Readonly<Record<string, string>> = {
  spotify: 'Spotify',
  'apple-music': 'Apple Music',
  deezer: 'Deezer',
  youtube: 'YouTube',
  'youtube-music': 'YouTube Music',
  tidal: 'Tidal',
  'amazon-music': 'Amazon Music',
  soundcloud: 'SoundCloud',
  bandcamp: 'Bandcamp',
  instagram: 'Instagram',
  facebook: 'Facebook',
  tiktok: 'TikTok',
};
const SOCIAL = 'social-';

/** Returns the words of the file of a landing page's figures in a language. */
export function landingCountWords(locale: Locale) {
  const { headings, kinds, channels, targets, network } = texts[locale];
  const known: Readonly<Record<string, string>> = { ...brands, ...kinds, ...channels, ...targets };
  // Spreadsheets in France, Spain, Portugal and Brazil separate cells by semicolons.
  const separator: Separator = locale === 'en' ? ',' : ';';
  return {
    headings,
    separator,
    name: (value: string): string =>
      value.startsWith(SOCIAL)
        ? fill(network, { name: brands[value.slice(SOCIAL.length)] ?? value })
        : (known[value] ?? value),
  };
}
