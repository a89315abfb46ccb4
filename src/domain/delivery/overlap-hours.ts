/**
 * The hours that can be chosen for the overlap of secrets: after a rotation, requests are signed with the old secret as
 * well as the new one for this time.
 */
export const overlapHours = [0, 1, 24, 72, 168] as const;
export type OverlapHours = (typeof overlapHours)[number];
