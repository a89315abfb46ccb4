import { expect, it, vi } from 'vitest';
import type { Ports } from '../ports/all-ports.ts';
import { checkReadiness } from './check-readiness.ts';

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const check = (databaseState: Ports['databaseState']) => checkReadiness({ log, databaseState }, 20);

it('returns true when the database is migrated', async () => {
  expect(await check(async () => 'current')).toBe(true);
});

it.each([
  ['a step is missing', async () => 'pending' as const],
  ['the database refuses', () => Promise.reject(new Error('refused'))],
  ['the database does not answer', () => new Promise<never>(() => {})],
])('returns false and logs a warning when %s', async (_why, state) => {
  expect(await check(state)).toBe(false);
  expect(log.warn).toHaveBeenCalled();
});
