import type { ReviewDto } from '../../contracts/reviews/review.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { initialsOf } from '../../domain/review/shown-name.ts';
import type { PageDictionary } from '../../i18n/dictionary.ts';
import { fill, formatNumber } from '../../i18n/format.ts';
import { languageNote } from '../../i18n/language-note.ts';
import { reviewDisclosure } from '../../i18n/review-disclosure.ts';
import { verifiedText } from '../../i18n/verified-text.ts';
import { Rating } from '../../ui/rating.tsx';
import { ReportLink } from './ReportLink.tsx';
import type { ReviewMarks } from './review-filters.ts';

type HomeReviews = PageDictionary['home']['reviews'];

interface ReviewCardProps {
  locale: Locale;
  review: ReviewDto;
  t: Pick<HomeReviews, 'rating' | 'unrated' | 'helpful'>;
  labels: PageDictionary['feeds']['reviews'];
  /** A template, for a comment in another language: `en {language}`. */
  inLanguage: string;
  /** The attributes by which the page's filters match the card. */
  marks?: ReviewMarks;
  /** The card's id, for links from other pages. */
  anchor?: string;
  /** Whether it has a link that reports it as illegal: the home page has no room for them. */
  reportable?: boolean;
}

/** One review. A caption in place of a missing comment is not marked as a quotation (docs/product.md, Reviews). */
export function ReviewCard({
  locale,
  review,
  t,
  labels,
  inLanguage,
  marks,
  anchor,
  reportable = false,
}: ReviewCardProps) {
  const { name, initials, rating, comment, quoted, timeAgo, publishedAt, source, verified, lang, answer } =
    review;
  const mark = verified && verifiedText(labels, source);
  const note = languageNote(inLanguage, locale, quoted ? lang : null);
  return (
    <li id={anchor} className="review-card" {...marks}>
      <div className="flex items-center justify-between gap-3">
        {review.rated ? (
          <Rating text={fill(t.rating, { rating })} />
        ) : (
          <span className="text-small text-muted">{t.unrated}</span>
        )}
        {review.featured && <span className="text-small font-semibold text-signal">{labels.featured}</span>}
      </div>
      {comment &&
        (quoted ? (
          <blockquote className="text-lead wrap-anywhere" lang={lang ?? undefined} dir="auto">
            {comment}
          </blockquote>
        ) : (
          <p className="text-muted">{comment}</p>
        ))}
      <div>
        <div className="flex items-start gap-3">
          {review.avatar ? (
            <img
              src={review.avatar}
              className="size-11 shrink-0 rounded-full"
              width="44"
              height="44"
              alt=""
              loading="lazy"
            />
          ) : (
            // A review without a name has no initials of its own.
            initialsOf(name) === initials && (
              <span
                className="grid max-sm:hidden size-11 shrink-0 place-items-center rounded-full border border-control-line text-small font-semibold"
                aria-hidden="true"
              >
                {initials}
              </span>
            )
          )}
          <p className="min-w-0 text-small text-muted">
            <bdi className="block text-left text-body font-semibold text-ink wrap-anywhere">{name}</bdi>
            {[source, review.company, note].filter(Boolean).join(', ')}
            {timeAgo && (
              <>
                {', '}
                <time dateTime={publishedAt ?? undefined}>{timeAgo}</time>
              </>
            )}
            {'. '}
            {reviewDisclosure(labels, review)}
            {mark && <span className="block text-success">{mark}</span>}
          </p>
        </div>
        {answer && (
          <div className="review-answer">
            <p className="text-small text-muted">
              {[labels.answer, languageNote(inLanguage, locale, answer.lang)].filter(Boolean).join(', ')}
              {', '}
              <time dateTime={answer.answeredAt}>{answer.date}</time>
            </p>
            <p className="wrap-anywhere whitespace-pre-line" lang={answer.lang} dir="auto">
              {answer.text}
            </p>
          </div>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Helpful locale={locale} review={review} t={t.helpful} />
        {reportable && <ReportLink locale={locale} kind="review" id={review.id} name={name} />}
      </div>
    </li>
  );
}

interface HelpfulProps {
  locale: Locale;
  review: ReviewDto;
  t: HomeReviews['helpful'];
}

/** The vote button with the number of votes (`browser/helpful.ts`). Without script only the number is shown. */
function Helpful({ locale, review: { id, name, helpful }, t }: HelpfulProps) {
  return (
    <div className="helpful">
      <button
        type="button"
        className="helpful-button"
        aria-pressed="false"
        data-early=""
        data-helpful={id}
        data-count={helpful}
      >
        <svg viewBox="0 0 16 14" className="helpful-mark" aria-hidden="true" focusable="false">
          <path d="M1 7h2v6H1zM3 8l3-6q3 0 2 4h4l-1 7H3" />
        </svg>
        {t.vote}
        <span className="sr-only">, {fill(t.of, { name })}</span>
        <span className="figures" data-count-text="">
          {helpful > 0 && `(${helpful})`}
        </span>
      </button>
      {helpful > 1 && (
        <p className="helpful-people">{fill(t.people, { count: formatNumber(locale, helpful) })}</p>
      )}
    </div>
  );
}
