import { keepPortraits, type PortraitPorts } from '../app/portraits/keep-portraits.ts';
import { createLoop, type Loop } from './loop.ts';

const HOUR_MS = 3_600_000;

/** Creates the job that keeps copies of reviewers' portraits: at the start, every hour, and when it is woken. */
export function createPortraitKeeper(ports: PortraitPorts): Pick<Loop, 'look' | 'start' | 'wake' | 'stop'> {
  const stopping = new AbortController();
  const loop = createLoop(() => keepPortraits(ports, stopping.signal), {
    pauseMs: HOUR_MS,
    complaint: 'portraits not kept',
    log: ports.log,
  });
  return {
    ...loop,
    stop() {
      stopping.abort();
      return loop.stop();
    },
  };
}
