import type { LeadFilter, LeadNeighbours } from '../../../contracts/leads/lead.ts';
import type { Ports } from '../../ports/all-ports.ts';
import { fail, ok, type Result } from '../../result.ts';
import { leadSearch } from './lead-search.ts';

/**
 * Returns the leads before and after a lead in the filter and order of the list; the lead itself need not match the
 * filter.
 */
export async function findNeighbours(
  { clock, desk }: Ports,
  id: string,
  filter: LeadFilter,
): Promise<Result<LeadNeighbours, 'not_found'>> {
  const found = await desk.neighbours(id, leadSearch(filter, clock.now()));
  return found ? ok(found) : fail('not_found');
}
