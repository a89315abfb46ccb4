import { accessTo } from '../app/conversions/access.ts';
import { type SendPorts, startSends } from '../app/conversions/send-due.ts';
import { type ConversionDestination, conversionDestinations } from '../domain/conversion/destinations.ts';
import type { QueuedWork } from './queue-worker.ts';

/** How often sends whose time is over are ended, in milliseconds. */
const END_EVERY_MS = 60_000;

/**
 * Tells the ad platforms of acts: one lane for each platform that is switched on. A lane makes one request at a time, so that a
 * refused access is asked once.
 */
export function createConversionWork(ports: SendPorts): QueuedWork {
  const running = new Set<string>();
  let endedAt = Number.NEGATIVE_INFINITY;
  return {
    lanes: () => conversionDestinations.filter((name) => accessTo(ports, name)),
    async start(lane) {
      if (running.has(lane)) return [];
      const attempts = await startSends(ports, lane as ConversionDestination);
      for (const attempt of attempts) {
        running.add(lane);
        void attempt.finally(() => running.delete(lane));
      }
      return attempts;
    },
    async prepare() {
      const now = ports.clock.now();
      if (now - endedAt < END_EVERY_MS) return;
      await ports.conversions.endOld(now);
      endedAt = now;
    },
  };
}
