import { intlTag } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';

/** A moment in the reader's time zone: the hour today and yesterday, else the day; in full where the pointer rests. */
export function Moment({ at }: { at: string }) {
  const { locale } = useLanguage();
  const date = new Date(at);
  const now = new Date();
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  const isDay = (day: Date) => date.toDateString() === day.toDateString();
  const hour = { hour: '2-digit', minute: '2-digit' } as const;
  const format = new Intl.DateTimeFormat(
    intlTag(locale),
    isDay(now)
      ? hour
      : {
          day: 'numeric',
          month: 'short',
          ...(isDay(yesterday) && hour),
          ...(date.getFullYear() !== now.getFullYear() && { year: 'numeric' }),
        },
  );
  const full = new Intl.DateTimeFormat(intlTag(locale), { dateStyle: 'long', timeStyle: 'short' });
  return (
    <time dateTime={at} title={full.format(date)} className="admin-figure">
      {format.format(date)}
    </time>
  );
}
