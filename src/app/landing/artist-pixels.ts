import type {
  ArtistPixelNumbers,
  ArtistPixelsChange,
  ArtistPixelsDto,
} from '../../contracts/landing/artist-pixels.ts';
import { artistLane } from '../../domain/conversion/destinations.ts';
import { type ArtistPlatform, artistPlatformNames } from '../../domain/landing/artist-pixels.ts';
import type { Asker } from '../asker.ts';
import type { Ports } from '../ports/all-ports.ts';
import { artistTokenName, type StoredArtistPixels } from '../ports/landing/artist-pixels.ts';
import { fail, ok, type Result } from '../result.ts';
import { landingEntry } from './landing-audit.ts';

/** Returns the artist's own pixels of a page, without any part of a token. */
export async function readArtistPixels(
  ports: Pick<Ports, 'artistPixels' | 'clock' | 'landingPreviews' | 'landings'>,
  id: string,
): Promise<Result<ArtistPixelsDto, 'not_found'>> {
  if (!(await ports.landings.byId(id))) return fail('not_found');
  return ok(await pixelsDto(ports, id, await ports.artistPixels.of(id)));
}

/** Saves the artist's own pixels of a page, which is in force when this resolves. */
export async function changeArtistPixels(
  ports: SettingPorts & Pick<Ports, 'landingPreviews'>,
  id: string,
  { version, isOn, contractOn, ...numbers }: ArtistPixelsChange,
  asker: Asker,
): Promise<Result<ArtistPixelsDto, 'not_found' | 'landing_conflict'>> {
  const saved = await ports.artistPixels.save<'landing_conflict' | 'not_found'>(id, (before, page) => {
    if (page.deletedAt !== null) return fail('not_found');
    if (before.version !== version) return fail('landing_conflict');
    const changed = withNumbers(ports, id, before, numbers);
    const isSame = artistPlatformNames.every((platform) =>
      (['Pixel', 'Token'] as const).every(
        (part) => changed[`${platform}${part}`] === before[`${platform}${part}`],
      ),
    );
    const after: StoredArtistPixels = {
      ...changed,
      ...{ isOn, contractOn, byArtistAt: isSame ? before.byArtistAt : null },
    };
    const entry = landingEntry(ports, asker, 'landing_artist_pixels_changed', id, {
      before: pixelFacts(before),
      after: pixelFacts(after),
    });
    return { ok: true, after, entries: [entry] };
  });
  if (!saved) return fail('not_found');
  if (!saved.ok) return fail(saved.code);
  await enforce(ports, id, numbers);
  return ok(await pixelsDto(ports, id, saved.value));
}

/** The ports with which the pixels of a page are set. */
export type SettingPorts = Pick<
  Ports,
  'artistPixels' | 'clock' | 'conversions' | 'deliver' | 'liveLandings' | 'seal'
>;

/** Puts changed pixels in force: pages offer them, and a new token opens a lane that the platform had refused. */
export async function enforce(
  { clock, conversions, deliver, liveLandings }: SettingPorts,
  id: string,
  numbers: ArtistPixelNumbers,
): Promise<void> {
  await liveLandings.refresh();
  for (const platform of artistPlatformNames) {
    if (typeof numbers[`${platform}Token`] !== 'string') continue;
    const lane = artistLane(platform, id);
    if ((await conversions.lane(lane)).state === 'blocked')
      await conversions.setLane(lane, 'open', clock.now());
  }
  deliver();
}

/** Returns the next version of the pixels of a page with other numbers and tokens, which are sealed. */
export function withNumbers(
  { seal }: Pick<Ports, 'seal'>,
  id: string,
  before: StoredArtistPixels,
  numbers: ArtistPixelNumbers,
): StoredArtistPixels {
  const tokenOf = (platform: ArtistPlatform): string | null => {
    const typed = numbers[`${platform}Token`];
    // A token belongs to its pixel: without one there is nothing that it could be used for.
    if (typed === null || numbers[`${platform}Pixel`] === '') return null;
    return typed === undefined
      ? before[`${platform}Token`]
      : seal.close(artistTokenName(id, platform), typed);
  };
  return {
    ...before,
    version: before.version + 1,
    metaPixel: numbers.metaPixel,
    metaToken: tokenOf('meta'),
    tiktokPixel: numbers.tiktokPixel,
    tiktokToken: tokenOf('tiktok'),
  };
}

/** What the log keeps: which platforms have a pixel and a token, never their values. */
export const pixelFacts = (pixels: StoredArtistPixels): object => ({
  isOn: pixels.isOn,
  contractOn: pixels.contractOn,
  pixels: artistPlatformNames.filter((platform) => pixels[`${platform}Pixel`] !== ''),
  tokens: artistPlatformNames.filter((platform) => pixels[`${platform}Token`] !== null),
});

async function pixelsDto(
  { clock, landingPreviews }: Pick<Ports, 'clock' | 'landingPreviews'>,
  id: string,
  pixels: StoredArtistPixels,
): Promise<ArtistPixelsDto> {
  const { version, isOn, contractOn, metaPixel, tiktokPixel, byArtistAt } = pixels;
  const open = await landingPreviews.open(id, clock.now());
  const view = (sealed: string | null) => ({ set: sealed !== null, hint: null });
  return {
    ...{ version, isOn, contractOn, metaPixel, tiktokPixel },
    metaToken: view(pixels.metaToken),
    tiktokToken: view(pixels.tiktokToken),
    byArtistAt: byArtistAt === null ? null : new Date(byArtistAt).toISOString(),
    openLinks: open.pixels,
  };
}
