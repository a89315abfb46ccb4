import type { ModeratedReviewDto } from '../../contracts/moderation.ts';
import { locales } from '../../domain/locale/locale.ts';
import { fill } from '../../i18n/format.ts';
import { Email } from '../parts/Email.tsx';
import { Moment } from '../parts/Moment.tsx';
import { Typed } from '../parts/Typed.tsx';
import { useLanguage } from '../texts.ts';
import { cardId } from './card-focus.ts';
import { type Decide, DecideActions } from './DecideActions.tsx';
import { Rating } from './Rating.tsx';
import { ReviewFacts } from './ReviewFacts.tsx';
import { ReviewHistory } from './ReviewHistory.tsx';
import type { RejectionDraft } from './use-undecided.ts';
import { Verdict } from './Verdict.tsx';

interface ReviewCardProps {
  review: ModeratedReviewDto;
  /** A decision about it is on its way. */
  sent: boolean;
  /** A rejection that the server did not take. */
  draft: RejectionDraft | undefined;
  selected: boolean;
  select: (on: boolean, range: boolean) => void;
  decide: Decide;
}

/** A review as it was written, and what can be decided about it: of one from another site, nothing. */
export function ReviewCard({ review, sent, draft, selected, select, decide }: ReviewCardProps) {
  const { t } = useLanguage();
  const words = t.reviews;
  const name = review.name ?? words.unnamed;
  const author = (
    <strong>
      <Typed>{name}</Typed>
    </strong>
  );
  const lang = locales.find((locale) => locale === review.lang);
  return (
    <li>
      <article
        id={cardId(review._id)}
        tabIndex={-1}
        className="admin-card review"
        aria-label={fill(words.reviewOf, { name })}
        data-selected={selected || undefined}
      >
        <header className="review-head">
          {review.own ? (
            <label className="review-check review-author">
              <input
                type="checkbox"
                checked={selected}
                aria-label={fill(words.select, { name })}
                aria-keyshortcuts="x"
                // A click and not a change: only a click knows of the Shift key.
                onClick={(event) => select(event.currentTarget.checked, event.shiftKey)}
                onChange={() => {}}
              />
              {author}
            </label>
          ) : (
            <span className="review-author">{author}</span>
          )}
          {review.email && (
            <a href={`mailto:${review.email}`}>
              <Email>{review.email}</Email>
            </a>
          )}
          <span className="review-when">
            <Rating rating={review.rating} />
            <Moment at={review.createdAt} />
          </span>
        </header>
        {review.message === null ? (
          <p className="admin-muted">{words.noMessage}</p>
        ) : (
          <p className="admin-prose" dir="auto" {...(lang !== undefined && { lang })}>
            {review.message}
          </p>
        )}
        {review.own && <Verdict review={review} />}
        <ReviewHistory history={review.history} />
        <footer className="review-foot">
          <ReviewFacts review={review} />
          {review.own && (
            <DecideActions
              // With another status it has other buttons, and no form that was begun before.
              key={review.status}
              status={review.status}
              canTell={review.email !== null}
              draft={draft}
              sent={sent}
              decide={decide}
            />
          )}
        </footer>
      </article>
    </li>
  );
}
