import type { LeadDetailDto } from '../../../contracts/lead.ts';
import { calledNames } from '../../account/called-names.ts';
import { fail, ok, type Result } from '../../result.ts';
import { leadDetail } from './lead-detail.ts';
import type { PipelinePorts } from './pipeline-ports.ts';

/** A lead with everything that is known of it. */
export async function findLead(
  { desk, accounts }: Pick<PipelinePorts, 'desk' | 'accounts'>,
  id: string,
): Promise<Result<LeadDetailDto, 'not_found'>> {
  const record = await desk.find(id);
  return record ? ok(leadDetail(record, await calledNames(accounts), record.others)) : fail('not_found');
}
