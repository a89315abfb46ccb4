import { agencyDay } from '../../domain/time/agency-day.ts';
import { formatShortDay } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { Glyph } from '../ui/Glyph.tsx';

/** The day of a follow-up; today and a day that has passed are also said in words. */
export function FollowUp({ day }: { day: string }) {
  const { locale, t } = useLanguage();
  const words = t.leads.work.followUp;
  const today = agencyDay(Date.now());
  if (day === today) return <strong>{words.today}</strong>;
  const year = day.slice(0, 4) === today.slice(0, 4) ? '' : ` ${day.slice(0, 4)}`;
  const written = (
    <time dateTime={day} className="admin-figure">
      {formatShortDay(locale, day)}
      {year}
    </time>
  );
  if (day > today) return written;
  return (
    <span className="leads-overdue">
      <Glyph name="warning" />
      <span>
        {words.overdue} · {written}
      </span>
    </span>
  );
}
