import type { LeadChange, LeadDetailDto } from '../../contracts/lead.ts';
import { fail, type Result } from '../result.ts';
import { findLead } from './find-lead.ts';
import { assignableRoles } from './list-assignees.ts';
import { type Asker, actorOf, type PipelinePorts } from './pipeline-ports.ts';

/** Moves a lead in the pipeline, gives it to somebody, or both; gives the lead as it is then. */
export async function changeLead(
  ports: Pick<PipelinePorts, 'clock' | 'desk' | 'accounts'>,
  id: string,
  change: LeadChange,
  asker: Asker,
): Promise<Result<LeadDetailDto, 'not_found' | 'assignee_unknown'>> {
  const outcome = await ports.desk.change(id, change, assignableRoles, actorOf(ports, asker));
  if (outcome === 'unknown') return fail('not_found');
  return outcome === 'done' ? findLead(ports, id) : fail(outcome);
}
