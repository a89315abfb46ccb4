import { Badge } from '@mantine/core';
import { Link } from 'react-router';
import { formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { QuarantineTab } from '../ui/quarantine/QuarantineTab.tsx';
import { useMoreBeside } from '../ui/use-more-beside.ts';
import { type ModerationListView, statuses } from './moderation-list.tsx';

/** A link for each status, with the number of its reviews. Each link keeps the filters, which the numbers respect. */
export function StatusTabs({ list }: { list: ModerationListView }) {
  const { locale, t } = useLanguage();
  const { state, addressOf } = list;
  const counts = list.page?.counts;
  const row = useMoreBeside();
  return (
    <nav ref={row} className="admin-tabs review-tabs" aria-label={t.reviews.tabs.label}>
      {statuses.map((status) => {
        const current = state.status === status && state.id === '';
        return (
          <Link
            key={status}
            className="admin-tab"
            to={{ search: addressOf({ id: '', status, page: 1 }) }}
            {...(current && { 'aria-current': 'page' as const })}
          >
            {t.reviews.tabs[status]} {counts && <Badge>{formatNumber(locale, counts[status])}</Badge>}
          </Link>
        );
      })}
      <QuarantineTab of="reviews" />
    </nav>
  );
}
