import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { campaignReportTexts } from '../../i18n/campaign-report-texts.ts';
import type { PageDictionary } from '../../i18n/dictionary.ts';
import { exchangeWords, fill, rangeWord } from '../../i18n/format.ts';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { contextOf } from './CampaignReport.tsx';
import { EXAMPLE_REPORT_PATH, exampleReport } from './example-report.ts';
import { reportRows } from './report-rows.ts';
import { reportSentences } from './report-sentences.ts';
import { ViewsMeter } from './ViewsMeter.tsx';

/** The passage under the glass before a visitor chooses one: what fell short. */
const FIRST = 1;

interface ReportSampleProps {
  locale: Locale;
  brand: string;
  t: PageDictionary['home']['report'];
}

/**
 * The report of a campaign as a sheet of paper, and one of its passages set large: on wide screens in a round glass at the edge
 * of the sheet, else below the list of passages. The radio buttons choose the passage by styles alone, and have it as their
 * description: a live region would be read out while the page loads. The sheet is hidden from screen readers: the passages
 * and the whole page say the same.
 */
export function ReportSample({ locale, brand, t }: ReportSampleProps) {
  const words = campaignReportTexts[locale];
  const { said, missed } = reportSentences(exampleReport, locale);
  const source = fill(words.source, exchangeWords(locale));
  const passages = [said.join(' '), missed.join(' '), source];
  return (
    <section id="report" className="section report-sample" aria-labelledby="report-title">
      <div className="page-width">
        <div>
          <SectionHeading id="report-title" title={t.title} />
          <p className="mt-5 max-w-prose text-lead">{t.text}</p>
          <p className="mt-2 text-small text-muted">{t.note}</p>
          <fieldset className="mt-8">
            <legend className="sr-only">{t.passage}</legend>
            {t.passages.map((name, index) => (
              <label key={name} className="passage">
                <input
                  type="radio"
                  name="passage"
                  aria-describedby={`passage-${index}`}
                  defaultChecked={index === FIRST}
                  className="absolute m-0"
                />
                <span className="figures" aria-hidden="true">
                  {index + 1}
                </span>
                {name}
              </label>
            ))}
          </fieldset>
          <div className="report-glass figures">
            {passages.map((text, index) => (
              <p key={text} id={`passage-${index}`}>
                <b>{t.passages[index]}</b> {text}
              </p>
            ))}
          </div>
          <a
            href={localizePath(locale, EXAMPLE_REPORT_PATH)}
            className="link mt-4 inline-flex min-h-11 items-center font-semibold"
          >
            {t.open}
          </a>
        </div>
        <div className="report-desk">
          <div className="report-sheet figures" aria-hidden="true">
            <b>{brand}</b>
            <p className="report-name">{fill(words.title, { artist: exampleReport.artist })}</p>
            <p className="text-muted">{contextOf(exampleReport, locale).join(' · ')}</p>
            <div className="report-said">
              <p>{passages[0]}</p>
              <p>{passages[1]}</p>
            </div>
            <ViewsMeter views={exampleReport.figures.views} locale={locale} />
            <p className="report-part">{words.compared}</p>
            <ul>
              {reportRows(exampleReport, locale).map(({ name, actual, estimate, verdict }) => (
                <li key={name}>
                  <span>{name}</span>
                  <span>{estimate && `${estimate.low} ${rangeWord[locale]} ${estimate.high}`}</span>
                  <b>{actual}</b>
                  <span>{verdict && words.where[verdict]}</span>
                </li>
              ))}
            </ul>
            <p className="report-part">{words.notes}</p>
            <p className="report-source">{source}</p>
          </div>
        </div>
      </div>
    </section>
  );
}
