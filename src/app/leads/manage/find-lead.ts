import type { LeadDetailDto } from '../../../contracts/leads/lead.ts';
import { calledNames } from '../../account/called-names.ts';
import type { Ports } from '../../ports/all-ports.ts';
import { fail, ok, type Result } from '../../result.ts';
import { leadDetail } from './lead-detail.ts';

/** A lead with everything that is known of it. */
export async function findLead(
  { desk, accounts }: Pick<Ports, 'accounts' | 'desk'>,
  id: string,
): Promise<Result<LeadDetailDto, 'not_found'>> {
  const record = await desk.find(id);
  return record ? ok(leadDetail(record, await calledNames(accounts), record.others)) : fail('not_found');
}
