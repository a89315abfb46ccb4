import type { ReportedSends } from '../../contracts/landing/landing-report.ts';
import { LEADLESS_KEPT_DAYS } from '../../domain/conversion/acts.ts';
import { artistLane } from '../../domain/conversion/destinations.ts';
import { artistPlatformNames } from '../../domain/landing/artist-pixels.ts';
import type { Ports } from '../ports/all-ports.ts';

const DAY_MS = 86_400_000;

/** Returns what the server told the artist's own accounts of a page, in sums of the last 90 days; null: none has a token. */
export async function reportArtistSends(
  { artistPixels, clock, conversions }: Pick<Ports, 'artistPixels' | 'clock' | 'conversions'>,
  page: string,
): Promise<ReportedSends | null> {
  const pixels = await artistPixels.of(page);
  const named = artistPlatformNames.filter((platform) => pixels[`${platform}Token`] !== null);
  if (named.length === 0) return null;
  const since = clock.now() - LEADLESS_KEPT_DAYS * DAY_MS;
  const platforms = named.map(async (platform) => {
    const { received, twins, waiting, refused, unclear, unsent } = await conversions.figures(
      artistLane(platform, page),
      since,
    );
    const kept = Object.values(unsent).reduce((sum, count) => sum + count, 0);
    return { platform, received, twins, waiting, refused, unclear, unsent: kept };
  });
  return { days: LEADLESS_KEPT_DAYS, platforms: await Promise.all(platforms) };
}
