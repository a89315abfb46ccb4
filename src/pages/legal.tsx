import { outlineOf } from '../domain/blocks/outline.ts';
import { LegalPage } from '../site/legal/LegalPage.tsx';
import legalStyles from '../site/legal/legal.css?inline';
import { legalBlocks } from '../site/legal/legal-blocks.tsx';
import { Blocks } from '../site/reading/blocks/Blocks.tsx';
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
    const { data, blocks } = legalText(locale, name);
    const { title, description } = data;
    return siteDocument(context, {
      path: `/${name}`,
      title,
      description,
      tone: 'light',
      jsonLd: [breadcrumb(site, locale, [{ name: title }])],
      styles,
      main: (
        <LegalPage locale={locale} title={title} contents={outlineOf(blocks)}>
          <Blocks locale={locale} blocks={blocks} drawn={legalBlocks(locale, site, Date.now())} />
        </LegalPage>
      ),
    });
  };
