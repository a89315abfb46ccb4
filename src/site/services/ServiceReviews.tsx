import type { ReviewDto, ReviewsView } from '../../contracts/reviews/review.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import type { PageDictionary } from '../../i18n/dictionary.ts';
import { languageNote } from '../../i18n/language-note.ts';
import { reviewDisclosure } from '../../i18n/review-disclosure.ts';
import { sampleNotice } from '../../i18n/sample-notice.ts';
import { verifiedText } from '../../i18n/verified-text.ts';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { MAX_REVIEWS, selectReviews } from './select-reviews.ts';
import type { Service } from './service.ts';
import type { SharedTexts } from './texts.ts';

interface ServiceReviewsProps {
  locale: Locale;
  service: Service;
  t: SharedTexts['reviews'];
  title: string;
  labels: PageDictionary['feeds']['reviews'];
  /** A template, for a comment in another language: `en {language}`. */
  inLanguage: string;
  /** The error reason for a feed that never loads. */
  timeout: string;
  reviews: ReviewsView;
  /**
   * The examples that are shown when there is no five-star review, with demo data only; `samplesNote` says that they are
   * examples.
   */
  samples: readonly { text: string; author: string }[];
  samplesNote: string;
}

/**
 * Reviews with five stars, with a note that they are a selection; those of other services have another title. Renders
 * nothing without a review or a sample. While the server is still loading the feed, placeholders are shown, and the
 * script replaces the section later.
 */
export function ServiceReviews(props: ServiceReviewsProps) {
  const { locale, service, t, title, labels, timeout, reviews, samples, samplesNote } = props;
  const { items: selected, ofService } = selectReviews(reviews.items, service);
  const invented = sampleNotice(labels, selected);
  const waiting = reviews.state === 'loading' && selected.length === 0;
  if (!waiting && selected.length + samples.length === 0) return null;
  return (
    <section
      id="reviews"
      className="section bg-sunk"
      aria-labelledby="reviews-title"
      data-feed={waiting ? 'loading' : 'loaded'}
    >
      <div className="page-width">
        <div className="grid items-end gap-x-16 gap-y-5 lg:grid-cols-[1fr_26rem]">
          <SectionHeading
            id="reviews-title"
            eyebrow={t.eyebrow}
            title={selected.length > 0 && !ofService ? t.anyPlatform : title}
          />
          <div className="text-muted">
            {!waiting && <p>{selected.length > 0 ? t.selection : samplesNote}</p>}
            {invented && <p className="mt-2">{invented}</p>}
            <a
              href={localizePath(locale, '/all-reviews')}
              className="link inline-flex min-h-11 items-center font-semibold text-ink"
            >
              {t.all}
            </a>
          </div>
        </div>
        {waiting ? (
          <Skeletons
            label={labels.loading}
            failed={labels.unavailable}
            reason={timeout}
            retry={labels.retry}
            count={MAX_REVIEWS}
            className="quotes mt-10 md:mt-14"
            card="h-48"
          />
        ) : (
          <ul className="quotes mt-10 md:mt-14">
            {selected.map((review) => (
              <Review
                key={review.id}
                locale={locale}
                review={review}
                topRating={t.topRating}
                labels={labels}
                inLanguage={props.inLanguage}
              />
            ))}
            {selected.length === 0 &&
              samples.map(({ text, author }) => (
                <li key={author} className="quote">
                  <span className="self-start rounded-full border border-control-line px-3 py-0.5 text-small">
                    {t.example}
                  </span>
                  <p className="text-lead">{text}</p>
                  <p className="mt-auto text-small text-muted">{author}</p>
                </li>
              ))}
          </ul>
        )}
      </div>
    </section>
  );
}

/** One review. A caption in place of a missing comment is not marked as a quotation (docs/product.md, Reviews). */
function Review(props: {
  locale: Locale;
  review: ReviewDto;
  topRating: string;
  labels: PageDictionary['feeds']['reviews'];
  inLanguage: string;
}) {
  const { name, comment, quoted, lang, source, company, timeAgo, publishedAt, verified } = props.review;
  const mark = verified && verifiedText(props.labels, source);
  return (
    <li className="quote">
      <p className="text-small font-semibold">{props.topRating}</p>
      {quoted ? (
        <blockquote className="text-lead wrap-anywhere" lang={lang ?? undefined} dir="auto">
          {comment}
        </blockquote>
      ) : (
        <p className="text-muted">{comment}</p>
      )}
      <p className="mt-auto text-small text-muted">
        <bdi className="block text-body font-semibold text-ink wrap-anywhere">{name}</bdi>
        {[source, company, languageNote(props.inLanguage, props.locale, quoted ? lang : null)]
          .filter(Boolean)
          .join(', ')}
        {timeAgo && (
          <>
            {', '}
            <time dateTime={publishedAt ?? undefined}>{timeAgo}</time>
          </>
        )}
        <span className="block">{reviewDisclosure(props.labels, props.review)}</span>
        {mark && <span className="block text-success">{mark}</span>}
      </p>
    </li>
  );
}
