import type { LeadFilter } from '../../contracts/lead.ts';
import type { LeadSearch } from '../ports/leads.ts';

const DAY_MS = 24 * 3_600_000;

/** The search that a filter of the address means. */
export function leadSearch(filter: LeadFilter): LeadSearch {
  const { q, kind, status, platform, delivery, assignee, from, to, ...same } = filter;
  return {
    ...same,
    text: q,
    kinds: kind,
    statuses: status,
    platforms: platform,
    deliveries: delivery,
    assigneeId: assignee === 'none' ? null : assignee || undefined,
    from: from === undefined ? undefined : Date.parse(from),
    // The last day belongs to it.
    until: to === undefined ? undefined : Date.parse(to) + DAY_MS,
  };
}
