import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { locales, localizePath } from '../../domain/locale/locale.ts';
import { dictionaryOf } from '../../i18n/dictionary.ts';
import { EXAMPLE_REPORT_PATH, exampleReport } from './example-report.ts';
import { ReportSample } from './ReportSample.tsx';
import { reportSentences } from './report-sentences.ts';

it.each(locales)(
  'the example of a report opens on what fell short, and says that it is invented: %s',
  (locale) => {
    const t = dictionaryOf(locale).home.report;
    const page = document.createElement('div');
    page.innerHTML = renderToStaticMarkup(<ReportSample locale={locale} brand="Agence" t={t} />);
    const checked = [...page.querySelectorAll<HTMLInputElement>('input[type=radio]')].map(
      (radio) => radio.checked,
    );
    expect(checked).toEqual([false, true, false]);
    const [missed] = reportSentences(exampleReport, locale).missed;
    expect(page.querySelector('.report-glass p:nth-child(2)')?.textContent).toBe(
      `${t.passages[1]} ${missed}`,
    );
    expect(page.textContent).toContain(t.note);
    expect(page.querySelector('a')?.getAttribute('href')).toBe(localizePath(locale, EXAMPLE_REPORT_PATH));
    expect(page.querySelector('[style]')).toBeNull();
  },
);

it('the example has one figure inside its range and one below it, by the rules of every report', () => {
  const { views, reach } = exampleReport.figures;
  expect([views.verdict, reach.verdict]).toEqual(['inside', 'below']);
});
