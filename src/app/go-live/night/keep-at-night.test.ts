import { beforeEach, expect, it, vi } from 'vitest';
import type { StateStore } from '../../ports.ts';
import { noteBackup, noteRestore } from '../safekeeping.ts';
import { keepAtNight } from './keep-at-night.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** 5:10 in Paris. */
const NIGHT = Date.parse('2026-11-29T04:10:00Z');

let now: number;
let stored: Map<string, unknown>;
let taken: Map<string, number>;
const nightly = { hasPlace: true, backUp: vi.fn(), drill: vi.fn() };
const state: StateStore = {
  get: async (key) => stored.get(key),
  set: async (key, value) => void stored.set(key, value),
};
const ports = {
  clock: { now: () => now },
  log: { info: vi.fn() } as never,
  state,
  turns: {
    async take(name: string, at: number, pauseMs: number) {
      if (at < (taken.get(name) ?? Number.NEGATIVE_INFINITY) + pauseMs) return false;
      taken.set(name, at);
      return true;
    },
  },
  safekeeping: { nightly },
};
beforeEach(() => {
  vi.clearAllMocks();
  [now, stored, taken] = [NIGHT, new Map(), new Map()];
  nightly.hasPlace = true;
  nightly.backUp.mockImplementation(() => noteBackup(state, { at: now, bytes: 1, outside: true }));
  nightly.drill.mockImplementation(() => noteRestore(state, { at: now, passed: true, durationMs: 1 }));
});
const calls = () => [nightly.backUp.mock.calls.length, nightly.drill.mock.calls.length];

it('makes one backup a night and one drill a week', async () => {
  for (let ms = 0; ms < 14 * DAY - HOUR; ms += HOUR / 6) {
    now = NIGHT + ms;
    await keepAtNight(ports);
  }
  expect(calls()).toEqual([14, 2]);
});

it('does nothing by day, besides a backup that was missed at night', async () => {
  now = NIGHT + 6 * HOUR;
  await keepAtNight(ports);
  expect(calls()).toEqual([0, 0]);
  await noteBackup(state, { at: now - 31 * HOUR, bytes: 1, outside: true });
  await keepAtNight(ports);
  expect(calls()).toEqual([1, 0]);
});

it('without a folder it makes no backup of the night, but tries one each week', async () => {
  nightly.hasPlace = false;
  await keepAtNight(ports);
  expect(calls()).toEqual([0, 1]);
});

it('one process does the work, and a failed backup is not repeated in the same night', async () => {
  nightly.backUp.mockRejectedValue(new Error('disk full'));
  await expect(keepAtNight(ports)).rejects.toThrow('disk full');
  now += HOUR / 6;
  await keepAtNight(ports);
  expect(nightly.backUp).toHaveBeenCalledTimes(1);
});
