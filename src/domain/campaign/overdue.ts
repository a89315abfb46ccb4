/**
 * Returns whether a campaign is overdue: its last day has passed, and its result is not entered.
 * @param today the agency's day, as `2026-11-21`
 */
export const isOverdue = (
  { endsOn, actualViews }: { endsOn: string; actualViews: number | null },
  today: string,
): boolean => endsOn < today && actualViews === null;
