import { STATEMENT_PATH } from '../domain/accessibility/conformity.ts';
import { StatementPage } from '../site/accessibility/StatementPage.tsx';
import statementStyles from '../site/accessibility/statement.css?inline';
import { statementTexts } from '../site/accessibility/texts.ts';
import legalStyles from '../site/legal/legal.css?inline';
import contentsStyles from '../site/reading/page-contents.css?inline';
import readingStyles from '../site/reading/reading.css?inline';
import { audit, judgementAt, rgaaTopics } from './accessibility-audit.ts';
import { breadcrumb } from './breadcrumb.ts';
import type { Page } from './page.ts';
import { siteDocument, siteStyles } from './site-document.tsx';

const styles = siteStyles(readingStyles, contentsStyles, legalStyles, statementStyles);

export const accessibilityPage: Page = (context) => {
  const { locale, site } = context;
  const { meta, crumb } = statementTexts[locale];
  const judgement = judgementAt(Date.now());
  return siteDocument(context, {
    path: STATEMENT_PATH,
    ...meta,
    tone: 'light',
    jsonLd: [breadcrumb(site, locale, [{ name: crumb }])],
    styles,
    main: <StatementPage {...{ locale, site, audit, judgement }} topics={rgaaTopics} />,
  });
};
