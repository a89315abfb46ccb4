import { describe, expect, it } from 'vitest';
import { measureDatabaseFaults, measureKills } from '../scripts/bench/kills.ts';
import { findPostgres } from '../tests/databases/postgres-server.ts';

/** `npm run bench -- kills` kills a thousand times, `npm run bench -- database-faults` the database fifty times. */
describe.skipIf(!findPostgres() && process.env['ALLOW_SKIP'] === '1')(
  'three web processes and a worker',
  () => {
    it('lose no acknowledged lead when one after the other is killed', async () => {
      const { kills, acknowledged, lost, neverArrived, underTwoIdentifiers } = await measureKills(60);
      expect(acknowledged).toBeGreaterThan(kills);
      expect([lost, neverArrived, underTwoIdentifiers]).toEqual([0, 0, 0]);
    }, 400_000);

    it('lose no acknowledged lead when their database is killed or frozen, and are ready soon after it', async () => {
      const { acknowledged, slowestReadyMs, ...rest } = await measureDatabaseFaults(5);
      expect(acknowledged).toBeGreaterThan(50);
      expect(slowestReadyMs).toBeLessThan(10_000);
      expect([rest.lost, rest.neverArrived, rest.underTwoIdentifiers]).toEqual([0, 0, 0]);
    }, 400_000);
  },
);
