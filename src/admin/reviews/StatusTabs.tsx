import { Link } from 'react-router';
import type { ModerationPage } from '../../contracts/moderation.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { type ReviewView, statuses, writeView } from './review-view.ts';

interface StatusTabsProps {
  view: ReviewView;
  /** Undefined until the first answer. */
  counts: ModerationPage['counts'] | undefined;
}

/** Waiting, approved, rejected: each an address, with how many it lists, as all filters go along. */
export function StatusTabs({ view, counts }: StatusTabsProps) {
  const { locale, t } = useLanguage();
  return (
    <nav className="review-tabs" aria-label={t.reviews.tabs.label}>
      {statuses.map((status) => {
        const current = view.status === status && view.id === undefined;
        return (
          <Link
            key={status}
            to={{ search: writeView({ ...view, id: undefined, status, page: 1 }) }}
            {...(current && { 'aria-current': 'page' as const })}
          >
            {t.reviews.tabs[status]}{' '}
            {counts && (
              <span
                className="review-count"
                data-waiting={(status === 'pending' && counts.pending > 0) || undefined}
              >
                {formatNumber(locale, counts[status])}
              </span>
            )}
          </Link>
        );
      })}
    </nav>
  );
}
