import type { ModeratedReviewDto } from '../../contracts/moderation.ts';
import { useLanguage } from '../texts.ts';
import { BulkBar } from './BulkBar.tsx';
import type { Decision } from './decision.ts';
import { ReviewCard } from './ReviewCard.tsx';
import { useSelection } from './use-selection.ts';
import { type RejectionDraft, useUndecided } from './use-undecided.ts';

interface ReviewCardsProps {
  /** What tells one view of the list from another. */
  view: string;
  reviews: readonly ModeratedReviewDto[];
  decide: (decision: Decision) => void;
}

/** The reviews of a page, to be decided about one by one or several at once. */
export function ReviewCards({ view, reviews, decide }: ReviewCardsProps) {
  const { t } = useLanguage();
  const { isSent, draftOf } = useUndecided();
  // Those from other sites are not judged here.
  const own = reviews.filter((review) => review.own);
  const { selected, toggle, selectAll } = useSelection(
    view,
    own.map(({ _id }) => _id),
  );
  const ticked = reviews.filter(({ _id }) => selected.includes(_id));
  const decideOn =
    (some: readonly ModeratedReviewDto[]) =>
    (to: Decision['to'], rejection: Partial<RejectionDraft> = {}) =>
      decide({ reviews: some, from: some[0]?.status ?? 'pending', to, ...rejection });
  return (
    <>
      {own.length > 1 && (
        <label className="review-check review-all">
          <input
            type="checkbox"
            checked={ticked.length === own.length}
            ref={(box) => {
              if (box) box.indeterminate = ticked.length > 0 && ticked.length < own.length;
            }}
            onChange={({ currentTarget }) => selectAll(currentTarget.checked)}
          />
          {t.reviews.bulk.all}
        </label>
      )}
      {ticked.length > 0 && (
        <BulkBar
          reviews={ticked}
          draft={draftOf(selected[0] ?? '')}
          decide={decideOn(ticked)}
          clear={() => selectAll(false)}
        />
      )}
      <ul className="review-cards">
        {reviews.map((review) => (
          <ReviewCard
            key={review._id}
            review={review}
            sent={isSent(review._id)}
            draft={draftOf(review._id)}
            selected={selected.includes(review._id)}
            select={(on, range) => toggle(review._id, on, range)}
            decide={decideOn([review])}
          />
        ))}
      </ul>
    </>
  );
}
