import type { CompetitorDto, PlannerAnalysis, PlannerFields } from '../../contracts/leads/planner.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { adviceFor } from '../../domain/planner/advice.ts';
import { moneyVerdict } from '../../domain/planner/break-even.ts';
import { type Change, otherFridays, withNeighbour } from '../../domain/planner/changes.ts';
import { type Comparison, comparedPeriod, compareFridays } from '../../domain/planner/choose-friday.ts';
import { sumOf } from '../../domain/planner/expected-releases.ts';
import type { PlannerBudget } from '../../domain/planner/inputs.ts';
import { planBudget } from '../../domain/planner/plan-budget.ts';
import { type PlanStep, planSteps } from '../../domain/planner/plan-steps.ts';
import { type PlannedRelease, type ScoredFriday, scoreFriday } from '../../domain/planner/score-friday.ts';
import { agencyDay } from '../../domain/time/agency-day.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { NamedRelease } from '../ports/releases/releases.ts';
import { type MeasuredPeriod, measureFridays } from './measure-fridays.ts';

type Release = Pick<PlannerFields, 'releaseType' | 'budget' | 'territories' | 'genre' | 'releaseDate'>;

/**
 * Analyses a release by the site's own engine, from the known releases, the seasons and the calendar. The result names
 * each missing measurement, which caps the score.
 * @param now epoch milliseconds
 */
export async function analyseRelease(
  { fee: presentFee, plannerTexts, releaseMeasures }: Pick<Ports, 'fee' | 'plannerTexts' | 'releaseMeasures'>,
  { releaseType, budget, territories, genre, releaseDate }: Release,
  now: number,
  locale: Locale,
): Promise<PlannerAnalysis> {
  const today = agencyDay(now);
  const release = { today, releaseType, budget, territories };
  const more = withNeighbour(territories);
  const ask = {
    genre,
    territories,
    ...(more && { beside: [more.added] }),
    ...comparedPeriod(releaseDate),
  };
  const measured = await measureFridays(releaseMeasures, ask, now);
  const comparison = compareFridays(release, releaseDate, measured.of);
  const { best, fridays, asked } = comparison;
  const fee = presentFee();
  const readsReleases = measured.sources.length > 0 || measured.fridays.size > 0;
  const money = moneyVerdict(budget, best, fee);
  const stepsTo = (friday: string, bought: PlannerBudget) =>
    planSteps(friday, { ...release, budget: bought });
  const named = (steps: readonly PlanStep[]) =>
    steps.map(({ squeezed: _squeezed, ...step }) => ({
      ...step,
      title: plannerTexts.step(locale, step.key),
      consequence: step.late ? plannerTexts.consequence(locale, step.key) : null,
    }));
  const spends = planBudget(money.verdict, budget);
  const steps = stepsTo(best.friday, spends);
  const shown = new Set([best, ...fridays].map(({ friday }) => friday));
  return {
    today,
    best: toDto(best),
    fridays: fridays.map(toDto),
    asked: asked && {
      month: releaseDate,
      reason: asked.reason,
      fridays: asked.fridays.map(toDto),
      best: asked.best && toDto(asked.best),
      // Advertising is not advised for a Friday that misses deadlines.
      steps: asked.best ? named(stepsTo(asked.best.friday, asked.best.feasible ? spends : 0)) : [],
    },
    basis: {
      ...basisOf(best, measured),
      text: plannerTexts.basis(locale, { ...best, announced: sumOf(best.known) }),
    },
    competitors: measured.named.filter(({ friday }) => shown.has(friday)).map(toCompetitor),
    changes: changesOf(release, comparison, more, measured).map((change) => ({
      ...change,
      friday: toDto(change.friday),
      missed: stepsTo(change.friday.friday, 0).filter(({ late }) => late).length,
    })),
    advice: adviceFor(comparison, steps, money, today, measured.named, readsReleases).map((advice) => ({
      kind: advice.kind,
      ...plannerTexts.advice(locale, advice),
      releases: (advice.releases ?? []).map(({ artist, title, url }) => ({ artist, title, url })),
    })),
    steps: named(steps),
    money: {
      ...money,
      ...plannerTexts.verdict(locale, money),
      price: money.breakEven && plannerTexts.price(locale, fee, money.breakEven.spend),
      rest: money.rest && { ...money.rest, ...plannerTexts.verdict(locale, money.rest) },
    },
  };
}

/**
 * Returns the Fridays beside the best one, a later better one if it is none of these, and the best one with one more
 * territory.
 */
function changesOf(
  release: PlannedRelease,
  { best, wait }: Comparison,
  more: ReturnType<typeof withNeighbour>,
  measured: MeasuredPeriod,
): Change[] {
  const beside = otherFridays(release, best.friday, measured.of);
  const isNew = wait && beside.every(({ friday }) => friday.friday !== wait.friday);
  return [
    ...beside,
    ...(isNew ? [{ kind: 'wait', territory: null, friday: wait } as const] : []),
    ...withOneMore(release, more, best.friday, measured),
  ];
}

/** Returns the best Friday with one more territory, if its competition is measured. */
function withOneMore(
  release: PlannedRelease,
  more: ReturnType<typeof withNeighbour>,
  friday: string,
  measured: MeasuredPeriod,
): Change[] {
  if (!more) return [];
  const { added, territories } = more;
  const measure = measured.of(friday, territories);
  if (!measure) return [];
  const scored = scoreFriday({ ...release, territories }, friday, measure);
  return [{ kind: 'territory', territory: added, friday: scored }];
}

function basisOf({ friday, basis: kind, coverage }: ScoredFriday, measured: MeasuredPeriod) {
  const known = measured.fridays.get(friday);
  return {
    kind,
    coverage,
    fetchedAt: known ? new Date(known.fetchedAt).toISOString() : null,
    sources: known
      ? measured.sources.map(({ name, okAt }) => ({ name, okAt: new Date(okAt).toISOString() }))
      : [],
    stale: measured.isStale(friday),
    sample: known?.demo ?? false,
    withoutGenre: measured.withoutGenre(friday),
  };
}

const toCompetitor = ({
  reason: _reason,
  firstSeenAt: _firstSeenAt,
  fetchedAt: _fetchedAt,
  ...shown
}: NamedRelease): CompetitorDto => shown;

/** Omits the points before the cap, which only rank Fridays, and `hasSeason`, which the text of the basis contains. */
export function toDto({ points: _points, hasSeason: _hasSeason, holidays, ...shown }: ScoredFriday) {
  return { ...shown, holidays: [...holidays] };
}
