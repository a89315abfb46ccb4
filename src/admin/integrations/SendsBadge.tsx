import { Badge } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { mayManage } from '../../domain/account/role.ts';
import { fill, pluralForm } from '../../i18n/format.ts';
import { useAccount } from '../api/use-account.ts';
import { useLanguage } from '../texts.ts';
import { sendsQuery } from './sends/sends-queries.ts';

/** The number of destinations with an alarm, beside the name of their tab, in words for screen readers; nothing without one. */
export function SendsBadge() {
  const { locale, t } = useLanguage();
  const role = useAccount().data?.role;
  const { data } = useQuery({ ...sendsQuery, enabled: role !== undefined && mayManage(role) });
  const count = data?.destinations.filter(({ alarms }) => alarms.length > 0).length ?? 0;
  if (count === 0) return null;
  return (
    <Badge className="integrations-badge" data-state="dead">
      <span aria-hidden="true">{count}</span>
      <span className="admin-hidden">
        {fill(pluralForm(locale, t.integrations.sendsToCheck, count), { count })}
      </span>
    </Badge>
  );
}
