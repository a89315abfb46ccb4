import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { CampaignTotals } from '../../contracts/campaign.ts';
import { formatEuro, formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { Empty } from '../ui/feedback/Empty.tsx';
import { ListBody } from '../ui/list/ListBody.tsx';
import { Records } from '../ui/list/Records.tsx';
import { CountCards } from './CountCards.tsx';
import { campaignFolds, useCampaignColumns } from './campaign-columns.tsx';
import { useCampaignList } from './campaign-list.tsx';
import { FilterBar } from './FilterBar.tsx';
import { useCampaignPlace } from './use-campaign-place.ts';

/** The list of campaigns under the filters of the URL: counts, filters, rows, pages. Without campaigns, only the add button. */
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

/** The totals of all campaigns that match the filters. A figure that no campaign has is shown as a dash. */
function Totals({ totals }: { totals: CampaignTotals }) {
  const { locale, t } = useLanguage();
  const words = t.campaigns.totals;
  const { budget, spent, estimatedViews, actualViews, streams, costPerView } = totals;
  const count = (value: number) => (value === 0 ? '–' : formatNumber(locale, value));
  const facts = [
    { label: words.budget, value: formatEuro(locale, Math.round(budget)) },
    { label: words.spent, value: spent === 0 ? '–' : formatEuro(locale, Math.round(spent)) },
    { label: words.estimated, value: count(estimatedViews) },
    { label: words.actual, value: count(actualViews) },
    ...(streams > 0 ? [{ label: words.streams, value: formatNumber(locale, streams) }] : []),
    {
      label: words.costPerView,
      value: costPerView === null ? '–' : formatEuro(locale, costPerView),
    },
  ];
  return (
    <section aria-label={words.label}>
      <dl className="campaigns-totals">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
