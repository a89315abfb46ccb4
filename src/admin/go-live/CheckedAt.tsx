import { AGENCY_ZONE, agencyDay } from '../../domain/time/agency-day.ts';
import { dateFormat, fill } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { momentIn } from './sentence.ts';

/** When other servers were last checked, in the agency's time zone. @param at null: never */
export function CheckedAt({ at }: { at: string | null }) {
  const { locale, t } = useLanguage();
  const words = t.goLive;
  if (at === null) return words.notYet;
  if (agencyDay(Date.parse(at)) !== agencyDay(Date.now()))
    return fill(words.checkedOn, { at: momentIn(locale, at) });
  const hour = dateFormat(locale, {
    timeZone: AGENCY_ZONE,
    hour: '2-digit',
    minute: '2-digit',
  });
  return fill(words.checkedToday, { at: hour.format(new Date(at)) });
}
