import type { LeadDetailDto } from '../../../contracts/lead.ts';
import { fail, ok, type Result } from '../../result.ts';
import { type EmailOf, leadDetail } from './lead-detail.ts';
import type { PipelinePorts } from './pipeline-ports.ts';

/** A lead with everything that is known of it. */
export async function findLead(
  { desk, accounts }: Pick<PipelinePorts, 'desk' | 'accounts'>,
  id: string,
): Promise<Result<LeadDetailDto, 'not_found'>> {
  const record = await desk.find(id);
  return record ? ok(leadDetail(record, await emails(accounts), record.others)) : fail('not_found');
}

/** Everybody's address, by id. An agency has few accounts. */
export async function emails(accounts: PipelinePorts['accounts']): Promise<EmailOf> {
  const known = new Map((await accounts.list()).map(({ id, email }) => [id, email]));
  return (id) => (id === null ? null : (known.get(id) ?? null));
}
