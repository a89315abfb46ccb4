import { intlTag } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';

/** A moment in the reader's time zone: the hour today, else the day; in full where the pointer rests. */
export function Moment({ at }: { at: string }) {
  const { locale } = useLanguage();
  const date = new Date(at);
  const now = new Date();
  const today = date.toDateString() === now.toDateString();
  const format = new Intl.DateTimeFormat(
    intlTag(locale),
    today
      ? { hour: '2-digit', minute: '2-digit' }
      : {
          day: 'numeric',
          month: 'short',
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
