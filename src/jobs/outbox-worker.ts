import { type DeliveryPorts, startDue } from '../app/delivery/deliver-due.ts';
import { type Destination, destinations } from '../app/ports.ts';

/** Attempts under way at once to one destination. Each has its own places: a receiver that hangs holds up no other. */
const PLACES = 4;
const POLL_MS = 1000;
/** The longest pause, in milliseconds, while the database fails. */
const MAX_PAUSE_MS = 30_000;

export interface OutboxWorker {
  start(): void;
  /** Looks for work at once instead of at the next poll: call it after a lead was stored. */
  wake(): void;
  /** Sorts what waits anew by which destinations have an address: call it after an address has changed. */
  reconsider(): void;
  /** Takes no further delivery, and resolves when those under way are recorded. */
  stop(): Promise<void>;
}

/**
 * The loop that empties the outbox. Several may run, in one process or in many: claims keep them apart.
 * @param pollMs pause between two looks, in milliseconds
 */
export function createOutboxWorker(ports: DeliveryPorts, pollMs = POLL_MS): OutboxWorker {
  const underWay = new Map<Destination, Set<Promise<void>>>(destinations.map((name) => [name, new Set()]));
  let loop: Promise<void> | undefined;
  let stopping = false;
  /** Something may be due: look again without a pause. */
  let again = false;
  /** Deliveries may lie under the wrong state: at the start, and after each new lead. */
  let unreconciled = true;
  let failures = 0;
  let endPause: (() => void) | undefined;

  function lookAgain(): void {
    again = true;
    // While the database fails, nothing may cut the pause short: a burst of leads would become a spin.
    if (failures === 0) endPause?.();
  }

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

  /** One look at the outbox, as far as there are free places. */
  async function look(): Promise<void> {
    for (const destination of destinations) {
      const running = underWay.get(destination);
      if (stopping || !running || running.size >= PLACES || !ports.addresses.of(destination)) continue;
      for (const attempt of await startDue(ports, destination, PLACES - running.size)) {
        running.add(attempt);
        // The place is free again, and there may be more waiting than there were places.
        void attempt.finally(() => {
          running.delete(attempt);
          lookAgain();
        });
      }
    }
  }

  async function run(): Promise<void> {
    while (!stopping) {
      try {
        again = false;
        if (unreconciled) {
          unreconciled = false;
          const configured = destinations.filter((name) => ports.addresses.of(name));
          await ports.queue.reconcile(configured, ports.clock.now());
        }
        await look();
        failures = 0;
      } catch (err) {
        unreconciled = true;
        failures += 1;
        ports.log.error({ err, failures }, 'outbox not readable');
      }
      if (!stopping && (!again || failures > 0)) await pause(Math.min(pollMs * 2 ** failures, MAX_PAUSE_MS));
    }
  }

  return {
    start() {
      loop ??= run();
    },
    wake() {
      // The new lead may be for a destination without an address: then it waits as "not configured". With an address
      // for each there is nothing to set aside.
      if (destinations.some((name) => !ports.addresses.of(name))) unreconciled = true;
      lookAgain();
    },
    reconsider() {
      unreconciled = true;
      lookAgain();
    },
    async stop() {
      stopping = true;
      endPause?.();
      await loop;
      await Promise.all([...underWay.values()].flatMap((running) => [...running]));
    },
  };
}
