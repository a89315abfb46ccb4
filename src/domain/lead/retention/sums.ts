import { budgetBands, OTHER_SOURCES } from '../../dashboard/scale.ts';
import { dayName, dayNumber } from '../../time/agency-day.ts';

/** A source is named in the sums when at least this number of the month's leads have it. */
export const NAMED_FROM = 3;
const MINUTE_MS = 60_000;

/** The facts of a lead that the dashboard counts. Days are numbers of `dayNumber`. */
export interface CountedLead<Kind extends string, Status extends string, Platform extends string> {
  day: number;
  kind: Kind;
  source: string;
  status: Status;
  platform: Platform | null;
  /** In euros a month. */
  budget: number | null;
  /** In cents of a euro. */
  wonValue: number | null;
  responseMs: number | null;
}

/**
 * What stays of deleted leads: one list for each figure of the dashboard, and nothing that connects them. Only `days` has
 * the day; elsewhere `day` is the middle of the month, so that a sum belongs to the period which has most of the month.
 */
export interface LeadSums<Kind extends string, Status extends string, Platform extends string> {
  days: { day: number; kind: Kind; source: string; leads: number }[];
  /** Simulations by the lower end of their band of the budget, in euros a month. */
  bands: { day: number; platform: Platform; budgetFrom: number; leads: number }[];
  /** `valued` and `budgeted` count the leads with an amount. */
  outcomes: {
    day: number;
    kind: Kind;
    status: Status;
    leads: number;
    wonValue: number;
    valued: number;
    budget: number;
    budgeted: number;
  }[];
  /** Times to the first answer, rounded to minutes. */
  answers: { day: number; responseMs: number }[];
}

/** Returns the fifteenth of a day's month. Both are numbers of `dayNumber`. */
export const middleOfMonth = (day: number): number => dayNumber(`${dayName(day).slice(0, 7)}-15`);

/**
 * Sums leads that are about to be deleted.
 * @param named whether a source is frequent enough in a month to be named; a rare one, which a link's author may have
 * typed for one person, counts as `other`
 */
export function sumLeads<Kind extends string, Status extends string, Platform extends string>(
  leads: readonly CountedLead<Kind, Status, Platform>[],
  named: (month: number, source: string) => boolean,
): LeadSums<Kind, Status, Platform> {
  const days = new Map<string, LeadSums<Kind, Status, Platform>['days'][number]>();
  const bands = new Map<string, LeadSums<Kind, Status, Platform>['bands'][number]>();
  const outcomes = new Map<string, LeadSums<Kind, Status, Platform>['outcomes'][number]>();
  const answers: LeadSums<Kind, Status, Platform>['answers'] = [];
  for (const { day, kind, source, status, platform, budget, wonValue, responseMs } of leads) {
    const month = middleOfMonth(day);
    const shown = named(month, source) ? source : OTHER_SOURCES;
    entry(days, [day, kind, shown], { day, kind, source: shown, leads: 0 }).leads += 1;

    const band = budgetBands.find(({ from, to }) => isWithin(budget, from, to));
    if (kind === 'simulation' && platform !== null && band) {
      const empty = { day: month, platform, budgetFrom: band.from, leads: 0 };
      entry(bands, [month, platform, band.from], empty).leads += 1;
    }

    const none = { leads: 0, wonValue: 0, valued: 0, budget: 0, budgeted: 0 };
    const outcome = entry(outcomes, [month, kind, status], { day: month, kind, status, ...none });
    outcome.leads += 1;
    outcome.wonValue += wonValue ?? 0;
    outcome.valued += wonValue === null ? 0 : 1;
    outcome.budget += budget ?? 0;
    outcome.budgeted += budget === null ? 0 : 1;

    if (responseMs !== null)
      answers.push({ day: month, responseMs: Math.round(responseMs / MINUTE_MS) * MINUTE_MS });
  }
  return { days: [...days.values()], bands: [...bands.values()], outcomes: [...outcomes.values()], answers };
}

const isWithin = (budget: number | null, from: number, to: number | null) =>
  budget !== null && budget >= from && (to === null || budget < to);

/** Returns the entry under a key, which is added when it is missing. */
function entry<T>(entries: Map<string, T>, key: readonly (string | number)[], empty: T): T {
  const name = JSON.stringify(key);
  const found = entries.get(name) ?? empty;
  entries.set(name, found);
  return found;
}
