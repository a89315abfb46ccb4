import type { LeadDetailDto } from '../../../contracts/leads/lead.ts';
import { calledNames } from '../../account/called-names.ts';
import type { Ports } from '../../ports/all-ports.ts';
import { fail, ok, type Result } from '../../result.ts';
import { leadDetail } from './lead-detail.ts';

/** Returns a lead with its deliveries, events, campaigns and the other leads of the same person. */
export async function findLead(
  { desk, accounts }: Pick<Ports, 'accounts' | 'desk'>,
  id: string,
): Promise<Result<LeadDetailDto, 'not_found'>> {
  const record = await desk.find(id);
  return record ? ok(leadDetail(record, await calledNames(accounts), record.others)) : fail('not_found');
}
