import type { PlannerAnalysis, PlannerFields } from '../../contracts/planner.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { adviceFor } from '../../domain/planner/advice.ts';
import { moneyVerdict } from '../../domain/planner/break-even.ts';
import { compareFridays } from '../../domain/planner/choose-friday.ts';
import { planSteps } from '../../domain/planner/plan-steps.ts';
import type { ScoredFriday } from '../../domain/planner/score-friday.ts';
import type { PlannerTexts } from './planner-ports.ts';

/**
 * Analyses a release by the site's own engine. No source of releases is connected yet: calendar and lead times alone
 * count, and the answer says so.
 * @param today the agency's day
 */
export function analyseRelease(
  { plannerTexts }: { plannerTexts: PlannerTexts },
  { releaseType, budget, territories, releaseDate }: PlannerFields,
  today: string,
  locale: Locale,
): PlannerAnalysis {
  const release = { today, releaseType, budget, territories };
  const comparison = compareFridays(release, releaseDate, () => undefined);
  const { best, fridays, moved } = comparison;
  const steps = planSteps(best.friday, release);
  const money = moneyVerdict(budget, best);
  const { basis: kind, coverage } = best;
  return {
    today,
    best: toDto(best),
    fridays: fridays.map(toDto),
    moved,
    basis: { kind, coverage, text: plannerTexts.basis(locale, best) },
    advice: adviceFor(comparison, steps, money, today).map((advice) => ({
      kind: advice.kind,
      ...plannerTexts.advice(locale, advice),
    })),
    steps: steps.map((step) => ({ ...step, title: plannerTexts.step(locale, step.key) })),
    money: {
      ...money,
      ...plannerTexts.verdict(locale, money),
      rest: money.rest && { ...money.rest, ...plannerTexts.verdict(locale, money.rest) },
    },
  };
}

/** The points before the cap rank Fridays, and are not shown. */
function toDto({ points: _points, holidays, ...shown }: ScoredFriday) {
  return { ...shown, holidays: [...holidays] };
}
