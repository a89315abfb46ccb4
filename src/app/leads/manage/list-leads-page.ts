import type { LeadPage, LeadQuery, LeadRowDto } from '../../../contracts/leads/lead.ts';
import type { Ports } from '../../ports/all-ports.ts';
import type { LeadSummary } from '../../ports/leads.ts';
import { leadSearch } from './lead-search.ts';

/** Returns a page of the leads that match. */
export async function listLeadsPage(
  { clock, desk }: Ports,
  { page, pageSize, ...filter }: LeadQuery,
): Promise<LeadPage> {
  const { items, total } = await desk.page(leadSearch(filter, clock.now()), {
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  return { items: items.map(toRowDto), total, page, pageSize };
}

export function toRowDto(summary: LeadSummary): LeadRowDto {
  return { ...summary, createdAt: new Date(summary.createdAt).toISOString() };
}
