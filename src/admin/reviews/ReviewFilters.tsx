import { useLanguage } from '../texts.ts';
import { FilterForm } from '../ui/FilterForm.tsx';
import { ClearFilters, FilterInputs } from '../ui/list/FilterInputs.tsx';
import { MoreFilters } from '../ui/list/MoreFilters.tsx';
import { useNarrow } from '../ui/use-narrow.ts';
import type { ModerationFieldName, ModerationListView } from './moderation-list.tsx';

const menus = ['rating', 'source'] satisfies ModerationFieldName[];
const days = ['from', 'to'] satisfies ModerationFieldName[];

/** The filters of the list, except the status, and its order. The days are folded, and on a phone the menus as well. */
export function ReviewFilters({ list }: { list: ModerationListView }) {
  const { t } = useLanguage();
  const narrow = useNarrow();
  const folded: readonly string[] = narrow ? [...menus, ...days] : days;
  return (
    <FilterForm className="list-filters review-filters">
      <FilterInputs list={list} names={narrow ? ['q'] : ['q', ...menus, 'order']} />
      <MoreFilters
        id="review-filters"
        count={list.active.filter((name) => folded.includes(name)).length}
        unfolds={!narrow}
        beside={
          <>
            {narrow && <FilterInputs list={list} names={['order']} />}
            <ClearFilters list={list} label={t.reviews.list.clear} />
          </>
        }
      >
        {narrow && <FilterInputs list={list} names={menus} />}
        <div className="list-days">
          <FilterInputs list={list} names={days} />
        </div>
      </MoreFilters>
    </FilterForm>
  );
}
