import { SegmentedControl } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { DashboardDto } from '../../contracts/dashboard.ts';
import { leadKinds } from '../../domain/lead/lead-kind.ts';
import { fill, formatNumber } from '../../i18n/format.ts';
import { Typed } from '../parts/Typed.tsx';
import { type AdminTexts, useLanguage } from '../texts.ts';
import { DayTable } from './DayTable.tsx';
import { type Column, leadColumns, type Split, sum } from './lead-columns.ts';
import { Panel } from './Panel.tsx';
import { useDayFormat } from './use-day-format.ts';

/** A day with one lead is a quiet day, also where no day has more. */
const LOWEST_SCALE = 4;

/** The leads of the period, stacked by form or by where they came from; each column leads to its leads. */
export function LeadsPerDay({ data }: { data: DashboardDto }) {
  const { locale, t } = useLanguage();
  const texts = t.dashboard.leads;
  const formatDay = useDayFormat();
  const [split, setSplit] = useState<Split>('kinds');
  const { columns, names } = leadColumns(data, split);
  const most = Math.max(LOWEST_SCALE, ...columns.map(({ total }) => total));
  const total = sum(columns.map((column) => column.total));
  const period = `from=${columns[0]?.from}&to=${columns.at(-1)?.to}`;
  return (
    <Panel
      title={texts.title}
      size="wide"
      aside={
        <>
          <Link to={`/dashboard/leads?${period}`} className="admin-muted panel-sum">
            {fill(texts.total, { count: formatNumber(locale, total) })}
          </Link>
          <SegmentedControl
            size="xs"
            aria-label={texts.title}
            value={split}
            onChange={(value) => setSplit(value as Split)}
            data={[
              { value: 'kinds', label: texts.byForm },
              { value: 'sources', label: texts.bySource },
            ]}
          />
        </>
      }
    >
      {total === 0 ? (
        <p className="admin-muted">
          {texts.empty}. {texts.emptyText}
        </p>
      ) : (
        <>
          {/* The same figures stand in the table below, for the keyboard and the ear. */}
          <div className="columns" aria-hidden="true">
            <span className="columns-most">{formatNumber(locale, most)}</span>
            {columns.map((column) => (
              <Link
                key={column.from}
                to={`/dashboard/leads?from=${column.from}&to=${column.to}`}
                tabIndex={-1}
                className="column"
                title={`${formatDay(column)} · ${column.total}`}
              >
                {names.map((name, index) => {
                  const count = column.counts[name] ?? 0;
                  return count > 0 ? (
                    <span
                      key={name}
                      className={`column-part tone-${index % 7}`}
                      style={{ height: `${(count / most) * 100}%` }}
                    />
                  ) : null;
                })}
              </Link>
            ))}
          </div>
          <p className="columns-ends admin-muted" aria-hidden="true">
            <span>{columns[0] && formatDay(columns[0])}</span>
            <span>{columns.length > 1 && formatDay(columns.at(-1) as Column)}</span>
          </p>
          <ul className="legend">
            {names.map((name, index) => (
              <li key={name}>
                <Source to={linkOf(name, split, period)}>
                  <span className={`legend-mark tone-${index % 7}`} aria-hidden="true" />
                  <Typed>{nameOf(name, split, t)}</Typed>
                </Source>
              </li>
            ))}
          </ul>
          <DayTable columns={columns} />
        </>
      )}
    </Panel>
  );
}

/** `other` is no source that a list could be filtered by. */
function linkOf(name: string, split: Split, period: string): string | undefined {
  if (split === 'kinds') return `/dashboard/leads?kind=${name}&${period}`;
  return name === 'other' ? undefined : `/dashboard/leads?source=${encodeURIComponent(name)}&${period}`;
}

const Source = ({ to, children }: { to: string | undefined; children: ReactNode }) =>
  to === undefined ? <span>{children}</span> : <Link to={to}>{children}</Link>;

function nameOf(name: string, split: Split, t: AdminTexts): string {
  const kind = leadKinds.find((value) => value === name);
  if (split === 'kinds' && kind) return t.dashboard.kinds[kind];
  if (name === 'direct' || name === 'other') return t.dashboard.leads[name];
  return name;
}
