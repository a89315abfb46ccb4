import { expect, it } from 'vitest';
import { findHeader } from './find-header.ts';
import { readReport } from './read-report.ts';
import { problemOf } from './report-problem.ts';

const campaign = { startsOn: '2026-09-01', endsOn: '2026-09-30', platform: 'youtube' as const };

const read = (
  text: string,
  { title, period = null }: { title?: string; period?: { from: string; to: string } | null } = {},
) => {
  const rows = text
    .trim()
    .split('\n')
    .map((line) => line.split('|'));
  const header = findHeader(rows);
  if (!header) return { source: null };
  const report = readReport(rows, header, { today: '2026-11-29', title });
  const judged = {
    chosen: report.days,
    isSameFile: false,
    isWantedAgain: false,
    currencies: [],
    hasRate: false,
    title,
  };
  const problem = problemOf({ ...judged, report, header, campaign, period: report.period ?? period });
  return { source: header.source, report, problem };
};
const figures = (found: ReturnType<typeof read>) =>
  found.report?.days.map(({ campaign: name, day, plays, listeners, saves, adds, views, cost }) => ({
    ...{ name, day, plays, listeners, saves, adds },
    ad: [views, cost],
  }));

it('reads YouTube Studio by day: its total first, never as views of a promise (T3)', () => {
  const found = read('Date|Engaged views|Views\nTotal|80|46 600\n2026-09-01|50|44 531\n2026-09-02|30|2 069', {
    title: 'Nova',
  });
  expect(found).toMatchObject({ source: 'youtube-studio', problem: null });
  expect(found.report).toMatchObject({ totals: 1, sums: { plays: 46_600, views: null }, isTotal: false });
  expect(found.report?.first).toEqual(['2026-09-01', '50', '44 531']);
  expect(figures(found)?.map(({ plays, ad }) => [plays, ad])).toEqual([
    [44_531, [null, null]],
    [2069, [null, null]],
  ]);
});

it('reads the videos of YouTube Studio in French as a total of a period that is asked', () => {
  const text = `
Contenu|Titre de la vidéo|Heure de publication de la vidéo|Durée|Vues engagées|Vues|Pourcentage moyen regardé (%)
Total||||40 000|91 300|
dQw4w9WgXcQ|Nova - Clip|28 sept. 2026|0:00:34|30 000|44 531|62,1
aaaaaaaaaaa|Velours|1 sept. 2026|0:03:00|9 000|1 200|50,0`;
  expect(read(text).problem).toBe('period');
  const found = read(text, { period: { from: '2026-09-01', to: '2026-09-28' } });
  // The table has the first hundreds of videos, and the total of all of them.
  expect(found.problem).toBeNull();
  expect(found.report?.days.map(({ campaign: id, plays }) => [id, plays])).toEqual([
    ['dQw4w9WgXcQ', 44_531],
    ['aaaaaaaaaaa', 1200],
  ]);
});

it('reads the audience of Spotify for Artists by day, without asking for a title', () => {
  const found = read('date|listeners|streams|followers|playlist adds|saves\n2026-09-01|41|3100|9|5|7');
  expect(found).toMatchObject({ source: 'spotify-artists', problem: null });
  expect(figures(found)).toEqual([
    {
      ...{ name: '', day: '2026-09-01', plays: 3100, listeners: 41, saves: 7, adds: 5 },
      ad: [null, null],
    },
  ]);
});

it('asks which song a file of Spotify is about, since only its name says it (T9)', () => {
  const text = 'date|streams\n2026-09-01|310\n2026-09-02|290';
  expect(read(text)).toMatchObject({ source: 'spotify-artists', problem: 'title' });
  const found = read(text, { title: 'Nova' });
  expect(found.problem).toBeNull();
  expect(found.report?.days.map(({ campaign: name }) => name)).toEqual(['nova', 'nova']);
});

it('reads the songs of Spotify and of Apple Music as a total of a period', () => {
  const spotify = read('song|listeners|streams|saves|release_date\nNova|900|2100|60|2026-08-28');
  expect(spotify).toMatchObject({ source: 'spotify-artists', problem: 'period' });
  const apple = read(
    'Morceau|Écoutes|Moy. d’auditeurs journalière|Nombre de Shazam|Radio Spins|Achats\nNova|410|12|3|0|1',
    { period: { from: '2026-09-01', to: '2026-09-28' } },
  );
  expect(apple).toMatchObject({ source: 'apple-music', problem: null });
  // Apple's listeners are the average of a day, another figure than Spotify's.
  expect(apple.report?.days).toMatchObject([{ plays: 410, listeners: null }]);
  const daily = read('Date|Song|Plays|Listeners|Shazams\n2026-09-01|Nova|41|30|2');
  expect(daily).toMatchObject({ source: 'apple-music', problem: null });
});

it('refuses days and periods that do not touch the campaign', () => {
  expect(read('date|listeners|streams\n2026-05-01|41|100').problem).toBe('other_days');
  expect(read('date|listeners|streams\n2026-05-01|41|100\n2026-09-01|41|100').problem).toBeNull();
  const period = { from: '2026-05-01', to: '2026-05-28' };
  expect(read('song|streams\nNova|100', { period }).problem).toBe('other_days');
});

it.each([
  ['a bank statement', 'Date|Libellé|Débit|Crédit\n01/11/2026|Loyer|900,00|'],
  ['leads', 'Date|Name|Email|Budget|Status\n2026-11-01|Ada|ada@example.com|500|new'],
  ['our campaigns', 'Artiste|Plateforme|Budget|Vues réalisées|Coût réalisé\nNova|YouTube|500|9000|480'],
  ['invoices', 'Invoice|Date|Amount|VAT|Total\nF-1|2026-11-01|100.00|20.00|120.00'],
  ['a newsletter', 'Email,Opened,Clicked|x\na@example.com|1'],
  ['contacts', 'First Name|Last Name|Phone\nAda|L|06'],
  ['a calendar', 'Subject|Start Date|Start Time|End Date\nCall|2026-11-01|10:00|2026-11-01'],
  [
    'a distributor’s statement',
    'Reporting Month|Sale Month|Store|Artist|Title|Quantity|Earnings (USD)\n2026-10|2026-09|Spotify|Nova|Clip|10|0.03',
  ],
  ['analytics of a site', 'Page|Sessions|Users|Bounce rate\n/|10|9|0.5'],
  ['stock', 'SKU|Name|Cost|Quantity\n1|Shirt|9.00|4'],
  ['a playlist', 'Track|Artist|Album|Duration\nNova|A|B|3:00'],
  ['hours', 'Day|Project|Hours\n2026-11-01|Nova|3'],
])('knows nothing of %s', (_name, text) => {
  expect(read(text).source).toBeNull();
});
