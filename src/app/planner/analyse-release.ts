import type { CompetitorDto, PlannerAnalysis, PlannerFields } from '../../contracts/planner.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { adviceFor } from '../../domain/planner/advice.ts';
import { moneyVerdict } from '../../domain/planner/break-even.ts';
import { type Change, otherFridays, withNeighbour } from '../../domain/planner/changes.ts';
import { comparedPeriod, compareFridays } from '../../domain/planner/choose-friday.ts';
import { planSteps } from '../../domain/planner/plan-steps.ts';
import { type PlannedRelease, type ScoredFriday, scoreFriday } from '../../domain/planner/score-friday.ts';
import { agencyDay } from '../../domain/time/agency-day.ts';
import type { NamedRelease } from '../ports/releases.ts';
import { type MeasuredPeriod, measureFridays } from './measure-fridays.ts';
import type { PlannerPorts } from './planner-ports.ts';

type AnalysisPorts = Pick<PlannerPorts, 'plannerTexts' | 'releaseMeasures'>;
type Release = Pick<PlannerFields, 'releaseType' | 'budget' | 'territories' | 'genre' | 'releaseDate'>;

/**
 * Analyses a release by the site's own engine: from the known releases, the seasons and the calendar. The answer names each
 * missing measurement, which caps the score.
 * @param now epoch milliseconds
 */
export async function analyseRelease(
  { plannerTexts, releaseMeasures }: AnalysisPorts,
  { releaseType, budget, territories, genre, releaseDate }: Release,
  now: number,
  locale: Locale,
): Promise<PlannerAnalysis> {
  const today = agencyDay(now);
  const release = { today, releaseType, budget, territories };
  const period = comparedPeriod(release, releaseDate);
  const more = withNeighbour(territories);
  const ask = { genre, territories, ...(more && { beside: [more.added] }), ...period };
  const measured = await measureFridays(releaseMeasures, ask, now);
  const comparison = compareFridays(release, releaseDate, measured.of);
  const { best, fridays, moved } = comparison;
  const steps = planSteps(best.friday, release);
  const money = moneyVerdict(budget, best);
  const shown = new Set([best.friday, ...fridays.map(({ friday }) => friday)]);
  const changes = [
    ...otherFridays(release, best.friday, measured.of),
    ...withOneMore(release, more, best.friday, measured),
  ];
  return {
    today,
    best: toDto(best),
    fridays: fridays.map(toDto),
    moved,
    basis: { ...basisOf(best, measured), text: plannerTexts.basis(locale, best) },
    competitors: measured.named.filter(({ friday }) => shown.has(friday)).map(toCompetitor),
    changes: changes.map((change) => ({ ...change, friday: toDto(change.friday) })),
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

/** The best Friday with one more territory, where its competition can be compared: nothing is measured otherwise. */
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

/** The points before the cap rank Fridays, and are not shown. */
function toDto({ points: _points, holidays, ...shown }: ScoredFriday) {
  return { ...shown, holidays: [...holidays] };
}
