import { Flex } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { LandingCounts } from '../../../contracts/landing/landing.ts';
import { type Bar, barsOf, shareOf } from '../../../domain/landing/figure-bars.ts';
import { agencyDay } from '../../../domain/time/agency-day.ts';
import { fill, formatNumber } from '../../../i18n/format.ts';
import { oneDecimal } from '../../../i18n/one-decimal.ts';
import { useLanguage } from '../../texts.ts';
import { useMoments } from '../../ui/time/use-moments.ts';
import { testsQuery, versionsQuery } from '../landing-queries.ts';
import { DayChart } from './DayChart.tsx';
import { useBarWords } from './use-bar-words.ts';

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
  const bars = barsOf(days);
  const events = useChartEvents(id, days);
  const { dayOf } = useBarWords();
  const rate = ({ visits, conversions }: Bar) => {
    const share = shareOf(conversions, visits);
    return share === null ? '–' : oneDecimal(locale, share);
  };
  const conversions = (bar: Bar) => formatNumber(locale, bar.conversions);
  return (
    <DayChart
      titles={words}
      about={
        <Flex component="ul" gap="0.25rem 1rem" wrap="wrap" fz="xs" aria-hidden="true">
          <li data-mark="visits">{words.visits}</li>
          <li data-mark="conversions">{words.ofWhich}</li>
          <li data-mark="today">{fill(words.until, { time: moments.hour(Date.now()) })}</li>
        </Flex>
      }
      bars={bars}
      hasEvent={({ from, to }) => events.some(({ day }) => day >= from && day <= to)}
      withNumbers={52}
      rows={[
        { name: words.conversionsShort, figure: (bar) => <strong>{conversions(bar)}</strong> },
        { name: words.rate, figure: rate },
      ]}
      table={words.table}
      columns={[
        { name: words.visits, figure: ({ visits }) => formatNumber(locale, visits) },
        { name: words.conversions, figure: conversions },
        { name: words.rate, figure: rate },
      ]}
    >
      {events.length > 0 && (
        <ul className="landing-events" aria-label={words.events}>
          {events.map(({ day, text }) => (
            <li key={`${day} ${text}`}>
              <strong>{dayOf(day)}</strong> {text}
            </li>
          ))}
        </ul>
      )}
    </DayChart>
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
