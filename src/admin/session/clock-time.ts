import type { Locale } from '../../domain/locale/locale.ts';
import { AGENCY_ZONE } from '../../domain/time/agency-day.ts';
import { dateFormat } from '../../i18n/format.ts';

/** Writes a moment, in epoch milliseconds, as the hour of the agency's clock: `14:32`. */
export const clockTime = (at: number, locale: Locale): string =>
  dateFormat(locale, {
    timeZone: AGENCY_ZONE,
    hour: '2-digit',
    minute: '2-digit',
  }).format(at);
