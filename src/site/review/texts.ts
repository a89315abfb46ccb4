import type { Locale } from '../../domain/locale/locale.ts';
import { reviewPage as en } from '../../i18n/dictionaries/en/review-page.ts';
import { reviewPage as es } from '../../i18n/dictionaries/es/review-page.ts';
import { reviewPage as fr } from '../../i18n/dictionaries/fr/review-page.ts';
import { reviewPage as pt } from '../../i18n/dictionaries/pt/review-page.ts';

export type ReviewPageTexts = typeof fr;

export const reviewPageTexts: Record<Locale, ReviewPageTexts> = { fr, en, es, pt };
