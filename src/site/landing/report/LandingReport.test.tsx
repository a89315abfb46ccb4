import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { LandingReport as Report } from '../../../contracts/landing/landing-report.ts';
import { locales } from '../../../domain/locale/locale.ts';
import { dayName, dayNumber } from '../../../domain/time/agency-day.ts';
import { landingReportTexts } from '../../../i18n/landing/landing-report-texts.ts';
import { LandingReport } from './LandingReport.tsx';

const NOW = Date.parse('2026-11-23T11:00:00Z');
const sum = (visits: number, conversions: number) => ({ visits, conversions, clicks: conversions });
const report = (dayCount: number, visits = 100): Report => {
  const last = dayNumber('2026-11-23');
  const days = Array.from({ length: dayCount }, (_, place) => ({
    day: dayName(last - dayCount + 1 + place),
    ...sum(visits, visits / 10),
  }));
  const total = sum(visits * dayCount, (visits / 10) * dayCount);
  return {
    title: 'Marée haute',
    artist: 'Ondine & les Sables',
    now: NOW,
    expiresAt: Date.parse('2027-02-01T11:00:00Z'),
    reminders: null,
    sends: null,
    counts: {
      from: days[0]?.day ?? '',
      until: '2026-11-23',
      total,
      days,
      channels: [{ channel: 'instagram', ...total }],
      locales: [{ locale: 'fr', ...total }],
      variants: [],
      targets: [{ target: 'spotify', clicks: total.clicks, conversions: total.conversions }],
    },
  };
};
const draw = (of: Report, locale: (typeof locales)[number] = 'fr') => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(<LandingReport report={of} locale={locale} brand="Agence" />);
  return page;
};
const texts = (page: Element, selector: string) =>
  [...page.querySelectorAll(selector)].map(({ textContent }) =>
    textContent?.replaceAll(/[\u00a0\u202f]/g, ' '),
  );

it('shows four facts with the rate’s confidence interval, and the same figures in the chart and the table', () => {
  const page = draw(report(3));
  expect(texts(page, '.report-facts strong')).toEqual(['300', '30', '10,0 %', 'Spotify']);
  expect(texts(page, '.report-facts span')[1]).toBe('de 7,1 à 13,9 %, avec 95 % de confiance');
  expect(page.querySelectorAll('.report-visits')).toHaveLength(3);
  expect(texts(page, '[aria-labelledby="report-days"] tbody tr')).toEqual([
    '23 nov.1001010,0 %',
    '22 nov.1001010,0 %',
    '21 nov.1001010,0 %',
  ]);
});

it('shows the confidence interval of each channel’s rate, since few visits are inconclusive', () => {
  expect(texts(draw(report(3)), '[aria-labelledby="report-from"] tbody td:last-child')).toEqual([
    '10,0 %de 7,1 à 13,9 %',
  ]);
});

it('groups the figures of a long campaign by week', () => {
  const page = draw(report(60));
  expect(texts(page, '#report-days')).toEqual([landingReportTexts.fr.byWeek]);
  expect(page.querySelectorAll('.report-visits')).toHaveLength(9);
});

it('shows a sentence instead of zeros while there is no visit, in each language', () => {
  for (const locale of locales) {
    const page = draw(report(2, 0), locale);
    expect(texts(page, '.report-empty')).toEqual([
      landingReportTexts[locale].empty.replaceAll(/[\u00a0\u202f]/g, ' '),
    ]);
    expect(page.querySelector('dl, table, svg')).toBeNull();
  }
});

it('shows the reminders in numbers, also while there is no visit, in each language', () => {
  const reminders = {
    ...{ asked: 18, confirmed: 14, sent: 9, failed: 1, opened: 6 },
    platforms: [
      { key: 'spotify', count: 8 },
      { key: '', count: 5 },
      { key: null, count: 1 },
    ],
    regions: [{ key: '150', count: 14 }],
  };
  for (const locale of locales) {
    const t = landingReportTexts[locale].reminders;
    const page = draw({ ...report(2, 0), reminders }, locale);
    expect(texts(page, '.report-facts strong')).toEqual([
      '18',
      '14',
      '9',
      '1',
      t.atLeast.replace('{count}', '6'),
    ]);
    expect(texts(page, '[aria-labelledby="report-platforms"] tbody tr')).toEqual([
      'Spotify8',
      `${t.any}5`,
      `${t.others}1`,
    ]);
    expect(texts(page, '[aria-labelledby="report-regions"] tbody tr')).toEqual([
      `${{ fr: 'Europe', en: 'Europe', es: 'Europa', pt: 'Europa' }[locale]}14`,
    ]);
  }
  const before = draw({ ...report(2), reminders: { ...reminders, opened: null } });
  expect(texts(before, '#report-reminders ~ .report-facts dt')).toHaveLength(4);
});

it('shows what the artist’s own account was told, in sums alone, in each language', () => {
  const sums = { received: 41, twins: 38, waiting: 2, refused: 1, unclear: 0, unsent: 5 };
  const sends: Report['sends'] = {
    days: 90,
    platforms: [
      { platform: 'meta', ...sums },
      { platform: 'tiktok', ...sums, twins: 0 },
    ],
  };
  for (const locale of locales) {
    const t = landingReportTexts[locale].sends;
    const page = draw({ ...report(2, 0), sends }, locale);
    expect(texts(page, '[aria-labelledby="report-sends"] h3')).toEqual(['Meta', 'TikTok']);
    expect(texts(page, '[aria-labelledby="report-sends-meta"] strong')).toEqual(['41', '2', '1', '0', '5']);
    expect(texts(page, '[aria-labelledby="report-sends-meta"] dd')[0]).toContain('38');
    expect(page.querySelectorAll('[aria-labelledby="report-sends-tiktok"] dd span')).toHaveLength(1);
    expect(texts(page, '[aria-labelledby="report-sends"] .report-note')[0]).toContain('90');
    expect(t.title).not.toBe('');
  }
  expect(draw(report(2)).querySelector('#report-sends')).toBeNull();
});

it('escapes typed markup, and contains no style attribute and no link', () => {
  const page = draw({ ...report(1), title: '<img src=x onerror=1>', artist: '<b>Nova</b>' });
  expect(page.querySelector('img, b, a, [style]')).toBeNull();
  expect(page.textContent).toContain('<b>Nova</b>');
});
