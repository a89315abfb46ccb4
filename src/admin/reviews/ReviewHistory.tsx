import type { ModeratedReviewDto } from '../../contracts/moderation.ts';
import { fill, formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { Moment } from '../ui/Moment.tsx';
import { Filled, Typed } from '../ui/Typed.tsx';
import { verdictWords } from './verdict-words.ts';

/** Every decision about a review, also those that were undone, with account, time and reason. Folded at first. */
export function ReviewHistory({ review }: { review: ModeratedReviewDto }) {
  const { locale, t } = useLanguage();
  const { history } = review;
  const words = t.reviews.history;
  const verdict = verdictWords(t, review);
  if (history.length === 0) return null;
  return (
    <details className="review-history">
      <summary>{fill(words.title, { count: formatNumber(locale, history.length) })}</summary>
      <ol>
        {history.map(({ at, to, by, reason, told }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a log only grows at its end.
          <li key={index}>
            {by === null ? verdict[to].alone : <Filled text={verdict[to].by} typed={{ name: by }} />}
            {' · '}
            <Moment at={at} show="full" />
            {told && ` · ${words.told}`}
            {reason !== null && (
              <p className="admin-prose">
                <span className="admin-muted">{verdict.reason}</span> <Typed>{reason}</Typed>
              </p>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}
