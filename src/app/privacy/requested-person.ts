import type { PersonRequest } from '../../contracts/leads/person.ts';
import { normalizeEmail } from '../../domain/account/email.ts';
import type { LeadDesk, Person } from '../ports/leads.ts';
import { fail, ok, type Result } from '../result.ts';

/** The person of a request: that of the address, or that of a lead, whose address names the person if it has one. */
export async function requestedPerson(
  desk: Pick<LeadDesk, 'find'>,
  { email, lead }: PersonRequest,
): Promise<Result<Person, 'not_found'>> {
  if (lead === undefined) return ok({ email: normalizeEmail(email ?? '') });
  const found = await desk.find(lead);
  if (!found) return fail('not_found');
  const address = normalizeEmail(found.lead.fields.email);
  return ok(address === '' ? { lead } : { email: address });
}
