import { type Source, type SourceKey, sources } from './sources.ts';

/** The last day on which the agency read each source again, by its key; absent: not since the file of sources was written. */
export type SourceDays = Readonly<Partial<Record<string, string>>>;

/** After how many months a source is to be read again: the platforms change their rules about twice a year. */
export const SOURCE_MONTHS = 6;

/** Returns a source as pages show it: since the agency read the page itself, no stored copy counts any more. */
export function shownSource(key: SourceKey, days: SourceDays = {}): Source {
  const { copy, ...source }: Source = sources[key];
  const day = days[key];
  if (day !== undefined && day >= source.checked) return { ...source, checked: day };
  return { ...source, ...(copy !== undefined && { copy }) };
}

/** Returns the day from which a source is old: six months after it was read, or the last day of that month. */
export function oldFrom(checked: string): string {
  const [year = 0, month = 1, date = 1] = checked.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + SOURCE_MONTHS, 0)).getUTCDate();
  const day = new Date(Date.UTC(year, month - 1 + SOURCE_MONTHS, Math.min(date, last)));
  return day.toISOString().slice(0, 10);
}

/** Whether a source is to be read again. @param today the agency's day */
export const isOld = ({ checked }: Pick<Source, 'checked'>, today: string): boolean =>
  today >= oldFrom(checked);
