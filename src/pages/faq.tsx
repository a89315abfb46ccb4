import { plainFaqItems } from '../i18n/faq-items.ts';
import { fillFigures } from '../i18n/format-figure.ts';
import { textsOf } from '../i18n/site-texts.ts';
import { FaqPage } from '../site/faq/FaqPage.tsx';
import faqStyles from '../site/faq/faq.css?inline';
import { text as openAtTop } from '../site/faq/open-at-top.ts?function';
import { QuestionBox } from '../site/questions/QuestionBox.tsx';
import questionsStyles from '../site/questions/questions.css?inline';
import readingStyles from '../site/reading/reading.css?inline';
import { faqPage as faqThing } from '../site/structured-data/faq-page.ts';
import { breadcrumb } from './breadcrumb.ts';
import { inlineScript } from './html-document.ts';
import type { Page } from './page.ts';
import { siteDocument, siteStyles } from './site-document.tsx';

const styles = siteStyles(readingStyles, faqStyles, questionsStyles);
const reloadAtTop = inlineScript(`(${openAtTop})()`);

export const faqPage: Page = (context) => {
  const { locale, site } = context;
  const t = textsOf(locale, site.content);
  const path = '/faq';
  return siteDocument(context, {
    path,
    title: t.faqPage.meta.title,
    description: fillFigures(locale, t.faqPage.meta.description),
    tone: 'light',
    jsonLd: [
      breadcrumb(site, locale, [{ name: 'FAQ' }]),
      faqThing(site, locale, { path, items: plainFaqItems(locale, t.faq.items, site) }),
    ],
    styles,
    elements: [reloadAtTop],
    scripts: ['questions'],
    main: (
      <FaqPage locale={locale} t={t} site={site}>
        <QuestionBox locale={locale} place="faq" />
      </FaqPage>
    ),
  });
};
