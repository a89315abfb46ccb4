import type { Locale } from '../../domain/locale/locale.ts';
import { allReviews as en } from '../../i18n/dictionaries/en/all-reviews.ts';
import { allReviews as es } from '../../i18n/dictionaries/es/all-reviews.ts';
import { allReviews as fr } from '../../i18n/dictionaries/fr/all-reviews.ts';
import { allReviews as pt } from '../../i18n/dictionaries/pt/all-reviews.ts';

export type AllReviewsTexts = typeof fr;

export const allReviewsTexts: Record<Locale, AllReviewsTexts> = { fr, en, es, pt };
