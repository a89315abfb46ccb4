import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type Source, type SourceKey, sources } from '../../domain/guide/sources.ts';
import { locales } from '../../domain/locale/locale.ts';
import { formatDate, formatMonth } from '../../i18n/format.ts';
import { CheckedOn } from './CheckedOn.tsx';
import { guidePageTexts } from './page-texts.ts';

const keys = Object.keys(sources) as SourceKey[];

it.each(locales)(
  'CheckedOn shows the page and the day of each source in %s, and the month of a dated copy',
  (locale) => {
    for (const of of keys) {
      const { name, url, checked, copy }: Source = sources[of];
      const page = renderToStaticMarkup(
        <CheckedOn locale={locale} of={of} t={guidePageTexts[locale].checked} />,
      );
      const lang = name.includes('(') && locale !== 'en' ? ' lang="en"' : '';
      expect(page).toContain(`<a href="${url}" rel="noopener"${lang}>${name}</a>`);
      expect(page).toContain(formatDate(locale, Date.parse(checked)));
      if (copy !== undefined && copy !== 'undated') expect(page).toContain(formatMonth(locale, `${copy}-01`));
      expect(page).not.toMatch(/[{}]|undefined|Invalid/);
    }
  },
);

it('sources have https addresses, days, and the month of a dated copy', () => {
  for (const { url, checked, copy } of keys.map((key): Source => sources[key])) {
    expect(url).toMatch(/^https:\/\//);
    expect(checked).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(copy ?? 'undated').toMatch(/^(?:undated|\d{4}-(?:0[1-9]|1[0-2]))$/);
  }
});

it('French elides "de" before the months that begin with a vowel', () => {
  const { checked } = guidePageTexts.fr;
  const of = (copy: string) => keys.find((key) => (sources[key] as Source).copy === copy);
  const months = ['2025-08', '2024-10', '2024-07'].map((copy) => {
    const key = of(copy);
    return key === undefined ? '' : renderToStaticMarkup(<CheckedOn locale="fr" of={key} t={checked} />);
  });
  expect(months[0]).toContain('page d’août 2025');
  expect(months[1]).toContain('page d’octobre 2024');
  expect(months[2]).toContain('page de juillet 2024');
});
