import { useLanguage } from '../texts.ts';
import { RowCard } from '../ui/RowCard.tsx';
import { CampaignCell } from './CampaignCell.tsx';
import { CampaignName } from './CampaignName.tsx';
import type { CampaignListView } from './campaign-list.tsx';
import { columns } from './columns.ts';
import { StatusSelect } from './StatusSelect.tsx';

/** The campaigns as cards, for narrow windows. */
export function CampaignCards({ list }: { list: CampaignListView }) {
  const { t } = useLanguage();
  return (
    <ul className="row-cards" aria-label={t.campaigns.title}>
      {list.rows.map((campaign) => (
        <RowCard
          key={campaign.id}
          className="campaigns-card"
          row={list.rowProps(campaign)}
          head={
            <>
              <CampaignName campaign={campaign} />
              <StatusSelect campaign={campaign} />
            </>
          }
          facts={columns
            .filter((column) => column !== 'artist' && column !== 'status')
            .map((column) => ({
              label: t.campaigns.columns[column],
              value: <CampaignCell campaign={campaign} column={column} />,
              wide: column === 'days' || column === 'range',
            }))}
        />
      ))}
    </ul>
  );
}
