import { Link, useLocation } from 'react-router';
import type { LeadRowDto } from '../../contracts/lead.ts';
import { Typed } from '../parts/Typed.tsx';

/** Where the focus returns when the lead is closed. */
export const linkId = (id: string) => `lead-${id}`;

/** The way from a row to its lead. It covers the whole row (leads.css), so that a row is one real link, and its title tells what the row cuts. */
export function LeadLink({ lead }: { lead: LeadRowDto }) {
  const { search } = useLocation();
  return (
    <Link
      id={linkId(lead.id)}
      className="leads-link"
      to={{ pathname: `/dashboard/leads/${encodeURIComponent(lead.id)}`, search }}
      state={{ fromList: true }}
      title={`${lead.name} · ${lead.email}`}
    >
      <Typed>{lead.name}</Typed>
    </Link>
  );
}
