import type { LeadFilter, LeadNeighbours } from '../../../contracts/lead.ts';
import { fail, ok, type Result } from '../../result.ts';
import { leadSearch } from './lead-search.ts';
import type { PipelinePorts } from './pipeline-ports.ts';

/** Finds the leads before and after one in a filter of the list, in its order; the lead itself need not match it. */
export async function findNeighbours(
  { clock, desk }: Pick<PipelinePorts, 'clock' | 'desk'>,
  id: string,
  filter: LeadFilter,
): Promise<Result<LeadNeighbours, 'not_found'>> {
  const found = await desk.neighbours(id, leadSearch(filter, clock.now()));
  return found ? ok(found) : fail('not_found');
}
