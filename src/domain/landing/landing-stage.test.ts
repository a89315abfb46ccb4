import { expect, it } from 'vitest';
import { countdown, countdownSize, eventStage, litBars, releaseStage } from './landing-stage.ts';

/** Friday 11 December 2026, 00:00 in Paris. */
const releaseAt = Date.parse('2026-12-10T23:00:00Z');
const at = (text: string) => Date.parse(text);

it('a release is in the stage `before` until its exact moment', () => {
  expect(releaseStage({ releaseAt: null }, 0)).toBe('none');
  expect(releaseStage({ releaseAt }, releaseAt - 1)).toBe('before');
  expect(releaseStage({ releaseAt }, releaseAt)).toBe('out');
});

it.each([
  ['2026-11-23T11:00:00Z', { kind: 'days', days: 18 }],
  // 00:30 in Paris is the next day, although it is the same day in UTC.
  ['2026-11-23T23:30:00Z', { kind: 'days', days: 17 }],
  ['2026-12-10T10:00:00Z', { kind: 'days', days: 1 }],
  ['2026-12-10T16:59:59Z', { kind: 'days', days: 1 }],
  ['2026-12-10T17:00:00Z', { kind: 'hour', midnight: true }],
])('the countdown at %s is %j', (now, left) => {
  expect(countdown(releaseAt, at(now))).toEqual(left);
});

it('the countdown of a release that is not at midnight shows days until its day, and then its hour', () => {
  const evening = at('2026-12-10T17:00:00Z');
  expect(countdown(evening, at('2026-12-09T12:00:00Z'))).toEqual({ kind: 'days', days: 1 });
  expect(countdown(evening, at('2026-12-10T08:00:00Z'))).toEqual({ kind: 'hour', midnight: false });
});

it('the dial lights one more bar per day, and is full only from the release on', () => {
  expect(litBars({ releaseAt }, at('2026-11-23T11:00:00Z'))).toBe(12);
  expect(litBars({ releaseAt }, at('2026-10-01T11:00:00Z'))).toBe(0);
  expect(litBars({ releaseAt }, releaseAt - 1)).toBe(29);
  expect(litBars({ releaseAt }, releaseAt)).toBe(30);
  expect(litBars({ releaseAt: null }, 0)).toBe(30);
});

it('an event ends with its day in the agency’s time zone', () => {
  const event = { startsAt: at('2027-03-13T18:30:00Z'), place: '', soldOut: false };
  expect(eventStage({ event }, at('2027-03-12T22:59:00Z'))).toBe('before');
  expect(eventStage({ event }, at('2027-03-12T23:00:00Z'))).toBe('today');
  expect(eventStage({ event }, at('2027-03-13T22:59:00Z'))).toBe('today');
  expect(eventStage({ event }, at('2027-03-13T23:00:00Z'))).toBe('after');
  expect(eventStage({ event: { ...event, startsAt: null } }, 0)).toBe('before');
});

it('countdownSize returns a smaller size for a longer text', () => {
  expect(['J−18', 'J−118', 'Minuit', '18 h', '19 h 30', 'Medianoche'].map(countdownSize)).toEqual([
    'figure',
    'figure',
    'word',
    'figure',
    'long-word',
    'long-word',
  ]);
});
