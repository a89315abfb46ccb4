import type {
  RadarAccuracy,
  RadarCell,
  RadarCellQuery,
  RadarDto,
  RadarQuery,
  RadarReleases,
} from '../../contracts/radar.ts';
import { measureFriday } from '../../domain/planner/coverage.ts';
import {
  type ClassCounts,
  expectedReleases,
  type FridayMeasure,
  sumOf,
} from '../../domain/planner/expected-releases.ts';
import { dayAfter, fridayFrom } from '../../domain/planner/fridays.ts';
import { territories } from '../../domain/planner/inputs.ts';
import { placeGenres } from '../../domain/planner/known-release.ts';
import { SETTLED_AFTER_WEEKS } from '../../domain/planner/scoring-constants.ts';
import { seasonFridays, seasonOf } from '../../domain/planner/season.ts';
import { agencyDay } from '../../domain/time/agency-day.ts';
import type { Ports } from '../ports/all-ports.ts';
import { countedIn } from './forecast-friday.ts';

const noReleases: ClassCounts = { mega: 0, major: 0, indie: 0, emerging: 0 };
/** Maximum number of listed releases of a cell. */
const MOST_RELEASES = 100;
/** The number of Fridays whose prediction is shown beside the count. */
const COMPARED_FRIDAYS = 8;

/**
 * Returns the known and expected releases of the next Fridays in each genre of a territory, or each territory of a
 * genre.
 */
export async function readRadar(
  { clock, radarReader }: Ports,
  { by, genre, territory, weeks }: RadarQuery,
): Promise<RadarDto> {
  const now = clock.now();
  const today = agencyDay(now);
  const next = fridayFrom(today);
  const fridays = Array.from({ length: weeks }, (_, week) => dayAfter(next, 7 * week));
  const rows =
    by === 'genre'
      ? placeGenres.map((name) => ({ key: name, genre: name, territory }))
      : territories.map((name) => ({ key: name, genre, territory: name }));
  const read = await radarReader.read({
    genres: [...new Set(rows.map((row) => row.genre))],
    territories: [...new Set(rows.map((row) => row.territory))],
    fridays,
    past: [...new Set(fridays.flatMap(seasonFridays))],
  });
  const known = new Map(
    read.known.map((place) => [`${place.genre} ${place.territory} ${place.friday}`, place.counts]),
  );
  const past = { counted: read.counted.fridays, places: read.counted.places };
  const context = { today, now, shares: read.shares };
  const fetchedAt = (friday: string) => read.weeks.get(friday)?.fetchedAt ?? null;
  const cellOf = (row: (typeof rows)[number], friday: string): RadarCell => {
    const counts = known.get(`${row.genre} ${row.territory} ${friday}`) ?? noReleases;
    const season = seasonOf(friday, [row.territory], countedIn(past, row.genre));
    return toCell(measureFriday({ friday, fetchedAt: fetchedAt(friday), known: counts, season }, context));
  };
  const fetched = fridays.flatMap((friday) => fetchedAt(friday) ?? []);
  return {
    fridays: fridays.map((friday) => ({
      friday,
      coverage: coverageAt(friday, fetchedAt(friday), context),
      fetchedAt: iso(fetchedAt(friday)),
    })),
    rows: rows.map((row) => ({ key: row.key, cells: fridays.map((friday) => cellOf(row, friday)) })),
    sample: fridays.some((friday) => read.weeks.get(friday)?.demo),
    fetchedAt: iso(fetched.length > 0 ? Math.max(...fetched) : null),
  };
}

const iso = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString());

const coverageAt = (
  friday: string,
  fetchedAt: number | null,
  context: Parameters<typeof measureFriday>[1],
): number =>
  measureFriday({ friday, fetchedAt, known: noReleases, season: undefined }, context)?.coverage ?? 0;

function toCell(measure: FridayMeasure | undefined): RadarCell {
  const { known, likely, low, high, basis } = expectedReleases(measure);
  const expected = Math.round(sumOf(likely));
  return {
    known: sumOf(known),
    expected,
    range: [Math.min(expected, Math.round(sumOf(low))), Math.max(expected, Math.round(sumOf(high)))],
    megas: known.mega,
    basis,
  };
}

/** Returns the releases of a cell, the loudest first, each with the reason of its class and its record. */
export async function listRadarReleases(
  { radarReader }: Ports,
  place: RadarCellQuery,
): Promise<RadarReleases> {
  const { items, total } = await radarReader.releases(place, MOST_RELEASES);
  return {
    total,
    items: items.map(({ artist, title, kind, releaseClass, reason, label, url, firstSeenAt }) => ({
      artist,
      title,
      kind,
      releaseClass,
      reason,
      label,
      url,
      firstSeenAt: new Date(firstSeenAt).toISOString(),
    })),
  };
}

/** Compares the predictions from four weeks before each Friday with the counts from four weeks after it. */
export async function readAccuracy(
  { radarReader }: Ports,
  place: Omit<RadarCellQuery, 'friday'>,
): Promise<RadarAccuracy> {
  const rows = await radarReader.accuracy(place, SETTLED_AFTER_WEEKS, COMPARED_FRIDAYS);
  const fridays = rows.toReversed().map(({ friday, predicted, low, high, counted }) => ({
    friday,
    predicted,
    range: [low, high] as const,
    counted,
  }));
  const inside = fridays.filter(
    ({ range: [low, high], counted }) => low <= counted && counted <= high,
  ).length;
  return { fridays, inside };
}
