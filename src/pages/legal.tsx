import { LegalPage } from '../site/legal/LegalPage.tsx';
import legalStyles from '../site/legal/legal.css?inline';
import { legalComponents } from '../site/legal/legal-components.tsx';
import readingStyles from '../site/reading/reading.css?inline';
import { breadcrumb } from './breadcrumb.ts';
import { type LegalName, legalText } from './content.ts';
import type { Page } from './page.ts';
import { siteDocument, siteStyles } from './site-document.tsx';

const styles = siteStyles(readingStyles, legalStyles);

export const legalPage =
  (name: LegalName): Page =>
  (context) => {
    const { locale, site } = context;
    const { Content, data } = legalText(locale, name);
    const { title, description } = data;
    return siteDocument(context, {
      path: `/${name}`,
      title,
      description,
      tone: 'light',
      jsonLd: [breadcrumb(site, locale, [{ name: title }])],
      styles,
      main: (
        <LegalPage locale={locale} title={title}>
          <Content components={legalComponents(locale, site, Date.now())} />
        </LegalPage>
      ),
    });
  };
