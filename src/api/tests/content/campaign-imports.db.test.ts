import { expect, it } from 'vitest';
import { addAccount, bearer, tokenOf } from '../../../../tests/accounts/accounts.ts';
import { googleReport } from '../../../../tests/campaigns/campaign-files.ts';
import { openImports } from '../../../../tests/campaigns/campaign-imports.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { MAX_IMPORT_BYTES } from '../../../domain/campaign-import/import-values.ts';

eachEngine('imports of reports', (engine) => {
  const { open, campaign, post, preview, add, list } = openImports(engine);

  it('previews sums, days, and what is left out, and stores nothing', async () => {
    const id = await campaign();
    const file = googleReport([
      ['1 nov. 2026', 'Nova - Clip', 48.12, 2481],
      ['2 nov. 2026', 'Nova - Clip', 51.88, 2519],
      ['2 nov. 2026', 'Velours | Album', 30, 1000],
      ['29 nov. 2026', 'Nova - Clip', 1, 10],
    ]);
    const found = await preview(id, file);
    expect(found).toMatchObject({
      source: 'google-ads',
      decimal: 'comma',
      currency: 'EUR',
      problem: null,
      rows: 5,
    });
    expect(found.sums).toEqual([
      { field: 'cost', read: 131, total: 131 },
      { field: 'impressions', read: 18_030, total: 18_030 },
      { field: 'views', read: 6010, total: 6010 },
      { field: 'clicks', read: 150, total: null },
    ]);
    expect(found.columns.map(({ name, field, reason }) => [name, field, reason])).toEqual([
      ['Jour', 'day', null],
      ['Campagne', 'campaign', null],
      ['Code de la devise', 'currency', null],
      ['Coût', 'cost', null],
      ['Impr.', 'impressions', null],
      ['Vues TrueView', 'views', null],
      ['Clics', 'clicks', null],
      ['CTR', null, 'computed'],
      ['Utilisateurs uniques', null, 'not_additive'],
    ]);
    expect(found.series.map(({ name, chosen, days }) => [name, chosen, days])).toEqual([
      ['Nova - Clip', true, 2],
      ['Velours | Album', false, 1],
    ]);
    expect(found.chosen).toMatchObject({
      ...{ cost: 100, views: 5000, impressions: 15_000, clicks: 125 },
      ...{ days: 2, from: '2026-11-01', to: '2026-11-02' },
    });
    expect(found.left).toEqual({
      totals: 1,
      unfinished: 1,
      unreadable: 0,
      credits: 0,
      longer: 0,
      parts: 0,
      cells: [],
    });
    expect((await list(id)).imports).toEqual([]);
  });

  it('imports by one press; the newest import of a day wins; one is withdrawn, never edited', async () => {
    const id = await campaign();
    const first = googleReport([
      ['1 nov. 2026', 'Nova', 10, 400],
      ['2 nov. 2026', 'Nova', 20, 800],
    ]);
    const second = googleReport([
      ['2 nov. 2026', 'Nova', 19.5, 780],
      ['3 nov. 2026', 'Nova', 30, 1200],
    ]);
    const added = await add(id, first);
    expect(added).toMatchObject({
      status: 201,
      data: { by: 'Camille', cost: 30, views: 1200, rows: 3, withdrawnAt: null },
    });
    const again = await preview(id, second);
    expect(again.replaced).toEqual({
      ...{ days: 1, figure: 'cost', before: 20, after: 19.5 },
      key: expect.stringMatching(/^[0-9a-f]{12}$/),
    });
    expect(again.days.map(({ day, replaces }) => [day, replaces])).toEqual([
      ['2026-11-02', true],
      ['2026-11-03', false],
    ]);
    await add(id, second, {}, open.other);
    expect((await list(id)).figures).toMatchObject({
      cost: 59.5,
      views: 2380,
      days: 3,
      from: '2026-11-01',
      to: '2026-11-03',
    });
    expect((await list(id)).days.map(({ day, cost, views }) => [day, cost, views])).toEqual([
      ['2026-11-01', 10, 400],
      ['2026-11-02', 19.5, 780],
      ['2026-11-03', 30, 1200],
    ]);
    const [newest] = (await list(id)).imports;
    const path = `/api/campaigns/${id}/imports/${newest?.id}`;
    const withdrawn = await open.site.send('DELETE', path, undefined, open.headers);
    expect(await withdrawn.json()).toMatchObject({ data: { withdrawnBy: 'Camille' } });
    expect((await open.site.send('DELETE', path, undefined, open.headers)).status).toBe(200);
    expect((await list(id)).figures).toMatchObject({ cost: 30, views: 1200, days: 2 });
    expect((await list(id)).imports.map(({ withdrawnAt }) => withdrawnAt !== null)).toEqual([true, false]);
    const entries = (await open.site.stores.audit.latest(20)).filter(({ subject }) => subject === id);
    expect(entries.map(({ action }) => action)).toEqual([
      'campaign_import_withdrawn',
      'campaign_import_added',
      'campaign_import_added',
      'campaign_created',
    ]);
    expect(entries[2]?.after).toMatchObject({
      source: 'google-ads',
      rows: 3,
      cost: 30,
      views: 1200,
      fromDay: '2026-11-01',
    });
  });

  it('refuses a file of credits alone', async () => {
    const credits = googleReport([['1 nov. 2026', 'Nova', -10, 400]]);
    expect(await preview(await campaign(), credits)).toMatchObject({
      problem: 'credits',
      left: { unreadable: 0, credits: 1, cells: [{ column: 'Coût', value: '-10,00' }] },
    });
  });

  it('refuses a file with a problem, another file than the previewed one, and a choice of nothing', async () => {
    const id = await campaign();
    const file = googleReport([['1 nov. 2026', 'Nova', 10, 400]]);
    const wrong = googleReport([['1 nov. 2026', 'Nova', 10, 400]], { total: 1000 });
    const refusals = [
      await add(id, wrong),
      await add(id, file, { series: '' }),
      await add(await campaign({ platform: 'meta' }), file),
      await add(await campaign({ startsOn: '2026-06-01', endsOn: '2026-06-30' }), file),
    ];
    expect(refusals.map(({ status, code }) => [status, code])).toEqual(
      refusals.map(() => [422, 'import_refused']),
    );
    const changed = await post(id, wrong, { sha256: (await preview(id, file)).sha256 }, 'imports');
    expect([changed.status, (await changed.json()).code]).toEqual([409, 'import_changed']);
    expect((await list(id)).imports).toEqual([]);
    const problems = [
      await preview(id, wrong),
      await preview(await campaign({ platform: 'meta' }), file),
      await preview(await campaign({ startsOn: '2026-06-01', endsOn: '2026-06-30' }), file),
      await preview(id, Buffer.from('Date;Libellé;Débit;Crédit\n01/11/2026;Loyer;900,00;\n')),
    ];
    expect(problems.map(({ problem }) => problem)).toEqual([
      'sums',
      'other_platform',
      'other_days',
      'unknown',
    ]);
    expect(problems[2]?.foreign).toEqual({ days: 1, outside: 1 });
    expect(problems[3]?.columns.map(({ name }) => name)).toEqual(['Date', 'Libellé', 'Débit', 'Crédit']);
  });

  it('compares the days of the ticked campaigns with those of the campaign, and no others', async () => {
    const id = await campaign();
    const days = (name: string, month: string) =>
      [1, 2, 3].map((day) => [`${day} ${month} 2026`, name, 10, 400] as const);
    const file = googleReport([
      ...days('Velours | Juin', 'juin'),
      ...days('Velours | Été', 'juillet'),
      ...days('Velours | Clip', 'nov.'),
    ]);
    const untouched = await preview(id, file);
    expect(untouched).toMatchObject({ problem: null, foreign: null, chosen: { days: 0 } });
    const keyOf = (name: string) => untouched.series.find((one) => one.name === name)?.key ?? '';
    const june = { series: keyOf('Velours | Juin') };
    expect(await preview(id, file, june)).toMatchObject({
      problem: 'other_days',
      foreign: { days: 3, outside: 3 },
    });
    expect(await add(id, file, june)).toMatchObject({ status: 422, code: 'import_refused' });
    const own = { series: keyOf('Velours | Clip') };
    expect(await add(id, file, own)).toMatchObject({ status: 201, data: { cost: 30, from: '2026-11-01' } });
  });

  it.each([
    ['a PDF', Buffer.from('%PDF-1.7\n'), 415, 'import_pdf'],
    ['a damaged archive', Buffer.from([0x50, 0x4b, 3, 4, 20, 0]), 415, 'import_archive'],
    ['a workbook with a password', Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), 415, 'import_workbook'],
    ['a page', Buffer.from('<html><table></table></html>'), 415, 'import_no_table'],
    ['too many bytes', Buffer.alloc(MAX_IMPORT_BYTES + 1, 'a,b\n'), 413, 'import_too_large'],
    [
      'too many rows',
      Buffer.from('Jour;Campagne;Coût\n2026-11-01;Nova;1,00\n'.repeat(30_000)),
      413,
      'import_too_long',
    ],
    ['no bytes', Buffer.alloc(0), 400, 'import_empty'],
  ])('refuses %s with one sentence', async (_name, file, status, code) => {
    const response = await post(await campaign(), file);
    const answer = await response.json();
    expect([response.status, answer.code]).toEqual([status, code]);
    expect(answer.message).toMatch(/\.$/);
  });

  it('marks the last days as provisional', async () => {
    const id = await campaign();
    const days = [24, 25, 26, 27, 28].map((day) => [`${day} nov. 2026`, 'Nova', 10, 100] as const);
    const { days: shown } = await preview(id, googleReport(days));
    expect(shown.filter(({ provisional }) => provisional).map(({ day }) => day)).toEqual([
      '2026-11-26',
      '2026-11-27',
      '2026-11-28',
    ]);
  });

  it('previews and imports 20,000 rows', async () => {
    const id = await campaign({ startsOn: '2026-01-01' });
    const rows = Array.from({ length: 20_000 }, (_, place) => {
      const day = new Date(Date.UTC(2026, 0, 1 + (place % 300))).toISOString().slice(0, 10);
      return [day, `Nova ${Math.floor(place / 300)}`, 1.25, 50] as const;
    });
    const file = googleReport(rows);
    const begun = process.cpuUsage();
    const { series, chosen } = await preview(id, file);
    expect(process.cpuUsage(begun).user / 1000).toBeLessThan(3000);
    expect([series.length, chosen.cost, chosen.views]).toEqual([67, 25_000, 1_000_000]);
    expect(await add(id, file)).toMatchObject({ status: 201, data: { cost: 25_000, rows: 20_001 } });
    expect((await list(id)).figures).toMatchObject({ cost: 25_000, views: 1_000_000, days: 300 });
  });

  it('is for sales alone, and knows no campaign or import that does not exist', async () => {
    const moderator = bearer(await tokenOf(open.site, await addAccount(open.site, { role: 'moderator' })));
    const id = await campaign();
    const file = googleReport([['1 nov. 2026', 'Nova', 10, 400]]);
    expect((await post(id, file, {}, 'imports/preview', moderator)).status).toBe(403);
    expect((await post('gone', file)).status).toBe(404);
    expect(
      (await open.site.send('DELETE', `/api/campaigns/${id}/imports/gone`, undefined, open.headers)).status,
    ).toBe(404);
    expect((await open.site.send('GET', '/api/campaigns/gone/imports', undefined, open.headers)).status).toBe(
      404,
    );
  });

  it('deletes the imports with their campaign', async () => {
    const id = await campaign();
    await add(id, googleReport([['1 nov. 2026', 'Nova', 10, 400]]));
    await open.site.send('DELETE', `/api/campaigns/${id}`, undefined, open.headers);
    expect(await open.site.stores.campaignImports.list(id)).toEqual([]);
  });
});
