import { expect, it } from 'vitest';
import { findHeader } from './find-header.ts';
import { currenciesOf, readReport } from './read-report.ts';
import { problemOf } from './report-problem.ts';

const read = (text: string) => {
  const rows = text
    .trim()
    .split('\n')
    .map((line) => line.split('|'));
  const header = findHeader(rows);
  if (!header) throw new Error('No header was found.');
  const report = readReport(rows, header, { today: '2026-11-29' });
  const problem = problemOf({
    ...{
      report,
      header,
      chosen: report.days,
      isSameFile: false,
      isWantedAgain: false,
      hasRate: false,
      title: undefined,
    },
    period: report.period,
    campaign: {
      ...{ startsOn: '2026-08-01', endsOn: '2026-09-30' },
      platform: header.source === 'tiktok-ads' ? 'tiktok' : 'meta',
    },
    currencies: currenciesOf(report, [...report.names.keys()]),
  });
  return { header, report, problem };
};

const english = `
Reporting starts|Reporting ends|Campaign name|Day|Impressions|Reach|3-second video plays|Link clicks|Amount spent (EUR)|Results|Cost per results
2026-09-01|2026-09-02||||8,000|3,612|97|1,035.94|18|57.55
2026-09-01|2026-09-01|Nova|2026-09-01|1,274|900|402|9|15.44|1|15.44
2026-09-02|2026-09-02|Nova|2026-09-02|10,500|7,000|3,210|88|1,020.50|17|60.03
`;

it('reads Meta’s report by day, with its total row without a name, first or last', () => {
  const { header, report, problem } = read(english);
  expect(header).toMatchObject({ source: 'meta-ads', language: 'en' });
  expect(report.sums).toMatchObject({ cost: 10_359_400, impressions: 11_774, views: 3612, clicks: 97 });
  expect(report).toMatchObject({ totals: 1, currency: 'EUR', unreadable: [] });
  expect(report.total).toMatchObject({ cost: 10_359_400, views: 3612 });
  expect(problem).toBeNull();
});

it.each([
  [
    'fr',
    'Jour|Nom de la campagne|Montant dépensé (EUR)|Impressions|Couverture|Répétition|Lectures de vidéo de 3 secondes|Clics sur un lien',
  ],
  [
    'es',
    'Día|Nombre de la campaña|Importe gastado (EUR)|Impresiones|Alcance|Frecuencia|Reproducciones de video de 3 segundos|Clics en el enlace',
  ],
  [
    'pt',
    'Dia|Nome da campanha|Valor usado (EUR)|Impressões|Alcance|Frequência|Reproduções do vídeo por no mínimo 3 segundos|Cliques no link',
  ],
])('reads Meta’s report in %s, and takes its reach for nothing (T1, T2)', (language, names) => {
  const { header, report, problem } = read(
    `${names}\n20/09/2026|Nova|1020,50|10500|7000|1,5|3210|88\n||1020,50|10500|6000|1,75|3210|88`,
  );
  expect(header).toMatchObject({ source: 'meta-ads', language });
  expect(header.fields).toEqual(['day', 'campaign', 'cost', 'impressions', null, null, 'views', 'clicks']);
  expect(report.days).toMatchObject([
    { campaign: 'nova', day: '2026-09-20', cost: 10_205_000, impressions: 10_500, views: 3210, clicks: 88 },
  ]);
  expect(report.totals).toBe(1);
  expect(problem).toBeNull();
});

it('takes the total row of Meta in Spanish for a total', () => {
  const { report } = read(
    'Día|Nombre de la campaña|Importe gastado (EUR)|Impresiones\n20/09/2026|Nova|10,00|100\n|Resultados totales|10,00|100',
  );
  expect([report.totals, report.sums.cost]).toEqual([1, 100_000]);
});

it('reads days from the two ends of a period, and refuses longer periods', () => {
  const names = 'Reporting starts|Reporting ends|Campaign name|Amount spent (EUR)|Impressions';
  const daily = read(`${names}\n2026-09-01|2026-09-01|Nova|1.50|10\n2026-09-01|2026-09-02||1.50|10`);
  expect([daily.problem, daily.report.days.length, daily.report.totals]).toEqual([null, 1, 1]);
  const total = read(`${names}\n2026-09-01|2026-09-15|Nova|1.50|10`);
  expect(total.report).toMatchObject({ isTotal: true, period: { from: '2026-09-01', to: '2026-09-15' } });
  const weeks = '2026-09-01|2026-09-07|Nova|1.50|10\n2026-09-08|2026-09-14|Nova|1.50|10';
  const long = read(`${names}\n${weeks}\n2026-09-15|2026-09-15|Nova|1.50|10`);
  expect([long.problem, long.report.longer, long.report.rows]).toEqual(['not_daily', 2, 3]);
  expect([daily.report.longer, total.report.longer]).toEqual([0, 0]);
});

it('counts the rows of all countries, or those of each, never both', () => {
  const names = 'Day|Country|Campaign name|Amount spent (EUR)|Impressions';
  const parts = '2026-09-01|France|Nova|1.50|10\n2026-09-01|Unknown|Nova|0.50|5';
  const sums = { cost: 20_000, impressions: 15 };
  expect(read(`${names}\n${parts}`).report).toMatchObject({ sums, parts: 0, merged: { rows: 2, into: 1 } });
  expect(read(`${names}\n${parts}\n2026-09-01||Nova|2.00|15`).report).toMatchObject({
    sums,
    ...{ parts: 2, merged: { rows: 0, into: 0 } },
  });
  // A country without a spend has none, instead of zero.
  const [day] = read(`${names}\n2026-09-01|France|Nova|0.00|10\n2026-09-01|Spain|Nova|--|5`).report.days;
  expect(day?.countries).toEqual({ FR: 0 });
});

it('never takes results or plays of any length for the views of Meta (T3)', () => {
  const { header } = read(
    'Day|Campaign name|Amount spent (USD)|Impressions|Views|ThruPlays|Results\n2026-09-01|Nova|1.50|10|9|8|7',
  );
  expect(header.fields).toEqual(['day', 'campaign', 'cost', 'impressions', null, null, null]);
});

it('asks for the rate of an account in another currency (T6)', () => {
  const { report, problem } = read(
    'Dia|Nome da campanha|Valor usado (BRL)|Impressões\n2026-09-01|Nova|1.020,50|10',
  );
  expect([report.currency, problem, report.sums.cost]).toEqual(['BRL', 'rate', 10_205_000]);
});

const tiktok = `
Campaign name|Primary status|Campaign ID|By Day|Currency|Cost|Impressions|Reach|CPM|Clicks (destination)|Video views|6-second video views|Results
Nova|Active|17|2026-09-01|EUR|15.44|1274|900|12.1|9|1200|402|3
Nova|Active|17|2026-09-02|EUR|20.50|10500|7000|1.95|88|9800|3210|9
Total of 2 results|-|-|-|-|35.94|11774|-|3.05|97|11000|3612|12
`;

it('reads TikTok’s report, and asks which of its views the promise means (T3)', () => {
  const { header, report, problem } = read(tiktok);
  expect(header).toMatchObject({ source: 'tiktok-ads', viewChoices: [11, 10] });
  expect(report.sums).toMatchObject({ cost: 359_400, impressions: 11_774, views: null, clicks: 97 });
  expect([report.totals, problem]).toEqual([1, 'view_metric']);
  const one = read(tiktok.replaceAll('Video views|', 'Likes|'));
  expect([one.problem, one.report.sums.views]).toEqual([null, 3612]);
});
