import { createHash } from 'node:crypto';
import type { ImportPreview } from '../../../contracts/campaign-import.ts';
import {
  type CoveringImport,
  currentDays,
  type ImportedDay,
  sumOfDays,
} from '../../../domain/campaign-import/current-days.ts';
import {
  type ImportFigures,
  type ImportSource,
  MAX_IMPORT_SERIES,
  PROVISIONAL_DAYS,
  SERIES_DIGITS,
} from '../../../domain/campaign-import/import-values.ts';
import type { Report } from '../../../domain/campaign-import/read-report.ts';
import { replacedDays } from '../../../domain/campaign-import/replaced-days.ts';
import type { Span } from '../../../domain/campaign-import/report-problem.ts';
import { searchKey } from '../../../domain/text/search-key.ts';
import { dayName, dayNumber } from '../../../domain/time/agency-day.ts';
import type { Campaign } from '../../ports/campaigns.ts';
import { euros, figuresDto } from './import-dto.ts';

/** A campaign of a report. */
interface Series {
  /** As in `ReportDay.campaign`. */
  campaign: string;
  key: string;
  name: string;
  days: number;
  /** The cost is in the report's currency. */
  figures: ImportFigures;
  chosen: boolean;
}

/**
 * Returns the campaigns of a report, the dearest first. Chosen are those that the reader ticked; at first those of earlier
 * imports, else those with the artist's name, else the only one.
 */
export function seriesOf(
  report: Report,
  campaign: Campaign,
  known: ReadonlySet<string>,
  ticked: string | undefined,
): Series[] {
  const byName = Map.groupBy(report.days, (day) => day.campaign);
  const all = [...byName].map(([name, days]) => ({
    campaign: name,
    key: createHash('sha256').update(`${report.source} ${name}`).digest('hex').slice(0, SERIES_DIGITS),
    name: report.names.get(name) || name,
    days: days.length,
    figures: sumOfDays(days),
  }));
  const wanted = ticked?.split(',');
  const artist = searchKey(campaign.artist);
  const isKnown = all.some(({ key }) => known.has(key));
  const withArtist = all.filter(({ name }) => artist !== '' && searchKey(name).includes(artist));
  // More than can be imported at once are not the campaigns of one release.
  const named = new Set(withArtist.length > MAX_IMPORT_SERIES ? [] : withArtist.map(({ key }) => key));
  const isChosen = ({ key }: (typeof all)[number]): boolean => {
    if (wanted) return wanted.includes(key);
    if (isKnown) return known.has(key);
    return all.length === 1 || named.has(key);
  };
  return all
    .map((one) => ({ ...one, chosen: isChosen(one) }))
    .sort((one, other) => (other.figures.cost ?? 0) - (one.figures.cost ?? 0));
}

/** Returns what the chosen campaigns become: their days, their sums, and what they replace. */
export function chosenDays(
  days: readonly ImportedDay[],
  source: ImportSource | null,
  earlier: readonly CoveringImport[],
  { today, period }: { today: string; period: Span | null },
): Pick<ImportPreview, 'days' | 'chosen' | 'replaced'> {
  const isTotal = period !== null;
  const byDay = currentDays([{ source, fromDay: '', toDay: '', series: [], titles: [], isTotal, days }]);
  const from = byDay.length === 0 ? null : (period?.from ?? byDay[0]?.day ?? null);
  const to = byDay.at(-1)?.day ?? null;
  const series = [...new Set(days.map((one) => one.series))];
  const next = { source, fromDay: from ?? '', toDay: to ?? '', series, titles: [], isTotal, days };
  const { before, after } = isTotal ? { before: [], after: [] } : replacedDays(earlier, next);
  const replaced = new Set(before.map(({ day }) => day));
  const provisionalFrom = dayName(dayNumber(today) - PROVISIONAL_DAYS);
  const sums = sumOfDays(byDay);
  return {
    days: (isTotal ? [] : byDay).map(({ day, cost, views, plays }) => ({
      ...{ day, views, plays },
      cost: euros(cost),
      provisional: day >= provisionalFrom,
      replaces: replaced.has(day),
    })),
    chosen: { ...figuresDto(sums), days: byDay.length, from, to },
    replaced: before.length === 0 ? null : keyed({ days: replaced.size, ...changeOf(before, after) }),
  };
}

/** Returns the first figure that the replaced rows have, with its sums before and after: those of listeners have no cost. */
function changeOf(rowsBefore: readonly ImportedDay[], rowsAfter: readonly ImportedDay[]) {
  const [before, after] = [sumOfDays(rowsBefore), sumOfDays(rowsAfter)];
  const figure = (['cost', 'views', 'plays'] as const).find((one) => before[one] !== null) ?? 'cost';
  const sum = (of: ImportFigures) => (figure === 'cost' ? euros(of.cost) : of[figure]);
  return { figure, before: sum(before), after: sum(after) };
}

/** Returns what an import replaces with a key of it, by which the import says that a person saw this and nothing else. */
function keyed<Replaced extends object>(replaced: Replaced): Replaced & { key: string } {
  const key = createHash('sha256').update(JSON.stringify(replaced)).digest('hex').slice(0, SERIES_DIGITS);
  return { ...replaced, key };
}
