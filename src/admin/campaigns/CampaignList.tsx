import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { Empty } from '../parts/Empty.tsx';
import { Failed } from '../parts/Failed.tsx';
import { Pager } from '../parts/Pager.tsx';
import { useNarrow } from '../parts/use-narrow.ts';
import { Waiting } from '../parts/Waiting.tsx';
import { useLanguage } from '../texts.ts';
import { CampaignCards } from './CampaignCards.tsx';
import { CampaignTable } from './CampaignTable.tsx';
import { CountCards } from './CountCards.tsx';
import { campaignListQuery } from './campaign-queries.ts';
import { FilterBar } from './FilterBar.tsx';
import { isNarrowed, useFilter } from './filter.ts';
import { useCampaignPlace } from './use-campaign-place.ts';

/** The campaigns of the filter in the address, and every state in which there are none. */
export function CampaignList() {
  const { t } = useLanguage();
  const { linkTo } = useCampaignPlace();
  const [filter, change] = useFilter();
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(campaignListQuery(filter));

  // The last row of the last page went: the page that is now the last one has the rows.
  const lastPage = data ? Math.max(1, Math.ceil(data.total / data.pageSize)) : undefined;
  const beyond = lastPage !== undefined && !isPlaceholderData && filter.page > lastPage;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `change` is new at every drawing
  useEffect(() => {
    if (beyond) change({ page: lastPage }, true);
  }, [beyond, lastPage]);

  const Rows = useNarrow() ? CampaignCards : CampaignTable;
  if (data && data.total === 0 && !isNarrowed(filter) && !isPlaceholderData)
    return (
      <Empty title={t.campaigns.empty.title} text={t.campaigns.empty.text}>
        <div className="admin-actions">
          <Button component={Link} to={linkTo('new')}>
            {t.campaigns.create}
          </Button>
          <Button component={Link} to="/dashboard/leads?status=won" variant="default">
            {t.campaigns.empty.leads}
          </Button>
        </div>
      </Empty>
    );
  return (
    <div className="admin-stack">
      {data && <CountCards counts={data.counts} filter={filter} change={change} />}
      <FilterBar filter={filter} change={change} />
      {isPending && <Waiting />}
      {error && <Failed error={error} retry={refetch} />}
      {data?.total === 0 && (
        <Empty title={t.campaigns.none.title} text={t.campaigns.none.text}>
          <Button
            variant="default"
            onClick={() => change({ q: undefined, status: undefined, platform: undefined })}
          >
            {t.campaigns.filter.clear}
          </Button>
        </Empty>
      )}
      {data && data.items.length > 0 && (
        <>
          {/* They may be those of the filter before. */}
          <div className="campaigns-rows" aria-busy={isPlaceholderData}>
            <Rows campaigns={data.items} filter={filter} change={change} />
          </div>
          <Pager total={data.total} page={data.page} pageSize={data.pageSize} go={change} />
        </>
      )}
    </div>
  );
}
