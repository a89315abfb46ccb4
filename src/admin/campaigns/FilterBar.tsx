import { callForBody } from '../api/call-api.ts';
import { useLanguage } from '../texts.ts';
import { ExportMenu } from '../ui/ExportMenu.tsx';
import { FilterForm } from '../ui/fields/FilterForm.tsx';
import { ClearFilters, FilterInputs } from '../ui/list/FilterInputs.tsx';
import { MoreFilters } from '../ui/list/MoreFilters.tsx';
import { SortMenu } from '../ui/SortMenu.tsx';
import { useNarrow } from '../ui/use-narrow.ts';
import type { CampaignFieldName, CampaignListView } from './campaign-list.tsx';

const folded = ['platform', 'judged', 'overdue'] satisfies CampaignFieldName[];

/** The filters of the list, except the status, its order and its export. A phone folds all but the search. */
export function FilterBar({ list }: { list: CampaignListView }) {
  const { t } = useLanguage();
  const narrow = useNarrow();
  const rest = (
    <>
      <FilterInputs list={list} names={folded} />
      {!narrow && <ClearFilters list={list} label={t.campaigns.filter.clear} />}
      <SortMenu names={t.campaigns.sorts} sorting={list.state} change={list.set} />
    </>
  );
  const files = (
    <div className="campaigns-export">
      <ExportMenu
        name={t.sections.campaigns}
        words={t.campaigns.export}
        load={(format) =>
          callForBody(`GET /campaigns.${format}`, { query: new URLSearchParams(list.address) })
        }
      />
    </div>
  );
  return (
    <FilterForm className="list-filters campaigns-filter">
      <FilterInputs list={list} names={['q']} />
      {narrow ? (
        <MoreFilters
          id="campaign-filters"
          count={folded.filter((name) => list.active.includes(name)).length}
          unfolds={false}
          beside={
            <>
              {files}
              <ClearFilters list={list} label={t.campaigns.filter.clear} />
            </>
          }
        >
          {rest}
        </MoreFilters>
      ) : (
        <>
          {rest}
          {files}
        </>
      )}
    </FilterForm>
  );
}
