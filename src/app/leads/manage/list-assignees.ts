import type { AssigneeDto } from '../../../contracts/leads/lead.ts';
import { maySell } from '../../../domain/account/role.ts';
import type { Account } from '../../ports/account.ts';
import type { Ports } from '../../ports/all-ports.ts';

/** Returns whether an account can be given a lead: its person must be able to see it. */
export const canBeAssigned = ({ role, disabledAt, invited }: Account): boolean =>
  disabledAt === null && !invited && maySell(role);

export async function listAssignees({ accounts }: Pick<Ports, 'accounts'>): Promise<AssigneeDto[]> {
  const all = await accounts.list();
  return all.filter(canBeAssigned).map(({ id, email, name }) => ({ id, email, name }));
}
