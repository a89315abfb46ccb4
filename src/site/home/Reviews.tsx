import type { PagePictures } from '../../contracts/page-pictures.ts';
import type { ReviewsView } from '../../contracts/reviews/review.ts';
import { isEmptyList } from '../../domain/list/empty-list.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { REVIEW_PATH } from '../../domain/review/review-path.ts';
import type { PageDictionary } from '../../i18n/dictionary.ts';
import { fill, formatNumber } from '../../i18n/format.ts';
import { countedSamples } from '../../i18n/sample-notice.ts';
import type { SiteTexts } from '../../i18n/site-texts.ts';
import { ExampleNote } from '../../ui/example-note.tsx';
import { FeedError } from '../../ui/feed-error.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { ReviewCard } from '../reviews/ReviewCard.tsx';
import { Testimonials } from '../reviews/Testimonials.tsx';
import { REVIEWS_ON_PAGE } from './review-paging.ts';

interface ReviewsProps {
  locale: Locale;
  t: PageDictionary['home']['reviews'];
  feeds: PageDictionary['feeds'];
  /** The agency's own testimonials. */
  own: Pick<SiteTexts, 'agency' | 'testimonials'>;
  pictures: PagePictures | undefined;
  /** The reviews of the first page, with the figures of all reviews. */
  reviews: ReviewsView;
}

/**
 * The reviews, six per page. The HTML contains the first page and the pager; `review-pager.ts` loads the others on
 * demand. Without script only the first page and the link to all reviews are shown. Renders nothing while there is
 * neither a review nor a testimonial.
 */
export function Reviews({ locale, t, feeds, own, pictures, reviews }: ReviewsProps) {
  const { state, items, reason, stats } = reviews;
  if (isEmptyList(reviews) && own.testimonials.length === 0) return null;
  const pages = Math.ceil(stats.totalReviews / REVIEWS_ON_PAGE);
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
          <div className="flex max-w-88 flex-col items-start">
            <ExampleNote note={countedSamples(locale, feeds.reviews, stats)} className="pb-2" />
            {stats.averageRating !== null && (
              <p className="figures text-muted">
                {fill(t.summary, {
                  average: new Intl.NumberFormat(locale).format(stats.averageRating),
                  count: formatNumber(locale, stats.totalReviews),
                })}
                {stats.hiddenReviews > 0 &&
                  `. ${fill(t.summaryHidden, { hidden: formatNumber(locale, stats.hiddenReviews) })}`}
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
            reason={feeds.reasons.timeout}
            retry={feeds.reviews.retry}
            count={REVIEWS_ON_PAGE}
            className="review-page mt-10 md:mt-14"
            card="h-56"
          />
        )}
        {items.length > 0 && (
          <div className="mt-10 md:mt-14" data-reviews={stats.totalReviews}>
            <ul className="review-page" data-review-page="0">
              {items.map((review) => (
                <ReviewCard
                  key={review.id}
                  locale={locale}
                  review={review}
                  t={t}
                  labels={feeds.reviews}
                  inLanguage={feeds.inLanguage}
                />
              ))}
            </ul>
            {pages > 1 && <Pager t={t.pager} feeds={feeds} pages={pages} />}
          </div>
        )}
        {own.testimonials.length > 0 && (
          <div className="mt-10 md:mt-14">
            <Testimonials
              locale={locale}
              t={own.agency.testimonials}
              items={own.testimonials}
              pictures={pictures}
              level={3}
            />
          </div>
        )}
      </div>
    </section>
  );
}

interface PagerProps {
  t: ReviewsProps['t']['pager'];
  feeds: ReviewsProps['feeds'];
  pages: number;
}

/** Two arrows, the current position, and a template for the error when a page fails to load. */
function Pager({ t, feeds: { reviews, reasons }, pages }: PagerProps) {
  return (
    <>
      <nav className="review-pager" aria-label={t.label}>
        <Arrow turn={-1} label={t.previous} path="M15 5l-7 7 7 7" />
        <p className="figures text-small text-muted" data-position={t.position}>
          {fill(t.position, { page: 1, pages })}
        </p>
        <Arrow turn={1} label={t.next} path="M9 5l7 7-7 7" />
      </nav>
      <template data-timeout={reasons.timeout}>
        <FeedError message={reviews.unavailable} reason={reasons.unreachable} retry={reviews.retry} />
      </template>
    </>
  );
}

function Arrow({ turn, label, path }: { turn: 1 | -1; label: string; path: string }) {
  return (
    <button
      type="button"
      className="icon-button border border-control-line"
      aria-label={label}
      data-early=""
      data-turn={turn}
    >
      <svg viewBox="0 0 24 24" className="size-5" aria-hidden="true">
        <path className="stroke" d={path} />
      </svg>
    </button>
  );
}
