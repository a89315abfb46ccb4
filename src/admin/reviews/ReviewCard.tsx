import { Button, Checkbox } from '@mantine/core';
import { type HTMLAttributes, useState } from 'react';
import type { ModeratedReviewDto } from '../../contracts/moderation.ts';
import { locales } from '../../domain/locale/locale.ts';
import { fill } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { Email } from '../ui/Email.tsx';
import { Moment } from '../ui/Moment.tsx';
import { Typed } from '../ui/Typed.tsx';
import { ContactNotes } from './ContactNotes.tsx';
import { cardId } from './card-focus.ts';
import { type Decide, DecideActions } from './DecideActions.tsx';
import { untoldOf } from './decision.ts';
import { HideActions } from './HideActions.tsx';
import { Rating } from './Rating.tsx';
import { ReviewAnswer } from './ReviewAnswer.tsx';
import { ReviewFacts } from './ReviewFacts.tsx';
import { ReviewHistory } from './ReviewHistory.tsx';
import type { RejectionDraft } from './use-undecided.ts';
import { Verdict } from './Verdict.tsx';

interface ReviewCardProps {
  review: ModeratedReviewDto;
  /** More attributes of the list item. */
  row: HTMLAttributes<HTMLLIElement>;
  /** Whether a decision about the review is being sent. */
  sent: boolean;
  /** The typed values of a rejection that failed. */
  draft: RejectionDraft | undefined;
  selected: boolean;
  select: (on: boolean, range: boolean) => void;
  decide: Decide;
}

/** A review with its text, its answer, and the buttons to decide about it; one from another site can be hidden. */
export function ReviewCard({ review, row, sent, draft, selected, select, decide }: ReviewCardProps) {
  const { t } = useLanguage();
  const words = t.reviews;
  const name = review.name ?? words.unnamed;
  const author = (
    <strong>
      <Typed>{name}</Typed>
    </strong>
  );
  const [writing, setWriting] = useState(false);
  const opensAnswer = review.status === 'approved' && !review.answer && !writing && (
    <Button variant="default" size="sm" onClick={() => setWriting(true)}>
      {words.answer.open}
    </Button>
  );
  const lang = locales.find((locale) => locale === review.lang);
  return (
    <li {...row}>
      <article
        id={cardId(review._id)}
        tabIndex={-1}
        className="admin-card review"
        aria-label={fill(words.reviewOf, { name })}
        data-selected={selected || undefined}
      >
        <header className="review-head">
          {review.own ? (
            <Checkbox
              className="review-author"
              label={author}
              aria-label={fill(words.select, { name })}
              aria-keyshortcuts="x"
              checked={selected}
              // `onClick` instead of `onChange`: only the click event has `shiftKey`.
              onClick={(event) => select(event.currentTarget.checked, event.shiftKey)}
              onChange={() => {}}
            />
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
        <ContactNotes review={review} />
        {(review.own || review.status === 'rejected') && <Verdict review={review} />}
        <ReviewHistory review={review} />
        {review.status === 'approved' && (
          <ReviewAnswer review={review} writing={writing} setWriting={setWriting} />
        )}
        <footer className="review-foot">
          <ReviewFacts review={review} />
          {review.own ? (
            <DecideActions
              // A new status brings other buttons and closes an open form.
              key={review.status}
              status={review.status}
              untold={untoldOf(review)}
              lang={review.lang}
              draft={draft}
              sent={sent}
              decide={decide}
            >
              {opensAnswer}
            </DecideActions>
          ) : (
            <HideActions key={review.status} review={review}>
              {opensAnswer}
            </HideActions>
          )}
        </footer>
      </article>
    </li>
  );
}
