import type { Audit, AuditResult } from './audit.ts';
import type { ConformityState } from './conformity.ts';

/** How long an audit is in force, from the official terms of the statement. */
const VALID_YEARS = 3;

/** The state of a criterion on the whole sample. */
export type CriterionState = AuditResult['state'];

export interface JudgedCriterion {
  number: string;
  state: CriterionState;
  /** `both`: decided by a program on some pages, by a person on others. Absent: not tested. */
  how?: 'test' | 'hand' | 'both';
  /** The ids of the pages that do not respect it. */
  failing: readonly string[];
  /** The ids of its defects, each once. */
  defects: readonly string[];
}

export interface Judgement {
  state: ConformityState;
  /** Why the state is `none`: fewer than half are respected, the audit is too old, or some criteria are not tested yet. */
  reason?: 'below' | 'expired' | 'unfinished';
  criteria: readonly JudgedCriterion[];
  counts: Record<CriterionState, number>;
  /** Whole per cent of the applicable criteria that are respected, rounded down. One that nobody tested counts as not respected. */
  rate: number;
  /** The last day on which the audit is in force. */
  validUntil: string;
}

/**
 * Judges an audit by RGAA: a criterion counts as respected only where it is so on every page of the sample that it applies to;
 * all applicable criteria make the state `full`, at least half make it `partial`. A criterion that nobody has tested makes it
 * `none`, whatever the others are: nobody can know then that it is respected.
 * @param today the agency's day
 */
export function judgeAudit(audit: Pick<Audit, 'on' | 'results'>, today: string): Judgement {
  const criteria = Object.entries(audit.results).map(([number, results]) => judgeCriterion(number, results));
  const counts = { C: 0, NC: 0, NA: 0, NT: 0 };
  for (const { state } of criteria) counts[state] += 1;
  const applicable = counts.C + counts.NC + counts.NT;
  const rate = applicable === 0 ? 0 : Math.floor((100 * counts.C) / applicable);
  const validUntil = yearsLater(audit.on, VALID_YEARS);
  return { ...conformityOf(counts, today > validUntil), criteria, counts, rate, validUntil };
}

function conformityOf(
  { C, NC, NT }: Judgement['counts'],
  expired: boolean,
): Pick<Judgement, 'state' | 'reason'> {
  if (expired) return { state: 'none', reason: 'expired' };
  if (NT > 0) return { state: 'none', reason: 'unfinished' };
  if (NC === 0) return { state: 'full' };
  return C >= NC ? { state: 'partial' } : { state: 'none', reason: 'below' };
}

function judgeCriterion(number: string, results: Readonly<Record<string, AuditResult>>): JudgedCriterion {
  const all = Object.values(results);
  const has = (state: CriterionState) => all.some((result) => result.state === state);
  const state = (['NC', 'NT', 'C'] as const).find(has) ?? 'NA';
  const hows = new Set(all.flatMap((result) => (result.state === 'NT' ? [] : [result.how])));
  const [how] = hows;
  return {
    number,
    state,
    ...(state !== 'NT' && how && { how: hows.size > 1 ? ('both' as const) : how }),
    failing: Object.entries(results).flatMap(([page, result]) => (result.state === 'NC' ? [page] : [])),
    defects: [...new Set(all.flatMap((result) => (result.state === 'NC' ? [result.defect] : [])))],
  };
}

function yearsLater(day: string, years: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year + years, month - 1, date)).toISOString().slice(0, 10);
}
