import type { Locale } from '../../domain/locale/locale.ts';
import { reviewPage } from '../../i18n/dictionaries/review-page/index.ts';

export type ReviewPageTexts = typeof reviewPage.fr;

export const reviewPageTexts: Record<Locale, ReviewPageTexts> = reviewPage;
