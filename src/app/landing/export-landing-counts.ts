import { type Separator, toCsv } from '../../domain/lead/csv.ts';
import type { Ports } from '../ports/all-ports.ts';
import { ok, type Result } from '../result.ts';
import { countsInPeriod, type DayCount } from './read-landing-counts.ts';

const columns = ['day', 'kind', 'locale', 'channel', 'variant', 'target', 'count'] as const;

/** The words of the file, and the cell separator that spreadsheets expect in its language. */
export interface LandingCountWords {
  headings: Readonly<Record<(typeof columns)[number], string>>;
  /** Returns the name of a kind, a channel or a link; a brand name is not translated. */
  name(value: string): string;
  separator: Separator;
}

/**
 * Returns the counts of a page in a period as a CSV file, one line for each day, kind, language, channel, arm and link.
 */
export async function exportLandingCounts(
  ports: Ports,
  id: string,
  query: { from?: string | undefined; until?: string | undefined },
  { headings, name, separator }: LandingCountWords,
): Promise<Result<string, 'not_found' | 'invalid_fields'>> {
  const read = await countsInPeriod(ports, id, query);
  if (!read.ok) return read;
  const cells = ({ day, kind, locale, channel, variant, target, count }: DayCount) => [
    day,
    name(kind),
    locale,
    name(channel),
    variant,
    target === '' ? '' : name(target),
    count,
  ];
  return ok(toCsv([columns.map((column) => headings[column]), ...read.value.counts.map(cells)], separator));
}
