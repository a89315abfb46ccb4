import { Link, useLocation } from 'react-router';
import type { LeadDetailDto } from '../../contracts/lead.ts';
import { useLanguage } from '../texts.ts';
import { Moment } from '../ui/Moment.tsx';
import { StatusMeter } from './StatusMeter.tsx';

/** The other requests of the same person, newest first. */
export function OtherLeads({ others }: { others: LeadDetailDto['others'] }) {
  const { t } = useLanguage();
  const { search, state } = useLocation();
  return (
    <ul className="leads-others">
      {others.map(({ id, kind, createdAt, status }) => (
        <li key={id}>
          <Link to={{ pathname: `/dashboard/leads/${encodeURIComponent(id)}`, search }} replace state={state}>
            {t.leads.kinds[kind]} · <Moment at={createdAt} show="full" />
          </Link>
          <StatusMeter status={status} />
        </li>
      ))}
    </ul>
  );
}
