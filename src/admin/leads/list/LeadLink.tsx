import { Link, useLocation, useParams } from 'react-router';
import type { LeadRowDto } from '../../../contracts/leads/lead.ts';
import { Typed } from '../../ui/fields/Typed.tsx';

/** Returns the id of the link that gets the focus when the lead is closed. */
export const linkId = (id: string) => `lead-${id}`;

/**
 * The link from a row to its lead. It covers the whole row (leads.css), so that the row is one real link; its title has
 * the text that the row truncates.
 */
export function LeadLink({ lead }: { lead: LeadRowDto }) {
  const { search } = useLocation();
  const open = useParams()['*'];
  return (
    <Link
      id={linkId(lead.id)}
      className="leads-link"
      to={{ pathname: `/dashboard/leads/${encodeURIComponent(lead.id)}`, search }}
      state={{ fromList: true }}
      // Beside an open lead, replace the history entry: the back button still returns to the list.
      replace={open !== undefined && open !== ''}
      title={[lead.name, lead.email].filter(Boolean).join(' · ')}
    >
      <Typed>{lead.name}</Typed>
    </Link>
  );
}
