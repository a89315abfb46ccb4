import { useLanguage } from '../texts.ts';
import { ClearFilters, FilterInputs } from '../ui/list/FilterInputs.tsx';
import type { CampaignListView } from './campaign-list.tsx';
import { ExportMenu } from './ExportMenu.tsx';

/** The filters of the list, except the status, and its export. */
export function FilterBar({ list }: { list: CampaignListView }) {
  const { t } = useLanguage();
  return (
    <div className="campaigns-filter">
      <FilterInputs list={list} names={['q', 'platform', 'judged', 'overdue']} />
      <ClearFilters list={list} label={t.campaigns.filter.clear} />
      <div className="campaigns-export">
        <ExportMenu query={list.address} />
      </div>
    </div>
  );
}
