import { expect, it } from 'vitest';
import { judgeBackup, judgeRestore, judgeSecondFactor } from './judge-keeping.ts';

const NOW = Date.UTC(2026, 10, 24, 12);
const DAY = 86_400_000;
const at = '2026-11-24T12:00:00.000Z';

it('the check of the backup reports a missing one, an old one, and one inside the data folder', () => {
  const made = { at: NOW, bytes: 2048, outside: true };
  expect(judgeBackup(undefined, NOW)).toEqual({ outcome: 'never', facts: {} });
  expect(judgeBackup(made, NOW)).toEqual({ outcome: 'made', facts: { at, bytes: 2048 } });
  expect(judgeBackup({ ...made, outside: false }, NOW).outcome).toBe('inside');
  expect(judgeBackup(made, NOW + 7 * DAY).outcome).toBe('made');
  expect(judgeBackup(made, NOW + 7 * DAY + 1).outcome).toBe('old');
});

it('the check of the restore passes after a successful restore, and fails after a failed one', () => {
  expect(judgeRestore(undefined, NOW)).toEqual({ outcome: 'never', facts: {} });
  const tried = { at: NOW, passed: true, durationMs: 1800 };
  expect(judgeRestore(tried, NOW)).toEqual({ outcome: 'passed', facts: { at, count: 2 } });
  expect(judgeRestore({ ...tried, durationMs: 3 }, NOW).facts.count).toBe(1);
  expect(judgeRestore({ ...tried, passed: false }, NOW)).toEqual({ outcome: 'failed', facts: { at } });
  expect(judgeRestore(tried, NOW + 8 * DAY + 1)).toEqual({ outcome: 'old', facts: { at } });
  expect(judgeRestore({ ...tried, rows: 12_345, newestAt: NOW - DAY }, NOW)).toEqual({
    outcome: 'compared',
    facts: { at, count: 12_345, newest: '2026-11-23T12:00:00.000Z' },
  });
});

it('the check of the second factor names the accounts without one', () => {
  expect(judgeSecondFactor([], 3)).toEqual({ outcome: 'all', facts: { count: 3 } });
  expect(judgeSecondFactor(['a@agence.fr'], 3)).toEqual({
    outcome: 'missing',
    facts: { count: 1, names: ['a@agence.fr'], total: 3 },
  });
});
