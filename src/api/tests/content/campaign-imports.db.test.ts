import { afterAll, beforeAll, expect, it } from 'vitest';
import { addAccount, bearer, tokenOf } from '../../../../tests/accounts/accounts.ts';
import { googleReport } from '../../../../tests/campaign-files.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { campaignDraft } from '../../../../tests/factories.ts';
import { openTestSite, type TestSite } from '../../../../tests/test-site.ts';
import { sheetXml, workbookOf, zipOf } from '../../../../tests/zip-files.ts';
import { CampaignImportList, ImportPreview } from '../../../contracts/campaign-import.ts';
import { MAX_IMPORT_BYTES } from '../../../domain/campaign-import/import-values.ts';

/** Noon of 29 November 2026 in Paris. */
const NOW = Date.UTC(2026, 10, 29, 11);
const november = { startsOn: '2026-11-01', endsOn: '2026-11-30', platform: 'youtube', artist: 'Nova' };

eachEngine('imports of reports', (engine) => {
  let site: TestSite;
  let headers: Record<string, string>;
  let other: Record<string, string>;
  beforeAll(async () => {
    site = await openTestSite(engine, { clock: { now: () => NOW } });
    headers = bearer(await tokenOf(site, await addAccount(site, { name: 'Camille' })));
    other = bearer(await tokenOf(site, await addAccount(site, { role: 'sales' })));
  });
  afterAll(() => site.close());

  const campaign = async (changes: object = {}): Promise<string> => {
    const response = await site.send(
      'POST',
      '/api/campaigns',
      { ...campaignDraft, ...november, ...changes },
      headers,
    );
    expect(response.status).toBe(201);
    return (await response.json()).data.id;
  };
  const post = (
    id: string,
    file: Uint8Array,
    query: Record<string, string> = {},
    at = 'imports/preview',
    as = headers,
  ) => site.send('POST', `/api/campaigns/${id}/${at}?${new URLSearchParams(query)}`, file, as);
  const preview = async (
    id: string,
    file: Uint8Array,
    query: Record<string, string> = {},
  ): Promise<ImportPreview> => {
    const response = await post(id, file, query);
    expect(response.status).toBe(200);
    return ImportPreview.parse((await response.json()).data);
  };
  const add = async (id: string, file: Uint8Array, query: Record<string, string> = {}, as = headers) => {
    const { sha256, replaced } = await preview(id, file, query);
    const seen = { sha256, ...(replaced && { replaces: replaced.key }) };
    const response = await post(id, file, { ...query, ...seen }, 'imports', as);
    return { status: response.status, ...(await response.json()) };
  };
  const list = async (id: string): Promise<CampaignImportList> => {
    const response = await site.send('GET', `/api/campaigns/${id}/imports`, undefined, headers);
    return CampaignImportList.parse((await response.json()).data);
  };

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
    await add(id, second, {}, other);
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
    const withdrawn = await site.send('DELETE', path, undefined, headers);
    expect(await withdrawn.json()).toMatchObject({ data: { withdrawnBy: 'Camille' } });
    expect((await site.send('DELETE', path, undefined, headers)).status).toBe(200);
    expect((await list(id)).figures).toMatchObject({ cost: 30, views: 1200, days: 2 });
    expect((await list(id)).imports.map(({ withdrawnAt }) => withdrawnAt !== null)).toEqual([true, false]);
    const entries = (await site.stores.audit.latest(20)).filter(({ subject }) => subject === id);
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

  it('imports a file once, also when two people press at the same time', async () => {
    const id = await campaign();
    const file = googleReport([['1 nov. 2026', 'Nova', 10, 400]]);
    const { sha256 } = await preview(id, file);
    const press = async (as: Record<string, string>) =>
      (await post(id, file, { sha256 }, 'imports', as)).status;
    expect((await Promise.all([press(headers), press(other)])).toSorted()).toEqual([201, 409]);
    expect((await list(id)).imports).toHaveLength(1);
    expect(await preview(id, file)).toMatchObject({
      problem: 'same_file',
      earlier: { by: expect.any(String) },
    });
    const [imported] = (await list(id)).imports;
    await site.send('DELETE', `/api/campaigns/${id}/imports/${imported?.id}`, undefined, headers);
    const again = await preview(id, file);
    expect(again.problem).toBeNull();
    // It was identical to that one; the account that withdrew it is named.
    expect(again.earlier).toMatchObject({
      withdrawnAt: new Date(NOW).toISOString(),
      withdrawnBy: 'Camille',
      counted: null,
    });
  });

  it('says how many days of the same file still count', async () => {
    const id = await campaign();
    const file = googleReport([
      ['1 nov. 2026', 'Nova', 10, 400],
      ['2 nov. 2026', 'Nova', 20, 800],
    ]);
    const countedAfter = async (...days: string[]) => {
      if (days.length > 0)
        await add(id, googleReport(days.map((day) => [`${day} nov. 2026`, 'Nova', 30, 900])));
      const { problem, earlier } = await preview(id, file);
      return [problem, earlier?.counted];
    };
    await add(id, file);
    expect(await countedAfter()).toEqual(['same_file', { series: 1, rows: 2, counting: 2 }]);
    expect(await countedAfter('2')).toEqual(['same_file', { series: 1, rows: 2, counting: 1 }]);
    expect(await countedAfter('1', '2')).toEqual(['same_file', { series: 1, rows: 2, counting: 0 }]);
  });

  it('says how many ticked campaigns the import of the same file lacks', async () => {
    const id = await campaign();
    const file = googleReport([
      ['1 nov. 2026', 'Nova', 10, 400],
      ['1 nov. 2026', 'Velours', 20, 800],
    ]);
    await add(id, file);
    const again = await preview(id, file);
    expect(again).toMatchObject({ problem: 'same_file', earlier: { lacking: 0 } });
    const both = await preview(id, file, { series: again.series.map(({ key }) => key).join() });
    expect(both).toMatchObject({ problem: 'same_file', earlier: { lacking: 1 } });
    // Whoever withdrew the import for a campaign of other days would be refused afterwards.
    const foreign = googleReport([
      ['2 nov. 2026', 'Nova', 10, 400],
      ['1 sept. 2026', 'Velours', 20, 800],
      ['2 sept. 2026', 'Velours', 20, 800],
    ]);
    await add(id, foreign);
    const { series, problem } = await preview(id, foreign);
    expect(problem).toBe('same_file');
    const ticked = { series: series.map(({ key }) => key).join() };
    expect(await preview(id, foreign, ticked)).toMatchObject({
      problem: 'other_days',
      foreign: { days: 3, outside: 2 },
    });
    // A song that only the reader names is no other campaign once its title is asked again.
    const song = Buffer.from('date,streams\n2026-11-01,310\n2026-11-02,290\n');
    await add(id, song, { title: 'Nova (Clip)' });
    expect((await preview(id, song)).earlier).toMatchObject({ lacking: 0 });
  });

  it('counts the days of a file by campaign, since newer files may replace those of one', async () => {
    const id = await campaign();
    const rows = ['Clip', 'Shorts'].flatMap((name) =>
      [1, 2].map((day) => [`${day} nov. 2026`, `Nova | ${name}`, 10, 400] as const),
    );
    await add(id, googleReport(rows));
    const newer = googleReport(rows.slice(0, 2).map(([day, name]) => [day, name, 11, 410]));
    expect((await preview(id, newer)).replaced).toMatchObject({ days: 2, before: 20, after: 22 });
    await add(id, newer);
    expect((await list(id)).imports.map(({ counted }) => counted)).toEqual([
      { series: 1, rows: 2, counting: 2 },
      { series: 2, rows: 4, counting: 2 },
    ]);
    expect((await list(id)).figures).toMatchObject({ cost: 42, days: 2 });
  });

  it('imports a notable fall only as a person saw it, and nothing once the replaced days changed since', async () => {
    const id = await campaign();
    const day = (cost: number) => googleReport([['1 nov. 2026', 'Nova', cost, 400]]);
    await add(id, day(100));
    const file = day(50);
    const { sha256, replaced } = await preview(id, file);
    const confirm = async (replaces?: string) => {
      const response = await post(id, file, { sha256, ...(replaces && { replaces }) }, 'imports');
      return [response.status, (await response.json()).code];
    };
    const refused = [409, 'import_replaces_other'];
    expect(await confirm()).toEqual(refused);
    await add(id, day(300), {}, other);
    expect(await confirm(replaced?.key)).toEqual(refused);
    expect((await list(id)).figures).toMatchObject({ cost: 300 });
    const again = await preview(id, file);
    expect(again.replaced).toMatchObject({ before: 300, after: 50 });
    expect(await confirm(again.replaced?.key)).toEqual([201, undefined]);
    expect((await list(id)).figures).toMatchObject({ cost: 50 });
  });

  it('replaces no day of an import that came after a preview without one, also at the same time', async () => {
    const id = await campaign();
    const file = (cost: number) => googleReport([['1 nov. 2026', 'Nova', cost, 400]]);
    const press = async (cost: number, as = headers) => {
      const { sha256, replaced } = await preview(await campaign(), file(cost));
      expect(replaced).toBeNull();
      const response = await post(id, file(cost), { sha256 }, 'imports', as);
      return [response.status, (await response.json()).code];
    };
    const refused = [409, 'import_replaces_other'];
    const both = await Promise.all([press(10), press(10.1, other)]);
    expect(both.toSorted()).toEqual([[201, undefined], refused]);
    // The sum of the replaced days rises: no fall that must be ticked.
    expect(await press(12)).toEqual(refused);
    expect((await list(id)).imports).toHaveLength(1);
  });

  it('adds nothing once the imports changed between the check and the lock', async () => {
    const id = await campaign();
    await add(id, googleReport([['1 nov. 2026', 'Nova', 10, 400]]));
    const [first] = await site.stores.campaignImports.list(id);
    const [entry] = await site.stores.audit.latest(1);
    if (!first || !entry) throw new Error('An import and its entry were expected.');
    const next = { ...first, id: 'next-import', sha256: '0'.repeat(64) };
    const late = { named: null, covering: [] };
    expect(await site.stores.campaignImports.add(id, next, [], entry, late)).toBe('changed');
    const known = { named: null, covering: [first] };
    expect(await site.stores.campaignImports.add(id, next, [], entry, known)).toBe('added');
  });

  it('names another campaign that has the same file, until its import is withdrawn', async () => {
    const [one, another] = [await campaign({ artist: 'Velours' }), await campaign()];
    const file = googleReport([['1 nov. 2026', 'Velours', 12, 401]]);
    expect((await preview(another, file)).elsewhere).toBeNull();
    const { data } = await add(one, file);
    expect((await preview(one, file)).elsewhere).toBeNull();
    expect(await preview(another, file)).toMatchObject({
      problem: null,
      elsewhere: { id: one, artist: 'Velours' },
    });
    await site.send('DELETE', `/api/campaigns/${one}/imports/${data.id}`, undefined, headers);
    expect((await preview(another, file)).elsewhere).toBeNull();
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

  it('reads a workbook like a CSV file, days by their format', async () => {
    const id = await campaign();
    const day = (serial: number) => ({ xml: `<c s="1"><v>${serial}</v></c>` });
    const file = workbookOf({
      Feuille1: sheetXml([
        ['Rapport sur les campagnes'],
        ['Jour', 'Campagne', 'Code de la devise', 'Coût', 'Impr.', 'Vues TrueView'],
        [day(46_327), 'Nova', 'EUR', 1020.5, 10_500, 3210],
        [day(46_328), 'Nova', 'EUR', 15.44, 1274, 402],
        ['Total : compte', '--', 'EUR', 1035.94, 11_774, 3612],
      ]),
    });
    expect(await add(id, file)).toMatchObject({
      status: 201,
      data: { cost: 1035.94, views: 3612, from: '2026-11-01', to: '2026-11-02' },
    });
  });

  it('keeps listeners apart from the ad, with the title that only the reader knows (T9)', async () => {
    const id = await campaign();
    const song = Buffer.from('date,streams\n2026-11-01,310\n2026-11-02,290\n');
    expect(await preview(id, song)).toMatchObject({
      ...{ source: 'spotify-artists', problem: 'title', isAudience: true },
    });
    expect(await add(id, song, { title: 'Nova (Clip)' })).toMatchObject({
      status: 201,
      data: { plays: 600, cost: null, views: null, titles: ['Nova (Clip)'] },
    });
    const { figures, days, audiences, imports } = await list(id);
    expect(figures).toMatchObject({ cost: null, views: null, plays: null, days: 0, from: null });
    expect([days, imports.length]).toEqual([[], 1]);
    expect(audiences).toMatchObject([
      {
        ...{ source: 'spotify-artists', title: 'Nova (Clip)' },
        days: [
          { day: '2026-11-01', plays: 310, listeners: null },
          { day: '2026-11-02', plays: 290 },
        ],
      },
    ]);
  });

  it('imports YouTube Studio’s archive as a total of a period that is asked', async () => {
    const id = await campaign();
    const table =
      'Contenu,Titre de la vidéo,Vues engagées,Vues\nTotal,,"40 000","91 300"\nabc,Nova,"30 000","44 531"\n';
    const file = zipOf([
      { name: 'Données du graphique.csv', content: 'Date,Contenu,Vues\n2026-11-01,abc,9\n' },
      { name: 'Données du tableau.csv', content: table },
      { name: 'Totaux.csv', content: 'Date,Vues\n2026-11-01,9\n' },
    ]);
    expect(await preview(id, file)).toMatchObject({
      source: 'youtube-studio',
      problem: 'period',
      isTotal: true,
    });
    expect((await preview(id, file, { from: '2026-11-01', to: '2026-11-29' })).problem).toBe('period');
    expect(await add(id, file, { from: '2026-11-01', to: '2026-11-28' })).toMatchObject({
      status: 201,
      data: { plays: 44_531, views: null, isTotal: true, from: '2026-11-01', to: '2026-11-28' },
    });
    expect((await list(id)).audiences).toEqual([]);
  });

  it('takes the total of an ad’s period until there are days', async () => {
    const id = await campaign();
    const total = Buffer.from(
      'Campanha,Código da moeda,Custo,Impr.\nNova,EUR,"90,50","1.200"\nTotal: Conta, --,,\n',
    );
    const period = { from: '2026-11-01', to: '2026-11-20' };
    expect(await preview(id, total)).toMatchObject({
      ...{ problem: 'period', days: [] },
      chosen: { from: null, to: null, days: 0 },
    });
    expect(await add(id, total, period)).toMatchObject({ status: 201, data: { cost: 90.5, isTotal: true } });
    expect((await list(id)).figures).toMatchObject({ cost: 90.5, days: 0, ...period });
    await add(id, googleReport([['1 nov. 2026', 'Nova', 10, 400]]));
    expect((await list(id)).figures).toMatchObject({ cost: 10, days: 1, to: '2026-11-01' });
  });

  it('reads an unknown report by columns that a person names once', async () => {
    const id = await campaign();
    const report = (rows: string) => Buffer.from(`Tag;Kampagne;Kosten (EUR);Aufrufe\n${rows}`);
    const first = report('01.11.2026;Nova;10,50;400\n13.11.2026;Nova;9,50;350\n');
    expect(await preview(id, first)).toMatchObject({ source: null, problem: 'unknown', columnsNamed: null });
    expect((await preview(id, first, { fields: '0:day' })).problem).toBe('unknown');
    const fields = '0:day,1:campaign,2:cost,3:views';
    expect(await preview(id, first, { fields })).toMatchObject({
      ...{ source: null, columnsNamed: 'now', currency: 'EUR', decimal: 'comma', problem: null },
      chosen: { cost: 20, views: 750, days: 2 },
    });
    expect(await add(id, first, { fields })).toMatchObject({
      status: 201,
      data: { source: null, cost: 20, viewMetric: 'Aufrufe' },
    });
    const second = report('14.11.2026;Nova;8,00;300\n');
    expect(await preview(await campaign(), second)).toMatchObject({ columnsNamed: 'earlier', problem: null });
    expect((await preview(id, second, { fields: '' })).problem).toBe('unknown');
    expect(await add(id, second)).toMatchObject({ status: 201, data: { cost: 8 } });
    expect((await list(id)).figures).toMatchObject({ cost: 28, views: 1050, days: 3 });
  });

  it('asks for a rate for another currency, and stores euros', async () => {
    const id = await campaign();
    const file = googleReport([['1 nov. 2026', 'Nova', 100, 400]], { currency: 'USD' });
    expect(await preview(id, file)).toMatchObject({ problem: 'rate', currency: 'USD' });
    expect(await add(id, file, { rate: '0.86' })).toMatchObject({ status: 201, data: { cost: 86 } });
  });

  it('reads the currency of the chosen campaigns, and refuses those of several', async () => {
    const id = await campaign();
    const file = googleReport([
      ['1 nov. 2026', 'Autre client', 30, 100],
      ['1 nov. 2026', 'Nova US', 60, 300, 'USD'],
      ['2 nov. 2026', 'Nova US', 40, 200, 'USD'],
    ]);
    const first = await preview(id, file);
    expect(first).toMatchObject({ problem: 'rate', currency: 'USD' });
    const [nova, other] = first.series;
    expect(first.series).toMatchObject([
      { name: 'Nova US', chosen: true, currencies: ['USD'] },
      { name: 'Autre client', chosen: false, currencies: ['EUR'] },
    ]);
    const both = await preview(id, file, { series: `${nova?.key},${other?.key}` });
    expect(both).toMatchObject({ problem: 'currencies', currency: null });
    // Before one is chosen, nothing says which currency it will be.
    expect(await preview(id, file, { series: '' })).toMatchObject({ problem: 'currencies' });
    const euros = { rate: '0.86', currency: 'USD', series: other?.key ?? '' };
    expect(await preview(id, file, euros)).toMatchObject({
      ...{ problem: null, currency: 'EUR', rate: null, chosen: { cost: 30 } },
    });
    expect(await preview(id, file, { rate: '1.15', currency: 'GBP' })).toMatchObject({ problem: 'rate' });
    expect(await add(id, file, { rate: '0.86', currency: 'USD' })).toMatchObject({
      ...{ status: 201, data: { cost: 86, currency: 'USD', rate: 0.86 } },
    });
  });

  it('stores which views of TikTok were chosen, and chooses the same ones next time', async () => {
    const id = await campaign({ platform: 'tiktok' });
    const report = (...days: string[]) =>
      Buffer.from(
        [
          'Campaign name,Campaign ID,By Day,Currency,Cost,Impressions,Video views,6-second video views',
          ...days.map((day) => `Nova,17,${day},EUR,10.00,900,500,100`),
        ].join('\n'),
      );
    const first = report('2026-11-01');
    const { problem, viewChoices } = await preview(id, first);
    expect(problem).toBe('view_metric');
    expect(viewChoices.map(({ name }) => name)).toEqual(['6-second video views', 'Video views']);
    const views = String(viewChoices[0]?.place);
    expect(await add(id, first, { views })).toMatchObject({
      status: 201,
      data: { source: 'tiktok-ads', views: 100, viewMetric: '6-second video views' },
    });
    expect(await preview(id, report('2026-11-01', '2026-11-02'))).toMatchObject({
      problem: null,
      chosen: { views: 200 },
    });
  });

  it('remembers the campaigns of earlier imports, by hashes alone', async () => {
    const id = await campaign();
    const rows = [
      ['1 nov. 2026', 'Shorts 18-34', 10, 400],
      ['1 nov. 2026', 'Velours', 20, 800],
    ] as const;
    const first = await preview(id, googleReport(rows));
    expect(first.series.map(({ chosen }) => chosen)).toEqual([false, false]);
    const shorts = first.series.find(({ name }) => name === 'Shorts 18-34')?.key ?? '';
    await add(id, googleReport(rows), { series: shorts });
    const next = await preview(id, googleReport([...rows, ['2 nov. 2026', 'Shorts 18-34', 5, 100]]));
    expect(next.series.map(({ name, chosen }) => [name, chosen])).toEqual([
      ['Velours', false],
      ['Shorts 18-34', true],
    ]);
    const stored = JSON.stringify(await site.stores.campaignImports.list(id));
    expect(stored).not.toContain('18-34');
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
    const moderator = bearer(await tokenOf(site, await addAccount(site, { role: 'moderator' })));
    const id = await campaign();
    const file = googleReport([['1 nov. 2026', 'Nova', 10, 400]]);
    expect((await post(id, file, {}, 'imports/preview', moderator)).status).toBe(403);
    expect((await post('gone', file)).status).toBe(404);
    expect((await site.send('DELETE', `/api/campaigns/${id}/imports/gone`, undefined, headers)).status).toBe(
      404,
    );
    expect((await site.send('GET', '/api/campaigns/gone/imports', undefined, headers)).status).toBe(404);
  });

  it('deletes the imports with their campaign', async () => {
    const id = await campaign();
    await add(id, googleReport([['1 nov. 2026', 'Nova', 10, 400]]));
    await site.send('DELETE', `/api/campaigns/${id}`, undefined, headers);
    expect(await site.stores.campaignImports.list(id)).toEqual([]);
  });
});
