import { expect, it } from 'vitest';
import { judgeNight, type NightFacts, nextBeat } from './night.ts';

const DAY = 86_400_000;
const now = Date.UTC(2029, 10, 28, 2);
const quiet: NightFacts = {
  now,
  due: 14,
  soon: 30,
  all: 1212,
  announcedAt: now - 30 * DAY,
  steadySince: now - DAY,
  newestAt: now - 5 * DAY,
  done: 0,
};

it('deletes up to 500 leads a night', () => {
  expect(judgeNight(quiet)).toEqual({ most: 500, stop: null });
  expect(judgeNight({ ...quiet, done: 480 })).toEqual({ most: 20, stop: null });
});

it.each<[string, Partial<NightFacts>, string]>([
  ['nothing is due', { due: 0 }, 'nothing'],
  ['nothing is due, and nothing will be soon', { due: 0, soon: 0, announcedAt: null }, 'nothing'],
  ['the agency was not told', { announcedAt: null }, 'announce'],
  ['the agency was not told of leads that end soon', { due: 0, announcedAt: null }, 'announce'],
  ['the agency was told 29 days ago', { announcedAt: now - 29 * DAY }, 'notice'],
  ['the clock has run for an hour', { steadySince: now - 3_600_000 }, 'clock'],
  ['the clock was never read', { steadySince: null }, 'clock'],
  ['a lead arrived in two days', { newestAt: now + 2 * DAY }, 'clock'],
  ['more than a fifth is due', { due: 243 }, 'share'],
  ['the number of the night is reached', { done: 500 }, 'full'],
])('stops when %s', (_, facts, stop) => {
  expect(judgeNight({ ...quiet, ...facts })).toEqual({ most: 0, stop });
});

it('does not count shares of a few leads', () => {
  expect(judgeNight({ ...quiet, due: 20, all: 40 }).stop).toBeNull();
});

it('trusts the clock again a day after a jump', () => {
  let beat = nextBeat(undefined, 0);
  for (let hour = 1; hour <= 30; hour += 1) beat = nextBeat(beat, hour * 3_600_000);
  expect(beat).toEqual({ at: 30 * 3_600_000, since: 0 });
  const later = Date.UTC(2036, 0, 1);
  expect(nextBeat(beat, later)).toEqual({ at: later, since: later });
  expect(nextBeat({ at: later, since: later }, later - 10 * DAY)).toEqual({
    at: later - 10 * DAY,
    since: later - 10 * DAY,
  });
});
