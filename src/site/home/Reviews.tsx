import type { ReviewsView } from '../../contracts/review.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { REVIEW_PATH } from '../../domain/review/review-path.ts';
import type { PageDictionary } from '../../i18n/dictionary.ts';
import { fill, formatNumber } from '../../i18n/format.ts';
import { FeedError } from '../../ui/feed-error.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { ReviewCard } from '../reviews/ReviewCard.tsx';

/** Documented: six a page. Five pages travel with the home page; all of them have a page of their own. */
const PAGE_SIZE = 6;
const MAX_PAGES = 5;

interface ReviewsProps {
  locale: Locale;
  t: PageDictionary['home']['reviews'];
  feeds: PageDictionary['feeds'];
  reviews: ReviewsView;
}

/**
 * The reviews, six a page. All pages are in the HTML: the first is shown and the others unfold natively, until
 * `reviews.client.ts` turns them with a pager.
 */
export function Reviews({ locale, t, feeds, reviews }: ReviewsProps) {
  const { state, items, reason, stats } = reviews;
  const pages = inPages(items);
  const [first = [], ...others] = pages;
  const card = (review: (typeof items)[number]) => (
    <ReviewCard key={review.id} locale={locale} review={review} t={t} labels={feeds.reviews} />
  );
  return (
    <section
      id="reviews"
      className="section bg-sunk"
      aria-labelledby="reviews-title"
      data-feed={state}
      data-vote-failed={t.helpful.failed}
    >
      <div className="page-width">
        <div className="flex flex-wrap items-end justify-between gap-6">
          <SectionHeading id="reviews-title" eyebrow={t.eyebrow} title={t.title} />
          <div className="flex flex-col items-start">
            {stats.averageRating !== null && (
              <p className="figures text-muted">
                {fill(t.summary, {
                  average: new Intl.NumberFormat(locale).format(stats.averageRating),
                  count: formatNumber(locale, stats.totalReviews),
                })}
              </p>
            )}
            <div className="flex flex-wrap gap-x-6">
              <a
                href={localizePath(locale, '/all-reviews')}
                className="link inline-flex min-h-11 items-center font-semibold"
              >
                {t.all}
              </a>
              <a
                href={localizePath(locale, REVIEW_PATH)}
                className="link inline-flex min-h-11 items-center font-semibold"
              >
                {t.write}
              </a>
            </div>
          </div>
        </div>
        {state === 'error' && (
          <FeedError message={feeds.reviews.unavailable} reason={reason} retry={feeds.reviews.retry} />
        )}
        {state === 'loading' && (
          <Skeletons
            label={feeds.reviews.loading}
            failed={feeds.reviews.unavailable}
            retry={feeds.reviews.retry}
            count={PAGE_SIZE}
            className="review-page mt-10 md:mt-14"
            card="h-56"
          />
        )}
        {state === 'loaded' && items.length === 0 && (
          <p className="mt-8 text-lead text-muted">{feeds.reviews.loading}</p>
        )}
        {items.length > 0 && (
          <div className="mt-10 md:mt-14" data-reviews="" data-texts={JSON.stringify(t.pager)}>
            <ul className="review-page" data-review-page="">
              {first.map(card)}
            </ul>
            {others.length > 0 && (
              <details className="review-more" data-review-more="">
                <summary className="link mt-6 inline-flex min-h-12 items-center font-semibold">
                  {fill(t.more, { count: others.flat().length })}
                </summary>
                {others.map((page) => (
                  <ul key={page[0]?.id} className="review-page mt-5" data-review-page="">
                    {page.map(card)}
                  </ul>
                ))}
              </details>
            )}
          </div>
        )}
      </div>
    </section>
  );
}

function inPages<T>(items: readonly T[]): T[][] {
  const count = Math.min(Math.ceil(items.length / PAGE_SIZE), MAX_PAGES);
  return Array.from({ length: count }, (_, page) => items.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE));
}
