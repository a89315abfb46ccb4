/** Local days and hours of any IANA time zone. `agency-day.ts` has the faster functions of the agency's own zone. */

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Most characters of a name; the longest today, `America/Argentina/ComodRivadavia`, has 32. */
const NAME_MAX_LENGTH = 64;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Returns whether a text names a time zone that this process knows. A fixed offset such as `+02:00` is not a name. */
export function isZone(name: string): boolean {
  if (name.length > NAME_MAX_LENGTH || !/^[A-Za-z]/.test(name)) return false;
  try {
    clockOf(name);
    return true;
  } catch {
    return false;
  }
}

/** The Swedish format of a moment is that of ISO 8601, and sorts as time passes. There are some 420 zones, so that each is kept. */
function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  clocks.set(zone, clock);
  return clock;
}

/** Returns the day that the calendars of a zone show at a moment in epoch milliseconds: `2027-04-30`. */
export const dayInZone = (time: number, zone: string): string => clockOf(zone).format(time).slice(0, 10);

/**
 * Returns the first moment, in epoch milliseconds, at which the clocks of a zone show a day and at least an hour of it. A day
 * begins at 01:00 where the clocks skip midnight (Cairo on 30 April 2027), and not at a full hour of UTC in Kathmandu.
 * @param day as `2027-04-30`
 * @param hour 0 to 23
 */
export function momentInZone(day: string, hour: number, zone: string): number {
  const clock = clockOf(zone);
  const wanted = `${day} ${String(hour).padStart(2, '0')}:00:00`;
  // Clocks that go back show an hour twice, but never an earlier day: a search by halves finds the hour's first moment
  // within the two hours that it starts from.
  const shown = Date.parse(`${day}T00:00:00Z`) + hour * HOUR_MS;
  let [before, after] = [shown - 15 * HOUR_MS, shown + DAY_MS];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (clock.format(middle) >= wanted) after = middle;
    else before = middle;
  }
  return after;
}
