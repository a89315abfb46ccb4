import { callForBody } from '../api/call-api.ts';
import { useLanguage } from '../texts.ts';
import { ExportMenu } from '../ui/ExportMenu.tsx';
import { ClearFilters, FilterInputs } from '../ui/list/FilterInputs.tsx';
import { SortMenu } from '../ui/SortMenu.tsx';
import type { CampaignListView } from './campaign-list.tsx';

/** The filters of the list, except the status, its order and its export. */
export function FilterBar({ list }: { list: CampaignListView }) {
  const { t } = useLanguage();
  return (
    <div className="campaigns-filter">
      <FilterInputs list={list} names={['q', 'platform', 'judged', 'overdue']} />
      <ClearFilters list={list} label={t.campaigns.filter.clear} />
      <SortMenu names={t.campaigns.sorts} sorting={list.state} change={list.set} />
      <div className="campaigns-export">
        <ExportMenu
          name={t.sections.campaigns}
          words={t.campaigns.export}
          load={(format) =>
            callForBody(`GET /campaigns.${format}`, { query: new URLSearchParams(list.address) })
          }
        />
      </div>
    </div>
  );
}
