/** Returns the moment that is a number of calendar years before another, in UTC. Both in epoch milliseconds. */
export function yearsBefore(moment: number, years: number): number {
  const day = new Date(moment);
  return day.setUTCFullYear(day.getUTCFullYear() - years);
}
