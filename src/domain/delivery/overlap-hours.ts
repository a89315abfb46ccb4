/** Hours for which an old secret may go on signing beside a new one. */
export const overlapHours = [0, 1, 24, 72, 168] as const;
export type OverlapHours = (typeof overlapHours)[number];
