import { nextStep } from '../../domain/delivery/retry.ts';
import type {
  ClaimedDelivery,
  Clock,
  DeliveryQueue,
  Destination,
  Log,
  WebhookAddresses,
  WebhookSender,
} from '../ports.ts';

/**
 * How long a claim holds, in milliseconds. Longer than the 15 s that an attempt may last with room for a slow database: a process
 * that died gives its deliveries back after this time, and no other process takes what is still being sent.
 */
export const LEASE_MS = 60_000;

/** How long the automation of a booking is waited for, as documented; for the others the sender's own patience counts. */
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
 * Claims up to `limit` due deliveries to a destination and starts them all. Gives one promise for each, settled when
 * its attempt is recorded; the caller decides how many run at once and never waits for the slowest of a batch.
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

/**
 * One attempt. Never rejects: when its outcome cannot be recorded, the claim runs out and the delivery is sent again
 * with the same identifier, which is what "at least once" means.
 */
async function deliver(ports: DeliveryPorts, delivery: ClaimedDelivery): Promise<void> {
  const { id, destination, attempt } = delivery;
  const about = { deliveryId: id, destination, attempt };
  try {
    const url = ports.addresses.of(destination);
    // Taken out of the configuration since the claim: the claim runs out, and `reconcile` sets it aside.
    if (url === undefined) return;
    const startedAt = ports.clock.now();
    const timeoutMs = patienceMs[destination];
    const { outcome, answer } = await ports.sender.send({
      id,
      url,
      body: delivery.body,
      sentAt: startedAt,
      ...(timeoutMs && { timeoutMs }),
    });
    const durationMs = ports.clock.now() - startedAt;
    const next = nextStep(outcome, attempt, ports.random());
    await ports.queue.settle(delivery, { startedAt, durationMs, outcome, answer }, next);
    const report = { ...about, durationMs, outcome, next };
    if (next.kind === 'delivered') ports.log.info(report, 'delivered');
    else if (next.kind === 'retry') ports.log.warn(report, 'delivery failed, will be tried again');
    else ports.log.error(report, 'delivery given up');
  } catch (err) {
    ports.log.error({ ...about, err }, 'outcome of a delivery not recorded');
  }
}
