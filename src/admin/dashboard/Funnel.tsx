import { lazy, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { DashboardDto } from '../../contracts/dashboard.ts';
import { fill, formatNumber, formatPercent } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { areWeeks, columnsOf } from './lead-columns.ts';
import { Panel } from './Panel.tsx';
import { Unfolded } from './Unfolded.tsx';

/** Loaded when they are first unfolded. */
const PageTable = lazy(async () => ({ default: (await import('./VisitTables.tsx')).PageTable }));
const StepTable = lazy(async () => ({ default: (await import('./VisitTables.tsx')).StepTable }));

interface Row {
  name: string;
  count: number;
  /** The number that `count` is a share of, and the sentence with `{share}`. */
  share?: [of: number, sentence: string];
  /** The address of the list with the counted rows. */
  to?: string;
  /** The counts that add up to `count`, for a row without a list: the site stores visits only as counts. */
  parts?: { title: string; table: ReactNode };
  /** Whether it counts leads, not visits. */
  earned?: boolean;
}

/** The funnel from page views to leads. Each figure links to its rows or unfolds into its counts. */
export function Funnel({ data }: { data: DashboardDto }) {
  const { t } = useLanguage();
  const texts = t.dashboard.funnel;
  const { funnel, leadsPerDay, visits } = data;
  const { views, opened, steps, simulations, won, leads } = funnel;
  const columns = columnsOf(visits.steps);
  const period = `from=${leadsPerDay[0]?.day}&to=${leadsPerDay.at(-1)?.day}`;
  const list = '/dashboard/leads?';
  const rows: Row[] = [
    {
      name: texts.views,
      count: views,
      parts: { title: texts.pages.title, table: <PageTable pages={visits.pages} /> },
    },
    {
      name: texts.opened,
      count: opened,
      share: [views, texts.ofViews],
      parts: {
        title: areWeeks(columns) ? texts.stepDays.weeks : texts.stepDays.days,
        table: <StepTable columns={columns} />,
      },
    },
    {
      name: texts.simulations,
      count: simulations,
      share: [opened, texts.ofOpened],
      to: `${list}kind=simulation&${period}`,
      earned: true,
    },
    {
      name: texts.won,
      count: won,
      share: [simulations, texts.ofSimulations],
      to: `${list}kind=simulation&status=won&${period}`,
      earned: true,
    },
    { name: texts.leads, count: leads, share: [views, texts.ofViews], to: list + period, earned: true },
  ];
  const stepRows: Row[] = steps.map(({ step, count }) => ({
    name: texts.steps[step],
    count,
    share: [opened, texts.ofOpened],
  }));
  return (
    <Panel title={texts.title}>
      <Rows rows={rows} />
      {opened > 0 && (
        <details className="figures">
          <summary>{texts.stepsTitle}</summary>
          <Rows rows={stepRows} whole={opened} />
        </details>
      )}
      <p className="admin-muted">{texts.note}</p>
    </Panel>
  );
}

/** @param whole the count of a full bar, unless a row has a higher one */
function Rows({ rows, whole = 1 }: { rows: Row[]; whole?: number }) {
  const { locale, t } = useLanguage();
  const most = Math.max(whole, ...rows.map(({ count }) => count));
  const said = (count: number, [of, sentence]: NonNullable<Row['share']>) => {
    if (of === 0) return '';
    // The count can be higher than its whole: not every visitor is counted before sending a form.
    if (count > of) return t.dashboard.funnel.unknown;
    return fill(sentence, { share: formatPercent(locale, count / of) });
  };
  return (
    <ol className="funnel">
      {rows.map(({ name, count, share, to, parts, earned }) => (
        <li key={name}>
          <span className="funnel-name">{to ? <Link to={to}>{name}</Link> : name}</span>
          <span className="funnel-track" aria-hidden="true">
            <span
              className="funnel-bar"
              data-earned={earned || undefined}
              style={{ width: `${(count / most) * 100}%` }}
            />
          </span>
          <span className="admin-figure funnel-count">{formatNumber(locale, count)}</span>
          <span className="admin-muted funnel-share">{share && said(count, share)}</span>
          {parts && count > 0 && (
            <Unfolded title={parts.title} className="funnel-parts">
              {parts.table}
            </Unfolded>
          )}
        </li>
      ))}
    </ol>
  );
}
