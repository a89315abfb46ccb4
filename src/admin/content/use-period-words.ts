import type { ContentList } from '../../contracts/content.ts';
import { AGENCY_ZONE, agencyDay } from '../../domain/time/agency-day.ts';
import { dateFormat, fill } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';

type Period = ContentList['parts'][number]['locales'][number]['period'];

/** How the time in which a part is shown is told: `Du 1 déc. au 24 déc.`; empty for a part that is always shown. */
export function usePeriodWords(): (period: Period | undefined) => string {
  const { locale, t } = useLanguage();
  const words = t.content.list;
  return (period) => {
    if (!period) return '';
    const [start, end] = [period.startsAt, period.endsAt].map((at) => (at ? new Date(at) : undefined));
    const oneDay = start && end && agencyDay(start.getTime()) === agencyDay(end.getTime());
    const format = dateFormat(locale, {
      timeZone: AGENCY_ZONE,
      day: 'numeric',
      month: 'short',
      ...(oneDay && { hour: '2-digit', minute: '2-digit' }),
    });
    if (end && end.getTime() <= Date.now()) return fill(words.over, { day: format.format(end) });
    if (start && end) return format.formatRange(start, end);
    if (start) return fill(words.from, { day: format.format(start) });
    return end ? fill(words.until, { day: format.format(end) }) : '';
  };
}
