import { dayName, dayNumber } from '../time/agency-day.ts';
import type { Territory } from './inputs.ts';

/**
 * The national public holidays of the planner's territories, by rules: a fixed day, a distance from Easter Sunday in
 * days, or the nth weekday of a month. Regional holidays (Germany, Switzerland, Spain, Canada) are left out. Sundays do not
 * matter to a release on a Friday, so those of Easter are left out too. The tests compare single years with published
 * calendars.
 */
type Rule =
  | { fixed: string; since?: number }
  | { easter: number }
  /** `weekday`: 1 is Monday. `nth`: 1 is the first of the month, -1 the last one. */
  | { month: number; weekday: number; nth: number }
  /** The last such weekday before a day of the month. */
  | { month: number; weekday: number; before: number };

const newYear: Rule = { fixed: '01-01' };
const epiphany: Rule = { fixed: '01-06' };
const goodFriday: Rule = { easter: -2 };
const easterMonday: Rule = { easter: 1 };
const ascension: Rule = { easter: 39 };
const whitMonday: Rule = { easter: 50 };
const labourDay: Rule = { fixed: '05-01' };
const assumption: Rule = { fixed: '08-15' };
const allSaints: Rule = { fixed: '11-01' };
const armistice: Rule = { fixed: '11-11' };
const immaculateConception: Rule = { fixed: '12-08' };
const christmas: Rule = { fixed: '12-25' };
const boxingDay: Rule = { fixed: '12-26' };

const rules: Record<Exclude<Territory, 'GLOBAL'>, readonly Rule[]> = {
  FR: [
    newYear,
    easterMonday,
    labourDay,
    { fixed: '05-08' },
    ascension,
    whitMonday,
    { fixed: '07-14' },
    assumption,
    allSaints,
    armistice,
    christmas,
  ],
  BE: [
    newYear,
    easterMonday,
    labourDay,
    ascension,
    whitMonday,
    { fixed: '07-21' },
    assumption,
    allSaints,
    armistice,
    christmas,
  ],
  // Those of most cantons: by law only 1 August is a holiday of the whole country.
  CH: [newYear, goodFriday, easterMonday, ascension, whitMonday, { fixed: '08-01' }, christmas, boxingDay],
  CA: [
    newYear,
    goodFriday,
    { month: 5, weekday: 1, before: 25 },
    { fixed: '07-01' },
    { month: 9, weekday: 1, nth: 1 },
    { fixed: '09-30' },
    { month: 10, weekday: 1, nth: 2 },
    armistice,
    christmas,
  ],
  US: [
    newYear,
    { month: 1, weekday: 1, nth: 3 },
    { month: 2, weekday: 1, nth: 3 },
    { month: 5, weekday: 1, nth: -1 },
    { fixed: '06-19' },
    { fixed: '07-04' },
    { month: 9, weekday: 1, nth: 1 },
    { month: 10, weekday: 1, nth: 2 },
    armistice,
    { month: 11, weekday: 4, nth: 4 },
    christmas,
  ],
  UK: [
    newYear,
    goodFriday,
    easterMonday,
    { month: 5, weekday: 1, nth: 1 },
    { month: 5, weekday: 1, nth: -1 },
    { month: 8, weekday: 1, nth: -1 },
    christmas,
    boxingDay,
  ],
  DE: [
    newYear,
    goodFriday,
    easterMonday,
    labourDay,
    ascension,
    whitMonday,
    { fixed: '10-03' },
    christmas,
    boxingDay,
  ],
  ES: [
    newYear,
    epiphany,
    goodFriday,
    labourDay,
    assumption,
    { fixed: '10-12' },
    allSaints,
    { fixed: '12-06' },
    immaculateConception,
    christmas,
  ],
  IT: [
    newYear,
    epiphany,
    easterMonday,
    { fixed: '04-25' },
    labourDay,
    { fixed: '06-02' },
    assumption,
    // Saint Francis is a national holiday again since 2026 (law 151 of 8 October 2025).
    { fixed: '10-04', since: 2026 },
    allSaints,
    immaculateConception,
    christmas,
    boxingDay,
  ],
};

/**
 * The day off that replaces a holiday on a weekend, by law or by the government's calendar: the nearest weekday (5 U.S.C.
 * 6103), else the next one that is free (gov.uk bank holidays; Canada Labour Code, 195). The other countries have none.
 */
const substitutes: Partial<Record<Territory, 'nearest' | 'next'>> = { US: 'nearest', UK: 'next', CA: 'next' };

/** Memoized by territory and year: an analysis needs the same two or three years many times. */
const computed = new Map<string, readonly string[]>();

/** Returns the national holidays of a territory in a year, in order: `2027-01-01`. The whole world has no holidays. */
export function holidaysOf(territory: Territory, year: number): readonly string[] {
  if (territory === 'GLOBAL') return [];
  const key = `${territory}${year}`;
  const known = computed.get(key);
  if (known) return known;
  const numbers = rules[territory].flatMap((rule) => dayOf(rule, year) ?? []);
  const days = withSubstitutes(territory, numbers)
    .sort((a, b) => a - b)
    .map(dayName);
  computed.set(key, days);
  return days;
}

/** New Year's Day on a Saturday has its American substitute on 31 December of the year before, a day off already. */
function withSubstitutes(territory: Territory, holidays: readonly number[]): number[] {
  const kind = substitutes[territory];
  const days = [...holidays];
  if (kind === undefined) return days;
  const isWeekend = (day: number): boolean => [0, 6].includes(weekdayOf(day));
  for (const holiday of holidays.filter(isWeekend)) {
    let day = kind === 'nearest' && weekdayOf(holiday) === 6 ? holiday - 1 : holiday + 1;
    while (isWeekend(day) || days.includes(day)) day += 1;
    days.push(day);
  }
  return days;
}

function dayOf(rule: Rule, year: number): number | undefined {
  if ('fixed' in rule) return year < (rule.since ?? 0) ? undefined : dayNumber(`${year}-${rule.fixed}`);
  if ('easter' in rule) return easterSunday(year) + rule.easter;
  const { month, weekday } = rule;
  if ('before' in rule) return lastBefore(firstOf(year, month) + rule.before - 1, weekday);
  if (rule.nth < 0) return lastBefore(firstOf(year, month + 1), weekday);
  const first = firstOf(year, month);
  return first + ((weekday - weekdayOf(first) + 7) % 7) + (rule.nth - 1) * 7;
}

const firstOf = (year: number, month: number): number =>
  dayNumber(month > 12 ? `${year + 1}-01-01` : `${year}-${String(month).padStart(2, '0')}-01`);
/** 1 January 1970 was a Thursday. 0 is Sunday. */
const weekdayOf = (day: number): number => (((day + 4) % 7) + 7) % 7;
const lastBefore = (day: number, weekday: number): number => {
  const before = day - 1;
  return before - ((weekdayOf(before) - weekday + 7) % 7);
};

/** The number of the day of Easter Sunday, by the anonymous Gregorian algorithm (Meeus, Astronomical Algorithms, 8). */
function easterSunday(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const l = (32 + 2 * (b % 4) + 2 * i - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  const day = ((h + l - 7 * m + 114) % 31) + 1;
  return firstOf(year, month) + day - 1;
}

/**
 * Whether a day is from 22 December to 2 January: distributors and playlist editors pause, so an empty Friday is not an
 * opportunity.
 */
export const isBlackout = (day: string): boolean => day.slice(5) >= '12-22' || day.slice(5) <= '01-02';
