import { Flex, Group, Table } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LandingCounts } from '../../../contracts/landing/landing.ts';
import { type Bar, barsOf, shareOf } from '../../../domain/landing/figure-bars.ts';
import { agencyDay } from '../../../domain/time/agency-day.ts';
import { fill, formatNumber } from '../../../i18n/format.ts';
import { oneDecimal } from '../../../i18n/one-decimal.ts';
import { useLanguage } from '../../texts.ts';
import { ScrollBox } from '../../ui/ScrollBox.tsx';
import { useMoments } from '../../ui/time/use-moments.ts';
import { useRoom } from '../../ui/use-room.ts';
import { testsQuery, versionsQuery } from '../landing-queries.ts';
import { DayPlot } from './DayPlot.tsx';
import { useBarWords } from './use-bar-words.ts';

/** The width of a bar with its numbers, in CSS pixels. */
const WITH_NUMBERS = 52;

interface FigureChartProps {
  /** Of the page. */
  id: string;
  days: Readonly<LandingCounts['days']>;
}

/** Visits and conversions of each day, as bars and as a table, with the events that may explain them. */
export function FigureChart({ id, days }: FigureChartProps) {
  const { locale, t } = useLanguage();
  const words = t.landing.figures;
  const moments = useMoments();
  const [asTable, setAsTable] = useState(false);
  const [box, room] = useRoom();
  const bars = barsOf(days);
  const events = useChartEvents(id, days);
  const hasEvent = ({ from, to }: Bar) => events.some(({ day }) => day >= from && day <= to);
  const isWeeks = bars.some(({ from, to }) => from !== to);
  const { dayOf, name } = useBarWords();
  const rate = ({ visits, conversions }: Bar) => {
    const share = shareOf(conversions, visits);
    return share === null ? '–' : oneDecimal(locale, share);
  };
  return (
    <section ref={box} className="landing-chart" aria-label={isWeeks ? words.byWeek : words.byDay}>
      <Group className="landing-chart-head" gap="0.375rem 1.25rem">
        <h2>{isWeeks ? words.byWeek : words.byDay}</h2>
        <Flex component="ul" gap="0.25rem 1rem" wrap="wrap" fz="xs" aria-hidden="true">
          <li data-mark="visits">{words.visits}</li>
          <li data-mark="conversions">{words.ofWhich}</li>
          <li data-mark="today">{fill(words.until, { time: moments.hour(Date.now()) })}</li>
        </Flex>
        <button type="button" className="landing-link" onClick={() => setAsTable(!asTable)}>
          {asTable ? words.showChart : words.showTable}
        </button>
      </Group>
      {!asTable && (
        <DayPlot
          bars={bars}
          hasNumbers={bars.length * WITH_NUMBERS <= room}
          hasEvent={hasEvent}
          rows={[
            {
              name: words.conversionsShort,
              figure: (bar) => <strong>{formatNumber(locale, bar.conversions)}</strong>,
            },
            { name: words.rate, figure: rate },
          ]}
        />
      )}
      {events.length > 0 && (
        <ul className="landing-events" aria-label={words.events}>
          {events.map(({ day, text }) => (
            <li key={`${day} ${text}`}>
              <strong>{dayOf(day)}</strong> {text}
            </li>
          ))}
        </ul>
      )}
      <div className={asTable ? 'landing-day-table' : 'landing-day-table admin-hidden'}>
        <ScrollBox label={words.table}>
          <Table aria-label={words.table}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">{isWeeks ? words.week : words.day}</Table.Th>
                <Table.Th scope="col">{words.visits}</Table.Th>
                <Table.Th scope="col">{words.conversions}</Table.Th>
                <Table.Th scope="col">{words.rate}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {bars.toReversed().map((bar) => (
                <Table.Tr key={bar.from}>
                  <Table.Th scope="row">{name(bar)}</Table.Th>
                  <Table.Td>{formatNumber(locale, bar.visits)}</Table.Td>
                  <Table.Td>{formatNumber(locale, bar.conversions)}</Table.Td>
                  <Table.Td>{rate(bar)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </ScrollBox>
      </div>
    </section>
  );
}

/** A change of a page that may explain its figures. */
interface ChartEvent {
  /** The agency's day, as `2026-11-21`. */
  day: string;
  text: string;
}

/** The most events in the list; more would not be readable. */
const MOST_EVENTS = 8;

/** Returns publications and test starts on the shown days, oldest first; if there are too many, only the newest. */
function useChartEvents(id: string, days: Readonly<LandingCounts['days']>): ChartEvent[] {
  const { t } = useLanguage();
  const versions = useQuery(versionsQuery(id)).data?.versions ?? [];
  const tests = useQuery(testsQuery(id)).data?.tests ?? [];
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? ''];
  return [
    ...versions.map(({ at, number }) => ({
      day: agencyDay(Date.parse(at)),
      text: fill(t.editing.versions.number, { number }),
    })),
    ...tests.map(({ firstDay, change }) => ({ day: firstDay, text: t.landing.test.of[change.field] })),
  ]
    .filter(({ day }) => day >= first && day <= last)
    .sort((a, b) => (a.day < b.day ? -1 : 1))
    .slice(-MOST_EVENTS);
}
