import { artistPlatformBrands } from '../../domain/landing/artist-pixels.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { NamedInQuestion } from '../ports/consents.ts';

/** The proper names of the platforms that a question named; for a proof that did not keep them, that it was one or both. */
export const platformNames = (asked: NamedInQuestion | null): string[] =>
  asked
    ? asked.platforms.map((platform) => artistPlatformBrands[platform])
    : [Object.values(artistPlatformBrands).join(' / ')];

/**
 * Names an artist, the agency and the platforms in the wording of the question about the artist's own pixels, as the page did.
 * @param platforms their proper names
 */
export const named = (
  wording: string,
  {
    artist,
    brand,
    platforms,
    locale,
  }: { artist: string; brand: string; platforms: string[]; locale: Locale },
): string =>
  wording
    .replaceAll('{artist}', () => artist)
    .replaceAll('{brand}', () => brand)
    .replaceAll('{platforms}', () => new Intl.ListFormat(locale).format(platforms));
