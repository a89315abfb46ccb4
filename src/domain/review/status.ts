/**
 * The moderation states of a review. Reviews from an external source are approved; only reviews written on the site
 * need a decision.
 */
export const reviewStatuses = ['approved', 'pending', 'rejected'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];
