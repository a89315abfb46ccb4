import { agencyDay } from '../../domain/time/agency-day.ts';
import { dateFormat } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';

/** First and last day, with the year unless it is the present one. They are calendar days: no time zone moves them. */
export function Days({ from, to }: { from: string; to: string }) {
  const { locale } = useLanguage();
  const year = agencyDay(Date.now()).slice(0, 4);
  const format = dateFormat(locale, {
    day: 'numeric',
    month: 'short',
    ...([from, to].some((day) => day.slice(0, 4) !== year) && { year: 'numeric' }),
    timeZone: 'UTC',
  });
  const text = format.formatRange(new Date(`${from}T00:00Z`), new Date(`${to}T00:00Z`));
  // Intl puts thin and narrow spaces around the dash, which the webfonts do not have. A line may break after the dash
  // only. Intl writes `8 de dez. de 2026` in Portuguese, as in a sentence; `8 dez. 2026` is the short form.
  const days = text
    .replaceAll(/\sde\s/g, ' ')
    .replaceAll(/\s/g, '\u00a0')
    .replace('–\u00a0', '– ')
    // Between two days of a month the dash has no spaces, and no line breaks after it.
    .replace(/^(\d+)\u00a0– (\d+)/, '$1–$2');
  return (
    <span className="campaigns-days" data-whole={/^\d+–/.test(days) || undefined}>
      {days}
    </span>
  );
}
