import { Gauge, type Registry } from 'prom-client';
import type { Clock } from '../../app/ports.ts';

/** Times are epoch milliseconds. */
export interface MeasuredJobs {
  /** When each loop of this process last succeeded. */
  loops: ReadonlyMap<string, number>;
  /** When the latest backup was made, and when the path of a lead was last proven; null: never. */
  nights?(): Promise<{ backup: number | null; proof: number | null }>;
}

/**
 * Adds when the work in the background last succeeded.
 * @param jobs `nights` is read by processes that do the waiting work alone, and left out while the database is unavailable
 */
export function measureJobs(registers: Registry[], clock: Clock, { loops, nights }: MeasuredJobs): void {
  new Gauge({
    name: 'loop_last_success_timestamp_seconds',
    help: 'When each loop of this process last succeeded.',
    labelNames: ['loop'],
    registers,
    collect() {
      for (const [loop, at] of loops) this.set({ loop }, at / 1000);
    },
  });
  new Gauge({
    name: 'revision_lag_seconds',
    help: 'For how long this process has not noticed what others stored: pages may be as old.',
    registers,
    collect() {
      const at = loops.get('revisions');
      if (at !== undefined) this.set(Math.max(0, (clock.now() - at) / 1000));
    },
  });
  const done = { backup: 'The latest backup was made.', proof: 'The path of a lead was last proven.' };
  if (!nights) return;
  for (const night of ['backup', 'proof'] as const)
    new Gauge({
      name: `${night}_last_success_timestamp_seconds`,
      help: `${done[night]} Absent: never, or the database is away.`,
      registers,
      async collect() {
        this.reset();
        try {
          const at = (await nights())[night];
          // `reset` leaves a gauge without labels at 0, which would be a time.
          if (at === null) this.remove();
          else this.set(at / 1000);
        } catch {
          this.remove();
        }
      },
    });
}
