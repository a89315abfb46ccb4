import { expect, it } from 'vitest';
import { sendUntil } from './destinations.ts';
import { allowedNow, type Lane, laneAfter, waitOf } from './lane.ts';

const open: Lane = { state: 'open', since: 0, until: null, failures: 0 };
const MINUTE = 60_000;
const later = { kind: 'later', words: '' } as const;

it('pauses after five answers that mean « later », longer each time, and opens with the first that was taken', () => {
  let lane = open;
  let now = 0;
  const pauses: number[] = [];
  for (let answer = 0; answer < 10; answer += 1) {
    lane = laneAfter(lane, later, now);
    pauses.push(lane.until === null ? 0 : (lane.until - now) / MINUTE);
    now = lane.until ?? now;
  }
  expect(pauses).toEqual([0, 0, 0, 0, 1, 2, 5, 15, 30, 30]);
  expect(allowedNow(lane, now - 1, 10)).toBe(0);
  expect(allowedNow(lane, now, 10)).toBe(1);
  expect(laneAfter(lane, { kind: 'sent', words: '' }, now)).toMatchObject({ failures: 0, until: null });
});

it('slows down from four fifths of a limit on, and waits as long as the platform says', () => {
  const wait = (usage: number, retryAfterMs?: number) =>
    laneAfter(open, { kind: 'sent', words: '', usage, retryAfterMs }, 0).until;
  expect([79, 80, 99, 100].map((usage) => wait(usage))).toEqual([null, MINUTE, MINUTE, 5 * MINUTE]);
  expect(wait(100, 30 * MINUTE)).toBe(30 * MINUTE);
  expect(laneAfter(open, { ...later, usage: 100 }, 0)).toMatchObject({ failures: 1, until: 5 * MINUTE });
});

it('tries a blocked lane once an hour, and a paused one never', () => {
  const blocked = laneAfter(open, { kind: 'blocked', words: '' }, 7);
  expect(blocked).toMatchObject({ state: 'blocked', since: 7 });
  expect([allowedNow(blocked, 8, 10), allowedNow(blocked, 7 + 60 * MINUTE, 10)]).toEqual([0, 1]);
  const paused: Lane = { ...open, state: 'paused' };
  expect(allowedNow(paused, 0, 10)).toBe(0);
  expect(laneAfter(paused, { kind: 'sent', words: '' }, 9)).toBe(paused);
});

it('waits longer after each attempt, at least as long as the platform asks, and six hours at most by itself', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 50].map((attempt) => waitOf(attempt, 0.5) / 1000)).toEqual([
    10, 60, 300, 900, 3600, 10_800, 21_600, 21_600,
  ]);
  expect(waitOf(1, 0, 600_000)).toBe(600_000);
});

it('sends within 47 hours where the page told of the act too, else within the platform’s own time', () => {
  expect([sendUntil('meta', 0, true), sendUntil('meta', 0, false)].map((ms) => ms / 3_600_000)).toEqual([
    47, 156,
  ]);
});
