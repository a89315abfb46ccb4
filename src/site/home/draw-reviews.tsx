import { createRoot } from 'react-dom/client';
import type { ReviewDto } from '../../contracts/reviews/review.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { PageDictionary } from '../../i18n/dictionary.ts';
import { ReviewCard } from '../reviews/ReviewCard.tsx';

/** The texts of a review card, the same that the server uses for the first page. */
export interface ReviewTexts {
  t: PageDictionary['home']['reviews'];
  labels: PageDictionary['feeds']['reviews'];
  inLanguage: string;
}

/** Renders cards as the server does, in a new list that is not yet in the page. */
export function drawReviews(reviews: readonly ReviewDto[], locale: Locale, texts: ReviewTexts): HTMLElement {
  const list = document.createElement('ul');
  list.className = 'review-page';
  createRoot(list).render(
    reviews.map((review) => <ReviewCard key={review.id} locale={locale} review={review} {...texts} />),
  );
  return list;
}
