import type { AssigneeDto } from '../../../contracts/leads/lead.ts';
import { maySell } from '../../../domain/account/role.ts';
import type { Account } from '../../ports/account.ts';
import type { Ports } from '../../ports/all-ports.ts';

/** Returns whether a lead can be assigned to an account: the account must be able to sign in and to see leads. */
export const canBeAssigned = ({ role, disabledAt, invited }: Account): boolean =>
  disabledAt === null && !invited && maySell(role);

export async function listAssignees({ accounts }: Pick<Ports, 'accounts'>): Promise<AssigneeDto[]> {
  const all = await accounts.list();
  return all.filter(canBeAssigned).map(({ id, email, name }) => ({ id, email, name }));
}
