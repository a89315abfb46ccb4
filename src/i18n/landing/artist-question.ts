import { artistPlatformBrands, platformsOf } from '../../domain/landing/artist-pixels.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { Tags } from '../../domain/tag-id/tag-id.ts';
import type { artistConsent } from '../dictionaries/artist-consent/fr.ts';
import { fill, intlTag } from '../format.ts';

/** The question about the artist's own pixels of a landing page, as the visitor reads it. */
export interface ArtistQuestion {
  /** The line that is always visible in the banner. */
  also: string;
  /** The sentence in the explanation of the site's banner. */
  banner: string;
  /** The artist's own banner, for visitors who answered the site before. */
  title: string;
  text: string;
  /** The switch of the settings. */
  name: string;
  detail: string;
  receipt: string;
}

/** What the question names: the artist, the artist's own tags, and the agency, which transmits for the artist. */
export interface ArtistNamed {
  artist: string;
  brand: string;
  tags: Tags;
}

/** Writes the question in a language, from its dictionary. */
export function artistQuestion(
  locale: Locale,
  { dialog, ...words }: typeof artistConsent,
  { artist, brand, tags }: ArtistNamed,
): ArtistQuestion {
  const platforms = new Intl.ListFormat(intlTag(locale)).format(
    platformsOf(tags).map((name) => artistPlatformBrands[name]),
  );
  const said = (text: string) => fill(text, { artist, brand, platforms });
  return {
    also: said(words.also),
    banner: said(words.banner),
    title: said(words.title),
    text: said(words.text),
    name: said(dialog.categories.marketing.name),
    detail: said(dialog.categories.marketing.text),
    receipt: words.receipt,
  };
}
