/** The months after the current one that are listed, as the API has them. */
const AHEAD = 3;

/** Returns the current month and the next three, as `2026-12`. */
export function monthsOf(today: string): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: AHEAD + 1 }, (_, ahead) =>
    new Date(Date.UTC(year, month - 1 + ahead, 1)).toISOString().slice(0, 7),
  );
}

/** Returns the month in which an end is listed. A lead that should have ended before is in the current month. */
export const monthOf = (endsOn: string, today: string): string =>
  (endsOn < today ? today : endsOn).slice(0, 7);
