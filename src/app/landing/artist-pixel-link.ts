import type {
  ArtistPixelNumbers,
  ArtistPixelsForm,
  ArtistPixelsSet,
  ArtistPixelsSubmission,
} from '../../contracts/landing/artist-pixels.ts';
import type { SecretLink } from '../../contracts/secret-link.ts';
import { type ArtistPlatform, artistTags } from '../../domain/landing/artist-pixels.ts';
import { landingPath } from '../../domain/landing/landing-path.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import type { Asker } from '../asker.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { StoredArtistPixels } from '../ports/landing/artist-pixels.ts';
import { fail, ok, type Result } from '../result.ts';
import { enforce, pixelFacts, type SettingPorts, withNumbers } from './artist-pixels.ts';
import { makeLandingLink, revokeLandingLinks } from './secret-link.ts';

const pixels = {
  shows: 'pixels',
  path: '/p/pixels',
  /** Validity in milliseconds: whoever has the link decides which account receives the page's events (decision record 0175). */
  ms: 24 * 3_600_000,
  made: 'landing_pixels_link_made',
  revoked: 'landing_pixels_links_revoked',
} as const;

/** Creates a one-time link with which the artist sets the own pixels of a page. The agency does not see the tokens then. */
export const createPixelsLink = (
  ports: Ports,
  id: string,
  { locale }: { locale: Locale },
  asker: Asker,
): Promise<Result<SecretLink, 'not_found'>> => makeLandingLink(ports, id, locale, pixels, asker);

/** Revokes the open links to the artist's pixels of a page. */
export const revokePixelsLinks = (ports: Ports, id: string, asker: Asker) =>
  revokeLandingLinks(ports, id, pixels, asker);

type LinkPorts = Pick<Ports, 'artistPixels' | 'clock' | 'landingCodes' | 'landingPreviews' | 'siteUrl'>;

/**
 * Returns what the form behind a one-time link shows; `used` or `expired` for a link of which the time or the one use is over,
 * `undefined` for an unknown or revoked code.
 */
export async function openPixelsLink(
  { artistPixels, clock, landingCodes, landingPreviews, siteUrl }: LinkPorts,
  code: string,
  locale: Locale,
): Promise<ArtistPixelsForm | 'used' | 'expired' | undefined> {
  const now = clock.now();
  const hash = landingCodes.hashOf(code);
  const opened = await landingPreviews.page(hash, 'pixels', now);
  if (!opened) return landingPreviews.ended(hash, 'pixels', now);
  const { page, expiresAt } = opened;
  const { metaPixel, tiktokPixel, metaToken, tiktokToken } = await artistPixels.of(page.id);
  const shown = page.languages.includes(locale) ? locale : page.languages[0];
  return {
    title: page.content.texts[locale]?.title.trim() || page.title,
    artist: page.content.shared.artist.trim(),
    url:
      page.slug === null || page.liveVersion === null || shown === undefined
        ? null
        : siteUrl + localizePath(shown, landingPath(page.slug)),
    ...{ metaPixel, tiktokPixel, expiresAt },
    metaToken: metaToken !== null,
    tiktokToken: tiktokToken !== null,
  };
}

/**
 * Sets the pixels of the page of a one-time link, and ends the link. The switch and the day of the contract stay as they are: they
 * are the agency's. The audit entry contains neither a number nor a token.
 */
export async function setPixelsByLink(
  ports: SettingPorts & Pick<Ports, 'landingCodes'>,
  { code, metaPixel, metaToken, tiktokPixel, tiktokToken }: ArtistPixelsSubmission,
  requestId: string,
): Promise<Result<ArtistPixelsSet, 'not_found'>> {
  const at = ports.clock.now();
  const typed = { metaPixel, metaToken, tiktokPixel, tiktokToken };
  let numbers: ArtistPixelNumbers | undefined;
  let isOn = false;
  const page = await ports.artistPixels.saveByLink(ports.landingCodes.hashOf(code), at, (before, { id }) => {
    numbers = {
      ...{ metaPixel, metaToken: tokenOf('meta', typed, before) },
      ...{ tiktokPixel, tiktokToken: tokenOf('tiktok', typed, before) },
    };
    const after = { ...withNumbers(ports, id, before, numbers), byArtistAt: at };
    isOn = Object.keys(artistTags(after)).length > 0;
    return {
      after,
      entries: [
        {
          ...{ at, actorId: null, requestId, subject: id },
          action: 'landing_artist_pixels_set' as const,
          before: pixelFacts(before),
          after: pixelFacts(after),
        },
      ],
    };
  });
  if (!page || !numbers) return fail('not_found');
  await enforce(ports, page.id, numbers);
  return ok({ isOn });
}

/** A stored token belongs to its pixel: another pixel has none until one is typed. */
function tokenOf(
  platform: ArtistPlatform,
  typed: Record<`${ArtistPlatform}${'Pixel' | 'Token'}`, string>,
  before: StoredArtistPixels,
): string | null | undefined {
  if (typed[`${platform}Token`] !== '') return typed[`${platform}Token`];
  return typed[`${platform}Pixel`] === before[`${platform}Pixel`] ? undefined : null;
}
