import { keepAtNight } from '../../app/go-live/night/keep-at-night.ts';
import { createLoop, type Loop } from '../loop.ts';

/** Pause between two looks, in milliseconds. */
const LOOK_MS = 10 * 60_000;

/** Creates the job that makes backups at night and tries them once a week. Several processes may run it at once. */
export function createSafekeeper(ports: Parameters<typeof keepAtNight>[0]): Pick<Loop, 'start' | 'stop'> {
  return createLoop(() => keepAtNight(ports), {
    name: 'backup',
    pauseMs: LOOK_MS,
    complaint: 'backup of the night failed',
    log: ports.log,
  });
}
