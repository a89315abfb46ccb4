import { Link } from 'react-router';
import type { DashboardDto } from '../../contracts/dashboard.ts';
import { fill, formatPercent } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { Nothing } from './Nothing.tsx';
import { Panel } from './Panel.tsx';

/** The share of finished campaigns whose views were in the simulator's range, among those that can be judged. */
export function RangeShare({ data }: { data: DashboardDto }) {
  const { locale, t } = useLanguage();
  const texts = t.dashboard.range;
  const { judged, inside } = data.range;
  const campaigns = data.cards.totalCampaigns;
  return (
    <Panel title={texts.title}>
      {judged === 0 ? (
        <Nothing
          text={texts.empty}
          advice={texts.emptyText}
          action={
            campaigns === 0
              ? { label: texts.create, to: '/dashboard/campaigns/new' }
              : { label: texts.toCampaigns, to: '/dashboard/campaigns' }
          }
        />
      ) : (
        <Link to="/dashboard/campaigns?judged=yes" className="range">
          <span className="card-figure">
            {formatPercent(locale, Math.round((100 * inside) / judged) / 100)}
          </span>
          <span className="funnel-track" aria-hidden="true">
            <span className="funnel-bar" style={{ width: `${(inside / judged) * 100}%` }} />
          </span>
          <span>{fill(texts.share, { inside, judged })}</span>
          <span className="admin-muted">{texts.text}</span>
        </Link>
      )}
    </Panel>
  );
}
