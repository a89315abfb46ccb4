import { textsOf } from '../i18n/site-texts.ts';
import { FeaturedGuides } from '../site/guides/FeaturedGuides.tsx';
import { GuideLibrary } from '../site/guides/GuideLibrary.tsx';
import guidesStyles from '../site/guides/guides.css?inline';
import { HubAreas } from '../site/hub/HubAreas.tsx';
import { HubCall } from '../site/hub/HubCall.tsx';
import { HubHero } from '../site/hub/HubHero.tsx';
import hubStyles from '../site/hub/hub.css?inline';
import { hubTexts } from '../site/hub/texts.ts';
import readingStyles from '../site/reading/reading.css?inline';
import { itemList } from '../site/structured-data/item-list.ts';
import { breadcrumb } from './breadcrumb.ts';
import { guideEntries } from './guide-entries.ts';
import type { Page } from './page.ts';
import { siteDocument, siteStyles } from './site-document.tsx';

const styles = siteStyles(guidesStyles, hubStyles, readingStyles);

export const hubPage: Page = (context) => {
  const { locale, site } = context;
  const path = '/expertise-marketing-musical';
  const guides = guideEntries(locale, site.content);
  const hub = hubTexts(locale, textsOf(locale, site.content).hub);
  const { meta, name } = hub;
  const items = guides.map((guide) => ({ name: guide.name, path: `/${guide.slug}` }));
  return siteDocument(context, {
    path,
    ...meta,
    tone: 'dark',
    jsonLd: [breadcrumb(site, locale, [{ name }]), itemList(site, locale, { path, name, items })],
    styles,
    scripts: ['library'],
    main: (
      <>
        <HubHero locale={locale} guides={guides} claims={site.claims} t={hub} />
        <HubAreas locale={locale} guides={guides} claims={site.claims} />
        <FeaturedGuides locale={locale} guides={guides} />
        <GuideLibrary locale={locale} fee={site.company.fee} guides={guides} />
        <HubCall locale={locale} site={site} />
      </>
    ),
  });
};
