import { outlineOf } from '../domain/guide/outline.ts';
import { LegalPage } from '../site/legal/LegalPage.tsx';
import legalStyles from '../site/legal/legal.css?inline';
import { legalComponents } from '../site/legal/legal-components.tsx';
import contentsStyles from '../site/reading/page-contents.css?inline';
import readingStyles from '../site/reading/reading.css?inline';
import { breadcrumb } from './breadcrumb.ts';
import { type LegalName, legalText } from './content.ts';
import type { Page } from './page.ts';
import { siteDocument, siteStyles } from './site-document.tsx';

const styles = siteStyles(readingStyles, contentsStyles, legalStyles);

export const legalPage =
  (name: LegalName): Page =>
  (context) => {
    const { locale, site } = context;
    const { Content, data, source, headings } = legalText(locale, name);
    const { title, description } = data;
    return siteDocument(context, {
      path: `/${name}`,
      title,
      description,
      tone: 'light',
      jsonLd: [breadcrumb(site, locale, [{ name: title }])],
      styles,
      main: (
        <LegalPage locale={locale} title={title} contents={outlineOf(source, headings)}>
          <Content components={legalComponents(locale, site, Date.now())} />
        </LegalPage>
      ),
    });
  };
