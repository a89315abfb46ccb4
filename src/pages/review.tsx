import { REVIEW_PATH } from '../domain/review/review-path.ts';
import { textsOf } from '../i18n/site-texts.ts';
import readingStyles from '../site/reading/reading.css?inline';
import { ReviewPage } from '../site/review/ReviewPage.tsx';
import reviewStyles from '../site/review/review.css?inline';
import { reviewPageTexts } from '../site/review/texts.ts';
import type { Page } from './page.ts';
import { siteDocument, siteStyles } from './site-document.tsx';

const styles = siteStyles(readingStyles, reviewStyles);

/** The page with the form for a review. The HTTP front has already checked the code after `/review` (`http-front/review-form.ts`). */
export const reviewPage: Page = (context) => {
  const { locale, site, review = {} } = context;
  return siteDocument(context, {
    path: review.code ? `${REVIEW_PATH}/${review.code}` : REVIEW_PATH,
    ...reviewPageTexts[locale].meta,
    tone: 'light',
    unlisted: true,
    styles,
    scripts: ['review'],
    main: <ReviewPage locale={locale} t={textsOf(locale, site.content)} site={site} request={review} />,
  });
};
