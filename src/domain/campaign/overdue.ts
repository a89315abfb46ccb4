import { hasEnded } from './has-ended.ts';

/**
 * Returns whether a campaign is overdue: its last day has passed, and its result is not entered.
 * @param today the agency's day, as `2026-11-21`
 */
export const isOverdue = (campaign: { endsOn: string; actualViews: number | null }, today: string): boolean =>
  hasEnded(campaign, today) && campaign.actualViews === null;
