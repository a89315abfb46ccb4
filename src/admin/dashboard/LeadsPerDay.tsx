import { SegmentedControl } from '@mantine/core';
import { lazy } from 'react';
import { Link } from 'react-router';
import type { DashboardDto } from '../../contracts/dashboard.ts';
import { OTHER_SOURCES } from '../../domain/dashboard/scale.ts';
import { BY_HAND } from '../../domain/lead/by-hand.ts';
import { leadKinds } from '../../domain/lead/lead-values.ts';
import { fill, formatNumber } from '../../i18n/format.ts';
import { type AdminTexts, useLanguage } from '../texts.ts';
import { Typed } from '../ui/fields/Typed.tsx';
import { SimulatorAddress } from '../ui/SimulatorAddress.tsx';
import { Figure } from './Figure.tsx';
import { areWeeks, axisTicks, type Column, leadColumns, type Split, sum } from './lead-columns.ts';
import { tonesOf } from './lead-tones.ts';
import { Nothing } from './Nothing.tsx';
import { Panel } from './Panel.tsx';
import { Unfolded } from './Unfolded.tsx';
import { useDayFormat } from './use-day-format.ts';

/** Loaded when it is first unfolded. */
const DayTable = lazy(async () => ({ default: (await import('./DayTable.tsx')).DayTable }));

/** The lowest maximum of the scale, in leads: a day with one lead is a low column, even when no day has more. */
const LOWEST_SCALE = 4;

interface LeadsPerDayProps {
  data: DashboardDto;
  split: Split;
  choose: (split: Split) => void;
}

/** The leads of the period as columns, stacked by source or by form. Each column links to its leads. */
export function LeadsPerDay({ data, split, choose }: LeadsPerDayProps) {
  const { locale, t } = useLanguage();
  const texts = t.dashboard.leads;
  const formatDay = useDayFormat();
  const formatEnd = useDayFormat(true);
  const { columns, names } = leadColumns(data, split);
  const tones = tonesOf(names, split);
  const ticks = axisTicks(Math.max(LOWEST_SCALE, ...columns.map(({ total }) => total)));
  const most = ticks.at(-1) ?? LOWEST_SCALE;
  const total = sum(columns.map((column) => column.total));
  const period = { from: columns[0]?.from ?? '', to: columns.at(-1)?.to ?? '' };
  return (
    <Panel
      title={areWeeks(columns) ? texts.weeks : texts.title}
      aside={
        <>
          <Link to={leadsLink(period)} className="admin-muted panel-sum">
            {fill(texts.total, { count: formatNumber(locale, total) })}
          </Link>
          <SegmentedControl
            size="xs"
            aria-label={texts.split}
            value={split}
            onChange={(value) => choose(value as Split)}
            data={[
              { value: 'sources', label: texts.bySource },
              { value: 'kinds', label: texts.byForm },
            ]}
          />
        </>
      }
    >
      {total === 0 ? (
        <Nothing text={`${texts.empty}.`} advice={texts.emptyText}>
          <SimulatorAddress />
        </Nothing>
      ) : (
        <>
          {/* The table below has the same figures for keyboards and screen readers. */}
          <div className="columns" aria-hidden="true">
            <span className="columns-axis">
              {ticks.map((tick) => (
                <span key={tick} style={{ bottom: `${(tick / most) * 100}%` }}>
                  {formatNumber(locale, tick)}
                </span>
              ))}
            </span>
            {columns.map((column) => (
              <Link
                key={column.from}
                to={leadsLink(column)}
                tabIndex={-1}
                className="column"
                title={`${formatDay(column)} · ${column.total}`}
              >
                {names.map((name) => {
                  const count = column.counts.get(name) ?? 0;
                  return count > 0 ? (
                    <span
                      key={name}
                      className={`column-part tone-${tones.get(name)}`}
                      style={{ height: `${(count / most) * 100}%` }}
                    />
                  ) : null;
                })}
              </Link>
            ))}
          </div>
          <p className="columns-ends admin-muted" aria-hidden="true">
            <span>{columns[0] && formatEnd(columns[0])}</span>
            <span>{columns.length > 1 && formatEnd(columns.at(-1) as Column)}</span>
          </p>
          <ul className="legend">
            {names.map((name) => (
              <li key={name}>
                <Link to={partLink(period, split, name, names)}>
                  <span className={`legend-mark tone-${tones.get(name)}`} aria-hidden="true" />
                  <Typed>{nameOf(name, split, t)}</Typed>
                </Link>
              </li>
            ))}
          </ul>
          <Unfolded title={texts.figures}>
            <DayTable
              label={texts.table}
              columns={columns}
              heads={[
                {
                  key: 'sum',
                  title: texts.sum,
                  figure: (column) => <Figure count={column.total} to={leadsLink(column)} />,
                },
                ...names.map((name) => ({
                  key: `name ${name}`,
                  title: <Typed>{nameOf(name, split, t)}</Typed>,
                  figure: (column: Column) => (
                    <Figure
                      key={name}
                      count={column.counts.get(name) ?? 0}
                      to={partLink(column, split, name, names)}
                    />
                  ),
                })),
              ]}
            />
          </Unfolded>
        </>
      )}
    </Panel>
  );
}

type Days = Pick<Column, 'from' | 'to'>;

/** Returns the address of the list of leads of some days. */
const leadsLink = (days: Days): string => listOf(days);

/** Returns the address for the leads of one form or source; `other` is all sources that are not in `names`. */
function partLink(days: Days, split: Split, name: string, names: readonly string[]): string {
  if (split === 'kinds') return listOf(days, { kind: name });
  if (name !== OTHER_SOURCES) return listOf(days, { source: name });
  const others = names.filter((other) => other !== OTHER_SOURCES);
  return listOf(days, others.length > 0 ? { sourceNot: others.join(',') } : {});
}

function listOf({ from, to }: Days, filter: Record<string, string> = {}): string {
  // A comma is allowed in a query, and unescaped it keeps the link readable.
  const query = new URLSearchParams({ ...filter, from, to }).toString().replaceAll('%2C', ',');
  return `/dashboard/leads?${query}`;
}

/** Returns the displayed name of a form or a source. */
function nameOf(name: string, split: Split, { dashboard }: Pick<AdminTexts, 'dashboard'>): string {
  const kind = leadKinds.find((value) => value === name);
  if (split === 'kinds' && kind) return dashboard.kinds[kind];
  return name === 'direct' || name === 'other' || name === BY_HAND ? dashboard.leads[name] : name;
}
