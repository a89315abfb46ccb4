import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { CampaignReport as Report } from '../../contracts/campaign-report.ts';
import { reportFigures } from '../../domain/campaign/report-figures.ts';
import { locales } from '../../domain/locale/locale.ts';
import { campaignReportTexts } from '../../i18n/campaign-report-texts.ts';
import { CampaignReport } from './CampaignReport.tsx';
import { daysCsv } from './days-csv.ts';
import { exampleReport } from './example-report.ts';

const outcome = {
  status: 'finished' as Report['status'],
  budget: 1000,
  actualViews: 40_000 as number | null,
  actualCost: 1000 as number | null,
  actualReach: 90_000 as number | null,
  prices: { unit: 'CPV' as const, cost: { min: 0.01, max: 0.04 } } as Parameters<
    typeof reportFigures
  >[0]['prices'],
};
const report = (changes: Partial<typeof outcome> = {}, more: Partial<Report> = {}): Report => {
  const of = { ...outcome, ...changes };
  return {
    artist: 'Nuit Corail',
    platform: 'youtube',
    campaignType: 'awareness',
    country: 'europe',
    startsOn: '2026-10-02',
    endsOn: '2026-10-31',
    status: of.status,
    budget: of.budget,
    actualCost: of.actualCost,
    videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    costVersion: 3,
    figures: reportFigures(of),
    days: [],
    now: Date.parse('2026-11-26T11:00:00Z'),
    expiresAt: Date.parse('2027-02-24T11:00:00Z'),
    ...more,
  };
};
const draw = (of: Report, locale: (typeof locales)[number] = 'fr') => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <CampaignReport
      report={of}
      locale={locale}
      brand="Agence"
      contactEmail="lea@agence.example"
      fee={{ kind: 'quote' }}
    />,
  );
  return page;
};
const texts = (page: Element, selector: string) =>
  [...page.querySelectorAll(selector)].map(({ textContent }) =>
    textContent?.replaceAll(/[\u00a0\u202f]/g, ' '),
  );

it('the report shows each figure beside its estimate, and a sentence that the views are in the range', () => {
  const page = draw(report());
  expect(texts(page, 'tbody tr')).toEqual([
    'Vues40 000Dans la fourchette25 000 à 100 00040 000 en moyenne',
    'Coût par vue0,025 €Dans la fourchette0,01 € à 0,04 €0,025 € en moyenne',
    'Personnes touchées90 000Dans la fourchette62 500 à 250 000100 000 en moyenne',
  ]);
  expect(texts(page, '.report-verdict p')).toEqual([
    '40 000 vues : le résultat est dans la fourchette estimée, de 25 000 à 100 000.',
  ]);
  expect(page.querySelector('.report-missed')).toBeNull();
});

it('the report of a campaign that is not finished goes by its days and dates, whatever its status says', () => {
  const { planned, running, over, noResult } = campaignReportTexts.fr;
  const day = {
    day: '2026-10-02',
    cost: 9,
    views: 300,
    missing: false,
    provisional: false,
    costPerView: 0.03,
  };
  for (const status of ['planned', 'active'] as const) {
    const said = (more: Partial<Report>, actualViews: number | null = 40_000) =>
      texts(draw(report({ status, actualViews }, more)), '.report-verdict p');
    const plain = (text: string) => [text.replaceAll(/[\u00a0\u202f]/g, ' ')];
    const endsOn = '2026-11-26';
    expect(said({ endsOn })).toEqual(plain(status === 'planned' ? planned : running));
    expect(said({ days: [day], endsOn })).toEqual(plain(running));
    expect(said({ days: [day] })).toEqual(plain(over));
    expect(said({ days: [day] }, null)).toEqual(plain(over));
    // The same without files, from the day after the last one on.
    expect(said({})).toEqual(plain(over));
    expect(said({}, null)).toEqual(plain(noResult));
  }
});

it('the report has a sentence for each figure that missed its estimate, with the views first', () => {
  const page = draw(report({ actualViews: 20_000, actualReach: 60_000 }));
  expect(texts(page, '.report-missed')).toEqual([
    '20 000 vues : le résultat est en dessous de la fourchette estimée, de 25 000 à 100 000. Il manque 5 000 vues pour en atteindre le bas.',
    'Une vue a coûté 0,05 €, au-dessus de la fourchette estimée, de 0,01 € à 0,04 €.',
    '60 000 personnes touchées, en dessous de la fourchette estimée, de 62 500 à 250 000. Il en manque 2 500 pour atteindre le bas de la fourchette.',
  ]);
  expect(texts(page, '.report-verdict p')).toHaveLength(3);
});

it('the report states the estimate for the whole budget when less was spent', () => {
  const page = draw(report({ actualCost: 500, actualViews: 20_000, actualReach: null }));
  expect(texts(page, '.report-notes p')[0]).toBe(
    'L’estimation est celle des 500 € dépensés. Pour les 1 000 € prévus, nous avions annoncé de 25 000 à 100 000 vues.',
  );
  expect(texts(draw(report()), '.report-notes p')).toHaveLength(1);
  // Only the range for the whole budget was announced, never the one for the money spent.
  expect(texts(page, '.report-verdict, .report-meter').join()).not.toContain('annoncé');
});

it('the report of a campaign without a result or a cost shows that, and no verdict, in each language', () => {
  for (const locale of locales) {
    const t = campaignReportTexts[locale];
    const said = (changes: Partial<typeof outcome>, more: Partial<Report> = {}) => [
      draw(report(changes, more), locale).querySelector('.report-verdict')?.textContent,
      draw(report(changes, more), locale).querySelector('.report-missed'),
    ];
    const open = { endsOn: '2026-11-26' };
    expect(said({ status: 'planned', actualViews: null }, open)).toEqual([t.planned, null]);
    expect(said({ status: 'active', actualViews: 3 }, open)).toEqual([t.running, null]);
    expect(said({ actualViews: null })).toEqual([t.noResult, null]);
    expect(said({ actualCost: null })).toEqual([t.noCost, null]);
    // A cost of zero is known.
    expect(said({ actualCost: 0 })).toEqual([t.noSpend, null]);
  }
});

it('the report of a Spotify campaign shows streams and their cost, without an estimate and a scale', () => {
  const page = draw(report({ prices: null, actualReach: null }, { platform: 'spotify', costVersion: null }));
  expect(texts(page, 'tbody tr')).toEqual(['Écoutes40 000–', 'Coût par écoute0,025 €–']);
  expect(page.querySelector('svg')).toBeNull();
  expect(texts(page, '.report-verdict')).toEqual([
    campaignReportTexts.fr.notEstimated.replaceAll('\u00a0', ' '),
  ]);
});

it('the report links only to the video and the agency, has no script and no style attribute, and escapes markup', () => {
  const page = draw(report({}, { artist: '<img src=x onerror=1>' }));
  expect([...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'mailto:lea@agence.example',
  ]);
  expect(page.querySelector('img, script, [style]')).toBeNull();
  expect(page.textContent).toContain('<img src=x onerror=1>');
});

it('the period, the platform, the goal and the region in the head are separated by dots', () => {
  const parts = draw(report()).querySelector('.report-period')?.textContent?.split(' · ');
  expect(parts).toHaveLength(4);
});

it('the report draws each day with views to the scale of the highest, an outline while the platform may correct it', () => {
  expect(draw(report()).querySelector('.report-days')).toBeNull();
  const day = (date: string, views: number | null, more = {}) => ({
    ...{ day: date, views, cost: 10, missing: false, provisional: false, costPerView: 0.015 },
    ...more,
  });
  const days = [
    day('2026-10-02', 500),
    day('2026-10-03', null, { cost: null, missing: true }),
    day('2026-10-04', 1000, { provisional: true }),
  ];
  for (const locale of locales) {
    const page = draw(report({}, { days }), locale);
    const bars = [...page.querySelectorAll('.report-days rect:not(.report-cost-band)')];
    expect(bars.map((bar) => bar.getAttribute('height'))).toEqual(['50', '100']);
    expect(bars.map((bar) => bar.classList.contains('is-provisional'))).toEqual([false, true]);
    expect(page.querySelectorAll('.report-days tbody tr')).toHaveLength(3);
    expect(page.querySelector('.report-days')?.textContent).not.toMatch(/[{}]|undefined|NaN/);
  }
  const french = draw(report({}, { days }));
  expect(texts(french, '.report-days tbody tr')).toEqual([
    '2 oct.10,00 €5000,02000,0150',
    '3 oct.––––',
    '4 oct. *10,00 €1 0000,01000,0150',
  ]);
  expect(texts(french, '.report-days-notes')[0]).toContain('Le plus de vues : 1 000, le 4 octobre.');
});

it('the report draws the running cost over the estimated range, with a gap for a day without a report', () => {
  const day = (date: string, costPerView: number | null, missing = false) => ({
    ...{ day: date, views: 10, cost: 1, missing, provisional: false, costPerView },
  });
  const days = [
    ...[day('2026-10-02', 0.02), day('2026-10-03', 0.021), day('2026-10-04', 0.021, true)],
    ...[day('2026-10-05', 0.022), day('2026-10-06', 0.02)],
  ];
  const page = draw(report({}, { days }));
  const lines = [...page.querySelectorAll('.report-cost polyline')].map((one) => one.getAttribute('points'));
  // The range ends at 0.040 €, the drawing a tenth above it.
  expect(lines).toEqual(['0.5,54.5 1.5,52.3', '3.5,50 4.5,54.5']);
  expect(page.querySelector('.report-cost-band')?.getAttribute('y')).toBe('9.1');
  expect(texts(page, '.report-charts h3')).toEqual(['Vues', 'Coût d’une vue, depuis le début 0,02 €']);
  // No text lies in the drawing, where the line may cross it.
  expect(page.querySelector('.report-cost text')).toBeNull();
  expect(texts(page, '.report-cost-range span')).toEqual([
    '0,04 €, haut de la fourchette',
    '0,01 €, bas de la fourchette',
  ]);
  expect(draw(report({ prices: null }, { days })).querySelector('.report-cost')).toBeNull();
});

it.each(locales)('the days of a report are a file in %s, by the report’s own link', (locale) => {
  const days = [
    { day: '2026-10-02', views: 500, cost: 10, missing: false, provisional: false, costPerView: 0.02 },
    { day: '2026-10-03', views: null, cost: null, missing: true, provisional: false, costPerView: 0.02 },
    { day: '2026-10-04', views: 0, cost: 1.23456, missing: false, provisional: true, costPerView: 0.0224 },
  ];
  const t = campaignReportTexts[locale].days;
  const [heading = '', ...lines] = daysCsv(report({}, { days }), locale).trim().split('\r\n');
  const [separator, sign] = locale === 'en' ? [',', '.'] : [';', ','];
  expect(heading.split(separator)).toHaveLength(7);
  expect(lines.map((line) => line.split(separator))).toEqual([
    ['2026-10-02', '10', '500', `0${sign}02`, `0${sign}02`, '', ''],
    ['2026-10-03', '', '', '', '', t.missingDay, ''],
    ['2026-10-04', `1${sign}2346`, '0', '', `0${sign}0224`, t.provisionalDay, ''],
  ]);
  const page = draw(report({}, { days }), locale);
  expect(page.querySelector('.report-csv a')?.getAttribute('href')).toBe('?days=csv');
});

it('the report with files says what a view is, and what it is not, on each platform', () => {
  const imported = { files: [], views: null, cost: null };
  for (const locale of locales)
    for (const platform of ['youtube', 'meta', 'tiktok'] as const) {
      const page = draw(report({}, { platform, imported }), locale);
      const said = page.querySelector('#report-views + p')?.textContent ?? '';
      expect(said).toMatch(/\d/);
      expect(said).not.toMatch(/[{}]|undefined/);
      // Paid for by impressions, of which the estimate counts a share as views.
      const share = texts(page, '#report-views + p + p');
      expect(share).toEqual(platform === 'youtube' ? [] : [expect.stringContaining('30')]);
    }
  expect(draw(report()).querySelector('#report-views')).toBeNull();
});

const heardFile = {
  ...{ source: 'spotify-artists' as const, from: '2026-09-17', to: '2026-10-28', sha256: 'b41e'.repeat(16) },
  ...{ at: Date.parse('2026-11-02T09:00:00Z'), viewMetric: null, withdrawnAt: null },
};
const { source: heardFrom, at: heardAt, sha256: heardHash } = heardFile;
const heardSource = { source: heardFrom, at: heardAt, sha256: heardHash, more: 0, withdrawn: [] };

it.each(locales)('the report says what is unusual, or that nothing is, and never more, in %s', (locale) => {
  const period = { from: '2026-10-01', to: '2026-10-28' };
  const note = {
    ...{
      rule: 'repeated' as const,
      from: '2026-10-14',
      to: '2026-10-14',
      found: 2900,
      against: 0,
      usual: 2.1,
    },
    ...{
      day: { plays: 3100, listeners: 41 },
      reason: 'unknown' as const,
      at: Date.parse('2026-10-16T09:00:00Z'),
      source: heardSource,
    },
  };
  const other = { ...note, from: '2026-10-12', day: null };
  const others = [
    { ...other, rule: 'unsaved' as const, found: 2.4, against: 31.2, usual: null },
    { ...other, rule: 'peak' as const, found: 2900, against: 250, usual: null },
  ];
  const page = draw(
    report({}, { unusual: { ...period, notes: [note, ...others], files: [heardFile] } }),
    locale,
  );
  expect(page.querySelectorAll('.report-unusual-note')).toHaveLength(3);
  const said = page.querySelector('.report-unusual')?.textContent ?? '';
  expect(said).not.toMatch(/[{}]|undefined|NaN/);
  const t = campaignReportTexts[locale].unusual;
  expect(said).toContain(t.proof);
  const arithmetic = texts(page, '.report-unusual-note dl > div:nth-child(2) dd').map((one) =>
    one?.replaceAll(/[\u00a0\u202f]/g, ' '),
  );
  expect(arithmetic).toHaveLength(3);
  if (locale === 'fr')
    expect(arithmetic).toEqual([
      '2 900 écoutes de plus, sans auditeur de plus : comptées pour un seul ; la règle commence à 8',
      'enregistrements de plus, trouvés ÷ attendus : 2,4 ÷ 31,2 = 7,7 % ; la règle vaut en dessous de 15 %',
      '2 900 écoutes ÷ 250 = 11,6 fois ; la règle commence à 4',
    ]);
  expect(texts(page, '.report-unusual-note:first-of-type dd:last-child .report-hash')[0]).toBe('b41eb4…b41e');
  expect(texts(page, '[aria-labelledby="report-files"] .report-hash')).toEqual([heardHash]);
  const quiet = draw(report({}, { unusual: { ...period, notes: [], files: [] } }), locale);
  expect(texts(quiet, '.report-unusual > p')).toHaveLength(1);
  expect(quiet.querySelector('.report-unusual-note')).toBeNull();
  expect(draw(report(), locale).querySelector('.report-unusual')).toBeNull();
});

it('the report says the plays of one day beside its listeners, whose days cannot be added up', () => {
  const note = {
    ...{
      rule: 'repeated' as const,
      from: '2026-10-14',
      to: '2026-10-14',
      found: 2900,
      against: 0,
      usual: 2.1,
    },
    ...{
      day: { plays: 3100, listeners: 41 },
      reason: 'playlist' as const,
      at: Date.parse('2026-10-16T09:00:00Z'),
      source: heardSource,
    },
  };
  const week = { ...note, to: '2026-10-20', against: 12, day: null };
  const others = [
    { ...week, to: '2026-10-19', against: 0.4 },
    { ...week, to: '2026-10-18', against: 1 },
    { ...week, to: '2026-10-17', rule: 'unsaved' as const, found: 0, against: 40 },
  ];
  const unusual = { from: '2026-10-01', to: '2026-10-28', notes: [note, week, ...others], files: [] };
  const page = draw(report({}, { unusual }));
  expect(texts(page, '.report-unusual-note h3')).toEqual([
    '14 octobre 2026 : 3 100 écoutes pour 41 auditeurs, ce qui est inhabituel.',
    '14–20 octobre 2026 : 2 900 écoutes de plus que d’habitude pour 12 auditeurs de plus, ce qui est inhabituel.',
    '14–19 octobre 2026 : 2 900 écoutes de plus que d’habitude, sans un auditeur de plus, ce qui est inhabituel.',
    '14–18 octobre 2026 : 2 900 écoutes de plus que d’habitude pour 1 auditeur de plus, ce qui est inhabituel.',
    '14–17 octobre 2026 : aucun enregistrement de plus que d’habitude, là où 40 étaient attendus, ce qui est inhabituel.',
  ]);
  expect(texts(page, '.report-unusual-looked')[0]).toBe(
    'Regardé par l’agence, le 16 octobre 2026 : une playlist a ajouté le titre ce jour-là.',
  );
  expect(texts(page, '.report-unusual-looked')[1]).toMatch(/ces jours-là\.$/);
});

it('the days of the example add up to its result', () => {
  const { days, figures } = exampleReport;
  expect(days.reduce((sum, { views }) => sum + (views ?? 0), 0)).toBe(figures.views.actual);
  expect(days.reduce((sum, { cost }) => sum + (cost ?? 0), 0)).toBeCloseTo(exampleReport.actualCost ?? 0, 6);
  expect([days[0]?.day, days.at(-1)?.day]).toEqual([exampleReport.startsOn, exampleReport.endsOn]);
});

it('the report names the platform’s files with their fingerprints, and what was corrected since', () => {
  const imported: NonNullable<Report['imported']> = {
    files: [
      {
        ...{ source: 'google-ads', from: '2026-10-02', to: '2026-10-04', viewMetric: 'Vues TrueView' },
        ...{ at: Date.parse('2026-11-02T09:00:00Z'), withdrawnAt: null, sha256: '3fa9'.repeat(16) },
      },
    ],
    views: 40_480,
    cost: null,
  };
  for (const locale of locales) {
    const page = draw(report({}, { imported }), locale);
    expect(page.querySelector('.report-hash')?.textContent).toBe('3fa9'.repeat(16));
    expect(page.querySelector('#report-files')?.parentElement?.textContent).toMatch(/1[,.]2\s?%/);
    expect(page.querySelector('script, [style]')).toBeNull();
  }
  const same = draw(report({}, { imported: { ...imported, views: 40_000 } }));
  expect(same.querySelector('#report-files')?.parentElement?.textContent).not.toContain('%');
  expect(draw(report()).querySelector('#report-files')).toBeNull();
});

it.each(locales)('the report without files is the stored one in %s, byte for byte', async (locale) => {
  const markup = renderToStaticMarkup(
    <CampaignReport
      report={report({ actualViews: 20_000 })}
      locale={locale}
      brand="Agence"
      contactEmail="lea@agence.example"
      fee={{ kind: 'quote' }}
    />,
  );
  await expect(markup).toMatchFileSnapshot(`./__snapshots__/report-without-files-${locale}.html`);
});

it('the report with files says what a learned range was made for, and how many campaigns ended in theirs', () => {
  const imported = { files: [], views: null, cost: null };
  const coverage = {
    ...{ judged: 20, inside: 16, limits: { low: 0.584, high: 0.919 }, withoutResult: 3 },
    views: { judged: 20, inside: 16 },
    impressions: { judged: 0, inside: 0 },
  };
  const notes = (more: Partial<Report>) =>
    texts(draw(report({}, more)), '[aria-labelledby="report-notes"] p');
  const [only, ...none] = notes({ imported });
  expect(none).toEqual([]);
  expect(notes({ imported, isLearned: true, coverage })).toEqual([
    only,
    'La fourchette a été calculée pour contenir quatre campagnes sur cinq (80 %) : une sur cinq finit en dehors.',
    'Sur 20 campagnes jugées depuis deux ans, 16 ont fini dans la fourchette montrée (de 58 à 92 % avec 95 % de confiance). 3 campagnes sans résultat ne sont pas comptées.',
  ]);
});
