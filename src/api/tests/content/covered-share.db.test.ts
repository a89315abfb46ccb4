import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addAccount, bearer, tokenOf } from '../../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { campaignDraft } from '../../../../tests/factories.ts';
import { openTestSite, type TestSite } from '../../../../tests/test-site.ts';
import { ClaimRegister } from '../../../contracts/claim.ts';
import { LEAST_JUDGED } from '../../../domain/campaign/covered-share.ts';

const NOW = Date.UTC(2026, 10, 29, 11);

eachEngine('the measured share of campaigns in their range', (engine) => {
  let site: TestSite;
  let headers: Record<string, string>;
  let now = NOW;
  beforeAll(async () => {
    site = await openTestSite(engine, { clock: { now: () => now } });
    headers = bearer(await tokenOf(site, await addAccount(site)));
  });
  afterAll(() => site.close());

  const over = { ...campaignDraft, startsOn: '2026-10-01', endsOn: '2026-10-31' };
  /** Stores campaigns of 1 000 €, of which the range is 25 000 to 100 000 views. */
  const add = async (count: number, changes: object) => {
    const made: { id: string; version: number }[] = [];
    for (let at = 0; at < count; at += 1) {
      const response = await site.send('POST', '/api/campaigns', { ...over, ...changes }, headers);
      expect(response.status).toBe(201);
      made.push((await response.json()).data);
    }
    return made;
  };
  const finished = (actualViews: number) => ({ status: 'finished', actualViews, actualCost: 1000 });
  const register = async () =>
    ClaimRegister.parse((await (await site.get('/api/claims', headers)).json()).data).coverage;
  const shown = () => site.ports.claims.shown().coverage;
  /** Waits until `check` holds: the campaigns are read once a second at most. */
  const soon = (check: () => void | Promise<void>) =>
    vi.waitFor(
      async () => {
        await site.ports.claims.refresh();
        await check();
      },
      { timeout: 5000, interval: 100 },
    );

  it('is public from twenty judged campaigns on, with those that were left open, and leaves below', async () => {
    await add(14, finished(40_000));
    // Over with a result, but still with the status of a running one.
    await add(1, { ...finished(40_000), status: 'active' });
    const misses = await add(4, finished(9000));
    // Stopped half-way and left open, finished without figures, and one that still runs.
    await add(1, { status: 'active' });
    await add(2, { status: 'finished' });
    await add(1, { status: 'active', endsOn: '2026-12-31' });
    await soon(async () => {
      expect(await register()).toEqual({ judged: 19, inside: 15, withoutResult: 3, least: LEAST_JUDGED });
    });
    expect(shown()).toBeUndefined();

    await add(1, finished(40_000));
    await soon(() => expect(shown()).toMatchObject({ judged: 20, inside: 16, withoutResult: 3 }));
    await add(1, { ...finished(0), platform: 'meta', actualReach: 1 });
    await soon(() => expect(shown()).toMatchObject({ judged: 21, inside: 16 }));
    expect(shown()).toMatchObject({
      views: { judged: 20, inside: 16 },
      impressions: { judged: 1, inside: 0 },
    });

    for (const { id } of misses.slice(0, 2))
      expect((await site.send('DELETE', `/api/campaigns/${id}`, undefined, headers)).status).toBe(200);
    await soon(() => expect(shown()).toBeUndefined());
  });

  it('leaves by itself when the campaigns are two years old', async () => {
    await add(1, finished(40_000));
    await soon(() => expect(shown()).toMatchObject({ judged: 20 }));
    now = Date.UTC(2028, 9, 30, 12);
    expect(shown()).toMatchObject({ judged: 20 });
    now = Date.UTC(2028, 9, 31, 12);
    expect(shown()).toBeUndefined();
  });
});
