import { expect, it, vi } from 'vitest';
import { NOON } from '../../../tests/factories.ts';
import type { SecretMarks } from '../../domain/process/secret-marks.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { LivingProcesses } from '../ports/processes/processes.ts';
import { checkReadiness } from './check-readiness.ts';

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const marks = (...session: string[]): SecretMarks => ({
  SESSION_SECRET: session,
  SETTINGS_KEY: ['b'],
  WEBHOOK_SECRET: ['c'],
  VAPID_PRIVATE_KEY: ['d'],
  REMINDER_VAPID_PRIVATE_KEY: ['e'],
});
const alone: LivingProcesses = {
  living: [{ role: 'all', build: 'dev', marks: marks('a') }],
  workedAt: NOON - 5000,
};

const check = (
  databaseState: Ports['databaseState'],
  {
    others = alone,
    draining = false,
    own = marks('a'),
  }: { others?: LivingProcesses; draining?: boolean; own?: SecretMarks } = {},
) =>
  checkReadiness(
    {
      log,
      databaseState,
      clock: { now: () => NOON },
      processes: {
        ...{ role: 'web', build: 'dev', marks: own },
        isDraining: () => draining,
        look: async () => others,
      },
    },
    20,
  );
const current = async () => 'current' as const;

it('is ready when the database is migrated', async () => {
  expect(await check(current)).toEqual({
    status: 'ok',
    checks: { database: 'ok', migrations: 'ok', worker: 'ok', secrets: 'ok' },
  });
});

it.each<[string, Ports['databaseState'], string, string]>([
  ['a step is missing', async () => 'pending' as const, 'ok', 'pending'],
  ['the database refuses', () => Promise.reject(new Error('refused')), 'away', 'unknown'],
  ['the database does not answer', () => new Promise<never>(() => {}), 'slow', 'unknown'],
])('names the reason and logs a warning when %s', async (_why, state, database, migrations) => {
  expect(await check(state)).toMatchObject({ status: 'unavailable', checks: { database, migrations } });
  expect(log.warn).toHaveBeenCalled();
});

it('is not ready while the process stops, although nothing is wrong', async () => {
  expect((await check(current, { draining: true })).status).toBe('draining');
});

it('stays ready without a worker and beside a process with another secret, and names both', async () => {
  const others: LivingProcesses = {
    living: [{ role: 'web', build: 'dev', marks: marks('z') }],
    workedAt: NOON - 21_000,
  };
  expect(await check(current, { others })).toMatchObject({
    status: 'ok',
    checks: { worker: 'missing', secrets: 'differ' },
  });
});

it('names a rotation until every process knows the new secret', async () => {
  const others = (...known: string[]): LivingProcesses => ({
    living: [{ role: 'web', build: 'dev', marks: marks(...known) }],
    workedAt: NOON,
  });
  const secrets = async (theirs: LivingProcesses) =>
    (await check(current, { others: theirs, own: marks('new', 'old') })).checks.secrets;
  expect(await secrets(others('old'))).toBe('rotating');
  expect(await secrets(others('old', 'new'))).toBe('ok');
  expect(await secrets(others('other'))).toBe('differ');
});
