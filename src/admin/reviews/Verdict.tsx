import type { ModeratedReviewDto } from '../../contracts/moderation.ts';
import { useLanguage } from '../texts.ts';
import { Moment } from '../ui/Moment.tsx';
import { Filled, Typed } from '../ui/Typed.tsx';
import { verdictWords } from './verdict-words.ts';

/** The last decision about a review: account, time and reason. */
export function Verdict({ review }: { review: ModeratedReviewDto }) {
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
      {review.reason !== null && (
        <p className="admin-prose">
          <span className="admin-muted">{words.reason}</span> <Typed>{review.reason}</Typed>
        </p>
      )}
    </div>
  );
}
