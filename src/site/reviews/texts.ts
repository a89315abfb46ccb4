import type { Locale } from '../../domain/locale/locale.ts';
import { allReviews } from '../../i18n/dictionaries/all-reviews/index.ts';
import { reportPage } from '../../i18n/dictionaries/report-page/index.ts';

export type AllReviewsTexts = typeof allReviews.fr;

/** The words of the links that report a review or a testimonial. */
export const reportLinkTexts = reportPage;

export const allReviewsTexts: Record<Locale, AllReviewsTexts> = allReviews;
