import { destinations } from '../../domain/delivery/destinations.ts';
import type { ErasureNotice } from '../ports/privacy/erasure-notice.ts';
import type { Ids, WebhookAddresses } from '../ports.ts';

/**
 * Returns the notice to the automations that received leads which are deleted.
 * @param email the person's address; `null`: only the leads end, which the automation finds by their ids, and not
 * other consents of the person, such as a newsletter
 */
export const erasureNotice = (
  ports: { ids: Ids; addresses: WebhookAddresses },
  email: string | null,
  at: number,
): ErasureNotice =>
  noticeOf(ports, at, (leads) => ({
    type: 'lead.erased',
    email,
    leads,
    erasedAt: new Date(at).toISOString(),
  }));

/** Returns the notice that a person no longer wants the newsletter, to the automations that may have subscribed them. */
export const withdrawalNotice = (
  ports: { ids: Ids; addresses: WebhookAddresses },
  email: string,
  at: number,
): ErasureNotice =>
  noticeOf(ports, at, (leads) => ({
    type: 'newsletter.withdrawn',
    email,
    leads,
    withdrawnAt: new Date(at).toISOString(),
  }));

const noticeOf = (
  { ids, addresses }: { ids: Ids; addresses: WebhookAddresses },
  at: number,
  body: (leads: string[]) => object,
): ErasureNotice => ({
  at,
  destinations: destinations.filter((destination) => addresses.of(destination) !== undefined),
  nextId: () => `msg_${ids.next()}`,
  body: (leads) => JSON.stringify(body(leads)),
});
