import { expect, it } from 'vitest';
import { dayName, dayNumber } from '../time/agency-day.ts';
import { alertFacts } from './alert-facts.ts';
import { trackDays } from './day-track.ts';

const campaign = { startsOn: '2026-11-10', endsOn: '2026-12-09', budget: 1500, promised: null };

/** The facts of a campaign of thirty days after days that each spend the same, at 0.02 € for a view. */
const factsOf = (count: number, spend: number, later = 1, of = campaign) => {
  const days = Array.from({ length: count }, (_, index) => ({
    ...{ day: dayName(dayNumber(of.startsOn) + index), cost: spend },
    // The first two days are dearer and do not count in the cost of a view.
    views: spend * (index < 2 ? 25 : 50),
  }));
  const today = dayName(dayNumber(days.at(-1)?.day ?? '') + later);
  const track = trackDays({ ...of, days }, today);
  if (!track) throw new Error('no days');
  return alertFacts(track, of, today);
};

it('says when a fast campaign has no budget left, and what to set so that it lasts', () => {
  const facts = factsOf(17, 70);
  expect(facts.share).toBeCloseTo(70 / 50 - 1, 10);
  // 310 € are left after 26 November: four days and a part of the fifth.
  expect(facts).toMatchObject({ lastDay: '2026-11-26', usedUpOn: '2026-12-01', daily: 23, left: 0 });
});

it('says how much a slow campaign leaves, and what to set so that it is spent', () => {
  const facts = factsOf(10, 20);
  expect(facts).toMatchObject({ usedUpOn: null, daily: 65 });
  expect(facts.left).toBeCloseTo(1500 - 30 * 20, 10);
  expect(facts.share).toBeCloseTo(0.6, 10);
});

it('sets nothing when no day or no budget is left', () => {
  expect(factsOf(30, 20).daily).toBeNull();
  expect(factsOf(20, 75)).toMatchObject({ daily: null, usedUpOn: null });
  expect(factsOf(21, 75)).toMatchObject({ daily: null, usedUpOn: null, wasUsedUpOn: null });
});

it('takes the days since the last file to have spent as the ones before', () => {
  // 300 € after 10 days; the figures of yesterday are missing, so 1,170 € are left for 19 days.
  expect(factsOf(10, 30, 2)).toMatchObject({ state: 'recent', daily: 61 });
  expect(factsOf(14, 100)).toMatchObject({ usedUpOn: '2026-11-24', wasUsedUpOn: null, daily: 6 });
});

it('advises no amount from figures of more than two days ago', () => {
  expect(factsOf(10, 30, 3)).toMatchObject({ state: 'old', daily: null, lastDay: '2026-11-19' });
  expect(factsOf(10, 70, 5)).toMatchObject({ usedUpOn: '2026-12-01', daily: null });
});

it('says on which past day a pace used the budget up, until a file says what happened', () => {
  // 100 € were left on 23 November, for one day.
  expect(factsOf(14, 100, 2)).toMatchObject({ usedUpOn: null, wasUsedUpOn: '2026-11-24', daily: null });
  const short = { ...campaign, budget: 600 };
  expect(factsOf(9, 45, 12, short)).toMatchObject({
    ...{ state: 'old', lastDay: '2026-11-18', usedUpOn: null, wasUsedUpOn: '2026-11-23', daily: null },
  });
});

it('says what was not spent once the campaign is over, and projects nothing', () => {
  const over = { ...campaign, startsOn: '2026-11-12', endsOn: '2026-11-28', budget: 1200 };
  const facts = factsOf(12, 20, 7, over);
  expect(facts).toMatchObject({ state: 'ended', lastDay: '2026-11-23', daily: null, left: 1200 - 240 });
  expect(factsOf(10, 90, 12, over)).toMatchObject({ usedUpOn: null, wasUsedUpOn: null, daily: null });
  // Its last day is not over.
  expect(factsOf(16, 20, 1, over)).toMatchObject({ state: 'recent', daily: 880 });
});

it('leaves the days of learning out of the cost of a view, and counts the silent days', () => {
  expect(factsOf(10, 50).cost).toBeCloseTo(0.02, 10);
  expect(factsOf(2, 50).cost).toBeNull();
  expect(factsOf(10, 50, 6).silentDays).toBe(6);
});
