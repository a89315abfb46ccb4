import type { AskedQuestion } from '../../contracts/site.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { OWN_DATA_PATH } from '../../domain/own-data/own-data.ts';
import { ReadingPage } from '../reading/ReadingPage.tsx';
import { QuestionBox } from './QuestionBox.tsx';
import { questionTexts } from './texts.ts';

interface QuestionsPageProps {
  locale: Locale;
  asked: AskedQuestion | undefined;
  /** Questions that the site answers; a press asks one. */
  often: readonly string[];
}

/** The page of the question box, with the questions that are asked often beside it. */
export function QuestionsPage({ locale, asked, often }: QuestionsPageProps) {
  const t = questionTexts[locale];
  return (
    <ReadingPage locale={locale} crumbs={[{ name: t.name }]} title={t.title} lead={t.lead}>
      <div className="question-page page-width grid gap-12 py-10 md:py-14 lg:has-[.question-outcome]:gap-y-0">
        <QuestionBox locale={locale} asked={asked} />
        <aside aria-labelledby="often" className="question-aside">
          <h2 id="often" className="text-h3">
            {t.often}
          </h2>
          <ul className="question-often">
            {often.map((question) => (
              <li key={question}>
                <a href={localizePath(locale, '/faq')} data-ask="" data-early="">
                  {question}
                </a>
              </li>
            ))}
          </ul>
          <div className="font-size-small text-muted">
            <p>
              {t.own.label}{' '}
              <a className="link" href={localizePath(locale, OWN_DATA_PATH)}>
                {t.own.rights}
              </a>
            </p>
            <button type="button" className="link" data-manage-cookies="">
              {t.next.cookies}
            </button>
          </div>
        </aside>
      </div>
    </ReadingPage>
  );
}
