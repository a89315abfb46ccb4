import { expect, it } from 'vitest';
import { findHeader } from './find-header.ts';
import { currenciesOf, readReport } from './read-report.ts';
import { agreesWithTotal, foreignDays, problemOf } from './report-problem.ts';

const TODAY = '2026-11-29';

/** Splits lines at a separator that no cell of these fixtures holds. */
const table = (text: string, separator = '|') =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(separator));

const read = (text: string, options: Partial<Parameters<typeof readReport>[2]> = {}) => {
  const rows = table(text);
  const header = findHeader(rows);
  if (!header) throw new Error('No header was found.');
  return { header, report: readReport(rows, header, { today: TODAY, ...options }) };
};
const problem = (text: string, options: Partial<Parameters<typeof readReport>[2]> = {}) => {
  const { header, report } = read(text, options);
  const campaign = { startsOn: '2026-09-01', endsOn: '2026-09-30', platform: 'youtube' as const };
  return problemOf({
    ...{
      report,
      header,
      chosen: report.days,
      campaign,
      isSameFile: false,
      isWantedAgain: false,
      period: null,
      title: undefined,
    },
    currencies: currenciesOf(report, [...report.names.keys()]),
    hasRate: false,
  });
};

const english = `
Campaign report
September 1, 2026 - September 3, 2026
Day|Campaign|Campaign ID|Currency code|Avg. cost|Cost|Impr.|TrueView views|Clicks|Conversions
2026-09-01|Nova - Clip|12345678901|EUR|0.02|15.44|1,274|402|9|1.00
2026-09-02|Nova - Clip|12345678901|EUR|0.02|1,020.50|10,500|3,210|88|2.50
Total: Campaigns|--|--|EUR|0.02|1,035.94|11,774|3,612|97|3.50
Total: Account|--|--|EUR|0.02|9,035.94|91,774|33,612|997|33.50
`;
const french = `
Rapport sur les campagnes
1 sept. 2026 - 2 sept. 2026
Jour|Campagne|Type de campagne|Code de la devise|Coût|Impr.|Clics|Vues TrueView|Coût/conv.
1 sept. 2026|Nova – Clip|Vidéo|EUR|15,44|1\u202f274|9|402|15,44
2 sept. 2026|Nova – Clip|Vidéo|EUR|1\u202f020,50|10\u202f500|88|3\u00a0210| --
Total : campagnes|--|--|EUR|1\u202f035,94|11\u202f774|97|3\u202f612|--
`;
const spanish = `
Informe de campaña
1 de septiembre de 2026 - 2 de septiembre de 2026
Día|Estado de la campaña|Campaña|Código de moneda|Coste|Impr.|Visualizaciones de TrueView|Clics
1 de septiembre de 2026|Habilitada|Nova - Clip|EUR|15,44|1.274|402|9
2 de septiembre de 2026|Habilitada|Nova - Clip|EUR|1.020,50|10.500|3.210|88
Total: Cuenta|--|--|EUR|1.035,94|11.774|3.612|97
`;
const portuguese = `
Relatório de campanha
1 de setembro de 2026 - 2 de setembro de 2026
Dia|Status da campanha|Campanha|Código da moeda|Custo|Impr.|Visualizações TrueView|Cliques
2026-09-01|Ativada|Nova - Clip|EUR|15,44|1.274|402|9
2026-09-02|Ativada|Nova - Clip|EUR|1.020,50|10.500|3.210|88
Total: Conta| --| --|EUR|1.035,94|11.774|3.612|97
`;

it.each([
  ['en', english],
  ['fr', french],
  ['es', spanish],
  ['pt', portuguese],
])('reads the report of Google Ads by campaign and day in %s, to the cent', (language, text) => {
  const { header, report } = read(text);
  expect(header).toMatchObject({ source: 'google-ads', language });
  expect(
    report.days.map(({ day, cost, impressions, views, clicks }) => [day, cost, impressions, views, clicks]),
  ).toEqual([
    ['2026-09-01', 154_400, 1274, 402, 9],
    ['2026-09-02', 10_205_000, 10_500, 3210, 88],
  ]);
  expect(report.sums).toMatchObject({ cost: 10_359_400, impressions: 11_774, views: 3612, clicks: 97 });
  expect(report.total).toMatchObject(report.sums);
  expect(report.unreadable).toEqual([]);
  expect(report.currency).toBe('EUR');
  expect(problem(text)).toBeNull();
});

it('does not double the figures by a total row, and compares it with the rows (T7)', () => {
  const { report } = read(english);
  expect(report.totals).toBe(2);
  expect(agreesWithTotal(report.sums, { ...report.sums, cost: 20_718_800 })).toBe(false);
  expect(problem(english.replaceAll('1,035.94', '2,071.88'))).toBe('sums');
});

it('finds a wrong decimal sign by the rows that it cannot read, or by the total row', () => {
  expect(read(english, { decimal: 'comma' }).report.unreadable).not.toEqual([]);
  const whole =
    'Campaign|Day|Cost|Impr.\nNova|2026-09-01|1.247|10\nNova|2026-09-02|2.5|20\nTotal: Account|--|3.747|30';
  expect(read(whole).report.sums.cost).toBe(37_470);
  expect(read(whole, { decimal: 'comma' }).report.unreadable).toHaveLength(1);
});

it('takes the paid views, never those that YouTube shows in public (T3)', () => {
  const { header } = read(
    'Day|Campaign|YouTube public views|Cost|Views|TrueView views\n2026-09-01|Nova|900|1.00|500|300',
  );
  expect(header.fields).toEqual(['day', 'campaign', null, 'cost', null, 'views']);
  expect(findHeader(table('Day|Campaign|Cost|YouTube public views'))?.fields).toEqual([
    'day',
    'campaign',
    'cost',
    null,
  ]);
});

it('adds the rows of a day by device, and never adds people (T2)', () => {
  const { report, header } = read(`
Day|Campaign|Device|Cost|Impr.|Unique users
2026-09-01|Nova|Phones|1.00|100|90
2026-09-01|Nova|Tablets|2.00|50|40
2026-09-01|Nova|Computers| --|10|8
`);
  expect(header.fields).toEqual(['day', 'campaign', null, 'cost', 'impressions', null]);
  expect(report.days).toMatchObject([
    { campaign: 'nova', day: '2026-09-01', cost: 30_000, impressions: 160, views: null, clicks: null },
  ]);
});

it('keeps a figure that is not reported apart from nothing', () => {
  const { report } = read('Day|Campaign|Cost|Clicks\n2026-09-01|Nova|0.00| --');
  expect(report.days[0]).toMatchObject({ cost: 0, clicks: null });
});

it('leaves out the present day, and names the cells that it cannot read', () => {
  const { report } = read(
    `Day|Campaign|Cost|Impr.\n${TODAY}|Nova|5.00|10\n2026-09-01|Nova|n/d|10\n31/31/2026|Nova|1.00|10`,
  );
  expect(report.unfinished).toBe(1);
  expect(report.days).toMatchObject([
    { campaign: 'nova', day: '2026-09-01', cost: null, impressions: 10, views: null, clicks: null },
  ]);
  expect(report.unreadable).toEqual([
    { line: 3, column: 'Cost', value: 'n/d' },
    { line: 4, column: 'Day', value: '31/31/2026' },
  ]);
});

it('refuses weeks, days that are not the campaign’s, and a report without a currency', () => {
  const weeks = 'Semana|Campaña|Coste|Clics\n31/08/2026|Nova|1,00|10';
  expect(problem(weeks)).toBe('not_daily');
  expect(read(weeks).report).toMatchObject({ rows: 1, longer: 1, totals: 0 });
  expect(problem('Campaign|Cost\nNova|1.00')).toBe('period');
  expect(problem(english.replaceAll('2026-09', '2026-07'))).toBe('other_days');
  expect(problem('Day|Campaign|Cost\n2026-09-01|Nova|1.00')).toBe('currency');
  expect(problem(english.replaceAll('EUR', 'USD'))).toBe('rate');
  expect(problem('Day|Campaign|Cost\n02/09/2026|Nova|€1.00')).toBe('day_order');
  expect(problem('Jour|Campagne|Coût\n02/09/2026|Nova|1,00 €')).toBeNull();
});

it('tolerates days just outside the campaign, and counts them once it refuses the report', () => {
  const dayOf = (day: string) => `${day}|Nova|EUR|1.00`;
  const head = 'Day|Campaign|Currency code|Cost';
  const near = [head, ...['2026-09-01', '2026-10-01', '2026-10-03'].map(dayOf)].join('\n');
  expect(problem(near)).toBeNull();
  const far = [head, ...['2026-10-03', '2026-10-04', '2026-10-05'].map(dayOf)].join('\n');
  expect(problem(far)).toBe('other_days');
  const campaign = { startsOn: '2026-09-01', endsOn: '2026-09-30' };
  expect(foreignDays(read(far).report.days, campaign, null)).toEqual({ days: 3, outside: 3 });
  const period = { from: '2026-09-30', to: '2026-10-06' };
  expect(foreignDays(read(far).report.days, campaign, period)).toEqual({ days: 7, outside: 6 });
});

it('names a negative cost as a credit, and a report of nothing else', () => {
  const credits = 'Day|Campaign|Cost|Clicks\n2026-09-01|Nova|-3.00|1';
  const { report } = read(credits);
  expect(report.credits).toEqual([{ line: 2, column: 'Cost', value: '-3.00' }]);
  expect(report.unreadable).toEqual([]);
  expect(problem(credits)).toBe('credits');
  expect(read(`${credits}\n2026-09-02|Nova|5.00|1`).report.sums.cost).toBe(50_000);
});

it.each([
  'Date;Libellé;Débit;Crédit',
  'Name,Email,Phone,Created at',
  'Artiste;Plateforme;Type;Région;Statut;Début;Fin;Budget (€);Coût réel (€)',
  'Date,Description,Amount,Balance',
  'id,created_at,kind,name,email',
  'Order,Product,Quantity,Price,Total',
  'Tâche;Responsable;Échéance',
  'IBAN;BIC;Montant;Devise',
  'timestamp,level,message',
  'Datum;Buchungstext;Betrag',
  'Track,ISRC,Territory,Quantity,Royalty',
  'Mois;Clients;Chiffre d’affaires',
])('detects no report in a foreign table: %s', (line) => {
  expect(findHeader([line.split(/[;,]/), ['1', '2', '3', '4', '5']])).toBeUndefined();
});

it('keeps the spend by country, and reads how many plays reached a quarter from their share of the impressions', () => {
  const { header, report } = read(`
Jour|Campagne|Pays/Territoire (zone géographique de l’utilisateur)|Code de la devise|Coût|Impr.|Vues TrueView|Vidéo lue à 25 %
2026-09-01|Nova|France|EUR|15,44|1 000|402|35,20 %
2026-09-01|Nova|Brésil|EUR|1,00|200|40|--
2026-09-02|Nova|France|EUR|10,00|100|30|50 %
Total : compte|--|--|EUR|26,44|1 300|472|36,55 %
`);
  expect(header.fields).toContain('quartile');
  expect(report.total?.quartile).toBeNull();
  expect(report.days.map(({ day, quartile, countries }) => ({ day, quartile, countries }))).toEqual([
    { day: '2026-09-01', quartile: 352, countries: { FR: 154_400, BR: 10_000 } },
    { day: '2026-09-02', quartile: 50, countries: { FR: 100_000 } },
  ]);
  expect(agreesWithTotal(report.sums, report.total ?? report.sums)).toBe(true);
});

it('keeps the currency of each campaign, and adds up no amounts of several', () => {
  const mixed = `
Day|Campaign|Currency code|Cost|Impr.|TrueView views
2026-09-01|Other|EUR|30.00|3,000|1,000
2026-09-01|Nova US|USD|60.00|3,000|1,000
2026-09-02|Nova US|USD|40.00|3,000|1,000
Total: Account|--|EUR|116.00|9,000|3,000`;
  const { report } = read(mixed);
  expect([report.currency, report.sums.cost, report.total?.cost, report.sums.views]).toEqual([
    ...[null, null, null, 3000],
  ]);
  expect(currenciesOf(report, ['other'])).toEqual(['EUR']);
  expect(currenciesOf(report, ['nova us'])).toEqual(['USD']);
  expect(currenciesOf(report, ['nova us', 'other'])).toEqual(['EUR', 'USD']);
  expect(problem(mixed)).toBe('currencies');
});
