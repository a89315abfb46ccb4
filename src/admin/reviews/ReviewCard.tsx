import { Box, Button, Checkbox, Flex } from '@mantine/core';
import { type HTMLAttributes, useState } from 'react';
import type { ModeratedReviewDto } from '../../contracts/reviews/moderation.ts';
import { locales } from '../../domain/locale/locale.ts';
import { type ContactKind, contactsInName, contactsInText } from '../../domain/review/contact-details.ts';
import { fill, formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { Email } from '../ui/Email.tsx';
import { Filled, Typed } from '../ui/fields/Typed.tsx';
import { Glyph } from '../ui/Glyph.tsx';
import { listed } from '../ui/language-words.ts';
import { Moment } from '../ui/time/Moment.tsx';
import { cardId } from './card-focus.ts';
import { type Decide, DecideActions } from './DecideActions.tsx';
import { untoldOf } from './decision.ts';
import { HideActions } from './HideActions.tsx';
import { ReviewAnswer } from './ReviewAnswer.tsx';
import { ReviewFacts } from './ReviewFacts.tsx';
import type { RejectionDraft } from './use-undecided.ts';
import { verdictWords } from './verdict-words.ts';

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
        <Flex className="review-head" component="header" gap="0.25rem 1rem" align="center" wrap="wrap">
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
            <Box className="admin-breaks" component="a" maw="100%" c="dimmed" href={`mailto:${review.email}`}>
              <Email>{review.email}</Email>
            </Box>
          )}
          <span className="review-when">
            <Rating rating={review.rating} />
            <Moment at={review.createdAt} />
          </span>
        </Flex>
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
              // A new status has other buttons and closes an open form.
              key={review.status}
              status={review.status}
              untold={untoldOf(review)}
              langs={[review.lang]}
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

const BARS = [1, 2, 3, 4, 5];

/** The rating of a review, as a meter of five bars and in words. */
function Rating({ rating }: { rating: number | null }) {
  const { t } = useLanguage();
  return (
    <span className="review-rating">
      <svg viewBox="0 0 33 16" width="33" height="16" aria-hidden="true">
        {BARS.map((bar) => (
          <rect
            key={bar}
            x={(bar - 1) * 7}
            y={16 - bar * 3.2}
            width="5"
            height={bar * 3.2}
            rx="1"
            className={bar <= (rating ?? 0) ? 'is-lit' : undefined}
          />
        ))}
      </svg>
      {rating === null ? t.reviews.noRating : fill(t.reviews.stars, { rating })}
    </span>
  );
}

/** Warns of contact details in the name, which pages leave out, and in the text, which they show. */
function ContactNotes({ review: { name, message } }: { review: ModeratedReviewDto }) {
  const { locale, t } = useLanguage();
  const words = t.reviews.contacts;
  const note = (sentence: string, kinds: readonly ContactKind[]) =>
    kinds.length > 0 && (
      <p role="note" className="review-contacts">
        <Glyph name="warning" />
        <span>
          {fill(sentence, {
            details: listed(
              locale,
              kinds.map((kind) => words.kinds[kind]),
            ),
          })}
        </span>
      </p>
    );
  return (
    <>
      {note(words.name, contactsInName(name ?? ''))}
      {note(words.text, contactsInText(message ?? ''))}
    </>
  );
}

/** The last decision about a review: account, time and reason. */
function Verdict({ review }: { review: ModeratedReviewDto }) {
  const { t } = useLanguage();
  const words = verdictWords(t, review);
  if (review.status === 'pending') return null;
  return (
    <div className="review-verdict" data-status={review.status}>
      <p>
        {review.decidedBy === null ? (
          words[review.status].alone
        ) : (
          <Filled text={words[review.status].by} typed={{ name: review.decidedBy }} />
        )}
        {review.decidedAt !== null && (
          <>
            {' · '}
            <Moment at={review.decidedAt} show="full" />
          </>
        )}
      </p>
      <Reason of={review} label={words.reason} />
    </div>
  );
}

/** The reason of a decision: from the list, in the moderator's own words, or both; nothing for a decision without one. */
function Reason({
  of: { ground, reason },
  label,
}: {
  of: Pick<ModeratedReviewDto, 'ground' | 'reason'>;
  label: string;
}) {
  const { t } = useLanguage();
  if (ground === null && reason === null) return null;
  return (
    <p className="admin-prose">
      <span className="admin-muted">{label}</span> {ground && t.reviews.grounds[ground]}
      {ground && reason && ' · '}
      {reason && <Typed>{reason}</Typed>}
    </p>
  );
}

/** Every decision about a review, also undone ones, with account, time and reason; initially folded. */
function ReviewHistory({ review }: { review: ModeratedReviewDto }) {
  const { locale, t } = useLanguage();
  const { history } = review;
  const words = t.reviews.history;
  const verdict = verdictWords(t, review);
  if (history.length === 0) return null;
  return (
    <Box className="review-history" component="details" c="dimmed" fz={14}>
      <summary>{fill(words.title, { count: formatNumber(locale, history.length) })}</summary>
      <ol>
        {history.map(({ at, to, by, ground, reason, told }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a log only grows at its end.
          <li key={index}>
            {by === null ? verdict[to].alone : <Filled text={verdict[to].by} typed={{ name: by }} />}
            {' · '}
            <Moment at={at} show="full" />
            {told && ` · ${words.told}`}
            <Reason of={{ ground, reason }} label={verdict.reason} />
          </li>
        ))}
      </ol>
    </Box>
  );
}
