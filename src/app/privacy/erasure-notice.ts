import { destinations } from '../../domain/delivery/destinations.ts';
import type { ErasureNotice } from '../ports/leads.ts';
import type { Ids, WebhookAddresses } from '../ports.ts';

/**
 * Makes the notice to the automations that received leads which are deleted.
 * @param email the address, without which an automation finds what it derived from the leads by their ids alone; `null`: the
 * leads end, and what the person agreed to besides, such as a newsletter, does not
 */
export const erasureNotice = (
  { ids, addresses }: { ids: Ids; addresses: WebhookAddresses },
  email: string | null,
  at: number,
): ErasureNotice => ({
  at,
  destinations: destinations.filter((destination) => addresses.of(destination) !== undefined),
  nextId: () => `msg_${ids.next()}`,
  body: (leads) =>
    JSON.stringify({ type: 'lead.erased', email, leads, erasedAt: new Date(at).toISOString() }),
});
