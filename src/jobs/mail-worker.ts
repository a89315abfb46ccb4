import { forgetOldMails, type SendMailPorts, startDueMails } from '../app/mail/send-due.ts';

/** Messages under way at once: a server that hangs on one holds up no other. */
const PLACES = 4;
const POLL_MS = 1000;
/** The longest pause, in milliseconds, while the database fails. */
const MAX_PAUSE_MS = 30_000;
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
  let loop: Promise<void> | undefined;
  let stopping = false;
  let failures = 0;
  let forgotAt = Number.NEGATIVE_INFINITY;
  let endPause: (() => void) | undefined;

  function pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(done, ms);
      function done(): void {
        clearTimeout(timer);
        endPause = undefined;
        resolve();
      }
      endPause = done;
    });
  }

  async function look(): Promise<void> {
    const now = ports.clock.now();
    if (now - forgotAt >= FORGET_EVERY_MS) {
      await forgetOldMails(ports);
      forgotAt = now;
    }
    if (underWay.size >= PLACES) return;
    for (const attempt of await startDueMails(ports, PLACES - underWay.size)) {
      underWay.add(attempt);
      void attempt.finally(() => {
        underWay.delete(attempt);
        // There may be more waiting than there were places. While the database fails, the pause stays what it is.
        if (failures === 0) endPause?.();
      });
    }
  }

  async function run(): Promise<void> {
    while (!stopping) {
      try {
        await look();
        failures = 0;
      } catch (err) {
        failures += 1;
        ports.log.error({ err, failures }, 'mails not readable');
      }
      if (!stopping) await pause(Math.min(pollMs * 2 ** failures, MAX_PAUSE_MS));
    }
  }

  return {
    start() {
      loop ??= run();
    },
    async stop() {
      stopping = true;
      endPause?.();
      await loop;
      await Promise.all(underWay);
    },
  };
}
