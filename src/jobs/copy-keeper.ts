import { type CopyPorts, keepCopies } from '../app/copies/keep-copies.ts';
import { createLoop, type Loop } from './loop.ts';

const HOUR_MS = 3_600_000;

/** Creates the job that copies the pictures of third parties: at the start, every hour, and when it is woken. */
export function createCopyKeeper(ports: CopyPorts): Pick<Loop, 'look' | 'start' | 'wake' | 'stop'> {
  const stopping = new AbortController();
  const loop = createLoop(() => keepCopies(ports, stopping.signal), {
    name: 'copies',
    pauseMs: HOUR_MS,
    complaint: 'pictures not copied',
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
