import { Link } from 'react-router';
import type { DashboardDto } from '../../contracts/dashboard.ts';
import { fill, formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';

/**
 * The four documented figures, updated by live events, with their change over the period. The figures of reviews are shown
 * only to accounts that moderate reviews. Each figure links to its rows.
 */
export function Cards({ data: { cards, cardSeries } }: { data: DashboardDto }) {
  const { locale, t } = useLanguage();
  const words = t.dashboard.compare;
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
  const changed = (points: readonly number[]) => {
    const change = (points.at(-1) ?? 0) - (points[0] ?? 0);
    if (change === 0) return words.sameOfCard;
    return fill(change > 0 ? words.moreOfCard : words.lessOfCard, {
      count: formatNumber(locale, Math.abs(change)),
    });
  };
  return (
    <ul className="cards">
      {places.map(({ name, to, count }) => {
        const points = name === 'activeCampaigns' ? undefined : cardSeries[name];
        return (
          <li key={name}>
            <Link to={to} className="admin-card card">
              <span className="card-label">{t.dashboard.cards[name]}</span>
              <span className="card-figure">{formatNumber(locale, count)}</span>
              <span className="card-change">{points ? changed(points) : t.dashboard.cards.now}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
