import type { LandingReminders } from '../../../contracts/landing/reminder.ts';
import { barsOf } from '../../../domain/landing/figure-bars.ts';
import { fill, formatDayOfMonth, formatNumber } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';
import { DayChart } from './DayChart.tsx';

/** The fans who confirmed a reminder on each day; nothing before the first one. */
export function ConfirmedChart({ days }: { days: LandingReminders['confirmed'] }) {
  const { locale, t } = useLanguage();
  const words = t.landing.reminders.confirmed;
  const [first] = days;
  if (!first) return null;
  return (
    <DayChart
      className="admin-card"
      titles={words}
      about={
        <span className="admin-muted">{fill(words.since, { day: formatDayOfMonth(locale, first.day) })}</span>
      }
      bars={barsOf(days.map(({ day, count }) => ({ day, visits: count, conversions: 0 })))}
      withNumbers={40}
      columns={[{ name: words.count, figure: ({ visits }) => formatNumber(locale, visits) }]}
    />
  );
}
