import { FIGURES_PATH, figureTexts } from '../i18n/claim-source.ts';
import { FiguresPage } from '../site/figures/FiguresPage.tsx';
import figuresStyles from '../site/figures/figures.css?inline';
import readingStyles from '../site/reading/reading.css?inline';
import { breadcrumb } from './breadcrumb.ts';
import type { Page } from './page.ts';
import { siteDocument, siteStyles } from './site-document.tsx';

const styles = siteStyles(figuresStyles, readingStyles);

export const figuresPage: Page = (context) => {
  const { locale, site } = context;
  const { meta, title: name } = figureTexts[locale];
  return siteDocument(context, {
    path: FIGURES_PATH,
    ...meta,
    tone: 'light',
    jsonLd: [breadcrumb(site, locale, [{ name }])],
    styles,
    main: <FiguresPage locale={locale} site={site} />,
  });
};
