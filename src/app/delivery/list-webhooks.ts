import type { WebhookDto } from '../../contracts/lead.ts';
import { destinations } from '../../domain/delivery/destinations.ts';
import type { PipelinePorts } from '../leads/manage/pipeline-ports.ts';

/** Returns the automations with the host of their address. */
export function listWebhooks({ addresses }: Pick<PipelinePorts, 'addresses'>): WebhookDto[] {
  return destinations.map((destination) => {
    const address = addresses.of(destination);
    return { destination, host: address === undefined ? null : (URL.parse(address)?.host ?? null) };
  });
}
