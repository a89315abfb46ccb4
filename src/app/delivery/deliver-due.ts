import type { Destination } from '../../domain/delivery/destinations.ts';
import { nextStep } from '../../domain/delivery/retry.ts';
import type {
  ClaimedDelivery,
  Clock,
  DeliveryQueue,
  Log,
  WebhookAddresses,
  WebhookSender,
} from '../ports.ts';
import { workOn } from '../queue/work-on.ts';

/**
 * The duration of a claim in milliseconds: longer than the 15 s that an attempt may last, with room for a slow database.
 * No other process claims a delivery that is still being sent.
 */
export const LEASE_MS = 30_000;

/** The documented timeout for the automation of bookings; the others have the sender's timeout. */
const patienceMs: Partial<Record<Destination, number>> = { booking: 10_000 };

export interface DeliveryPorts {
  clock: Clock;
  queue: DeliveryQueue;
  sender: WebhookSender;
  addresses: WebhookAddresses;
  log: Log;
  /** A number in [0, 1), for the jitter. */
  random(): number;
}

/**
 * Claims up to `limit` due deliveries to a destination and starts them all. Returns one promise for each, settled
 * when its attempt is recorded; the caller decides how many run at once and never waits for the slowest of a batch.
 * @throws when the database refuses the claim; then nothing was started
 */
export async function startDue(
  ports: DeliveryPorts,
  destination: Destination,
  limit: number,
): Promise<Promise<void>[]> {
  const claimed = await ports.queue.claim({
    now: ports.clock.now(),
    leaseMs: LEASE_MS,
    limit,
    destinations: [destination],
  });
  return claimed.map((delivery) => deliver(ports, delivery));
}

/** One attempt at a delivery. */
function deliver(ports: DeliveryPorts, delivery: ClaimedDelivery): Promise<void> {
  const { id, destination, attempt, body } = delivery;
  return workOn(ports, { deliveryId: id, destination, attempt }, 'delivery', async () => {
    const url = ports.addresses.of(destination);
    // Taken out of the settings since the claim: the claim runs out, and `reconcile` sets the delivery aside.
    if (url === undefined) return undefined;
    const startedAt = ports.clock.now();
    const timeoutMs = patienceMs[destination];
    const { outcome, answer } = await ports.sender.send({
      id,
      url,
      body,
      sentAt: startedAt,
      ...(timeoutMs && { timeoutMs }),
    });
    const durationMs = ports.clock.now() - startedAt;
    const next = nextStep(outcome, attempt, ports.random());
    return {
      next,
      report: { durationMs, outcome },
      record: () => ports.queue.settle(delivery, { startedAt, durationMs, outcome, answer }, next),
    };
  });
}
