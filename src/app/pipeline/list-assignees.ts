import type { AssigneeDto } from '../../contracts/lead.ts';
import { mayManage, roles } from '../../domain/account/role.ts';
import type { PipelinePorts } from './pipeline-ports.ts';

/** Who can be given a lead must be able to see it. */
export const assignableRoles = roles.filter(mayManage);

export async function listAssignees({
  accounts,
}: {
  accounts: Pick<PipelinePorts['accounts'], 'list'>;
}): Promise<AssigneeDto[]> {
  const all = await accounts.list();
  return all
    .filter(({ role, disabledAt }) => disabledAt === null && assignableRoles.includes(role))
    .map(({ id, email }) => ({ id, email }));
}
