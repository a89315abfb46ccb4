import type { CampaignStatus } from './campaign-values.ts';

/**
 * Returns whether the first day of a campaign suits its status: a finished campaign has begun. Its last day may be in the future,
 * because a campaign can be stopped early. The other statuses suit any day: they may be ahead of the calendar.
 * @param today the agency's day, as `2026-11-21`
 */
export const startSuitsStatus = (
  { status, startsOn }: { status: CampaignStatus; startsOn: string },
  today: string,
): boolean => status !== 'finished' || startsOn <= today;
