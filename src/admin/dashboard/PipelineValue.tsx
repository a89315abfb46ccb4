import { Link } from 'react-router';
import type { DashboardDto } from '../../contracts/dashboard.ts';
import { openStatuses } from '../../domain/lead/lead-values.ts';
import { fill, formatEuro, formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { changeOf } from './change.ts';
import { Panel } from './Panel.tsx';

/** The value of the leads of the period: the amounts of won leads, and the budgets of open ones. */
export function PipelineValue({ data: { period, before, pipeline } }: { data: DashboardDto }) {
  const { locale, t } = useLanguage();
  const { pipeline: words, leads: said } = t.dashboard;
  const { won, open } = pipeline;
  const format = (euros: number) => formatEuro(locale, euros);
  const counted = (sentence: string, count: number) => fill(sentence, { count: formatNumber(locale, count) });
  const rows = [
    [words.won, won, won.value / 100, before.pipeline.won.value / 100, 'won'],
    [words.open, open, open.budget, before.pipeline.open.budget, openStatuses.join()],
  ] as const;
  return (
    <Panel title={words.title}>
      <dl className="compared">
        {rows.map(([name, { leads, unknown }, now, then, status]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <strong className="admin-figure">{format(now)}</strong>
              <span className="admin-muted">{changeOf(locale, t, [now, then], format)}</span>
              <Link to={`/dashboard/leads?status=${status}&from=${period.from}&to=${period.to}`}>
                {counted(said.total, leads)}
              </Link>
              {unknown > 0 && <span className="admin-muted">{counted(words.without, unknown)}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <p className="admin-muted">{words.note}</p>
    </Panel>
  );
}
