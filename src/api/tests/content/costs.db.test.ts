import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { addAccount, bearer, tokenOf } from '../../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { campaignDraft } from '../../../../tests/factories.ts';
import { problemOf } from '../../../../tests/refusals.ts';
import { openTestSite, simulation, type TestSite } from '../../../../tests/test-site.ts';
import { costRows } from '../../../app/costs/cost-rows.ts';
import { CostsDto, CostVersionsDto } from '../../../contracts/settings/costs.ts';
import { costTable, type WholeCostTable } from '../../../domain/simulator/cost-table.ts';

const path = '/api/settings/costs';
const dearer = (min: unknown, max: unknown): WholeCostTable => {
  const table = structuredClone(costTable);
  table.youtube.costs.europe.awareness = [min as number, max as number];
  return table;
};
const body = (version: number, table: WholeCostTable = costTable) => ({
  version,
  platforms: costRows(table),
});

eachEngine('the cost table API', (engine) => {
  let site: TestSite;
  let token: string;
  let email: string;
  beforeAll(async () => {
    site = await openTestSite(engine);
    const account = await addAccount(site);
    email = account.email;
    token = await tokenOf(site, account);
  });
  afterAll(() => site.close());
  let version: number;
  beforeEach(async () => {
    version = (await site.stores.costs.latest()).version;
  });

  const put = (sent: unknown, headers: Record<string, string> = bearer(token)) =>
    site.send('PUT', path, sent, headers);
  const read = async (address: string) => (await (await site.get(address, bearer(token))).json()).data;
  const simulate = async (more: object = {}) =>
    (await (await site.post('/api/simulator/submit', { ...simulation, ...more })).json()).data;

  it('returns the cost table of the code until another is saved', async () => {
    const data = await read(path);
    expect(CostsDto.parse(data)).toEqual(data);
    expect(data).toEqual({
      version: 1,
      origin: 'typed',
      createdAt: null,
      by: null,
      platforms: costRows(costTable),
    });
    expect(await read(`${path}/versions`)).toEqual([
      { version: 1, origin: 'typed', createdAt: null, by: null, simulations: 0 },
    ]);
  });

  it('applies a saved table at once, and stores with each simulation the version of its table', async () => {
    const before = await simulate();
    const response = await put(body(version, dearer(0.02, 0.08)));
    expect(response.status).toBe(200);
    const { data } = await response.json();
    expect(data).toMatchObject({ version: version + 1, by: email });
    expect((await (await site.get('/api/simulator/rates')).json()).data).toMatchObject({
      version: version + 1,
      platforms: [
        { costs: expect.arrayContaining([expect.objectContaining({ min: 0.02, max: 0.08 })]) },
        {},
        {},
      ],
    });

    const after = await simulate();
    expect([before.views, after.views]).toEqual([40_000, 20_000]);
    expect(after.cpv).toBe('0.020 - 0.080 $ (CPV)');
    // A page that was opened before the change, and a page that sends an unknown version.
    const old = await simulate({ costVersion: version });
    const invented = await simulate({ costVersion: 4711 });
    expect([old.views, invented.views]).toEqual([40_000, 20_000]);

    const versions = await read(`${path}/versions`);
    expect(CostVersionsDto.parse(versions)).toEqual(versions);
    expect(
      versions.map((one: { version: number; simulations: number }) => [one.version, one.simulations]),
    ).toEqual([
      [version + 1, 2],
      [version, 2],
    ]);
    const detail = async (id: string) => (await read(`/api/leads/${id}`)).costVersion;
    expect([await detail(old.id), await detail(after.id)]).toEqual([version, version + 1]);
    expect(await read(`${path}/versions/${version}`)).toMatchObject({
      version,
      platforms: costRows(costTable),
    });
    const [entry] = await site.stores.audit.latest(1);
    expect(entry).toMatchObject({
      action: 'costs_changed',
      before: { version },
      after: { version: version + 1 },
    });
  });

  it('stores no new version for an unchanged table', async () => {
    const { version: _version, platforms } = await read(path);
    const response = await put({ version, platforms });
    expect([response.status, (await response.json()).data.version]).toEqual([200, version]);
    expect((await site.stores.costs.latest()).version).toBe(version);
  });

  it('estimates new campaigns with the saved table, and keeps the estimates of earlier campaigns', async () => {
    const add = async () =>
      (await (await site.post('/api/campaigns', campaignDraft, bearer(token))).json()).data as {
        id: string;
        estimate: { views: number };
      };
    await put(body(version, dearer(0.01, 0.03)));
    const first = await add();
    await put(body(version + 1, dearer(0.04, 0.06)));
    const second = await add();
    expect([first.estimate.views, second.estimate.views]).toEqual([50_000, 20_000]);
    expect((await read(`/api/campaigns/${first.id}`)).estimate.views).toBe(50_000);
  });

  it('returns 409 for a change of an older version, and accepts one of two changes at once', async () => {
    const answers = await Promise.all([
      put(body(version, dearer(0.011, 0.05))),
      put(body(version, dearer(0.012, 0.05))),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await problemOf(await put(body(version, dearer(0.013, 0.05))))).toEqual([
      409,
      'settings_conflict',
    ]);
    expect((await site.stores.costs.latest()).version).toBe(version + 1);
  });

  it.each([
    [0, 0.04],
    [-1, 0.04],
    [0.05, 0.04],
    [0.0105, 0.04],
    [0.01, 10_001],
    ['0.01', 0.04],
    [null, 0.04],
  ])('returns 422 and names the cell for a range from %j to %j', async (min, max) => {
    const response = await put(body(version, dearer(min, max)));
    const answer = await response.json();
    expect([response.status, Object.keys(answer.fields)]).toEqual([422, ['youtube.europe.awareness']]);
    expect((await site.stores.costs.latest()).version).toBe(version);
  });

  it('returns 422 for a table with a missing or repeated part, or with another unit', async () => {
    const whole = body(version);
    const [youtube, ...others] = whole.platforms;
    const keysOf = async (sent: unknown) => Object.keys((await (await put(sent)).json()).fields ?? {});
    expect(await keysOf({ ...whole, platforms: others })).toEqual(['youtube']);
    expect(await keysOf({ ...whole, platforms: [...whole.platforms, youtube] })).toEqual(['youtube']);
    expect(await keysOf({ ...whole, platforms: [{ ...youtube, unit: 'CPM' }, ...others] })).toEqual([
      'youtube',
    ]);
    const less = { ...youtube, costs: youtube?.costs.slice(1) };
    expect(await keysOf({ ...whole, platforms: [less, ...others] })).toEqual(['youtube.europe.awareness']);
    expect(await keysOf({ platforms: whole.platforms })).toEqual(['version']);
    expect(await keysOf({ version })).toEqual(['platforms']);
  });

  it.each(['0', '999', '1.5', 'x', '1e3'])('returns 404 for the version %s', async (name) => {
    const response = await site.get(`${path}/versions/${name}`, bearer(token));
    expect(await problemOf(response)).toEqual([404, 'not_found']);
  });

  it('applies within a second a table that another process saved', async () => {
    site.revisions.start();
    const changed = vi.fn();
    site.costs.onChange(changed);
    await site.stores.costs.append(
      {
        ...{ version: version + 1, table: dearer(0.03, 0.09), createdAt: 1, authorId: null },
        ...{ origin: 'typed', basis: null },
      },
      {
        at: 1,
        actorId: null,
        action: 'costs_changed',
        subject: null,
        before: null,
        after: null,
        requestId: null,
      },
    );
    await vi.waitFor(() => expect(changed).toHaveBeenCalledOnce(), { timeout: 1000 });
    expect(site.costs.now().version).toBe(version + 1);
  });
});
