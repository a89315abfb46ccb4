import { afterAll, beforeAll, expect, it } from 'vitest';
import { addAccount, bearer, tokenOf } from '../../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { campaignDraft } from '../../../../tests/factories.ts';
import { openTestSite, type TestSite } from '../../../../tests/test-site.ts';
import { CostProposalDto } from '../../../contracts/settings/costs.ts';
import { costTable } from '../../../domain/simulator/cost-table.ts';

const NOW = Date.UTC(2026, 10, 29, 11);
const europe = { platform: 'youtube', country: 'europe', campaignType: 'awareness' } as const;

eachEngine('costs that finished campaigns propose', (engine) => {
  let site: TestSite;
  let headers: Record<string, string>;
  let sales: Record<string, string>;
  let now = NOW;
  beforeAll(async () => {
    site = await openTestSite(engine, { clock: { now: () => now } });
    headers = bearer(await tokenOf(site, await addAccount(site)));
    sales = bearer(await tokenOf(site, await addAccount(site, { role: 'sales' })));
  });
  afterAll(() => site.close());

  const finish = async (unitCost: number, changes: object = {}) => {
    const november = { startsOn: '2026-11-01', endsOn: '2026-11-20', status: 'finished', artist: 'Nova' };
    const result = { actualCost: 1000, actualViews: Math.round(1000 / unitCost), actualReach: null };
    const draft = { ...campaignDraft, ...europe, ...november, ...result, ...changes };
    expect((await site.send('POST', '/api/campaigns', draft, headers)).status).toBe(201);
  };
  const read = async () => {
    const response = await site.get('/api/settings/costs/proposal', headers);
    const { platforms, ...rest } = CostProposalDto.parse((await response.json()).data);
    const [youtube] = platforms;
    const cell = youtube?.cells.find(
      (one) => one.country === europe.country && one.campaignType === europe.campaignType,
    );
    return { ...rest, youtube, cell };
  };
  const publish = (version: number, as = headers) =>
    site.send('POST', '/api/settings/costs/proposal', { version, cells: [europe] }, as);
  const costsNow = () => site.ports.costs.now();

  it('are for administrators, and change nothing by themselves', async () => {
    expect((await site.get('/api/settings/costs/proposal', sales)).status).toBe(403);
    expect((await publish(1, sales)).status).toBe(403);
    for (const unitCost of [0.011, 0.012, 0.0125, 0.013]) await finish(unitCost);
    expect((await read()).cell).toMatchObject({ state: 'few' });
    expect((await publish(1)).status).toBe(409);
    await finish(0.014);
    await finish(0.5, { actualCost: 150 });
    const { version, base, youtube, cell } = await read();
    expect([version, base]).toEqual([1, { version: 1, createdAt: null }]);
    expect(youtube?.campaigns).toBe(5);
    expect(cell).toMatchObject({
      ...{ state: 'proposed', refused: false, far: false, before: { min: 0.01, max: 0.04 } },
      ...{ insideBefore: 5, insideLearned: 5 },
    });
    // Typed figures count half.
    expect(cell?.campaigns.map(({ artist, weight }) => [artist, weight < 0.5])).toEqual(
      Array.from({ length: 5 }, () => ['Nova', true]),
    );
    expect(costsNow()).toMatchObject({ version: 1, table: costTable });
  });

  it('are refused until two more campaigns have come', async () => {
    const refused = await site.send('POST', '/api/settings/costs/proposal/refusals', europe, headers);
    expect(refused.status).toBe(200);
    expect((await read()).cell).toMatchObject({ state: 'proposed', refused: true });
    await finish(0.012);
    expect((await read()).cell?.refused).toBe(true);
    await finish(0.013);
    expect((await read()).cell?.refused).toBe(false);
  });

  it('are published by one press as a version, against the typed table ever after (T5)', async () => {
    const { learned } = (await read()).cell ?? {};
    const pressed = await Promise.all([publish(1), publish(1)]);
    expect(pressed.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(costsNow()).toMatchObject({ version: 2, origin: 'learned' });
    const { youtube } = costsNow().table;
    expect(youtube.costs.europe.awareness).toEqual([learned?.min, learned?.max]);
    expect(youtube.costs.usa).toEqual(costTable.youtube.costs.usa);
    const [entry] = await site.stores.audit.latest(1);
    expect(entry).toMatchObject({ action: 'costs_learned', after: { version: 2, base: 1, cells: 1 } });
    const stored = await site.stores.costs.latest();
    expect(stored.basis).toMatchObject({
      base: 1,
      cells: [{ cell: 'youtube.europe.awareness', campaigns: 7 }],
    });
    const { version, base, cell } = await read();
    expect([version, base.version, cell?.state]).toEqual([2, 1, 'confirmed']);
    expect(cell?.learned).toEqual(learned);
    expect((await publish(2)).status).toBe(409);
  });

  it('learn from impressions on Meta and TikTok, since their views are a fixed share of them (T4)', async () => {
    const meta = { platform: 'meta', actualCost: 900, actualReach: 300_000 };
    // Twice as many views, or none: 3 € a thousand impressions all the same.
    for (const actualViews of [90_000, 180_000, 1]) await finish(1, { ...meta, actualViews });
    await finish(1, { ...meta, actualViews: 90_000, actualReach: null });
    const response = await site.get('/api/settings/costs/proposal', headers);
    const { platforms } = CostProposalDto.parse((await response.json()).data);
    const cell = platforms
      .find(({ platform }) => platform === 'meta')
      ?.cells.find(({ country, campaignType }) => `${country} ${campaignType}` === 'europe awareness');
    expect(cell?.campaigns.map(({ unitCost }) => unitCost)).toEqual([3, 3, 3]);
  });

  it('start anew with the campaigns that end after a table that a person types', async () => {
    const costs = await (await site.get('/api/settings/costs', headers)).json();
    const { version, platforms } = costs.data;
    platforms[0].costs[0].max = 0.05;
    now += 1000;
    const typed = await site.send('PUT', '/api/settings/costs', { version, platforms }, headers);
    expect(typed.status).toBe(200);
    expect(await read()).toMatchObject({ base: { version: 3 }, cell: { state: 'none' } });
    await finish(0.02, { endsOn: '2026-11-29' });
    expect((await read()).cell).toMatchObject({ state: 'few' });
  });
});
