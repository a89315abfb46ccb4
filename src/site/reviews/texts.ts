import type { Locale } from '../../domain/locale/locale.ts';
import { allReviews } from '../../i18n/dictionaries/all-reviews/index.ts';

export type AllReviewsTexts = typeof allReviews.fr;

export const allReviewsTexts: Record<Locale, AllReviewsTexts> = allReviews;
