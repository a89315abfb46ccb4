import { Link } from 'react-router';
import type { DashboardDto } from '../../contracts/dashboard.ts';
import { fill, formatNumber, formatPercent } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { Panel } from './Panel.tsx';

/** From page views to leads. The first two are counts without rows: nothing is kept that one could look at. */
export function Funnel({ data }: { data: DashboardDto }) {
  const { locale, t } = useLanguage();
  const texts = t.dashboard.funnel;
  const { funnel, leadsPerDay } = data;
  const period = `from=${leadsPerDay[0]?.day}&to=${leadsPerDay.at(-1)?.day}`;
  const steps = [
    { name: texts.views, count: funnel.views },
    { name: texts.opened, count: funnel.opened, of: funnel.views },
    {
      name: texts.simulations,
      count: funnel.simulations,
      of: funnel.opened,
      to: `/dashboard/leads?kind=simulation&${period}`,
    },
    { name: texts.leads, count: funnel.leads, to: `/dashboard/leads?${period}` },
  ];
  const most = Math.max(1, ...steps.map(({ count }) => count));
  return (
    <Panel title={texts.title} size="half">
      <ol className="funnel">
        {steps.map(({ name, count, of, to }) => (
          <li key={name}>
            <span className="funnel-name">{to ? <Link to={to}>{name}</Link> : name}</span>
            <span className="funnel-track" aria-hidden="true">
              <span className="funnel-bar" style={{ width: `${(count / most) * 100}%` }} />
            </span>
            <span className="admin-figure funnel-count">{formatNumber(locale, count)}</span>
            <span className="admin-muted funnel-share">
              {of ? fill(texts.share, { share: formatPercent(locale, Math.min(1, count / of)) }) : ''}
            </span>
          </li>
        ))}
      </ol>
      <p className="admin-muted">{texts.note}</p>
    </Panel>
  );
}
