import { contactLead, deliveryOf } from './factories.ts';
import type { TestSite } from './test-site.ts';

/** Stores a lead whose delivery is dead (no more retries), and returns the delivery's id. */
export async function deadDelivery(site: TestSite): Promise<string> {
  const lead = contactLead();
  const delivery = deliveryOf(lead);
  await site.stores.leads.save(lead, [delivery]);
  const [claimed] = await site.stores.queue.claim({
    now: Date.now(),
    leaseMs: 1000,
    limit: 1,
    destinations: ['contact'],
  });
  if (claimed?.id !== delivery.id) throw new Error('Another delivery was due.');
  const attempt = {
    startedAt: Date.now(),
    durationMs: 0,
    outcome: { kind: 'answered' as const, status: 410 },
    answer: '<b>gone</b>',
  };
  await site.stores.queue.settle(claimed, attempt, { kind: 'dead' });
  return delivery.id;
}
