import type { WebhookDto } from '../../contracts/leads/lead.ts';
import { destinations } from '../../domain/delivery/destinations.ts';
import type { Ports } from '../ports/all-ports.ts';

/** Returns the automations with the host of their address. */
export function listWebhooks({ addresses }: Ports): WebhookDto[] {
  return destinations.map((destination) => {
    const address = addresses.of(destination);
    return { destination, host: address === undefined ? null : (URL.parse(address)?.host ?? null) };
  });
}
