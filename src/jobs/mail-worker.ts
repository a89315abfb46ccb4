import { forgetOldMails, type SendMailPorts, startDueMails } from '../app/mail/send-due.ts';
import { createWorkLoop } from './work-loop.ts';

/** Messages under way at once: a server that hangs on one holds up no other. */
const PLACES = 4;
const POLL_MS = 1000;
const FORGET_EVERY_MS = 3_600_000;

export interface MailWorker {
  start(): void;
  /** Takes no further message, and resolves when those under way are recorded. */
  stop(): Promise<void>;
}

/**
 * The loop that sends the waiting messages. Several may run, in one process or in many: claims keep them apart.
 * @param pollMs pause between two looks, in milliseconds
 */
export function createMailWorker(ports: SendMailPorts, pollMs = POLL_MS): MailWorker {
  const underWay = new Set<Promise<void>>();
  const loop = createWorkLoop(look, complain, pollMs);
  let forgotAt = Number.NEGATIVE_INFINITY;

  async function look(): Promise<void> {
    const now = ports.clock.now();
    if (now - forgotAt >= FORGET_EVERY_MS) {
      await forgetOldMails(ports);
      forgotAt = now;
    }
    if (underWay.size >= PLACES) return;
    for (const attempt of await startDueMails(ports, PLACES - underWay.size)) {
      underWay.add(attempt);
      // The place is free again, and there may be more waiting than there were places.
      void attempt.finally(() => {
        underWay.delete(attempt);
        loop.wake();
      });
    }
  }

  function complain(err: unknown, failures: number): void {
    ports.log.error({ err, failures }, 'mails not readable');
  }

  return {
    start: loop.start,
    async stop() {
      await loop.stop();
      await Promise.all(underWay);
    },
  };
}
