import type { WebhookTestAnswer } from '../../contracts/leads/lead.ts';
import { destinations } from '../../domain/delivery/destinations.ts';
import { type Asker, actorOf } from '../asker.ts';
import type { Ports } from '../ports/all-ports.ts';
import { fail, ok, type Result } from '../result.ts';

/** Timeout in milliseconds: a person waits for the response. */
const TIMEOUT_MS = 5000;

/** Sends one signed message that is no lead, and returns the outcome. It is neither stored nor sent again. */
export async function testWebhook(
  ports: Ports,
  name: string,
  asker: Asker,
): Promise<Result<WebhookTestAnswer, 'not_found' | 'webhook_not_configured'>> {
  const destination = destinations.find((known) => known === name);
  if (!destination) return fail('not_found');
  const url = ports.addresses.of(destination);
  if (url === undefined) return fail('webhook_not_configured');
  const actor = actorOf(ports, asker);
  const { outcome, answer: said } = await ports.sender.send({
    id: `msg_${ports.ids.next()}`,
    url,
    body: JSON.stringify({ type: 'webhook.test', destination, sentAt: new Date(actor.at).toISOString() }),
    sentAt: actor.at,
    timeoutMs: TIMEOUT_MS,
  });
  const status = outcome.kind === 'answered' ? outcome.status : null;
  const answer = {
    delivered: status !== null && status >= 200 && status < 300,
    status,
    error: outcome.kind === 'failed' ? outcome.reason : null,
    durationMs: Math.max(0, Math.round(ports.clock.now() - actor.at)),
    answer: said,
  };
  const { delivered, error } = answer;
  await ports.audit.append({
    ...actor,
    action: 'webhook_tested',
    subject: destination,
    before: null,
    after: { delivered, status, error },
  });
  return ok(answer);
}
