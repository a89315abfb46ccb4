import type { ErasureAnswer, PersonRequest } from '../../contracts/lead.ts';
import { normalizeEmail } from '../../domain/account/email.ts';
import { destinations } from '../../domain/delivery/destinations.ts';
import { type Asker, actorOf } from '../asker.ts';
import type { PipelinePorts } from '../leads/manage/pipeline-ports.ts';
import { personEntry } from './person-entry.ts';

/**
 * Erases a person from everything that is stored (from their campaigns, the name), and tells the automations that
 * received one of the leads. The notice holds the address, without which no automation could act on it, and is
 * deleted when it is delivered.
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
      at: actor.at,
      destinations: destinations.filter((destination) => ports.addresses.of(destination) !== undefined),
      nextId: () => `msg_${ports.ids.next()}`,
      body: (leads) => JSON.stringify({ type: 'lead.erased', email, leads, erasedAt }),
    },
    personEntry('person_erased', actor),
  );
  await ports.keptMails.erase(email);
  ports.deliver();
  return answer;
}
