import type { Log } from '../app/ports.ts';
import { createLoop, type Loop } from './loop.ts';

/** Pause between two signs of life, in milliseconds: four may be missed before a process counts as dead. */
const BEAT_MS = 5_000;

/** Creates the job that renews this process's sign of life. */
export const createHeartbeat = (running: { beat(): Promise<void> }, log: Log): Pick<Loop, 'start' | 'stop'> =>
  createLoop(running.beat, {
    name: 'heartbeat',
    pauseMs: BEAT_MS,
    complaint: 'sign of life not stored',
    log,
  });
