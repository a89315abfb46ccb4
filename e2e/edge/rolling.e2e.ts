import { describe, expect, it } from 'vitest';
import { measureRolling } from '../../scripts/bench/rolling.ts';
import { findPostgres } from '../../tests/databases/postgres-server.ts';

/** `npm run bench -- rolling` restarts twenty times. */
describe.skipIf(!findPostgres() && process.env['ALLOW_SKIP'] === '1')('a deployment in turn', () => {
  it('costs no visitor an answer, no page a file and the agency no lead', async () => {
    const { restarts, statuses, failed, leads, lost, undelivered } = await measureRolling({
      restarts: 4,
      getsPerS: 25,
      postsPerS: 5,
    });
    expect(failed, JSON.stringify(statuses)).toBe(0);
    expect(leads).toBeGreaterThan(restarts * 10);
    expect([lost, undelivered]).toEqual([0, 0]);
  }, 180_000);
});
