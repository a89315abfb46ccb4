import type { ErasureAnswer, PersonRequest } from '../../contracts/lead.ts';
import { normalizeEmail } from '../../domain/account/email.ts';
import { type Asker, actorOf, type PipelinePorts } from '../pipeline/pipeline-ports.ts';
import { destinations } from '../ports.ts';

/**
 * Takes a person out of everything that is stored (of their campaigns, the name), and tells the automations that received one of the leads. The notice
 * holds the address, without which nobody could act on it, and goes when it is delivered.
 */
export async function erasePerson(
  ports: Pick<PipelinePorts, 'clock' | 'ids' | 'people' | 'keptMails' | 'addresses' | 'deliver'>,
  typed: PersonRequest,
  asker: Asker,
): Promise<ErasureAnswer> {
  const email = normalizeEmail(typed.email);
  const actor = actorOf(ports, asker);
  const erasedAt = new Date(actor.at).toISOString();
  const answer = await ports.people.erase(
    email,
    {
      destinations: destinations.filter((destination) => ports.addresses.of(destination) !== undefined),
      nextId: () => `msg_${ports.ids.next()}`,
      body: (leads) => JSON.stringify({ type: 'lead.erased', email, leads, erasedAt }),
    },
    actor,
  );
  await ports.keptMails.erase(email);
  ports.deliver();
  return answer;
}
