import { textsOf } from '../i18n/site-texts.ts';
import readingStyles from '../site/reading/reading.css?inline';
import { AllReviewsPage } from '../site/reviews/AllReviewsPage.tsx';
import reviewStyles from '../site/reviews/reviews.css?inline';
import { allReviewsTexts } from '../site/reviews/texts.ts';
import { breadcrumb } from './breadcrumb.ts';
import type { Page } from './page.ts';
import { stylesWithPortraits } from './portrait-styles.ts';
import { siteDocument } from './site-document.tsx';

const styles = stylesWithPortraits(readingStyles, reviewStyles);

export const allReviewsPage: Page = async (context) => {
  const { locale, site, feeds } = context;
  const t = textsOf(locale, site.content);
  const reviews = await feeds.reviews(locale);
  const { meta, title } = allReviewsTexts[locale];
  return siteDocument(context, {
    path: '/all-reviews',
    ...meta,
    tone: 'light',
    jsonLd: [breadcrumb(site, locale, [{ name: title }])],
    styles: styles(t, site),
    scripts: ['all-reviews'],
    main: <AllReviewsPage locale={locale} t={t} site={site} reviews={reviews} />,
  });
};
