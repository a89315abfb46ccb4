import type { Turns } from '../../app/ports/processes/turns.ts';
import { type AlarmPorts, raiseAlarms } from '../../app/proof/alarms/raise-alarms.ts';
import { createLoop, type Loop } from '../loop.ts';

/** Pause between two looks, in milliseconds. */
const LOOK_MS = 60_000;

/** Creates the job that looks for trouble each minute. Of several processes, one does. */
export function createAlarmer(ports: AlarmPorts & { turns: Turns }): Pick<Loop, 'start' | 'stop'> {
  async function look(): Promise<void> {
    if (await ports.turns.take('alarms', ports.clock.now(), LOOK_MS / 2)) await raiseAlarms(ports);
  }
  return createLoop(look, {
    name: 'alarms',
    pauseMs: LOOK_MS,
    complaint: 'alarms not looked for',
    log: ports.log,
  });
}
