import { Badge } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { formatNumber } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';
import { QUARANTINE_PLACE, type Quarantined, quarantineQuery } from './quarantine-queries.ts';

/** The last tab of a list: the submissions that look like spam, with their number. Hidden if there are none. */
export function QuarantineTab({ of }: { of: Quarantined }) {
  const { locale, t } = useLanguage();
  const { search } = useLocation();
  const total = useQuery(quarantineQuery(of)).data?.total ?? 0;
  if (total === 0) return null;
  return (
    <Link className="admin-tab" to={{ pathname: `/dashboard/${of}/${QUARANTINE_PLACE}`, search }}>
      {t.shared.quarantine.tab} <Badge>{formatNumber(locale, total)}</Badge>
    </Link>
  );
}
