import type { LeadFilter } from '../../contracts/lead.ts';
import { agencyDayStart, nextAgencyDay } from '../../domain/time/agency-day.ts';
import type { LeadSearch } from '../ports/leads.ts';

/** The search that a filter of the address means. Its days are the agency's, as the list shows them. */
export function leadSearch(filter: LeadFilter): LeadSearch {
  const { q, kind, status, platform, delivery, assignee, sourceNot, from, to, ...same } = filter;
  return {
    ...same,
    text: q,
    kinds: kind,
    statuses: status,
    platforms: platform,
    deliveries: delivery,
    assigneeId: assignee === 'none' ? null : assignee || undefined,
    sourcesNot: sourceNot,
    from: from === undefined ? undefined : agencyDayStart(from),
    // The last day belongs to it.
    until: to === undefined ? undefined : nextAgencyDay(agencyDayStart(to)),
  };
}
