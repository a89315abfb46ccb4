/**
 * Days as the agency lives them: they begin at midnight in its own zone, whoever reads and wherever the server stands.
 * Swedish writes a day as ISO 8601 does.
 */
const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' });
const HOUR_MS = 3_600_000;

/** The agency's day at a moment, `2026-11-02`. */
export function agencyDay(time: number): string {
  return calendar.format(time);
}

/** The moment at which the agency's day after this one begins. Its midnights fall on full hours of UTC. */
export function nextAgencyDay(time: number): number {
  const day = agencyDay(time);
  let next = (Math.floor(time / HOUR_MS) + 1) * HOUR_MS;
  while (agencyDay(next) === day) next += HOUR_MS;
  return next;
}
