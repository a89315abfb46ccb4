/** Notifications that one process sends in a second at least; ten thousand in less than a minute: `docs/measurements.md`. */
export const PUSHES_PER_SECOND = 170;

/** Reminders that are due at one moment, and the time that their sending takes. Epoch milliseconds. */
export interface PlannedSend {
  from: number;
  until: number;
  count: number;
}

/**
 * Returns when waiting reminders will be sent at a speed in messages a second, the earliest first. A group begins when it is due, or when the
 * one before has left; what is overdue begins now.
 */
export function plannedSends(
  dues: readonly { dueAt: number; count: number }[],
  perSecond: number,
  now: number,
): PlannedSend[] {
  let free = now;
  return dues
    .toSorted((a, b) => a.dueAt - b.dueAt)
    .map(({ dueAt, count }) => {
      const from = Math.max(dueAt, free);
      free = from + Math.ceil((count / perSecond) * 1000);
      return { from, until: free, count };
    });
}
