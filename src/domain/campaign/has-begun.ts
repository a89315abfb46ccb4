import type { CampaignStatus } from './campaign-values.ts';

/**
 * Returns whether the first day of a campaign suits its status: a finished one has begun. Its last day may be to come, because
 * a campaign can be stopped early, and another status may be ahead of the calendar.
 * @param today the agency's day, as `2026-11-21`
 */
export const startSuitsStatus = (
  { status, startsOn }: { status: CampaignStatus; startsOn: string },
  today: string,
): boolean => status !== 'finished' || startsOn <= today;
