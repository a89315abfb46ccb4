import type { Turns } from '../../app/ports/processes/turns.ts';
import { type ProofPorts, provePath } from '../../app/proof/prove-path.ts';
import { agencyTime } from '../../domain/time/agency-time.ts';
import { createLoop, type Loop } from '../loop.ts';

/** Pause between two looks at the clock, in milliseconds. */
const LOOK_MS = 60_000;
/** The agency's night: before the backup of the same night, which then holds the proof. */
const NIGHT = { from: '04:12', until: '04:59' };
const ONCE_A_NIGHT_MS = 12 * 3_600_000;

/** Creates the job that proves each night that a lead finds its way. Of several processes, one does. */
export function createProver(
  ports: ProofPorts & { turns: Turns },
  isWanted: () => boolean,
): Pick<Loop, 'start' | 'stop'> {
  async function look(): Promise<void> {
    const now = ports.clock.now();
    const clock = agencyTime(now).slice(-5);
    if (clock < NIGHT.from || clock > NIGHT.until || !isWanted()) return;
    if (await ports.turns.take('proof', now, ONCE_A_NIGHT_MS)) await provePath(ports);
  }
  return createLoop(look, {
    name: 'proof',
    pauseMs: LOOK_MS,
    complaint: 'proof of the night failed',
    log: ports.log,
  });
}
