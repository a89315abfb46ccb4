import { expect, it } from 'vitest';
import { plannedSends } from './planned-sends.ts';

it('begins each group when it is due or when the one before has left, at the speed of the settings', () => {
  const dues = [
    { dueAt: 100_000, count: 10 },
    { dueAt: 10_000, count: 600 },
    { dueAt: 900_000, count: 3 },
  ];
  expect(plannedSends(dues, 5, 0)).toEqual([
    { from: 10_000, until: 130_000, count: 600 },
    { from: 130_000, until: 132_000, count: 10 },
    { from: 900_000, until: 900_600, count: 3 },
  ]);
  expect(plannedSends([{ dueAt: 1, count: 5 }], 5, 60_000)).toEqual([
    { from: 60_000, until: 61_000, count: 5 },
  ]);
});
