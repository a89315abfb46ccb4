import { Button } from '@mantine/core';
import type { ModeratedReviewDto } from '../../contracts/reviews/moderation.ts';
import { fill, formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { SelectionBar } from '../ui/list/SelectionBar.tsx';
import { type Decide, DecideActions } from './DecideActions.tsx';
import { untoldOf } from './decision.ts';
import type { RejectionDraft } from './use-undecided.ts';

interface BulkBarProps {
  /** The selected reviews; all have the same status. */
  reviews: readonly ModeratedReviewDto[];
  draft: RejectionDraft | undefined;
  decide: Decide;
  clear: () => void;
}

/** The buttons that decide about all selected reviews at once. */
export function BulkBar({ reviews, draft, decide, clear }: BulkBarProps) {
  const { locale, t } = useLanguage();
  const words = t.reviews.bulk;
  const count = reviews.length;
  return (
    <SelectionBar
      className="review-bulk"
      label={words.label}
      count={count}
      text={count === 1 ? words.one : fill(words.many, { count: formatNumber(locale, count) })}
    >
      <DecideActions
        status={reviews[0]?.status ?? 'pending'}
        untold={untoldOf(...reviews)}
        langs={reviews.map(({ lang }) => lang)}
        draft={draft}
        several
        decide={decide}
      >
        <Button size="sm" variant="subtle" onClick={clear}>
          {words.clear}
        </Button>
      </DecideActions>
    </SelectionBar>
  );
}
