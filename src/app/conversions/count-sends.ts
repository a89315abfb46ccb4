import {
  artistLane,
  artistOfLane,
  type ConversionLane,
  conversionDestinations,
} from '../../domain/conversion/destinations.ts';
import { sendStates } from '../../domain/conversion/states.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { CountedSends } from '../ports/conversions.ts';

const DAY_MS = 86_400_000;

/** Counts the acts that wait, and those of the last 24 hours that were ended, by way and state. */
export async function countSends({
  artistPixels,
  clock,
  conversions,
}: Pick<Ports, 'clock'> & {
  artistPixels: Pick<Ports['artistPixels'], 'listSealed'>;
  conversions: Pick<Ports['conversions'], 'counts'>;
}): Promise<CountedSends[]> {
  const artists = (await artistPixels.listSealed()).map(({ platform, page }) => artistLane(platform, page));
  const rows = await conversions.counts([...conversionDestinations, ...artists], clock.now() - DAY_MS);
  const ways = new Map<string, CountedSends>();
  const wayOf = (lane: ConversionLane): CountedSends => {
    const platform = artistOfLane(lane)?.platform;
    const destination = platform === undefined ? lane : `${platform}-artists`;
    const counts = Object.fromEntries(sendStates.map((state) => [state, 0])) as CountedSends['counts'];
    const way = ways.get(destination) ?? { destination, counts, waitingSince: null };
    ways.set(destination, way);
    return way;
  };
  for (const name of conversionDestinations) wayOf(name);
  for (const { name, state, count, since } of rows) {
    const way = wayOf(name);
    way.counts[state] += count;
    if (state === 'waiting') way.waitingSince = Math.min(way.waitingSince ?? since, since);
  }
  return [...ways.values()];
}
