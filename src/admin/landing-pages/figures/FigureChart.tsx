import { Box, Flex, Group, Stack, Table } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LandingCounts } from '../../../contracts/landing/landing.ts';
import { axisOf, type Bar, barsOf, shareOf } from '../../../domain/landing/figure-bars.ts';
import { agencyDay } from '../../../domain/time/agency-day.ts';
import { dateFormat, fill, formatNumber } from '../../../i18n/format.ts';
import { oneDecimal } from '../../../i18n/one-decimal.ts';
import { useLanguage } from '../../texts.ts';
import { ScrollBox } from '../../ui/ScrollBox.tsx';
import { useMoments } from '../../ui/time/use-moments.ts';
import { useRoom } from '../../ui/use-room.ts';
import { testsQuery, versionsQuery } from '../landing-queries.ts';

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
  const hasEvent = ({ from, to }: Bar) => events.some(({ day }) => day >= from && day <= to) || undefined;
  const axis = axisOf(Math.max(...bars.map(({ visits }) => visits), 0));
  const top = axis.at(-1) ?? 1;
  const isWeeks = bars.some(({ from, to }) => from !== to);
  const format = dateFormat(locale, {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const short = dateFormat(locale, { day: 'numeric', timeZone: 'UTC' });
  const name = ({ from, to }: Bar) => format.formatRange(Date.parse(from), Date.parse(to));
  const hasNumbers = bars.length * WITH_NUMBERS <= room;
  const today = agencyDay(Date.now());
  const rate = ({ visits, conversions }: Bar) => {
    const share = shareOf(conversions, visits);
    return share === null ? '–' : oneDecimal(locale, share);
  };
  /** The label of the first bar and of each first of a month includes the month; other bars show the day, if there is space. */
  const label = (bar: Bar, place: number): string => {
    if (place === 0 || bar.from.endsWith('-01')) return format.format(Date.parse(bar.from));
    return hasNumbers || place % 5 === 0 ? short.format(Date.parse(bar.from)) : '';
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
        // The table has the same figures for keyboards and screen readers.
        <div className="landing-plot" aria-hidden="true" data-dense={!hasNumbers || undefined}>
          <Box className="landing-axis" w={44} h="var(--plot)" pos="relative">
            {axis.map((value) => (
              <span key={value} style={{ bottom: `${(value / top) * 100}%` }}>
                {formatNumber(locale, value)}
              </span>
            ))}
            {hasNumbers && (
              <>
                <span className="landing-axis-row">{words.conversionsShort}</span>
                <span className="landing-axis-row">{words.rate}</span>
              </>
            )}
          </Box>
          <Group gap={0} align="stretch" wrap="nowrap" miw={0} pos="relative">
            {bars.map((bar, place) => (
              <div
                key={bar.from}
                className="landing-bar-column"
                data-event={hasEvent(bar)}
                title={`${name(bar)} · ${bar.visits}`}
              >
                <Stack gap={2} justify="flex-end" w="min(2rem, 72%)" h="100%" pos="relative">
                  {hasNumbers && (
                    <span className="landing-bar-count" style={{ bottom: `${(bar.visits / top) * 100}%` }}>
                      {formatNumber(locale, bar.visits)}
                    </span>
                  )}
                  <span
                    className="landing-bar-visits"
                    data-today={bar.to === today || undefined}
                    style={{ height: `${(Math.max(0, bar.visits - bar.conversions) / top) * 100}%` }}
                  />
                  <span
                    className="landing-bar-conversions"
                    style={{ height: `${(bar.conversions / top) * 100}%` }}
                  />
                </Stack>
                <span className="landing-bar-day" data-today={bar.to === today || undefined}>
                  {label(bar, place)}
                </span>
                {hasNumbers && (
                  <>
                    <strong>{formatNumber(locale, bar.conversions)}</strong>
                    <span>{rate(bar)}</span>
                  </>
                )}
              </div>
            ))}
          </Group>
        </div>
      )}
      {events.length > 0 && (
        <ul className="landing-events" aria-label={words.events}>
          {events.map(({ day, text }) => (
            <li key={`${day} ${text}`}>
              <strong>{format.format(Date.parse(day))}</strong> {text}
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
