import { agencyHour } from '../../../domain/time/agency-hour.ts';
import type { Turns } from '../../ports/processes/turns.ts';
import type { Safekeeping } from '../../ports/safekeeping.ts';
import type { Clock, Log, StateStore } from '../../ports.ts';
import { latestBackup, latestRestore } from '../safekeeping.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The hours of the agency's night in which backups are made and tried. */
const NIGHT = { from: 5, until: 7 };
/** Once a night, whatever the hour of the last one was. */
const ONCE_A_NIGHT_MS = 12 * HOUR_MS;
/** A backup that was missed, because the site was down at night, is made up for by day. */
const OVERDUE_MS = 30 * HOUR_MS;
/** A week, less the hours between the drills of two nights. */
const DRILL_MS = 7 * DAY_MS - ONCE_A_NIGHT_MS;

interface NightPorts {
  clock: Clock;
  log: Log;
  state: StateStore;
  turns: Turns;
  safekeeping: Pick<Safekeeping, 'nightly'>;
}

/**
 * Makes the backup of the night, where a folder or a bucket for it is configured, and once a week restores the newest backup into a
 * throw-away database. Call it every few minutes, in every process: one of them does the work. The outcomes are on the
 * list before going live.
 */
export async function keepAtNight({ clock, log, state, turns, safekeeping }: NightPorts): Promise<void> {
  const { nightly } = safekeeping;
  if (!nightly) return;
  const now = clock.now();
  const hour = agencyHour(now);
  const isNight = hour >= NIGHT.from && hour < NIGHT.until;

  if (nightly.hasPlace) {
    const last = await latestBackup(state);
    const age = now - (last?.at ?? Number.NEGATIVE_INFINITY);
    if ((isNight ? age > ONCE_A_NIGHT_MS : last && age > OVERDUE_MS) && (await take('backup'))) {
      await nightly.backUp();
      log.info({}, 'backup of the night made');
    }
  }

  const restored = await latestRestore(state);
  if (isNight && (!restored || now - restored.at > DRILL_MS) && (await take('restore-drill'))) {
    await nightly.drill();
    log.info({ passed: (await latestRestore(state))?.passed }, 'newest backup restored on trial');
  }

  function take(name: string): Promise<boolean> {
    return turns.take(name, now, ONCE_A_NIGHT_MS);
  }
}
