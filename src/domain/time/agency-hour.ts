import { AGENCY_ZONE } from './agency-day.ts';

const hours = new Intl.DateTimeFormat('en-GB', { timeZone: AGENCY_ZONE, hour: '2-digit', hourCycle: 'h23' });

/** Returns the hour that the agency's clocks show at a moment in epoch milliseconds: 0 to 23. */
export const agencyHour = (time: number): number => Number(hours.format(time));
