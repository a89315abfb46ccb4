import { Link } from 'react-router';
import type { DashboardDto } from '../../contracts/dashboard.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';

/** The four documented figures, those of reviews only for an account that judges them. Each links to its rows. */
export function Cards({ cards }: { cards: DashboardDto['cards'] }) {
  const { locale, t } = useLanguage();
  const all = [
    ['pendingReviews', '/dashboard/reviews'],
    ['approvedReviews', '/dashboard/reviews?status=approved'],
    ['activeCampaigns', '/dashboard/campaigns?status=active'],
    ['totalCampaigns', '/dashboard/campaigns'],
  ] as const;
  const places = all.flatMap(([name, to]) => {
    const count = cards[name];
    return count === null ? [] : [{ name, to, count }];
  });
  return (
    <ul className="cards">
      {places.map(({ name, to, count }) => {
        const inside = (
          <>
            <span className="card-label">{t.dashboard.cards[name]}</span>
            <span className="card-figure">{formatNumber(locale, count)}</span>
          </>
        );
        return (
          <li key={name}>
            <Link to={to} className="admin-card card">
              {inside}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
