import { dayNumber } from '../time/agency-day.ts';

/** What an audience's report says of a day; null: not reported. */
export interface AudienceDay {
  day: string;
  plays: number | null;
  listeners: number | null;
  saves: number | null;
}

/**
 * What is unusual: few people who played much more, many new listeners who saved almost nothing, or a peak that fell back at
 * once. The first two are strong, the third is only a note.
 */
export const unusualRules = ['repeated', 'unsaved', 'peak'] as const;
export type UnusualRule = (typeof unusualRules)[number];

/** Unusual days, with the arithmetic of their rule: the figures above what was usual, and what was usual. */
export interface UnusualDays {
  rule: UnusualRule;
  from: string;
  to: string;
  found: number;
  /** The listeners above usual, the expected saves, or the plays of a day of the week before. */
  against: number;
  /** The plays for each listener before the campaign; null: the rule does not use them. */
  usual: number | null;
}

/** The days before a campaign that say what is usual, and how many of them there must be. */
export const BASELINE_DAYS = 14;
export const LEAST_BASELINE = 10;

const REPEATED = { windows: [1, 3, 7], plays: 500, share: 0.5, each: 8, times: 3, listeners: 20 };
const UNSAVED = { windows: [3, 7], listeners: 600, expected: 15, found: 0.15 };
const PEAK = { times: 4, plays: 600, after: 1.6, least: 60 };
/** The limits of the rules that a reader is told: plays for a listener, a share of expected saves, a multiple of the week before. */
export const UNUSUAL_LIMITS = {
  repeated: { each: REPEATED.each, times: REPEATED.times },
  unsaved: UNSAVED.found,
  peak: PEAK.times,
} as const;
/** The share of listeners who save, and for how many listeners it counts beside the audience's own. */
const SAVES = { share: 0.03, listeners: 200 };

/**
 * Returns the days of a campaign that are unusual by rules with published limits (`reference` in the design: on honest worlds they
 * speak in about two of a hundred). They know no cause: an editorial playlist or a day of release looks alike.
 * @param days oldest first; a missing day ends a window
 * @returns `undefined` with too few days before the campaign
 */
export function unusualDays(days: readonly AudienceDay[], startsOn: string): UnusualDays[] | undefined {
  const start = dayNumber(startsOn);
  const number = ({ day }: AudienceDay) => dayNumber(day);
  const before = days.filter((day) => number(day) >= start - BASELINE_DAYS && number(day) < start);
  if (before.length < LEAST_BASELINE) return undefined;
  const usual: Usual = {
    plays: median(before.map(({ plays }) => plays ?? 0)),
    listeners: median(before.map(({ listeners }) => listeners ?? 0)),
    saves: sum(before, 'saves') / before.length,
    saving:
      (sum(before, 'saves') + SAVES.share * SAVES.listeners) / (sum(before, 'listeners') + SAVES.listeners),
  };
  const first = days.findIndex((day) => number(day) >= start);
  if (first < 0) return [];
  const found: UnusualDays[] = [];
  const add = (unusual: UnusualDays) => {
    const overlaps = found.some(
      ({ rule, from, to }) => rule === unusual.rule && from <= unusual.to && to >= unusual.from,
    );
    if (!overlaps) found.push(unusual);
  };
  for (const length of REPEATED.windows)
    for (let at = first; at + length <= days.length; at += 1) {
      const window = days.slice(at, at + length);
      const [one, last] = [window[0], window.at(-1)];
      if (!one || !last || number(last) - number(one) !== length - 1) continue;
      const week = days.slice(Math.max(0, at - 7), at);
      const span = { from: one.day, to: last.day };
      const isRepeated = repeated(window, week, usual);
      if (isRepeated) add({ rule: 'repeated', ...span, ...isRepeated });
      const isUnsaved = UNSAVED.windows.includes(length) && unsaved(window, usual);
      if (isUnsaved) add({ rule: 'unsaved', ...span, ...isUnsaved, usual: null });
      const level = Math.max(PEAK.least, median(week.map(({ plays }) => plays ?? 0)));
      const later = days[at + 2]?.plays ?? null;
      const plays = one.plays ?? 0;
      if (length === 1 && plays >= PEAK.times * level && plays >= PEAK.plays)
        if (later !== null && later <= PEAK.after * level)
          add({ rule: 'peak', ...span, found: plays, against: level, usual: null });
    }
  return found.toSorted((one, other) => (one.from < other.from ? -1 : 1));
}

interface Usual {
  plays: number;
  listeners: number;
  /** A day. */
  saves: number;
  /** The share of listeners who save. */
  saving: number;
}

type Found = Pick<UnusualDays, 'found' | 'against' | 'usual'>;

/** Many more plays than more listeners explain. */
function repeated(
  window: readonly AudienceDay[],
  week: readonly AudienceDay[],
  usual: Usual,
): Found | undefined {
  if (window.some(({ plays, listeners }) => plays === null || listeners === null)) return undefined;
  const level = {
    plays: Math.max(usual.plays, median(week.map(({ plays }) => plays ?? 0))),
    listeners: Math.max(usual.listeners, median(week.map(({ listeners }) => listeners ?? 0))),
  };
  const plays = sum(window, 'plays') - window.length * level.plays;
  const listeners = sum(window, 'listeners') - window.length * level.listeners;
  const own = usual.listeners > 0 ? usual.plays / usual.listeners : 1.5;
  const isMuch = plays >= REPEATED.plays && plays >= REPEATED.share * window.length * level.plays;
  const isAlike = plays / Math.max(listeners, 1) < Math.max(REPEATED.each, REPEATED.times * own);
  if (!isMuch || isAlike || sum(window, 'listeners') < REPEATED.listeners) return undefined;
  return { found: plays, against: Math.max(listeners, 0), usual: own };
}

/** Many more listeners, and almost no more saves. */
function unsaved(window: readonly AudienceDay[], usual: Usual): Omit<Found, 'usual'> | undefined {
  if (window.some(({ listeners, saves }) => listeners === null || saves === null)) return undefined;
  const listeners = sum(window, 'listeners') - window.length * usual.listeners;
  const plays = sum(window, 'plays') - window.length * usual.plays;
  if (listeners < UNSAVED.listeners || plays < window.length * usual.plays) return undefined;
  const expected = listeners * usual.saving;
  const found = Math.max(0, sum(window, 'saves') - window.length * usual.saves);
  return expected >= UNSAVED.expected && found < UNSAVED.found * expected
    ? { found, against: expected }
    : undefined;
}

const sum = (days: readonly AudienceDay[], figure: 'plays' | 'listeners' | 'saves'): number =>
  days.reduce((all, day) => all + (day[figure] ?? 0), 0);

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
