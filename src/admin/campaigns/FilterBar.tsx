import { useLanguage } from '../texts.ts';
import { ClearFilters, FilterInputs } from '../ui/list/FilterInputs.tsx';
import type { CampaignListView } from './campaign-list.tsx';

/** The filters of the list, except the status. */
export function FilterBar({ list }: { list: CampaignListView }) {
  const { t } = useLanguage();
  return (
    <div className="campaigns-filter">
      <FilterInputs list={list} names={['q', 'platform', 'judged']} />
      <ClearFilters list={list} label={t.campaigns.filter.clear} />
    </div>
  );
}
