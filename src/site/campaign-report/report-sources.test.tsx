import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { CampaignReport as Report, ReportedFile, TakenSource } from '../../contracts/campaign-report.ts';
import { locales } from '../../domain/locale/locale.ts';
import { CampaignReport } from './CampaignReport.tsx';
import { daysCsv } from './days-csv.ts';
import { exampleReport } from './example-report.ts';

const draw = (more: Partial<Report>, locale: (typeof locales)[number] = 'fr') => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <CampaignReport
      report={{ ...exampleReport, ...more }}
      locale={locale}
      brand="Agence"
      contactEmail=""
      fee={{ kind: 'quote' }}
    />,
  );
  return page;
};
const textOf = (element: Element | null | undefined) => element?.textContent?.replaceAll('\u00a0', ' ');
const fingerprint = (name: string) => name.repeat(16);
const file: NonNullable<TakenSource> = {
  ...{ source: 'google-ads', at: Date.parse('2026-11-02T09:00:00Z'), sha256: fingerprint('3fa9') },
  ...{ more: 0, withdrawn: [], to: '2026-10-28', later: null, again: null },
};
const files = ['3fa9', '90d2'].map(
  (name): ReportedFile => ({
    ...{ source: 'google-ads', at: file.at, sha256: fingerprint(name) },
    ...{ from: '2026-10-01', to: '2026-10-28', viewMetric: null, withdrawnAt: null },
  }),
);
const sourcesOf = (page: Element) =>
  [...page.querySelectorAll('.report-compared td:nth-child(4)')].map(textOf);

it('each figure has its source: a file, the agency, or the two amounts of which it is computed', () => {
  const page = draw({ sources: { views: { ...file, more: 1 }, cost: file, reach: null } });
  expect(sourcesOf(page)).toEqual([
    'Export Google Ads du 2 novembre (et 1 de plus) 3fa93f…3fa9',
    'Calculé : 998,40 € ÷ 61 240',
    'Saisi par l’agence',
  ]);
  expect(textOf(page.querySelector('.report-campaign dd'))).toBe(
    '998,40 €Export Google Ads du 2 novembre 3fa93f…3fa9',
  );
  expect(page.querySelector('.report-withdrawn')).toBeNull();
  expect(draw({}).querySelector('.report-compared td:nth-child(4)')).toBeNull();
});

it.each(locales)(
  'a figure whose file was withdrawn says which one in %s, and the file is listed',
  (locale) => {
    const at = Date.parse('2026-11-20T09:00:00Z');
    const withdrawn = { ...file, source: null, withdrawn: [{ sha256: fingerprint('90d2'), at }] };
    const imported = {
      files: files.map((one, place) => ({ ...one, withdrawnAt: place ? at : null })),
      views: null,
      cost: null,
    };
    const page = draw({ imported, sources: { views: withdrawn, cost: null, reach: null } }, locale);
    const marks = [...page.querySelectorAll('.report-compared .report-withdrawn')].map(textOf);
    expect(marks).toHaveLength(1);
    expect(marks[0]).toMatch(/90d290…90d2.*20/);
    const listed = [...page.querySelectorAll('.report-notes li')];
    expect(listed.map((one) => one.querySelectorAll('.report-withdrawn').length)).toEqual([0, 1]);
    expect(textOf(listed[1])).toMatch(new RegExp(`${fingerprint('90d2')}.*20.*2026`));
    expect(page.textContent).not.toMatch(/[{}]|undefined|NaN/);
    expect(page.querySelector('[style]')).toBeNull();
  },
);

it('a file that newer ones replaced says so, and those of listeners come after those of ads', () => {
  const [ads] = files;
  const heard = { ...ads, source: 'spotify-artists', sha256: fingerprint('b41e') } as ReportedFile;
  const imported = {
    files: files.map((one, place) => ({ ...one, isReplaced: place === 1 })),
    views: null,
    cost: null,
  };
  const unusual = { from: '2026-10-01', to: '2026-10-28', notes: [], files: [heard] };
  const listed = [...draw({ imported, unusual }).querySelectorAll('[aria-labelledby="report-files"] li')].map(
    textOf,
  );
  expect(listed).toEqual([
    `Export de Google Ads reçu le 2 novembre 2026 (1er–28 oct.). Empreinte : ${fingerprint('3fa9')}`,
    `Export de Google Ads reçu le 2 novembre 2026 (1er–28 oct.). Empreinte : ${fingerprint('90d2')}Remplacé depuis par un fichier plus récent.`,
    `Export de Spotify for Artists reçu le 2 novembre 2026 (1er–28 oct.). Empreinte : ${fingerprint('b41e')}`,
  ]);
});

const sentencesOf = (
  { views = 61_240, cost = 998.4 }: { views?: number; cost?: number },
  sources: Record<'views' | 'cost', TakenSource>,
  locale: (typeof locales)[number] = 'fr',
) => {
  const page = draw({ imported: { files, views, cost }, sources: { ...sources, reach: null } }, locale);
  return [...(page.querySelector('#report-files')?.parentElement?.children ?? [])].slice(3).map(textOf);
};
const same = { ...file, again: 61_240 };
const sameCost = { ...file, again: 998.4 };
const corrected = 'La plateforme a corrigé ses chiffres depuis ce bilan.';

it('a difference of the files is called a correction of the platform only if the figure was theirs', () => {
  const saidOf = (views: TakenSource) => sentencesOf({ views: 61_975 }, { views, cost: sameCost });
  const now = 'Les fichiers disent aujourd’hui 61 975 vues (+1,2 %).';
  const again = 61_975;
  expect(saidOf({ ...file, again })).toEqual([`${now} ${corrected}`]);
  const withdrawn = [{ sha256: fingerprint('90d2'), at: file.at }];
  expect(saidOf({ ...file, again, withdrawn })).toEqual([now]);
  expect(saidOf(null)).toEqual([now]);
  // Files that cannot be compared prove no correction.
  expect(saidOf(file)).toEqual([now]);
});

it('another spend of the files is said too, and called a correction only if it was theirs', () => {
  const now = { views: 61_975, cost: 1018.4 };
  const views = { ...file, again: now.views };
  expect(sentencesOf(now, { views, cost: { ...file, again: now.cost } })).toEqual([
    `Les fichiers disent aujourd’hui 61 975 vues (+1,2 %) et 1 018,40 € dépensés (+2 %). ${corrected}`,
  ]);
  expect(sentencesOf(now, { views, cost: null })).toEqual([
    `Les fichiers disent aujourd’hui 61 975 vues (+1,2 %). ${corrected}`,
    'Les fichiers disent aujourd’hui 1 018,40 € dépensés (+2 %).',
  ]);
  for (const locale of locales)
    expect(sentencesOf(now, { views: null, cost: null }, locale).join()).toMatch(
      /61[., ]975.*1[., ]?018[.,]40[^{}]*\(\+2\s?%\)\.$/,
    );
});

it.each([
  [
    'fr',
    'Ce bilan reprend les chiffres des fichiers jusqu’au 28 octobre 2026. Les fichiers vont maintenant jusqu’au 1er novembre 2026.',
    'Pour les jours et les campagnes de ce bilan, les fichiers disent aujourd’hui 61 975 vues (+1,2 %). La plateforme a corrigé ses chiffres depuis ce bilan.',
    'Les fichiers disent aujourd’hui 163 000 vues (+166,2 %). Ils comptent aussi des jours ou des campagnes qui ne sont pas dans ce bilan.',
  ],
  [
    'en',
    'This report takes the figures of the files up to 28 October 2026. The files now go up to 1 November 2026.',
    'For the days and campaigns of this report, the files now say 61,975 views (+1.2%). The platform has corrected its figures since this report.',
    'The files now say 163,000 views (+166.2%). They also count days or campaigns that are not in this report.',
  ],
  [
    'es',
    'Este informe recoge las cifras de los archivos hasta el 28 de octubre de 2026. Los archivos llegan ahora hasta el 1 de noviembre de 2026.',
    'Para los días y las campañas de este informe, los archivos dicen hoy 61.975 visualizaciones (+1,2 %). La plataforma ha corregido sus cifras desde este informe.',
    'Los archivos dicen hoy 163.000 visualizaciones (+166,2 %). También cuentan días o campañas que no están en este informe.',
  ],
  [
    'pt',
    'Este relatório traz os números dos arquivos até 28 de outubro de 2026. Os arquivos agora vão até 1º de novembro de 2026.',
    'Para os dias e as campanhas deste relatório, os arquivos dizem hoje 61.975 visualizações (+1,2%). A plataforma corrigiu os números desde este relatório.',
    'Os arquivos dizem hoje 163.000 visualizações (+166,2%). Eles também contam dias ou campanhas que não estão neste relatório.',
  ],
] as const)('later days and further campaigns are no correction in %s', (locale, until, there, more) => {
  const now = { views: 163_000 };
  const later = '2026-11-01';
  const cost = { ...sameCost, later };
  expect(sentencesOf(now, { views: { ...same, later }, cost }, locale)).toEqual([until]);
  const views = { ...file, again: 61_975, later };
  expect(sentencesOf(now, { views, cost }, locale)).toEqual([until, there]);
  expect(sentencesOf(now, { views: same, cost: sameCost }, locale)).toEqual([more]);
});

it('with two files, each day has the numbers of its own in the table, and their fingerprints in the CSV', () => {
  const own = [['90d2'], [], ['3fa9', '90d2']];
  const days = exampleReport.days.map((day, index) => ({
    ...day,
    ...(own[index] && { files: own[index].map(fingerprint) }),
  }));
  const imported = { files, views: 61_240, cost: null };
  const cells = [...draw({ days, imported }).querySelectorAll('.report-days td:nth-child(6)')].map(textOf);
  expect(cells.slice(0, 3)).toEqual(['2', '–', '1, 2']);
  const one = draw({ days, imported: { ...imported, files: files.slice(0, 1) } });
  expect(one.querySelector('.report-days td:nth-child(6)')).toBeNull();
  const [head, ...lines] = daysCsv({ ...exampleReport, days, imported }, 'fr')
    .trim()
    .split('\r\n');
  expect(head?.endsWith('Fichier')).toBe(true);
  expect(lines.slice(0, 3).map((line) => line.split(';').at(-1))).toEqual([
    `Google Ads ${fingerprint('90d2')}`,
    '',
    `Google Ads ${fingerprint('3fa9')} + Google Ads ${fingerprint('90d2')}`,
  ]);
});

it.each(locales)('the page of the release shows clicks, visits and what came of them in %s', (locale) => {
  const platforms = [
    { platform: 'spotify' as const, clicks: 120 },
    { platform: 'deezer' as const, clicks: 48 },
  ];
  const page = { title: 'Onde courte', visits: 1310, conversions: 168, platforms, campaigns: 2 };
  const section = draw({ release: { clicks: 1842, pages: [page] } }, locale).querySelector('.report-release');
  expect(section?.textContent).not.toMatch(/[{}]|undefined|NaN/);
  expect(section?.querySelectorAll('dl > div')).toHaveLength(3);
  expect(section?.querySelector('[style]')).toBeNull();
  const alone = draw({ release: { clicks: null, pages: [page] } }, locale);
  expect(alone.querySelectorAll('.report-release dl > div')).toHaveLength(2);
  if (locale !== 'fr') return;
  expect([...(section?.querySelectorAll('dd') ?? [])].map(textOf)).toEqual(['1 842', '1 310', '168']);
  expect(textOf(section)).toContain(
    '168visites suivies d’un clic, sur 1 310 venues de la publicité : 12,8 %, de 11,1 à 14,7 % (confiance 95 %).',
  );
  expect(textOf(section)).toContain('au moins 71,1 % des clics');
  expect(textOf(section)).toContain('Clics par plateforme : Spotify 120, Deezer 48.');
  expect(textOf(section)).toContain('2 campagnes de cet artiste à la fois');
});

it.each(locales)('days that begin after the campaign say so in %s', (locale) => {
  const notes = (days: Report['days']) =>
    textOf(draw({ days }, locale).querySelector('.report-days-notes'))?.replaceAll('\u202f', ' ');
  const { days } = exampleReport;
  const late = notes(days.slice(3)) ?? '';
  expect(late).not.toMatch(/[{}]|undefined/);
  expect(late.length).toBeGreaterThan((notes(days)?.length ?? 0) + 40);
  if (locale === 'fr')
    expect(late).toContain(
      'La campagne a commencé le 1er octobre, et les chiffres par jour le 4 octobre : aucun rapport ne couvre les jours d’avant.',
    );
});
