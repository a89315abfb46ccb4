import type { PersonCounts, PersonRequest } from '../../contracts/leads/person.ts';
import { type Actor, type Asker, actorOf } from '../asker.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { Person } from '../ports/leads.ts';
import { ok, type Result } from '../result.ts';
import { erasureNotice } from './erasure-notice.ts';
import { personEntry } from './person-entry.ts';
import { requestedPerson } from './requested-person.ts';

/**
 * Erases a person from all stored data (only the name from their campaigns), and notifies the automations that
 * received one of the leads. The notice contains the address, without which no automation could act on it, and is
 * deleted when it is delivered; for a lead without an address it contains only the id.
 */
export async function erasePerson(
  ports: Ports,
  typed: PersonRequest,
  asker: Asker,
): Promise<Result<PersonCounts, 'not_found'>> {
  const requested = await requestedPerson(ports.desk, typed);
  if (!requested.ok) return requested;
  return ok(await eraseKnown(ports, requested.value, actorOf(ports, asker)));
}

/** The same for a person who is known. */
export async function eraseKnown(ports: Ports, person: Person, actor: Actor): Promise<PersonCounts> {
  const email = 'email' in person ? person.email : null;
  const answer = await ports.people.erase(
    person,
    erasureNotice(ports, email, actor.at),
    personEntry('person_erased', actor),
    ports.erasureDigests.of(person)[0],
  );
  if (email !== null) {
    await ports.keptMails.erase(email);
    await ports.reminders.eraseTraces(ports.reminderCodes.hashesOf(email));
  }
  ports.deliver();
  return answer;
}
