import { expect, it } from 'vitest';
import { landingContent } from '../../../../tests/landing/landing-content.ts';
import { contentOfArm, type LandingTest, testState, testVerdict } from './landing-test.ts';

const test: LandingTest = {
  startsAt: 10,
  endsAt: 20,
  stoppedAt: null,
  change: { field: 'headline', texts: { fr: 'Autre' } },
};
const arm = (visits: number, conversions: number) => ({ visits, conversions });

it('a test runs from its start to its end, which is excluded, unless it is stopped', () => {
  expect([9, 10, 19, 20].map((now) => testState(test, now))).toEqual([
    'planned',
    'running',
    'running',
    'ended',
  ]);
  expect(testState({ ...test, stoppedAt: 12 }, 25)).toBe('stopped');
});

it('a test has no verdict before its planned end, even with clear figures, or after it was stopped', () => {
  const [a, b] = [arm(5000, 500), arm(5000, 900)];
  expect([9, 19].map((now) => testVerdict(test, a, b, now))).toEqual([undefined, undefined]);
  expect(testVerdict({ ...test, stoppedAt: 12 }, a, b, 25)).toBeUndefined();
  expect(testVerdict(test, a, b, 20)).toMatchObject({ outcome: 'winner', winner: 'B' });
});

it('a test has no winner for equal arms or few visits, and clicks are capped at the visits', () => {
  expect(testVerdict(test, arm(5000, 500), arm(5000, 505), 20)).toMatchObject({ outcome: 'no-difference' });
  expect(testVerdict(test, arm(10, 1), arm(12, 9), 20)).toMatchObject({ outcome: 'not-enough-impressions' });
  expect(testVerdict(test, arm(0, 0), arm(0, 0), 20)).toBeUndefined();
  expect(testVerdict(test, arm(1000, 1003), arm(1000, 10), 20)).toMatchObject({ winner: 'A' });
});

it('arm b changes only the headline of the languages that have another one, or only the picture', () => {
  const content = landingContent('Nova', ['fr', 'en']);
  expect(contentOfArm(content, test.change, 'a')).toBe(content);
  const b = contentOfArm(content, test.change, 'b');
  expect([b.texts.fr?.hero.title, b.texts.en?.hero.title]).toEqual(['Autre', '']);
  expect(b.shared).toEqual(content.shared);
  const pictured = contentOfArm(content, { field: 'picture', picture: 'p' }, 'b');
  expect(pictured).toEqual({ ...content, shared: { ...content.shared, picture: 'p' } });
});
