import { useLanguage } from '../texts.ts';
import { FilterForm } from '../ui/FilterForm.tsx';
import { ClearFilters, FilterInputs } from '../ui/list/FilterInputs.tsx';
import type { ModerationListView } from './moderation-list.tsx';

/** The filters of the list, except the status, and its order. */
export function ReviewFilters({ list }: { list: ModerationListView }) {
  const { t } = useLanguage();
  return (
    <FilterForm className="review-filters">
      <FilterInputs list={list} names={['q', 'rating', 'source', 'order']} />
      <div className="review-days">
        <FilterInputs list={list} names={['from', 'to']} />
      </div>
      <ClearFilters list={list} label={t.reviews.list.clear} />
    </FilterForm>
  );
}
