import { accessTo } from '../app/conversions/access.ts';
import { checkLater } from '../app/conversions/check-later.ts';
import { type SendPorts, startSends } from '../app/conversions/send-due.ts';
import {
  type ArtistLane,
  type ConversionDestination,
  type ConversionLane,
  conversionDestinations,
  platformOf,
  rulesOf,
} from '../domain/conversion/destinations.ts';
import type { QueuedWork } from './queue-worker.ts';

/** How often sends whose time is over are ended, in milliseconds. */
const END_EVERY_MS = 60_000;

/**
 * Sends acts to the ad platforms: one lane for each platform that is switched on, and for each artist's account with waiting acts. A
 * lane has one round under way at a time, so that a refused access is tried once.
 */
export function createConversionWork(ports: SendPorts): QueuedWork {
  const running = new Set<string>();
  const begunAt = new Map<string, number>();
  /** The artists' lanes in which acts wait, as last read. */
  let artists: ArtistLane[] = [];
  let endedAt = Number.NEGATIVE_INFINITY;
  /** Never rejects: what was not recorded is asked again. */
  const checksOf = (name: ConversionDestination) =>
    checkLater(ports, name).catch((err: unknown) =>
      ports.log.error({ err, destination: name }, 'conversion not checked'),
    );
  return {
    lanes: () => [...conversionDestinations.filter((name) => accessTo(ports, name)), ...artists],
    async start(lane) {
      const name = lane as ConversionLane;
      const now = ports.clock.now();
      const { answersLater, roundMs } = rulesOf(name);
      if (running.has(lane) || now < (begunAt.get(lane) ?? 0) + roundMs) return [];
      const sends = await startSends(ports, name);
      const checks = answersLater ? [checksOf(platformOf(name))] : [];
      if (sends.length === 0 && checks.length === 0) return [];
      running.add(lane);
      begunAt.set(lane, now);
      const round = Promise.all([...sends, ...checks]).then(() => {});
      void round.finally(() => running.delete(lane));
      return [round];
    },
    async prepare() {
      const now = ports.clock.now();
      artists = await ports.conversions.artistLanes();
      if (now - endedAt < END_EVERY_MS) return;
      await ports.conversions.endOld(now);
      endedAt = now;
    },
  };
}
