/**
 * Returns whether the last day of a campaign has passed, whatever its status says: a person may not have changed it yet.
 * @param today the agency's day, as `2026-11-21`
 */
export const hasEnded = ({ endsOn }: { endsOn: string }, today: string): boolean => endsOn < today;
