import { separatorIn } from '../../domain/lead/csv.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { landingCounts as texts } from '../dictionaries/landing-counts/index.ts';
import { fill } from '../format.ts';

/** Brands, which have the same name in all languages. */
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

/** Returns the words of the file with a landing page's figures in a language. */
export function landingCountWords(locale: Locale) {
  const { headings, kinds, channels, targets, network } = texts[locale];
  const known: Readonly<Record<string, string>> = { ...brands, ...kinds, ...channels, ...targets };
  return {
    headings,
    separator: separatorIn(locale),
    name: (value: string): string =>
      value.startsWith(SOCIAL)
        ? fill(network, { name: brands[value.slice(SOCIAL.length)] ?? value })
        : (known[value] ?? value),
  };
}
