import { type MondayStep, mondayStepNames } from './monday.ts';

/** What an account can do with a thing in the run. */
export const mondayActs = [
  'noted',
  'putOff',
  'reported',
  'closed',
  'prolonged',
  'confirmed',
  'replayed',
  'answered',
  'let',
] as const;
export type MondayAct = (typeof mondayActs)[number];

/**
 * The run of a week: the only thing that the browser keeps. The things themselves stay in their lists, so leaving loses nothing.
 */
export interface MondayRun {
  account: string;
  /** The Monday until which the run lasts. */
  until: string;
  /** How often each act was done in each step: `calls noted`. */
  done: Record<string, number>;
  /** The keys of things that are put off until a day, or left as they are until one, in the order of the acts. */
  hidden: Record<string, { until: string; let: boolean }>;
}

/** Returns the run of an account at a day, from what was stored: another week or account begins anew. */
export function runOf(stored: unknown, account: string, today: string, nextMonday: string): MondayRun {
  const fresh = { account, until: nextMonday, done: {}, hidden: {} };
  if (typeof stored !== 'object' || stored === null) return fresh;
  const known = stored as Partial<MondayRun>;
  if (known.account !== account || typeof known.hidden !== 'object') return fresh;
  const hidden = Object.fromEntries(Object.entries(known.hidden).filter(([, { until }]) => until > today));
  return { ...fresh, hidden, done: known.until === nextMonday ? { ...known.done } : {} };
}

/** Returns the run with an act counted, or with its count taken back. */
export function counted(run: MondayRun, step: MondayStep, act: MondayAct, by: 1 | -1): MondayRun {
  const name = `${step} ${act}`;
  return { ...run, done: { ...run.done, [name]: Math.max(0, (run.done[name] ?? 0) + by) } };
}

/** Returns the run in which a thing is hidden until a day; undefined: it is shown again. */
export function withHidden(run: MondayRun, key: string, until?: MondayRun['hidden'][string]): MondayRun {
  const { [key]: _former, ...hidden } = run.hidden;
  return { ...run, hidden: until ? { ...hidden, [key]: until } : hidden };
}

/** Returns the number of acts in a step, or in all of them. */
export const doneIn = ({ done }: MondayRun, step?: MondayStep): number =>
  Object.entries(done).reduce(
    (sum, [name, count]) => (step === undefined || name.startsWith(`${step} `) ? sum + count : sum),
    0,
  );

/** Returns the number of each act, in the order of the steps and acts; those that were not done are absent. */
export function actCounts({ done }: MondayRun): { act: MondayAct; count: number }[] {
  const counts = mondayActs.map((act) => ({
    act,
    count: mondayStepNames.reduce((sum, step) => sum + (done[`${step} ${act}`] ?? 0), 0),
  }));
  return counts.filter(({ count }) => count > 0);
}
