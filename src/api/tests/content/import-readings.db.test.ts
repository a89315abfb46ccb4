import { expect, it } from 'vitest';
import { googleReport } from '../../../../tests/campaigns/campaign-files.ts';
import { openImports } from '../../../../tests/campaigns/campaign-imports.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { sheetXml, workbookOf, zipOf } from '../../../../tests/zip-files.ts';

eachEngine('reports of several kinds', (engine) => {
  const { open, campaign, preview, add, list } = openImports(engine);

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
    const stored = JSON.stringify(await open.site.stores.campaignImports.list(id));
    expect(stored).not.toContain('18-34');
  });
});
