import type { PersonRequest } from '../../contracts/leads/person.ts';
import { normalizeEmail } from '../../domain/account/email.ts';
import type { LeadDesk, Person } from '../ports/leads.ts';
import { fail, ok, type Result } from '../result.ts';

/**
 * Returns the person of a request: by the address, or by a lead; a lead with an address means the person of the
 * address.
 */
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
