import { expect, it } from 'vitest';
import { createProofMarks } from './proof-marks.ts';

it('recognises a mark of the own secrets for five minutes, and no other text', () => {
  let now = 1e12;
  const clock = { now: () => now };
  const marks = createProofMarks(['secret-a'.repeat(4)], clock);
  const mark = marks.make();
  expect(marks.isOwn(mark)).toBe(true);
  expect(createProofMarks(['new'.repeat(11), 'secret-a'.repeat(4)], clock).isOwn(mark)).toBe(true);
  expect(createProofMarks(['secret-b'.repeat(4)], clock).isOwn(mark)).toBe(false);
  for (const other of ['', 'a.b.c', mark.replace('.1', '.2'), `x${mark}`, `${mark}x`, 'a.NaN.c'])
    expect(marks.isOwn(other)).toBe(false);
  now += 6 * 60_000;
  expect(marks.isOwn(mark)).toBe(false);
  now -= 12 * 60_000;
  expect(marks.isOwn(mark)).toBe(false);
});
