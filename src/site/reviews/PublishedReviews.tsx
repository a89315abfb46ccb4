import type { ReviewDto, ReviewsView } from '../../contracts/reviews/review.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { REVIEW_YEARS } from '../../domain/review/disclosures.ts';
import { reviewAnchor } from '../../domain/review/review-anchor.ts';
import { REVIEW_PATH } from '../../domain/review/review-path.ts';
import type { PageDictionary } from '../../i18n/dictionary.ts';
import { fill, formatNumber } from '../../i18n/format.ts';
import { countedSamples, sampleNotice } from '../../i18n/sample-notice.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ExampleNote } from '../../ui/example-note.tsx';
import { FeedError } from '../../ui/feed-error.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { Figures } from './Figures.tsx';
import { Filters } from './Filters.tsx';
import { ReviewCard } from './ReviewCard.tsx';
import { reviewFilters } from './review-filters.ts';
import type { AllReviewsTexts } from './texts.ts';

/** The number of reviews shown at once; the others are folded. */
const SHOWN = 100;

interface PublishedReviewsProps {
  locale: Locale;
  t: AllReviewsTexts['reviews'];
  home: PageDictionary['home']['reviews'];
  labels: PageDictionary['feeds']['reviews'];
  /** A template, for a comment in another language: `en {language}`. */
  inLanguage: string;
  /** The error reason for a feed that never loads. */
  timeout: string;
  reviews: ReviewsView;
}

/** Every approved review with figures and filters, or the reason why there are none. */
export function PublishedReviews(props: PublishedReviewsProps) {
  const { locale, t, home, labels, timeout, reviews } = props;
  const { state, items, reason } = reviews;
  const invented = sampleNotice(labels, items);
  const counted = countedSamples(locale, labels, reviews.stats);
  return (
    <section
      id="reviews"
      className="review-list bg-sunk py-12 md:py-20"
      aria-labelledby="reviews-title"
      data-feed={state}
      data-vote-failed={home.helpful.failed}
    >
      <div className="page-width">
        <h2 id="reviews-title" className="text-h3">
          {t.title}
        </h2>
        {invented && !counted && <p className="mt-3 max-w-prose text-muted">{invented}</p>}
        {state === 'error' && <FeedError message={labels.unavailable} reason={reason} retry={labels.retry} />}
        {state === 'loading' && (
          <Skeletons
            label={labels.loading}
            failed={labels.unavailable}
            reason={timeout}
            retry={labels.retry}
            count={6}
            className="review-page mt-8"
            card="h-56"
          />
        )}
        {state === 'loaded' && items.length === 0 && <p className="mt-4 text-lead text-muted">{t.empty}</p>}
        {items.length > 0 ? <List {...props} /> : <p className="mt-6">{write(props)}</p>}
        {items.length > 0 && (
          <p className="mt-10 max-w-prose text-small text-muted">
            {fill(labels.kept, { years: REVIEW_YEARS })}
          </p>
        )}
      </div>
    </section>
  );
}

/** The link to write a review. */
const write = ({ locale, home }: Pick<PublishedReviewsProps, 'locale' | 'home'>) => (
  <ButtonLink href={localizePath(locale, REVIEW_PATH)}>{home.write}</ButtonLink>
);

function List({
  locale,
  t,
  home,
  labels,
  inLanguage,
  reviews: { items, stats },
}: Omit<PublishedReviewsProps, 'timeout'>) {
  const filters = reviewFilters(items);
  const card = (review: ReviewDto) => (
    <ReviewCard
      key={review.id}
      locale={locale}
      review={review}
      t={home}
      labels={labels}
      inLanguage={inLanguage}
      marks={filters.marksOf(review)}
      anchor={reviewAnchor(review.id)}
      reportable
    />
  );
  const others = items.slice(SHOWN);
  return (
    <>
      <ExampleNote note={countedSamples(locale, labels, stats)} className="pt-6" />
      <Figures locale={locale} t={t} stats={stats}>
        {write({ locale, home })}
      </Figures>
      <Filters
        locale={locale}
        t={t.filters}
        ratingText={home.rating}
        filters={filters}
        total={items.length}
      />
      <ul className="review-page mt-6">{items.slice(0, SHOWN).map(card)}</ul>
      {others.length > 0 && (
        <details className="review-rest">
          <summary className="link mt-6 inline-flex min-h-12 items-center font-semibold">
            {fill(home.more, { count: formatNumber(locale, others.length) })}
          </summary>
          <ul className="review-page mt-5">{others.map(card)}</ul>
        </details>
      )}
    </>
  );
}
