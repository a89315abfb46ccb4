import { forgetProofs } from '../app/consent/forget-proofs.ts';
import type { Clock, ConsentStore, Log } from '../app/ports.ts';
import { createPoll } from './poll.ts';

const DAY_MS = 86_400_000;

export interface Housekeeper {
  /** Tidies up at once, and then every day. */
  start(): void;
  /** Resolves when nothing is deleted any more. */
  stop(): Promise<void>;
}

/** Deletes what was to be kept for a time. Several processes may do it: what is gone is gone. */
export function createHousekeeper(
  { log, ...ports }: { clock: Clock; consents: ConsentStore; log: Log },
  everyMs = DAY_MS,
): Housekeeper {
  const poll = createPoll(() => forgetProofs(ports), {
    everyMs,
    complaint: 'old proofs of consent not deleted',
    log,
  });
  return {
    start() {
      // What fails now is tried again tomorrow, and then logged.
      void poll.look().catch(() => {});
      poll.start();
    },
    stop: poll.stop,
  };
}
