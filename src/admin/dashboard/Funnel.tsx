import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { DashboardDto } from '../../contracts/dashboard.ts';
import { fill, formatNumber, formatPercent } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { areWeeks, columnsOf } from './lead-columns.ts';
import { Panel } from './Panel.tsx';
import { PageTable, StepTable } from './VisitTables.tsx';

interface Row {
  name: string;
  count: number;
  /** A number of which it is a share, and the sentence that says so. */
  share?: [of: number, sentence: string];
  /** The list of what it counts. */
  to?: string;
  /** What it is the sum of, where no list has it: all that is kept of visits are counts. */
  parts?: { title: string; table: ReactNode };
}

/** From page views to leads, each figure with a way to what it counts. */
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
    },
    {
      name: texts.won,
      count: won,
      share: [simulations, texts.ofSimulations],
      to: `${list}kind=simulation&status=won&${period}`,
    },
    { name: texts.leads, count: leads, share: [views, texts.ofViews], to: list + period },
  ];
  const stepRows: Row[] = steps.map(({ step, count }) => ({
    name: texts.steps[step],
    count,
    share: [opened, texts.ofOpened],
  }));
  return (
    <Panel title={texts.title} size="wide">
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

/** `whole`: what a full bar stands for, where it is more than the most frequent row. */
function Rows({ rows, whole = 1 }: { rows: Row[]; whole?: number }) {
  const { locale, t } = useLanguage();
  const most = Math.max(whole, ...rows.map(({ count }) => count));
  const said = (count: number, [of, sentence]: NonNullable<Row['share']>) => {
    if (of === 0) return '';
    // More than there were: not everybody is counted before a form is sent.
    if (count > of) return t.dashboard.funnel.unknown;
    return fill(sentence, { share: formatPercent(locale, count / of) });
  };
  return (
    <ol className="funnel">
      {rows.map(({ name, count, share, to, parts }) => (
        <li key={name}>
          <span className="funnel-name">{to ? <Link to={to}>{name}</Link> : name}</span>
          <span className="funnel-track" aria-hidden="true">
            <span className="funnel-bar" style={{ width: `${(count / most) * 100}%` }} />
          </span>
          <span className="admin-figure funnel-count">{formatNumber(locale, count)}</span>
          <span className="admin-muted funnel-share">{share && said(count, share)}</span>
          {parts && count > 0 && (
            <details className="figures funnel-parts">
              <summary>{parts.title}</summary>
              {parts.table}
            </details>
          )}
        </li>
      ))}
    </ol>
  );
}
