import { GuidesPage } from '../site/guides/GuidesPage.tsx';
import guidesStyles from '../site/guides/guides.css?inline';
import { guideTexts } from '../site/guides/texts.ts';
import readingStyles from '../site/reading/reading.css?inline';
import { itemList } from '../site/structured-data/item-list.ts';
import { breadcrumb } from './breadcrumb.ts';
import { guideEntries } from './guide-entries.ts';
import type { Page } from './page.ts';
import { siteDocument, siteStyles } from './site-document.tsx';

const styles = siteStyles(guidesStyles, readingStyles);

export const guidesPage: Page = (context) => {
  const { locale, site } = context;
  const path = '/guides';
  const guides = guideEntries(locale, site.content);
  const { meta, eyebrow, title } = guideTexts[locale];
  const items = guides.map(({ name, slug }) => ({ name, path: `/${slug}` }));
  return siteDocument(context, {
    path,
    ...meta,
    tone: 'light',
    jsonLd: [
      breadcrumb(site, locale, [{ name: eyebrow }]),
      itemList(site, locale, { path, name: title, items }),
    ],
    styles,
    main: <GuidesPage locale={locale} fee={site.company.fee} guides={guides} />,
  });
};
