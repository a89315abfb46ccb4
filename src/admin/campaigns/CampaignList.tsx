import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useLanguage } from '../texts.ts';
import { Empty } from '../ui/Empty.tsx';
import { ListBody } from '../ui/list/ListBody.tsx';
import { Records } from '../ui/list/Records.tsx';
import { CountCards } from './CountCards.tsx';
import { campaignFolds, useCampaignColumns } from './campaign-columns.tsx';
import { useCampaignList } from './campaign-list.tsx';
import { FilterBar } from './FilterBar.tsx';
import { Totals } from './Totals.tsx';
import { useCampaignPlace } from './use-campaign-place.ts';

/** The campaigns that the address filters: counts, filters, rows, pages. Without any campaign: only how to add one. */
export function CampaignList() {
  const { t } = useLanguage();
  const list = useCampaignList();
  const { page } = list;
  const columns = useCampaignColumns();
  const isNew = page?.total === 0 && list.active.length === 0 && !list.isPlaceholderData;
  return (
    <div className="admin-stack">
      {!isNew && (
        <>
          {page && <CountCards counts={page.counts} list={list} />}
          <FilterBar list={list} />
          {page && page.total > 0 && <Totals totals={page.totals} />}
        </>
      )}
      <ListBody
        list={list}
        className="admin-stack campaigns-rows"
        empty={<NoCampaigns />}
        none={{
          title: t.campaigns.none.title,
          text: t.campaigns.none.text,
          clear: t.campaigns.filter.clear,
        }}
      >
        <Records
          label={t.campaigns.title}
          className="campaigns-records"
          list={list}
          columns={columns}
          folds={campaignFolds}
        />
      </ListBody>
    </div>
  );
}

function NoCampaigns() {
  const { t } = useLanguage();
  const { linkTo } = useCampaignPlace();
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
}
