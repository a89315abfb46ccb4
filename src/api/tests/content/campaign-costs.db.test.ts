import { afterAll, beforeAll, expect, it } from 'vitest';
import { addAccount, bearer, tokenOf } from '../../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { campaignDraft } from '../../../../tests/factories.ts';
import { openTestSite, simulation, type TestSite } from '../../../../tests/test-site.ts';
import { costRows } from '../../../app/costs/cost-rows.ts';
import { costTable } from '../../../domain/simulator/cost-table.ts';

eachEngine('the estimate of a campaign', (engine) => {
  let site: TestSite;
  let headers: Record<string, string>;
  let leadId: string;
  beforeAll(async () => {
    site = await openTestSite(engine);
    headers = bearer(await tokenOf(site, await addAccount(site)));
    leadId = (await (await site.post('/api/simulator/submit', simulation)).json()).data.id;
    await call('PATCH', `/api/leads/${leadId}`, { status: 'won' });
    const dearer = structuredClone(costTable);
    dearer.youtube.costs.europe.awareness = [0.02, 0.08];
    await call('PUT', '/api/settings/costs', { version: 1, platforms: costRows(dearer) });
  });
  afterAll(() => site.close());

  const call = async (method: string, path: string, body: unknown) => {
    const response = await site.send(method, path, body, headers);
    expect([path, response.ok]).toEqual([path, true]);
    return (await response.json()).data;
  };
  const put = async (path: string, changes: object) => {
    const { version } = (await (await site.get(path, headers)).json()).data;
    return call('PUT', path, { ...draft, ...changes, version });
  };
  const { platform, campaignType, budget, country } = simulation;
  const draft = { ...campaignDraft, platform, campaignType, budget, country };
  const shown = { views: 40_000, low: 25_000, high: 100_000 };
  const present = { views: 20_000, low: 12_500, high: 50_000 };

  it('uses the costs that the client saw, also after another table was saved', async () => {
    const won = await call('POST', '/api/campaigns', { ...draft, leadId });
    expect(won).toMatchObject({ estimate: shown, costVersion: 1 });
    const path = `/api/campaigns/${won.id}`;
    const doubled = await put(path, { leadId, budget: 2 * budget });
    expect(doubled).toMatchObject({ estimate: { views: 80_000 }, costVersion: 1 });
    // For 2 000 euros, at most 200 000 views were promised; with the current costs, it would be 100 000.
    const finished = { status: 'finished', budget: 2 * budget, actualCost: 2 * budget, actualViews: 150_000 };
    expect(await put(path, { leadId, ...finished })).toMatchObject({ insideRange: true });
  });

  it('uses the current costs for a campaign without a simulation', async () => {
    const typed = await call('POST', '/api/campaigns', draft);
    expect(typed).toMatchObject({ estimate: present, costVersion: 2 });
    const path = `/api/campaigns/${typed.id}`;
    expect(await put(path, { leadId })).toMatchObject({ estimate: shown, costVersion: 1 });
    expect(await put(path, {})).toMatchObject({ estimate: present, costVersion: 2 });
  });
});
