import {
  type ClassCounts,
  expectedReleases,
  type ReleaseClass,
  releaseClasses,
  sumOf,
} from '../../domain/planner/expected-releases.ts';
import { dayAfter, fridayFrom } from '../../domain/planner/fridays.ts';
import { type Genre, genres, type Territory } from '../../domain/planner/inputs.ts';
import { placesOf, type ReleaseKind } from '../../domain/planner/known-release.ts';
import { knownShares, SETTLED_AFTER_WEEKS } from '../../domain/planner/scoring-constants.ts';
import type { Forecast, PlaceCounts, SampleRelease, SampleReleases } from '../ports/releases/releases.ts';
import { sampleArtists, sampleLabels, sampleTitles } from './sample-release-names.ts';

/** Typical number of releases of a Friday in France, by genre. Invented, in the proportions of a large market. */
const volumes: Record<Genre, number> = {
  rap: 12,
  trap: 10,
  drill: 6,
  rnb: 8,
  electro: 11,
  house: 8,
  techno: 9,
  synthwave: 3,
  pop: 16,
  kpop: 4,
  variete: 9,
  rock: 13,
  indie: 12,
  metal: 8,
  afrobeat: 6,
  reggae: 4,
  latin: 7,
};
/** The size of each market relative to France. Small, to keep the number of samples low. */
const sizes: Record<Exclude<Territory, 'GLOBAL'>, number> = {
  FR: 1,
  BE: 0.1,
  CH: 0.08,
  CA: 0.12,
  US: 0.25,
  UK: 0.2,
  DE: 0.1,
  ES: 0.1,
  IT: 0.1,
};
const countries = Object.keys(sizes) as (keyof typeof sizes)[];
/** ISO codes, as sources name countries. */
const isoCode = (territory: string): string => (territory === 'UK' ? 'GB' : territory);

const COMING_FRIDAYS = 14;
/** Past Fridays with a prediction that can be compared. */
const PAST_FRIDAYS = 8;
/** The number of weeks of last year with which the next half year is compared. */
const SEASON_WEEKS = 28;
const YEAR_DAYS = 364;
const DAY_MS = 86_400_000;

/**
 * Returns invented releases around a day: known releases of future Fridays, counts of last year's weeks, and
 * predictions of past Fridays. The same day always returns the same samples.
 */
export function sampleReleases(today: string, now: number): SampleReleases {
  const next = fridayFrom(today);
  const fridays = Array.from({ length: COMING_FRIDAYS }, (_, week) => dayAfter(next, 7 * week));
  const past = Array.from({ length: PAST_FRIDAYS }, (_, week) => dayAfter(next, -7 * (PAST_FRIDAYS - week)));
  const lastYear = Array.from({ length: SEASON_WEEKS }, (_, week) =>
    dayAfter(next, 7 * (week - 1) - YEAR_DAYS),
  );
  const counts = [...lastYear, ...past].flatMap(countsOf);
  return {
    releases: fridays.flatMap((friday, week) => knownOn(friday, week, now)),
    fridays,
    counts,
    forecasts: past.flatMap((friday) => forecastsOf(friday, counts)),
  };
}

/** Returns a pseudo-random number in [0, 1) that is always the same for the same text. */
function chance(text: string): number {
  let hash = 2_166_136_261;
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 16_777_619) >>> 0;
  // Otherwise texts that differ only in the last character would get close numbers.
  hash = Math.imul(hash ^ (hash >>> 16), 2_246_822_507);
  hash = Math.imul(hash ^ (hash >>> 13), 3_266_489_909);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** Returns the relative number of releases of a week: very low over the holidays, then increasing again. */
function fullness(friday: string): number {
  const day = friday.slice(5);
  if (day >= '12-22' || day <= '01-03') return 0.15;
  if (day <= '01-10') return 0.45;
  if (day <= '01-17') return 0.65;
  return 0.8 + 0.5 * chance(friday);
}

const totalOf = (genre: Genre, territory: keyof typeof sizes, friday: string): number =>
  Math.round(
    volumes[genre] *
      sizes[territory] *
      fullness(friday) *
      (0.85 + 0.3 * chance(`${genre}${territory}${friday}`)),
  );

/**
 * Returns the class of the `index`-th of `total` releases: sometimes a mega, about a tenth majors, and indies up to the
 * half.
 */
function classAt(index: number, total: number, seed: string): ReleaseClass {
  if (index === 0 && total >= 8 && chance(`mega${seed}`) > 0.75) return 'mega';
  if (index < Math.floor(total * 0.08 + chance(`major${seed}`))) return 'major';
  return index < total * 0.5 ? 'indie' : 'emerging';
}

/** Returns all releases of a Friday; `knownOn` chooses the known ones. */
function releasesOn(friday: string): Omit<SampleRelease, 'firstSeenAt'>[] {
  return genres.flatMap((genre) =>
    countries.flatMap((territory) => {
      const total = totalOf(genre, territory, friday);
      return Array.from({ length: total }, (_, index) => {
        const id = `sample-${friday}-${genre}-${territory}-${index}`;
        const releaseClass = classAt(index, total, `${genre}${friday}${territory}`);
        return {
          id,
          friday,
          artist: `${pick(sampleArtists.first, `a${id}`)} ${pick(sampleArtists.second, `b${id}`)}`,
          title: pick(sampleTitles, `t${id}`),
          kind: pick<ReleaseKind>(['single', 'single', 'ep', 'album'], `k${id}`),
          releaseClass,
          // No source knows the genre of a few releases.
          genres: releaseClass === 'emerging' && chance(`g${id}`) > 0.85 ? [] : [genre],
          countries: [isoCode(territory)],
          label: labelOf(releaseClass, id),
        };
      });
    }),
  );
}

const pick = <T>(list: readonly T[], seed: string): T => list[Math.floor(chance(seed) * list.length)] as T;

function labelOf(releaseClass: ReleaseClass, seed: string): string | null {
  if (releaseClass === 'mega' || releaseClass === 'major') return sampleLabels.major;
  return releaseClass === 'indie' ? pick(sampleLabels.indie, `l${seed}`) : null;
}

/** Returns the known releases of a Friday some weeks ahead. Megas are announced earlier. */
const knownOn = (friday: string, week: number, now: number): SampleRelease[] =>
  releasesOn(friday)
    .filter(({ id, releaseClass }) => {
      const share = knownShares[week] ?? 0;
      return chance(`known${id}`) < (releaseClass === 'mega' ? Math.sqrt(share) : share);
    })
    .map((release) => ({
      ...release,
      firstSeenAt: now - Math.floor(chance(`seen${release.id}`) * 30) * DAY_MS,
    }));

function countsOf(friday: string): PlaceCounts[] {
  const places = new Map<string, PlaceCounts>();
  for (const release of releasesOn(friday))
    for (const { genre, territories } of placesOf(release))
      for (const territory of territories) {
        const key = `${genre} ${territory}`;
        const { counts = noReleases } = places.get(key) ?? {};
        const { releaseClass: name } = release;
        places.set(key, { genre, territory, friday, counts: { ...counts, [name]: counts[name] + 1 } });
      }
  return [...places.values()];
}

const noReleases = Object.fromEntries(releaseClasses.map((name) => [name, 0])) as Record<
  ReleaseClass,
  number
>;

/** Returns predictions made four weeks before a Friday, close to the later count. */
function forecastsOf(friday: string, counts: readonly PlaceCounts[]): Forecast[] {
  const coverage = knownShares[SETTLED_AFTER_WEEKS] ?? 0;
  return counts
    .filter((place) => place.friday === friday)
    .map(({ genre, territory, counts: counted }) => {
      const of = (name: ReleaseClass, factor: number) => Math.round(counted[name] * factor);
      const mapped = (factor: number): ClassCounts => ({
        mega: of('mega', factor),
        major: of('major', factor),
        indie: of('indie', factor),
        emerging: of('emerging', factor),
      });
      const season = mapped(0.75 + 0.5 * chance(`season${genre}${territory}${friday}`));
      const { likely, low, high } = expectedReleases({ known: mapped(coverage), season, coverage });
      return {
        genre,
        territory,
        friday,
        weeksAhead: SETTLED_AFTER_WEEKS,
        known: sumOf(mapped(coverage)),
        expected: Math.round(sumOf(likely)),
        low: Math.round(sumOf(low)),
        high: Math.round(sumOf(high)),
      };
    });
}
