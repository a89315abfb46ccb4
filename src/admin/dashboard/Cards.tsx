import { Link } from 'react-router';
import type { DashboardDto } from '../../contracts/dashboard.ts';
import { formatNumber } from '../../i18n/format.ts';
import { waveform } from '../../ui/waveform.ts';
import { useLanguage } from '../texts.ts';

const BARS = 20;
/** The number of lit bars for a count, on a logarithmic scale: 1 lights 3 bars, 5 light 8, 68 or more light all. */
const lit = (count: number) => Math.min(BARS, Math.round(Math.log2(count + 1) * 3.2));

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
      {places.map(([name, to], index) => {
        const inside = (
          <>
            <span className="card-label">{t.dashboard.cards[name]}</span>
            <span className="card-figure">{formatNumber(locale, cards[name])}</span>
            <svg
              viewBox={`0 0 ${BARS * 8} 24`}
              preserveAspectRatio="none"
              className="card-meter"
              aria-hidden="true"
            >
              {waveform(BARS, index).map((height, bar) => (
                <rect
                  // biome-ignore lint/suspicious/noArrayIndexKey: the bars never change places
                  key={bar}
                  x={bar * 8}
                  y={24 - height * 24}
                  width="6"
                  height={height * 24}
                  rx="1"
                  className={bar >= BARS - lit(cards[name]) ? 'is-lit' : undefined}
                />
              ))}
            </svg>
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
