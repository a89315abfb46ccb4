import { describe, expect, it } from 'vitest';
import { sheetXml, workbookOf, zipOf } from '../../../tests/zip-files.ts';
import { type FoundHeader, findHeader, likelyHeader } from '../../domain/campaign-import/find-header.ts';
import { isOtherPlatform } from '../../domain/campaign-import/import-values.ts';
import { currenciesOf, type Report, readReport } from '../../domain/campaign-import/read-report.ts';
import { type ImportProblem, problemOf, type Span } from '../../domain/campaign-import/report-problem.ts';
import { csvLines } from '../../domain/lead/csv.ts';
import { tableReader } from './table-reader.ts';

/**
 * The 24 files of the design, as bytes, each with what must come out. What a preview and an import make of them is in
 * `campaign-imports.db.test.ts`; the refusals of damaged archives are in `workbook.test.ts`.
 */
const campaign = { startsOn: '2026-09-01', endsOn: '2026-09-30' };
const NBSP = '\u00a0';
const NARROW = '\u202f';

interface Options {
  platform?: 'youtube' | 'meta' | 'tiktok';
  period?: Span;
  title?: string;
}

interface Read {
  code?: string;
  source?: FoundHeader['source'];
  /** The names of an unknown table. */
  columns?: readonly string[] | undefined;
  problem?: ImportProblem | null;
  header?: FoundHeader;
  report?: Report;
  repaired?: boolean;
  sums?: object;
  days?: string[];
}

/** Reads bytes as the import does: the first separator or sheet with a known header. */
function read(bytes: Uint8Array, { platform = 'youtube', period, title }: Options = {}): Read {
  const found = tableReader.read(bytes);
  if (!found.ok) return { code: found.code };
  const reading = found.value.find(({ head }) => findHeader(head)) ?? found.value[0];
  const all = reading?.all();
  if (!reading || !all?.ok) throw new Error('A table was expected.');
  const header = findHeader(reading.head);
  if (!header) return { source: null, columns: reading.head[likelyHeader(reading.head)] };
  const report = readReport(all.value, header, {
    ...{ today: '2026-11-29', title },
    decimal: reading.decimal ?? undefined,
  });
  const problem = problemOf({
    ...{ report, header, chosen: report.days, campaign: { ...campaign, platform } },
    ...{ isSameFile: false, isWantedAgain: false, hasRate: false, title },
    ...{
      currencies: currenciesOf(report, [...report.names.keys()]),
      period: report.isTotal ? (report.period ?? period ?? null) : null,
    },
  });
  const { cost, impressions, views, clicks, plays } = report.sums;
  return {
    ...{ source: header.source, problem, header, report, repaired: reading.repaired },
    sums: { cost: cost === null ? null : cost / 10_000, impressions, views, clicks, plays },
    days: report.days.map(({ day }) => day),
  };
}
const fields = (header: FoundHeader | undefined, names: readonly string[]) =>
  Object.fromEntries(names.map((name, place) => [name, header?.fields[place] ?? null]));

const utf16 = (text: string) => Buffer.from(text, 'utf16le');
const windows1252 = (text: string) => Buffer.from(text, 'latin1');
const lines = (...all: string[]) => all.join('\n');
const BOM = '\ufeff';
const twoDays = ['2026-09-01', '2026-09-02'];
const googleSums = { cost: 1035.94, impressions: 11_774, views: 3612, clicks: 97, plays: null };

const google = [
  ['Campaign report'],
  ['September 1, 2026 - September 3, 2026'],
  ['Day', 'Campaign', 'Campaign ID', 'Currency code', 'Cost', 'Impr.', 'TrueView views', 'Clicks'],
  ['2026-09-01', 'Nova - Clip', '12345678901', 'EUR', '15.44', '1,274', '402', '9'],
  ['2026-09-02', 'Nova - Clip', '12345678901', 'EUR', '1,020.50', '10,500', '3,210', '88'],
  ...['Total: Search', 'Total: Campaigns', 'Total: Account'].map((name) => [
    ...[name, '--', '--', 'EUR', '1,035.94', '11,774', '3,612', '97'],
  ]),
];
const quoted = (separator: string, end: string) =>
  google.map((row) => row.map((cell) => (/[,"]/.test(cell) ? `"${cell}"` : cell)).join(separator)).join(end);

describe('reports of Google Ads', () => {
  const all = { source: 'google-ads', problem: null, sums: googleSums, days: twoDays };

  it('1: by day in English, three totals, no mark of UTF-8', () => {
    const found = read(Buffer.from(quoted(',', '\n')));
    expect(found).toMatchObject(all);
    expect(found.report).toMatchObject({ totals: 3, total: { cost: 10_359_400 }, unreadable: [] });
  });

  it.each([
    [
      '2: « CSV (Excel) », UTF-16 with its mark, tabs',
      Buffer.concat([Buffer.from([0xff, 0xfe]), utf16(quoted('\t', '\r\n'))]),
    ],
    ['2b: the same without the mark', utf16(quoted('\t', '\r\n'))],
  ])('%s', (_name, bytes) => {
    expect(read(bytes)).toMatchObject(all);
  });

  it.each([
    ['3: in French, narrow spaces between thousands', Buffer.from, ',', NARROW],
    ['4: in French, saved again by Excel: Windows-1252, semicolons', windows1252, ';', NBSP],
  ])('%s', (_name, encode, separator, space) => {
    const cell = (text: string) => (separator === ',' ? `"${text}"` : text);
    const row = (...cells: string[]) => cells.map(cell).join(separator);
    const text = lines(
      'Rapport sur les campagnes',
      cell('1 sept. 2026 - 2 sept. 2026'),
      row('Jour', 'Campagne', 'Code de la devise', 'Coût', 'Impr.', 'Vues TrueView', 'Clics'),
      row('1 sept. 2026', 'Nova', 'EUR', '15,44', `1${space}274`, '402', '9'),
      row('2 sept. 2026', 'Nova', 'EUR', `1${space}020,50`, `10${space}500`, `3${space}210`, '88'),
      row('Total : compte', '--', 'EUR', `1${space}035,94`, `11${space}774`, `3${space}612`, '97'),
    );
    expect(read(encode(text))).toMatchObject(all);
  });

  it('5: in Spanish by week is refused', () => {
    const text = 'Informe de campaña\nSemana,Campaña,Coste,Clics\n31/08/2026,Nova,"8651,95",10\n';
    expect(read(Buffer.from(text))).toMatchObject({ source: 'google-ads', problem: 'not_daily' });
  });

  it('6: in Portuguese without days asks for the period, and an empty cell of a total is none', () => {
    const text = lines(
      ...[
        'Relatório de campanha',
        'Todo o período',
        'Campanha,Código da moeda,Custo,Conversões,Impr.,Cliques',
      ],
      'Nova,EUR,"90,50", --,"1.200",12',
      'Total: Conta,,,,,',
    );
    expect(read(Buffer.from(text))).toMatchObject({ problem: 'period', sums: { cost: 90.5, clicks: 12 } });
    const period = { from: '2026-09-01', to: '2026-09-20' };
    expect(read(Buffer.from(text), { period }).problem).toBeNull();
  });

  it('7: with video columns takes TrueView views and Cost, whatever other columns exist (T3, T8)', () => {
    const names = [
      'Day',
      'Campaign',
      'Avg. cost',
      'Cost',
      'Impr.',
      'YouTube public views',
      'TrueView views',
      'TrueView view rate (In-stream)',
    ];
    const found = read(
      Buffer.from(`${names.join(',')}\n2026-09-01,CPA | Santé,€0.03,€12.00,"4,000",999,400,0.91%\n`),
    );
    expect(fields(found.header, names)).toEqual({
      ...{ Day: 'day', Campaign: 'campaign', 'Avg. cost': null, Cost: 'cost', 'Impr.': 'impressions' },
      ...{ 'YouTube public views': null, 'TrueView views': 'views', 'TrueView view rate (In-stream)': null },
    });
    expect(found).toMatchObject({ problem: null, sums: { cost: 12, views: 400 } });
    expect([...(found.report?.names.values() ?? [])]).toEqual(['CPA | Santé']);
  });

  it('8: by device is one row a day, without people (T2)', () => {
    const text = lines(
      'Day,Campaign,Device,Currency code,Cost,Impr.,Unique users',
      ...['Phones,EUR,1.00,100,90', 'Tablets,EUR,2.00,50,40', 'Computers,EUR, --,10,8'].map(
        (rest) => `2026-09-01,Nova,${rest}`,
      ),
    );
    const found = read(Buffer.from(text));
    expect(found).toMatchObject({ problem: null, sums: { cost: 3, impressions: 160 }, days: ['2026-09-01'] });
    expect(found.header?.fields.at(-1)).toBeNull();
  });

  it('9: as a workbook, days as serial numbers below the preamble', () => {
    const day = (serial: number) => ({ xml: `<c s="1"><v>${serial}</v></c>` });
    const [title = [], period = [], names = []] = google;
    const row = (serial: number, ...figures: number[]) => [day(serial), 'Nova', '1', 'EUR', ...figures];
    const sheet = sheetXml([
      title,
      period,
      names,
      row(46_266, 15.44, 1274, 402, 9),
      row(46_267, 1020.5, 10_500, 3210, 88),
    ]);
    expect(read(workbookOf({ Report: sheet }))).toMatchObject(all);
  });
});

describe('reports of Meta', () => {
  const meta = (bytes: Uint8Array) => read(bytes, { platform: 'meta' });

  it('10: by day in English, its total without a name first', () => {
    const text = lines(
      `${BOM}Reporting starts,Reporting ends,Campaign name,Day,Impressions,3-second video plays,Amount spent (EUR),Results,Cost per results`,
      '2026-09-01,2026-09-02,,,"11,774","3,612","1,035.94",18,57.55',
      '2026-09-01,2026-09-01,Nova,2026-09-01,"1,274",402,15.44,1,15.44',
      '2026-09-02,2026-09-02,Nova,2026-09-02,"10,500","3,210","1,020.50",17,60.03',
    );
    expect(meta(Buffer.from(text))).toMatchObject({
      ...{ source: 'meta-ads', problem: null, days: twoDays },
      sums: { cost: 1035.94, impressions: 11_774, views: 3612 },
    });
  });

  const french = [
    'Jour',
    'Nom de la campagne',
    'Nom de l’ensemble de publicités',
    'Couverture',
    'Répétition',
    'Impressions',
    'Montant dépensé (EUR)',
    'Lectures de vidéo de 3 secondes',
  ];
  const frenchText = `${french.join(',')}\n2026-09-01,Nova,A,900,"1,41","1 274","15,44",402\n,,,850,"1,50","1 274","15,44",402\n`;

  it('11: by day in French, its reach for nothing (T1)', () => {
    const found = meta(Buffer.from(frenchText));
    expect(fields(found.header, french)).toMatchObject({
      Couverture: null,
      Répétition: null,
      Impressions: 'impressions',
    });
    expect(found).toMatchObject({ problem: null, sums: { cost: 15.44, impressions: 1274, views: 402 } });
  });

  it('12: in Spanish after Excel, days with slashes, its total in the second column', () => {
    const text = `${BOM}Día;Nombre de la campaña;Importe gastado (EUR);Impresiones\r\n20/09/2026;Nova;10,00;1.000\r\n;Resultados totales;10,00;1.000\r\n`;
    expect(meta(Buffer.from(text))).toMatchObject({
      ...{ problem: null, days: ['2026-09-20'], sums: { cost: 10, impressions: 1000 } },
      report: { totals: 1 },
    });
  });

  it('13: in Portuguese as a workbook of two sheets, in reais: the rate is asked (T6)', () => {
    const rows = [
      ['Dia', 'Nome da campanha', 'Valor usado (BRL)', 'Impressões'],
      ['2026-09-01', 'Nova', 1020.5, 10_500],
    ];
    const book = workbookOf({
      'Formatted Report': sheetXml([['Nova'], ['Total', 'x']]),
      'Raw Data Report': sheetXml(rows, { row: 3, column: 1 }),
    });
    expect(meta(book)).toMatchObject({
      ...{ problem: 'rate', sums: { cost: 1020.5, impressions: 10_500 }, report: { currency: 'BRL' } },
    });
  });

  it('14: with broken accents is repaired, and says so', () => {
    const broken = new TextDecoder('windows-1252').decode(Buffer.from(frenchText));
    expect(broken).toContain('Montant dÃ©pensÃ©');
    expect(meta(Buffer.from(broken))).toMatchObject({ repaired: true, problem: null, sums: { cost: 15.44 } });
    expect(meta(Buffer.from(frenchText)).repaired).toBe(false);
  });

  it('15: by country, and the same days of all countries: not doubled', () => {
    const text = lines(
      'Day,Country,Campaign name,Amount spent (EUR),Impressions',
      ...['France,Nova,1.50,10', 'Unknown,Nova,0.50,5', ',Nova,2.00,15'].map((rest) => `2026-09-01,${rest}`),
    );
    expect(meta(Buffer.from(text))).toMatchObject({ problem: null, sums: { cost: 2, impressions: 15 } });
  });
});

describe('reports of TikTok', () => {
  it('17: as a workbook: formatted texts, rates as fractions, its total', () => {
    const shared = '<sst><si><r><t>Nova </t></r><r><t>| Clip</t></r></si></sst>';
    const nova = { xml: '<c t="s"><v>0</v></c>' };
    const names = [
      'Campaign name',
      'By Day',
      'Currency',
      'Cost',
      'Impressions',
      '6-second video views',
      '100% video view rate',
    ];
    const sheet = sheetXml([
      names,
      [nova, '2026-09-01', 'EUR', 15.44, 1274, 402, 0.3155],
      [nova, '2026-09-02', 'EUR', 20.5, 10_500, 3210, 0.3057],
      ['Total of 2 results', '-', '-', 35.94, 11_774, 3612, 0.3068],
    ]);
    const found = read(workbookOf({ Sheet1: sheet }, { shared }), { platform: 'tiktok' });
    expect(found).toMatchObject({
      ...{ source: 'tiktok-ads', problem: null, days: twoDays },
      sums: { cost: 35.94, impressions: 11_774, views: 3612 },
    });
    expect(found.header?.fields.at(-1)).toBeNull();
    expect([...(found.report?.names.values() ?? [])]).toEqual(['Nova | Clip']);
  });

  it('18: in an unknown language lists its columns to be named', () => {
    const names = ['Kampagnenname', 'Nach Tag', 'Währung', 'Kosten', 'Impressionen'];
    expect(read(Buffer.from(`${names.join(',')}\nNova,2026-09-01,EUR,15.44,1274\n`))).toEqual({
      ...{ source: null, columns: names },
    });
  });
});

describe('reports of listeners', () => {
  const period = { from: '2026-09-01', to: '2026-09-28' };
  const table = `Contenu,Titre de la vidéo,Durée,Vues engagées,Vues,Pourcentage moyen regardé (%)\nTotal,,,"40${NARROW}000","91${NARROW}300","60,0"\nabc,Nova,0:00:34,"30${NARROW}000","44${NARROW}531","62,1"\n`;
  const chart = 'Date,Contenu,Vues\n2026-09-01,abc,9\n';

  it.each([
    ['19: YouTube Studio’s archive in French', ['Données du graphique.csv', 'Données du tableau.csv'], 2048],
    [
      '19b: the same with names of an old code page',
      [windows1252('Donn\x82es du graphique.csv'), windows1252('Donn\x82es du tableau.csv')],
      0,
    ],
  ] as const)('%s', (_name, [first, second], flags) => {
    const bytes = zipOf([
      { name: first, content: chart, flags },
      { name: second, content: table, flags },
      { name: 'Totaux.csv', content: 'Date,Vues\n2026-09-01,9\n', flags },
    ]);
    expect(read(bytes)).toMatchObject({ source: 'youtube-studio', problem: 'period' });
    expect(read(bytes, { period })).toMatchObject({
      problem: null,
      sums: { plays: 44_531, views: null, cost: null },
    });
  });

  it('20: YouTube Studio by day, its total first, never views of a promise (T3)', () => {
    const text =
      'Date,Engaged views,Views\nTotal,80,"46,600"\n2026-09-01,50,"44,531"\n2026-09-02,30,"2,069"\n';
    expect(read(Buffer.from(text), { title: 'Nova' })).toMatchObject({
      ...{ source: 'youtube-studio', problem: null, days: twoDays },
      sums: { plays: 46_600, views: null },
    });
  });

  it('21: the audience of Spotify for Artists, with its mark of UTF-8', () => {
    const text = `${BOM}date,listeners,streams,followers,playlist adds,saves\n2026-09-01,41,3100,9,5,7\n`;
    const found = read(Buffer.from(text));
    expect(found).toMatchObject({
      source: 'spotify-artists',
      problem: null,
      sums: { plays: 3100, views: null },
    });
    expect(found.report?.days).toMatchObject([{ listeners: 41, saves: 7, adds: 5 }]);
    expect(isOtherPlatform('spotify-artists', 'meta')).toBe(false);
  });

  it('22: a song of Spotify, whose title only the name of the file says, asks for it (T9)', () => {
    const bytes = Buffer.from(`${BOM}date,streams\n2026-09-01,310\n`);
    expect(read(bytes)).toMatchObject({ source: 'spotify-artists', problem: 'title' });
    expect(read(bytes, { title: 'Nova' }).problem).toBeNull();
  });

  it('23: Apple Music in French without days is a total, its average of listeners left out', () => {
    const text = 'Morceau,Écoutes,Moy. d’auditeurs journalière,Nombre de Shazam\nNova,410,12,3\n';
    const found = read(Buffer.from(text), { period });
    expect(found).toMatchObject({ source: 'apple-music', problem: null, sums: { plays: 410 } });
    expect(found.report?.days).toMatchObject([{ listeners: null }]);
  });
});

it('24: reads the cached value of a formula, and takes a formula in a name for a text', () => {
  const formula = { xml: '<c><f>WEBSERVICE("x")</f><v>12.5</v></c>' };
  const sheet = sheetXml([
    ['Day', 'Campaign', 'Currency code', 'Cost'],
    ['2026-09-01', "=cmd|' /C calc'!A0", 'EUR', formula],
  ]);
  const found = read(workbookOf({ S: sheet }));
  expect(found).toMatchObject({ problem: null, sums: { cost: 12.5 } });
  const [name = ''] = found.report?.names.values() ?? [];
  expect(csvLines([[name]], ',')).toMatch(/^"?'=cmd/);
});
