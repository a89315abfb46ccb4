import { readApi } from '../../browser/read-api.ts';
import type { ReviewDto, ReviewStats } from '../../contracts/reviews/review.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { ReviewTexts } from './draw-reviews.tsx';
import { PAGES_AT_ONCE, REVIEW_ORDER, REVIEWS_ON_PAGE } from './review-paging.ts';

interface Reviews {
  data: ReviewDto[];
  stats: ReviewStats;
}

/** The requests already sent, by their part number; each part has `PAGES_AT_ONCE` pages. */
const asked = new Map<number, Promise<Reviews>>();

/** Forgets the loaded reviews, so that pages are requested again. */
export const forgetReviews = (): void => asked.clear();

/**
 * Returns a page of reviews as a rendered list, and the present number of reviews. Throws the errors of `readApi`.
 * @param page the first is 0
 */
export async function fetchPage(page: number): Promise<{ list: HTMLElement; empty: boolean; total: number }> {
  const locale = document.documentElement.lang as Locale;
  const [{ data, stats }, { drawReviews }, texts] = await Promise.all([
    fetchReviews(Math.floor(page / PAGES_AT_ONCE), locale),
    import('./draw-reviews.tsx'),
    textsOf[locale](),
  ]);
  const first = (page % PAGES_AT_ONCE) * REVIEWS_ON_PAGE;
  const reviews = data.slice(first, first + REVIEWS_ON_PAGE);
  const list = drawReviews(reviews, locale, texts);
  list.dataset['reviewPage'] = String(page);
  return { list, empty: reviews.length === 0, total: stats.totalReviews };
}

function fetchReviews(part: number, locale: Locale): Promise<Reviews> {
  const known = asked.get(part);
  if (known) return known;
  const answer = readApi<Reviews>(
    `/reviews?lang=${locale}&limit=${PAGES_AT_ONCE * REVIEWS_ON_PAGE}&page=${part + 1}&order=${REVIEW_ORDER}`,
  );
  asked.set(part, answer);
  // A failed request is forgotten, so that the next attempt sends it again.
  answer.catch(() => asked.delete(part));
  return answer;
}

const textsOf: Record<Locale, () => Promise<ReviewTexts>> = {
  fr: () =>
    texts(
      import('../../i18n/dictionaries/home-reviews/fr.ts'),
      import('../../i18n/dictionaries/feeds/fr.ts'),
    ),
  en: () =>
    texts(
      import('../../i18n/dictionaries/home-reviews/en.ts'),
      import('../../i18n/dictionaries/feeds/en.ts'),
    ),
  es: () =>
    texts(
      import('../../i18n/dictionaries/home-reviews/es.ts'),
      import('../../i18n/dictionaries/feeds/es.ts'),
    ),
  pt: () =>
    texts(
      import('../../i18n/dictionaries/home-reviews/pt.ts'),
      import('../../i18n/dictionaries/feeds/pt.ts'),
    ),
};

async function texts(
  home: Promise<{ homeReviews: ReviewTexts['t'] }>,
  feeds: Promise<{ feeds: { reviews: ReviewTexts['labels']; inLanguage: string } }>,
): Promise<ReviewTexts> {
  const [{ homeReviews }, { feeds: lists }] = await Promise.all([home, feeds]);
  return { t: homeReviews, labels: lists.reviews, inLanguage: lists.inLanguage };
}
