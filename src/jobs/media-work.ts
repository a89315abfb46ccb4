import { type ResizePorts, startDuePicture } from '../app/media/resize-due.ts';
import type { QueuedWork } from './queue-worker.ts';

/**
 * Returns the work of the media library: one lane with one place, because one child process resizes one picture at a
 * time, and a claimed picture must not wait for another one.
 */
export function createMediaWork(ports: ResizePorts): QueuedWork {
  let busy = false;
  return {
    lanes: () => (busy ? [] : ['pictures']),
    async start() {
      const started = await startDuePicture(ports);
      for (const attempt of started) {
        busy = true;
        void attempt.finally(() => {
          busy = false;
        });
      }
      return started;
    },
  };
}
