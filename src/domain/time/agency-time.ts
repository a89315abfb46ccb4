import { AGENCY_ZONE } from './agency-day.ts';

/** Spreadsheets read the Swedish format of a moment in every language. */
const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: AGENCY_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** Returns a moment in the agency's time zone: `2026-11-22 14:03`. */
export const agencyTime = (time: number): string => clock.format(time);
