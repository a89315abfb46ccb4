import { Gauge, type Registry } from 'prom-client';
import type { CountedSends } from '../../app/ports/conversions.ts';
import type { Clock } from '../../app/ports.ts';

/** Adds what ad platforms are told, by way and state, without it while the database is unavailable. */
export function measureSends(
  registers: Registry[],
  clock: Clock,
  sends: () => Promise<readonly CountedSends[]>,
): void {
  // Prometheus reads both gauges of one answer: the database counts once for the two.
  let counted: Promise<readonly CountedSends[]> = Promise.resolve([]);
  new Gauge({
    name: 'mdmc_conversions',
    help: 'Acts of visitors that wait to be told to an ad platform, and those of the last 24 hours by what became of them.',
    labelNames: ['destination', 'state'],
    registers,
    async collect() {
      this.reset();
      counted = sends().catch(() => []);
      for (const { destination, counts } of await counted)
        for (const [state, count] of Object.entries(counts)) this.set({ destination, state }, count);
    },
  });
  new Gauge({
    name: 'mdmc_conversions_waiting_seconds',
    help: 'For how long the oldest of these acts has been waiting; 0 if none waits.',
    labelNames: ['destination'],
    registers,
    async collect() {
      this.reset();
      for (const { destination, waitingSince } of await counted)
        this.set({ destination }, waitingSince === null ? 0 : (clock.now() - waitingSince) / 1000);
    },
  });
}
