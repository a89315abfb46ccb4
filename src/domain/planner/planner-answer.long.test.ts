import fc from 'fast-check';
import { expect, it } from 'vitest';
import { adviceFor } from './advice.ts';
import { moneyVerdict } from './break-even.ts';
import { comparedPeriod, compareFridays, firstFeasibleMonth } from './choose-friday.ts';
import type { ClassCounts, FridayMeasure } from './expected-releases.ts';
import { dayAfter, daysBetween, fridaysFrom } from './fridays.ts';
import { type PlannerBudget, plannerBudgets, releaseMonths, releaseTypes, territories } from './inputs.ts';
import { type PlanStep, planSteps } from './plan-steps.ts';
import { scoreFriday } from './score-friday.ts';
import { knownShares } from './scoring-constants.ts';
import { workDays } from './work-days.ts';

/** The rules that every answer keeps, over releases, days and measurements of all kinds. */

const counts = fc.record({ mega: fc.nat(4), major: fc.nat(8), indie: fc.nat(15), emerging: fc.nat(20) });
const asked = fc.record({
  today: fc.nat(730).map((days) => dayAfter('2026-11-28', days)),
  monthsAhead: fc.nat(17),
  releaseType: fc.constantFrom(...releaseTypes),
  budget: fc.constantFrom(...plannerBudgets),
  territories: fc.uniqueArray(fc.constantFrom(...territories), { minLength: 1, maxLength: 4 }),
  /** The measurements of the Fridays, one after the other. */
  known: fc.array(counts, { minLength: 25, maxLength: 25 }),
  season: fc.option(counts, { nil: undefined }),
  isMeasured: fc.boolean(),
});
type Asked = typeof asked extends fc.Arbitrary<infer T> ? T : never;

function answerTo({ known, season, isMeasured, monthsAhead, budget, ...rest }: Asked) {
  const release = { ...rest, budget };
  const month = releaseMonths(rest.today)[monthsAhead] ?? rest.today;
  const { from } = comparedPeriod(month);
  const measureOf = (friday: string): FridayMeasure | undefined => {
    const weeks = Math.floor(daysBetween(rest.today, friday) / 7);
    const coverage = knownShares[weeks] ?? 0;
    if (!isMeasured || (!season && coverage === 0)) return undefined;
    const all = known[Math.floor(daysBetween(from, friday) / 7)] ?? ({} as ClassCounts);
    const announced = (n: number) => Math.round(n * coverage);
    return {
      known: {
        mega: announced(all.mega),
        major: announced(all.major),
        indie: announced(all.indie),
        emerging: announced(all.emerging),
      },
      ...(season && { season }),
      coverage,
    };
  };
  const comparison = compareFridays(release, month, measureOf);
  const money = moneyVerdict(budget, comparison.best);
  const spent: PlannerBudget = money.verdict === 'test' || money.verdict === 'consider' ? budget : 0;
  const steps = planSteps(comparison.best.friday, { ...release, budget: spent });
  const advice = adviceFor(comparison, steps, money, rest.today);
  return { release, month, measureOf, comparison, money, steps, advice };
}

const buys = ['adTest', 'readTest', 'adsOn', 'scaleOrStop'];
const dayOf = (steps: readonly PlanStep[], key: PlanStep['key']) =>
  steps.find((step) => step.key === key)?.day;

it('no answer lies in the past, misses a deadline, or contradicts itself', () => {
  fc.assert(
    fc.property(asked, (input) => {
      const { release, comparison, money, steps, advice } = answerTo(input);
      const { best, fridays, asked: chosen, wait } = comparison;
      const { today } = release;
      const days = workDays(release.territories);
      const before = steps.filter(({ daysBefore, key }) => daysBefore > 0 && key !== 'firstSingle');
      const kinds = new Set(advice.map(({ kind }) => kind));
      const says = (...some: string[]) => some.some((kind) => (kinds as Set<string>).has(kind));
      const order = (first: PlanStep['key'], second: PlanStep['key']) => {
        const [a, b] = [dayOf(steps, first), dayOf(steps, second)];
        return a === undefined || b === undefined || a <= b;
      };
      const rivals = fridays.filter(
        ({ feasible, blackout, friday }) => feasible && !blackout && friday !== best.friday,
      );
      const holds = {
        'the best Friday can be prepared': best.feasible && !best.blackout,
        'no Friday of the best plan is missed': steps.every(({ late }) => !late),
        'no step lies before today': steps.every(({ day }) => day >= today),
        'no shown Friday lies before today': [...fridays, ...(chosen?.fridays ?? [])].every(
          ({ friday }) => friday >= today,
        ),
        'no advice names a past day': advice.every(
          ({ day, other }) => (day ?? today) >= today && (other ?? today) >= today,
        ),
        'a person acts on work days': before.every(({ day }) => days.from(day) === day),
        'a last day is not before its day': steps.every(({ day, until }) => until === null || until > day),
        'deliveries are before pitches, pitches before promotion':
          order('master', 'deliver') &&
          order('deliver', 'pitch') &&
          order('singleDeliver', 'singlePitch') &&
          order('singlePitch', 'firstSingle') &&
          order('firstSingle', 'pitch') &&
          order('pitch', 'preSave') &&
          order('pitch', 'clips') &&
          order('pitch', 'countdown') &&
          order('pitch', 'adTest') &&
          order('adTest', 'readTest') &&
          order('readTest', 'release'),
        'the best Friday has the best shown score of its month': rivals.every(
          ({ score }) => score <= best.score,
        ),
        'an equal Friday is called equal':
          rivals.some(({ score }) => score === best.score) === says('keep_equal', 'equal'),
        'waiting is offered whenever it has a better score': wait === null || wait.score > best.score,
        'the wait can be prepared': wait === null || (wait.feasible && !wait.blackout),
        'a later date is advised only where one is better':
          !says('window_high', 'saturated') || wait !== null,
        'advice to invest does not stand beside advice not to buy':
          !says('invest', 'invest_some', 'invest_careful') ||
          money.verdict === 'test' ||
          money.verdict === 'consider',
        'who should not buy has no step that buys':
          (money.verdict !== 'dont_buy' && money.verdict !== 'nothing') ||
          steps.every(({ key }) => !buys.includes(key)),
        'the score lies in its range': best.scoreRange[0] <= best.score && best.score <= best.scoreRange[1],
        'a month is left only for want of time, or for a clearly better one':
          chosen === null ||
          (chosen.reason === 'late'
            ? chosen.fridays.every(({ feasible, blackout }) => !feasible || blackout)
            : best.score - (chosen.best?.score ?? 100) >= 1),
      };
      const broken = Object.entries(holds).filter(([, isTrue]) => !isTrue);
      if (broken.length > 0) expect.fail(broken.map(([rule]) => rule).join(', '));
    }),
    { numRuns: 2000 },
  );
}, 120_000);

it('waiting is offered whenever a Friday within three months that can be prepared has a better score', () => {
  fc.assert(
    fc.property(asked, (input) => {
      const { comparison, release, month, measureOf } = answerTo(input);
      const { best, wait } = comparison;
      const better = fridaysFrom(best.friday, dayAfter(comparedPeriod(month).to, -7))
        .map((friday) => scoreFriday(release, friday, measureOf(friday)))
        .filter(({ feasible, blackout, score }) => feasible && !blackout && score > best.score);
      const most = Math.max(0, ...better.map(({ score }) => score));
      return better.length === 0 ? wait === null : wait?.score === most;
    }),
    { numRuns: 500 },
  );
}, 60_000);

it('the month that is chosen at first has a Friday that can be prepared', () => {
  fc.assert(
    fc.property(asked, ({ today, releaseType, territories: chosen }) => {
      const month = firstFeasibleMonth({ today, releaseType, territories: chosen });
      const release = { today, releaseType, territories: chosen, budget: 0 as const };
      return compareFridays(release, month, () => undefined).asked === null;
    }),
    { numRuns: 300 },
  );
}, 60_000);
