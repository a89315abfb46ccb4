/** What was decided about a review. Those that come from a source are approved: only the site's own wait. */
export const reviewStatuses = ['approved', 'pending', 'rejected'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];
