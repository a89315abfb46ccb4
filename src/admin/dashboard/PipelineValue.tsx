import { Link } from 'react-router';
import type { DashboardDto } from '../../contracts/dashboard.ts';
import { openStatuses } from '../../domain/lead/lead-values.ts';
import { fill, formatEuro, formatNumber, pluralForm } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { changeOf } from './change.ts';
import { Panel } from './Panel.tsx';

/** What the leads of the period are worth: the amounts of the won ones, and the budgets of those still open. */
export function PipelineValue({ data: { period, before, pipeline } }: { data: DashboardDto }) {
  const { locale, t } = useLanguage();
  const words = t.dashboard.pipeline;
  const { won, open } = pipeline;
  const format = (euros: number) => formatEuro(locale, euros);
  const counted = (forms: { one: string; other: string }, count: number) =>
    fill(pluralForm(locale, forms, count), { count: formatNumber(locale, count) });
  const list = (status: string) => `/dashboard/leads?status=${status}&from=${period.from}&to=${period.to}`;
  const rows = [
    {
      name: 'won',
      figures: [won.value / 100, before.pipeline.won.value / 100],
      counts: won,
      to: list('won'),
    },
    {
      name: 'open',
      figures: [open.budget, before.pipeline.open.budget],
      counts: open,
      to: list(openStatuses.join(',')),
    },
  ] as const;
  return (
    <Panel title={words.title}>
      <dl className="compared">
        {rows.map(({ name, figures, counts, to }) => (
          <div key={name}>
            <dt>{words[name].title}</dt>
            <dd>
              <strong className="admin-figure">{format(figures[0])}</strong>
              <span className="admin-muted">{changeOf(locale, t, figures, format)}</span>
              <span>
                {counts.leads === 0 ? (
                  words[name].none
                ) : (
                  <Link to={to}>{counted(words[name].leads, counts.leads)}</Link>
                )}
              </span>
              {counts.unknown > 0 && (
                <span className="admin-muted">{counted(words[name].unknown, counts.unknown)}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="admin-muted">{words.note}</p>
    </Panel>
  );
}
