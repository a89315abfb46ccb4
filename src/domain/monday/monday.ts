import type { Permission } from '../account/role.ts';
import { mayManage, mayModerate, mayPublish, maySell } from '../account/role.ts';
import { dayName, dayNumber } from '../time/agency-day.ts';

/** The kinds of things of the Monday run, in their order: by what waiting costs. */
export const mondayKinds = [
  'call',
  'campaign',
  'link',
  'claim',
  'source',
  'automations',
  'platform',
  'mails',
  'right',
  'report',
  'ending',
] as const;
export type MondayKind = (typeof mondayKinds)[number];

/** The steps of the run: kinds that are about the same work are one step. */
export const mondaySteps = {
  calls: ['call'],
  campaigns: ['campaign'],
  links: ['link'],
  claims: ['claim'],
  sources: ['source'],
  sends: ['automations', 'platform', 'mails'],
  requests: ['right', 'report', 'ending'],
} as const satisfies Record<string, readonly MondayKind[]>;
export type MondayStep = keyof typeof mondaySteps;
export const mondayStepNames = Object.keys(mondaySteps) as MondayStep[];

/** Returns the step of a kind. */
export const stepOf = (kind: MondayKind): MondayStep =>
  mondayStepNames.find((step) => (mondaySteps[step] as readonly MondayKind[]).includes(kind)) ?? 'requests';

/** Who sees a kind: the permission of the operations that settle it. */
export const mondayPermissions: Record<MondayKind, Permission> = {
  call: maySell,
  campaign: maySell,
  link: mayPublish,
  claim: mayManage,
  source: mayPublish,
  automations: maySell,
  platform: mayManage,
  mails: mayManage,
  right: maySell,
  report: mayModerate,
  ending: maySell,
};

/** 1 January 1970 was a Thursday, the fourth day after a Monday. */
const MONDAY_OFFSET = 3;
const WEEK_DAYS = 7;

/** Returns the first Monday after a day, as a day: for `2026-11-30`, a Monday, `2026-12-07`. */
export function mondayAfter(day: string): string {
  const number = dayNumber(day);
  return dayName(number + WEEK_DAYS - ((number + MONDAY_OFFSET) % WEEK_DAYS));
}

/** Returns the same day a year later; of 29 February, 28 February. */
export function yearAfter(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year + 1, month, 0)).getUTCDate();
  return new Date(Date.UTC(year + 1, month - 1, Math.min(date, last))).toISOString().slice(0, 10);
}

/** Returns the order of calls: the highest budget first, unknown budgets last, the one that waits longest first among equals. */
export const byValueAndAge = (
  one: { budget: number | null; since: string },
  other: { budget: number | null; since: string },
): number => (other.budget ?? -1) - (one.budget ?? -1) || one.since.localeCompare(other.since);
