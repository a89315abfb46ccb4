import { expect, it } from 'vitest';
import { dayName, dayNumber } from '../time/agency-day.ts';
import { alertFacts } from './alert-facts.ts';
import { trackDays } from './day-track.ts';

const campaign = { startsOn: '2026-11-10', endsOn: '2026-12-09', budget: 1500, promised: null };

/** The facts of a campaign of thirty days after days that each spend the same, at 0.02 € for a view. */
const factsOf = (count: number, spend: number, later = 1) => {
  const days = Array.from({ length: count }, (_, index) => ({
    ...{ day: dayName(dayNumber(campaign.startsOn) + index), cost: spend },
    // The first two days are dearer and do not count in the cost of a view.
    views: spend * (index < 2 ? 25 : 50),
  }));
  const today = dayName(dayNumber(days.at(-1)?.day ?? '') + later);
  const track = trackDays({ ...campaign, days }, today);
  if (!track) throw new Error('no days');
  return alertFacts(track, campaign, today);
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
});

it('projects no day that has passed', () => {
  expect(factsOf(21, 75)).toMatchObject({ daily: null, usedUpOn: null });
  // 100 € are left on 23 November, for a day and a half.
  expect(factsOf(14, 100)).toMatchObject({ usedUpOn: '2026-11-24' });
  expect(factsOf(14, 100, 3)).toMatchObject({ usedUpOn: null });
});

it('leaves the days of learning out of the cost of a view, and counts the silent days', () => {
  expect(factsOf(10, 50).cost).toBeCloseTo(0.02, 10);
  expect(factsOf(2, 50).cost).toBeNull();
  expect(factsOf(10, 50, 6).silentDays).toBe(6);
});
