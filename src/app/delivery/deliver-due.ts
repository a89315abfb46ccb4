import { type Destination, destinations } from '../../domain/delivery/destinations.ts';
import { nextStep } from '../../domain/delivery/retry.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { ClaimedDelivery, DeliveryQueue, WebhookSender } from '../ports.ts';
import { workOn } from '../queue/work-on.ts';

/**
 * The duration of a claim in milliseconds: longer than the 15 s that an attempt may last, with a margin for a slow
 * database. No other process claims a delivery that is still being sent.
 */
export const LEASE_MS = 30_000;

/** The documented timeout for the automation of bookings, in milliseconds; the others have the sender's timeout. */
const patienceMs: Partial<Record<Destination, number>> = { booking: 10_000 };

export type DeliveryPorts = Pick<Ports, 'addresses' | 'clock' | 'log' | 'queue' | 'random' | 'sender'> & {
  /** Responds to the deliveries of samples; absent: they stay in the queue. */
  demoAutomation?: Pick<WebhookSender, 'send'> | undefined;
};

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
  const claimed = await claim(ports, { limit, destinations: [destination] });
  return claimed.map((delivery) => deliver(ports, delivery, ports.sender, ports.addresses.of(destination)));
}

/**
 * Starts due deliveries of samples to any destination, as `startDue` does. The demonstration's automation in this
 * process responds: no request is sent.
 */
export async function startSamples(ports: DeliveryPorts, limit: number): Promise<Promise<void>[]> {
  const { demoAutomation } = ports;
  if (!demoAutomation) return [];
  const claimed = await claim(ports, { limit, destinations, samples: true });
  return claimed.map((delivery) => deliver(ports, delivery, demoAutomation, ''));
}

const claim = (
  { queue, clock }: DeliveryPorts,
  which: Pick<Parameters<DeliveryQueue['claim']>[0], 'limit' | 'destinations' | 'samples'>,
) => queue.claim({ now: clock.now(), leaseMs: LEASE_MS, ...which });

/**
 * Makes one attempt at a delivery.
 * @param url `undefined`: removed from the settings since the claim; the claim expires, and `reconcile` sets the
 *   delivery aside
 */
function deliver(
  ports: DeliveryPorts,
  delivery: ClaimedDelivery,
  sender: Pick<WebhookSender, 'send'>,
  url: string | undefined,
): Promise<void> {
  const { id, destination, attempt, body, traceId } = delivery;
  const about = { deliveryId: id, destination, attempt, ...(traceId && { traceId }) };
  return workOn(ports, about, 'delivery', async () => {
    if (url === undefined) return undefined;
    const startedAt = ports.clock.now();
    const timeoutMs = patienceMs[destination];
    const { outcome, answer } = await sender.send({
      id,
      url,
      body,
      sentAt: startedAt,
      traceId,
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
