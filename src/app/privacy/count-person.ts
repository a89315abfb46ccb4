import type { PersonCounts, PersonRequest } from '../../contracts/leads/person.ts';
import type { Ports } from '../ports/all-ports.ts';
import { ok, type Result } from '../result.ts';
import { requestedPerson } from './requested-person.ts';

/** Counts the rows that an erasure of a person would delete, for the confirmation dialog. */
export async function countPerson(
  ports: Ports,
  typed: PersonRequest,
): Promise<Result<PersonCounts, 'not_found'>> {
  const requested = await requestedPerson(ports.desk, typed);
  return requested.ok ? ok(await ports.people.count(requested.value)) : requested;
}
