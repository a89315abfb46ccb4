import type { ReleaseType } from './inputs.ts';

/**
 * The constants of the scoring. They are assumptions of the agency, to be replaced by its own measurements (decision
 * record 0049). Where a constant has a source, the page names it beside the reason.
 */

/** The score of a Friday without any advantage or disadvantage. */
export const BASE_POINTS = 90;

/**
 * The share of the releases of a Friday that public databases know, by whole weeks ahead; beyond the list it is 0. The mean
 * of the first 13 weeks is a third, as the databases knew of a quarter's usual releases in September 2026.
 */
export const knownShares: readonly number[] = [
  0.9, 0.78, 0.64, 0.52, 0.42, 0.33, 0.25, 0.18, 0.13, 0.09, 0.06, 0.04, 0.03,
];

/** The number of past Fridays that are needed before a measured share replaces the usual one. */
export const FRIDAYS_TO_MEASURE = 8;
/** The final count of releases is made this number of weeks after their Friday: databases add some of them late. */
export const SETTLED_AFTER_WEEKS = 4;
/** The coverage of a list that is older than `STALE_DAYS` is multiplied by `STALE_FACTOR`. */
export const STALE_DAYS = 7;
export const STALE_FACTOR = 0.5;

/** The weight of the season beside the known releases of a Friday. */
export const SEASON_WEIGHT = 0.5;
/** Four fifths of a normal distribution are within this number of standard deviations: "eight times out of ten". */
export const RANGE_DEVIATIONS = 1.28;
/** Without a season, a known share below this one does not allow an estimate of the rest. */
export const LEAST_SHARE_TO_SCALE = 0.2;

/** From this known share on, an estimate counts as known, and from the second one on as mixed. */
export const KNOWN_FROM = 0.5;
export const MIXED_FROM = 0.1;

/** The caps of scores without known releases for the Friday: missing data must not recommend to invest heavily. */
export const SEASON_CAP = 75;
export const CALENDAR_CAP = 60;

/** Above these scores out of 100, the documented advice is to invest heavily, and moderately. */
export const HEAVILY_ABOVE = 75;
export const MODERATELY_ABOVE = 50;

/** Above these numbers of releases, a Friday is active, and saturated (documented). */
export const ACTIVE_ABOVE = 8;
export const SATURATED_ABOVE = 15;
/** Above these numbers, the advice on positioning changes (documented). */
export const MANY_MEGA_ABOVE = 2;
export const MANY_MAJOR_ABOVE = 5;

/** Points that releases cost. */
export const volumePoints = { untilActive: 1.25, untilSaturated: 2, beyond: 0.8, most: 40 } as const;
export const megaPoints = { each: 6, most: 24 } as const;
export const majorPoints = { each: 2, most: 14 } as const;

/** Points that holidays cost, by the share of the territories that have one on the Friday, Saturday or Monday. */
export const HOLIDAY_POINTS = 6;
/** Points that a Friday from 22 December to 2 January costs: it is not an opportunity, even if it is empty. */
export const BLACKOUT_POINTS = 30;

/** Points for the price of advertising in a month, with a budget; months count from 1. */
export const adPricePoints: Readonly<Record<number, number>> = { 1: 4, 2: 3, 10: -2, 11: -6, 12: -3 };

/** The weeks that a release needs from today to its Friday. */
export const weeksNeeded: Record<ReleaseType, number> = { single: 4, ep: 6, album: 8 };
export const ENOUGH_TIME_POINTS = 5;
export const SHORT_TIME_POINTS = 20;
/** Points that a Friday less than a week ahead costs: no distributor delivers so fast. */
export const NO_TIME_POINTS = 40;
