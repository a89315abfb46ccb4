import { readSpend, SPEND_PATH } from '../domain/spend/spend-request.ts';
import readingStyles from '../site/reading/reading.css?inline';
import { SpendPage } from '../site/spend/SpendPage.tsx';
import spendStyles from '../site/spend/spend.css?inline';
import { budgetsInWords, spendTexts } from '../site/spend/texts.ts';
import type { Page } from './page.ts';
import { siteDocument, siteStyles } from './site-document.tsx';

const styles = siteStyles(readingStyles, spendStyles);

/** The page about what budgets buy. The HTTP front reads its parameters (`http-front/query-page.ts`). */
export const spendPage: Page = (context) => {
  const { locale, site, spend = {} } = context;
  const t = spendTexts[locale];
  return siteDocument(context, {
    path: SPEND_PATH,
    query: spend,
    title: budgetsInWords(locale, t.title),
    description: budgetsInWords(locale, t.description),
    tone: 'light',
    noindex: true,
    share: '/',
    styles,
    main: <SpendPage locale={locale} site={site} request={readSpend(spend)} />,
  });
};
