import fc from 'fast-check';
import { expect, it } from 'vitest';
import { answerTo, askedReleases } from '../../../tests/planner-answers.ts';
import { comparedPeriod, compareFridays, firstFeasibleMonth } from './choose-friday.ts';
import { dayAfter, fridaysFrom } from './fridays.ts';
import { isBlackout } from './holidays.ts';
import type { PlanStep } from './plan-steps.ts';
import { scoreFriday } from './score-friday.ts';
import { workDays } from './work-days.ts';

/** Rules that hold for every answer, for any releases, days and measurements. */

const buys = ['adTest', 'readTest', 'adsOn', 'scaleOrStop'];
const dayOf = (steps: readonly PlanStep[], key: PlanStep['key']) =>
  steps.find((step) => step.key === key)?.day;

it('no answer is in the past, misses a deadline or contradicts itself', () => {
  fc.assert(
    fc.property(askedReleases, (input) => {
      const { release, comparison, money, steps, advice } = answerTo(input);
      const { best, fridays, asked: chosen, wait } = comparison;
      const { today } = release;
      const days = workDays(release.territories);
      const people = steps.filter(({ key }) => !['firstSingle', 'release', 'adsOn'].includes(key));
      const others = fridays.filter(({ friday }) => friday !== best.friday);
      const named = (kind: string) => advice.find((one) => one.kind.startsWith(kind));
      const avoided = fridays.find(({ friday }) => friday === named('avoid_')?.other);
      const kinds = new Set(advice.map(({ kind }) => kind));
      const says = (...some: string[]) => some.some((kind) => (kinds as Set<string>).has(kind));
      const order = (first: PlanStep['key'], second: PlanStep['key']) => {
        const [a, b] = [dayOf(steps, first), dayOf(steps, second)];
        return a === undefined || b === undefined || a <= b;
      };
      const promotionDays = steps.find(({ key }) => key === 'preSave')?.daysBefore ?? 0;
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
        'a person acts on work days': people.every(
          ({ day, until }) => days.from(day) === day && (until === null || days.from(until) === until),
        ),
        'nobody acts on 24 and 31 December': people.every(
          ({ day }) => !day.endsWith('-12-24') && !day.endsWith('-12-31'),
        ),
        'the most favourable Friday of the month is it':
          !says('keep') || others.every(({ score }) => score < best.score),
        'a Friday with a better score that is not advised is named with it':
          !says('keep_possible', 'keep_outside') ||
          others.some(
            ({ friday, score, feasible, blackout }) =>
              friday === named('keep_')?.other &&
              score === named('keep_')?.scores?.[1] &&
              score >= best.score &&
              (says('keep_possible') ? !feasible : blackout),
          ),
        'no Friday of a month that is called late leaves time':
          !says('wait_late') || chosen?.fridays.every(({ feasible }) => !feasible) === true,
        'a month that leaves time in the holidays only is called so':
          !says('wait_holidays') ||
          chosen?.fridays.some(({ feasible, blackout }) => feasible && blackout) === true,
        'a Friday is avoided for a reason that its row shows':
          avoided === undefined ||
          ((!says('avoid_mega') || avoided.likely.mega > best.likely.mega) &&
            (!says('avoid_major') || avoided.likely.major > best.likely.major) &&
            (!says('avoid_volume') || avoided.total > best.total) &&
            (!says('avoid_holiday') || avoided.holidays.length > 0) &&
            (!says('avoid_holidays') || avoided.blackout)),
        'the promised weeks of promotion are left': advice.every(
          ({ weeks, kind }) => !kind.startsWith('window_') || 7 * (weeks ?? 0) <= Math.max(7, promotionDays),
        ),
        'an analysis is repeated later, not between the years':
          named('again')?.day === undefined ||
          ((named('again')?.day ?? '') > today && !isBlackout(named('again')?.day ?? '')),
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
        'a later date is advised only where one is better': !says('window_high') || wait !== null,
        'advice to invest does not stand beside advice not to buy':
          !says('invest', 'invest_some', 'invest_careful') || money.verdict === 'consider',
        'a test has no campaign after it':
          money.verdict !== 'test' || steps.every(({ key }) => key !== 'adsOn' && key !== 'scaleOrStop'),
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

it('a wait is offered whenever a Friday within three months that can be prepared has a better score', () => {
  fc.assert(
    fc.property(askedReleases, (input) => {
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

it('the initial month of the form has a Friday that can be prepared', () => {
  fc.assert(
    fc.property(askedReleases, ({ today, releaseType, territories: chosen }) => {
      const month = firstFeasibleMonth({ today, releaseType, territories: chosen });
      const release = { today, releaseType, territories: chosen, budget: 0 as const };
      return compareFridays(release, month, () => undefined).asked === null;
    }),
    { numRuns: 300 },
  );
}, 60_000);
