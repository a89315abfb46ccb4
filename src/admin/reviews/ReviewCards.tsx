import { Checkbox, Flex } from '@mantine/core';
import type { ModeratedReviewDto } from '../../contracts/reviews/moderation.ts';
import { useLanguage } from '../texts.ts';
import { useSelection } from '../ui/list/use-selection.ts';
import { BulkBar } from './BulkBar.tsx';
import type { Decision } from './decision.ts';
import type { ModerationListView } from './moderation-list.tsx';
import { ReviewCard } from './ReviewCard.tsx';
import { type RejectionDraft, useUndecided } from './use-undecided.ts';

interface ReviewCardsProps {
  list: Pick<ModerationListView, 'address' | 'rows' | 'isGone' | 'rowProps'>;
  decide: (decision: Decision) => void;
}

/** The reviews of a page, with decisions about one review or several at once. */
export function ReviewCards({ list, decide }: ReviewCardsProps) {
  const { t } = useLanguage();
  const { isSent, draftOf } = useUndecided();
  // Reviews from other sites are not moderated here.
  const own = list.rows.filter((review) => review.own && !list.isGone(review));
  const { selected, toggle, selectAll } = useSelection(
    list.address,
    own.map(({ _id }) => _id),
  );
  const ticked = own.filter(({ _id }) => selected.includes(_id));
  const decideOn =
    (some: readonly ModeratedReviewDto[]) =>
    (to: Decision['to'], rejection: Partial<RejectionDraft> = {}) =>
      decide({ reviews: some, from: some[0]?.status ?? 'pending', to, ...rejection });
  return (
    <>
      {own.length > 1 && (
        <Checkbox
          pl="lg"
          c="dimmed"
          style={{ alignSelf: 'start' }}
          label={t.reviews.bulk.all}
          checked={ticked.length === own.length}
          indeterminate={ticked.length > 0 && ticked.length < own.length}
          onChange={({ currentTarget }) => selectAll(currentTarget.checked)}
        />
      )}
      <BulkBar
        reviews={ticked}
        draft={draftOf(selected[0] ?? '')}
        decide={decideOn(ticked)}
        clear={() => selectAll(false)}
      />
      <Flex component="ul" direction="column" gap="sm">
        {list.rows.map((review) => (
          <ReviewCard
            key={review._id}
            review={review}
            row={list.rowProps(review)}
            sent={isSent(review._id)}
            draft={draftOf(review._id)}
            selected={selected.includes(review._id)}
            select={(on, range) => toggle(review._id, on, range)}
            decide={decideOn([review])}
          />
        ))}
      </Flex>
    </>
  );
}
