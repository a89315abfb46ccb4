import { Group, Table } from '@mantine/core';
import { useState } from 'react';
import type { LandingReminders } from '../../../contracts/landing/reminder.ts';
import { barsOf } from '../../../domain/landing/figure-bars.ts';
import { fill, formatDayOfMonth, formatNumber } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';
import { ScrollBox } from '../../ui/ScrollBox.tsx';
import { useRoom } from '../../ui/use-room.ts';
import { DayPlot } from './DayPlot.tsx';
import { useBarWords } from './use-bar-words.ts';

/** The width of a bar with its number, in CSS pixels. */
const WITH_NUMBER = 40;

/** The fans who confirmed a reminder on each day, as bars and as a table; nothing before the first one. */
export function ConfirmedChart({ days }: { days: LandingReminders['confirmed'] }) {
  const { locale, t } = useLanguage();
  const words = t.landing.reminders.confirmed;
  const shared = t.landing.figures;
  const { name } = useBarWords();
  const [asTable, setAsTable] = useState(false);
  const [box, room] = useRoom();
  const [first] = days;
  if (!first) return null;
  const bars = barsOf(days.map(({ day, count }) => ({ day, visits: count, conversions: 0 })));
  const isWeeks = bars.some(({ from, to }) => from !== to);
  const title = isWeeks ? words.byWeek : words.byDay;
  return (
    <section ref={box} className="admin-card landing-chart" aria-label={title}>
      <Group className="landing-chart-head" gap="0.375rem 1.25rem">
        <h2>{title}</h2>
        <span className="admin-muted">{fill(words.since, { day: formatDayOfMonth(locale, first.day) })}</span>
        <button type="button" className="landing-link" onClick={() => setAsTable(!asTable)}>
          {asTable ? shared.showChart : shared.showTable}
        </button>
      </Group>
      {!asTable && <DayPlot bars={bars} hasNumbers={bars.length * WITH_NUMBER <= room} />}
      <div className={asTable ? 'landing-day-table' : 'landing-day-table admin-hidden'}>
        <ScrollBox label={title}>
          <Table aria-label={title}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">{isWeeks ? shared.week : shared.day}</Table.Th>
                <Table.Th scope="col">{words.count}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {bars.toReversed().map((bar) => (
                <Table.Tr key={bar.from}>
                  <Table.Th scope="row">{name(bar)}</Table.Th>
                  <Table.Td>{formatNumber(locale, bar.visits)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </ScrollBox>
      </div>
    </section>
  );
}
