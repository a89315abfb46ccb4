import { AGENCY_ZONE } from './agency-day.ts';

/** Swedish writes a moment as a spreadsheet reads it, in every language. */
const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: AGENCY_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** A moment on the agency's clock, `2026-11-22 14:03`. */
export const agencyTime = (time: number): string => clock.format(time);
