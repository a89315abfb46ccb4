import type { LeadFilter, LeadNeighbours } from '../../../contracts/leads/lead.ts';
import type { Ports } from '../../ports/all-ports.ts';
import { fail, ok, type Result } from '../../result.ts';
import { leadSearch } from './lead-search.ts';

/** Finds the leads before and after one in a filter of the list, in its order; the lead itself need not match it. */
export async function findNeighbours(
  { clock, desk }: Ports,
  id: string,
  filter: LeadFilter,
): Promise<Result<LeadNeighbours, 'not_found'>> {
  const found = await desk.neighbours(id, leadSearch(filter, clock.now()));
  return found ? ok(found) : fail('not_found');
}
