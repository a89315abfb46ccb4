import { QUESTIONS_PATH } from '../domain/questions/question.ts';
import { textsOf } from '../i18n/site-texts.ts';
import { QuestionsPage } from '../site/questions/QuestionsPage.tsx';
import questionsStyles from '../site/questions/questions.css?inline';
import { questionTexts } from '../site/questions/texts.ts';
import readingStyles from '../site/reading/reading.css?inline';
import { breadcrumb } from './breadcrumb.ts';
import type { Page } from './page.ts';
import { siteDocument, siteStyles } from './site-document.tsx';

const styles = siteStyles(readingStyles, questionsStyles);

/** The questions beside the box. */
const OFTEN = 5;

export const questionsPage: Page = (context) => {
  const { locale, site, question } = context;
  const { meta, name } = questionTexts[locale];
  const often = textsOf(locale, site.content).faq.items.slice(0, OFTEN);
  return siteDocument(context, {
    path: QUESTIONS_PATH,
    title: meta.title,
    description: meta.description,
    tone: 'light',
    // An answer is a page of one visitor.
    noindex: question !== undefined,
    jsonLd: [breadcrumb(site, locale, [{ name }])],
    styles,
    scripts: ['questions'],
    main: <QuestionsPage locale={locale} asked={question} often={often.map((item) => item.question)} />,
  });
};
