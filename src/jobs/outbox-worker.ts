import { type DeliveryPorts, startDue } from '../app/delivery/deliver-due.ts';
import { type Destination, destinations } from '../app/ports.ts';
import { createWorkLoop } from './work-loop.ts';

/** Attempts under way at once to one destination. Each has its own places: a receiver that hangs holds up no other. */
const PLACES = 4;
const POLL_MS = 1000;

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
  const loop = createWorkLoop(look, complain, pollMs);
  let stopping = false;
  /** Deliveries may lie under the wrong state: at the start, and after each new lead. */
  let unreconciled = true;

  /** One look at the outbox, as far as there are free places. */
  async function look(): Promise<void> {
    if (unreconciled) {
      unreconciled = false;
      const configured = destinations.filter((name) => ports.addresses.of(name));
      await ports.queue.reconcile(configured, ports.clock.now());
    }
    for (const destination of destinations) {
      const running = underWay.get(destination);
      if (stopping || !running || running.size >= PLACES || !ports.addresses.of(destination)) continue;
      for (const attempt of await startDue(ports, destination, PLACES - running.size)) {
        running.add(attempt);
        // The place is free again, and there may be more waiting than there were places.
        void attempt.finally(() => {
          running.delete(attempt);
          loop.wake();
        });
      }
    }
  }

  function complain(err: unknown, failures: number): void {
    unreconciled = true;
    ports.log.error({ err, failures }, 'outbox not readable');
  }

  return {
    start: loop.start,
    wake() {
      // The new lead may be for a destination without an address: then it waits as "not configured". With an address
      // for each there is nothing to set aside.
      if (destinations.some((name) => !ports.addresses.of(name))) unreconciled = true;
      loop.wake();
    },
    reconsider() {
      unreconciled = true;
      loop.wake();
    },
    async stop() {
      stopping = true;
      await loop.stop();
      await Promise.all([...underWay.values()].flatMap((running) => [...running]));
    },
  };
}
