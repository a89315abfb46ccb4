import { Link } from 'react-router';
import type { DashboardDto } from '../../contracts/dashboard.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';

/** The four documented figures, kept up to date by live events. Each links to its rows. */
export function Cards({ cards }: { cards: DashboardDto['cards'] }) {
  const { locale, t } = useLanguage();
  const places = [
    ['pendingReviews', '/dashboard/reviews'],
    ['approvedReviews', '/dashboard/reviews?status=approved'],
    ['activeCampaigns', '/dashboard/campaigns?status=active'],
    ['totalCampaigns', '/dashboard/campaigns'],
  ] as const;
  return (
    <ul className="cards">
      {places.map(([name, to]) => {
        const inside = (
          <>
            <span className="card-label">{t.dashboard.cards[name]}</span>
            <span className="card-figure">{formatNumber(locale, cards[name])}</span>
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
