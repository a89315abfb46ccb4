import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { VisitCount } from '../app/ports/visit.ts';
import type { Log } from '../app/ports.ts';
import { createVisitWriter } from './visit-writer.ts';

const add = vi.fn<(counts: readonly VisitCount[]) => Promise<void>>();
const log = { info: vi.fn<Log['info']>(), warn: vi.fn<Log['warn']>(), error: vi.fn<Log['error']>() };
const writer = () => createVisitWriter({ clock: { now: Date.now }, counts: { add }, log });
const home = { kind: 'view', name: '/' } as const;
const opened = { kind: 'step', name: 'opened' } as const;
const written = () =>
  add.mock.calls.map(([counts]) => counts.map(({ day, name, count }) => [day, name, count]));

beforeEach(() => {
  vi.useFakeTimers();
  // Two seconds before midnight in Paris.
  vi.setSystemTime('2026-11-21T22:59:58Z');
  add.mockResolvedValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
});

it('writes the counts once a second, and nothing when there are no counts', async () => {
  const visits = writer();
  for (let i = 0; i < 500; i += 1) visits.add(home);
  visits.add(opened);
  await vi.advanceTimersByTimeAsync(999);
  expect(add).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(written()).toEqual([
    [
      ['2026-11-21', '/', 500],
      ['2026-11-21', 'opened', 1],
    ],
  ]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(add).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

it("counts a visit on the agency's day of the visit, not of the write", async () => {
  const visits = writer();
  await vi.advanceTimersByTimeAsync(1500);
  visits.add(home);
  await vi.advanceTimersByTimeAsync(600);
  visits.add(home);
  await visits.flush();
  expect(written()).toEqual([
    [
      ['2026-11-21', '/', 1],
      ['2026-11-22', '/', 1],
    ],
  ]);
});

it('keeps counts that could not be written, adds new ones, and writes less often while writing fails', async () => {
  const visits = writer();
  add.mockRejectedValueOnce(new Error('disk on fire')).mockRejectedValueOnce(new Error('disk on fire'));
  visits.add(home);
  await vi.advanceTimersByTimeAsync(1000);
  visits.add(home);
  await vi.advanceTimersByTimeAsync(1999);
  expect(add).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(add).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(4000);
  expect(written().at(-1)).toEqual(
    [['2026-11-21', '/', 2]].map(([, ...rest]) => [expect.any(String), ...rest]),
  );
  expect(log.warn).toHaveBeenCalledTimes(2);
  expect(vi.getTimerCount()).toBe(0);
});

it('writes one batch at a time', async () => {
  const visits = writer();
  let release: () => void = () => {};
  add.mockImplementationOnce(() => new Promise((resolve) => (release = resolve)));
  visits.add(home);
  const first = visits.flush();
  await vi.advanceTimersByTimeAsync(0);
  visits.add(home);
  const second = visits.flush();
  await vi.advanceTimersByTimeAsync(0);
  expect(add).toHaveBeenCalledTimes(1);
  release();
  await Promise.all([first, second]);
  expect(written().map(([row]) => row?.[2])).toEqual([1, 1]);
});

it('writes the remaining counts when it stops, even if the database fails, and ignores later visits', async () => {
  const visits = writer();
  visits.add(home);
  await visits.stop();
  expect(add).toHaveBeenCalledOnce();
  visits.add(home);
  await visits.flush();
  expect(add).toHaveBeenCalledOnce();

  const failing = writer();
  add.mockRejectedValue(new Error('closed'));
  failing.add(home);
  await failing.stop();
  expect(vi.getTimerCount()).toBe(0);
});
