import { Button } from '@mantine/core';
import type { CampaignDto } from '../../contracts/campaign.ts';
import { campaignPlatforms, campaignSorts, campaignStatuses } from '../../domain/campaign/campaign-values.ts';
import { SEARCH_MAX_LENGTH } from '../../domain/list/list-parameters.ts';
import { callApi } from '../api/call-api.ts';
import { useLanguage } from '../texts.ts';
import { one, sorting, text } from '../ui/list/fields.ts';
import { searchInput, selectInput } from '../ui/list/inputs.tsx';
import type { SetText } from '../ui/list/list-state.ts';
import { declareList, type ListOf, useList } from '../ui/list/use-list.ts';
import { campaignListsKey } from './campaign-queries.ts';

/** The list of campaigns: its filters in the address, their inputs, its rows. CountCards.tsx sets `status`. */
export const campaignList = declareList({
  fields: {
    q: text(
      SEARCH_MAX_LENGTH,
      searchInput((t) => t.campaigns.filter.search),
    ),
    status: one(campaignStatuses, ''),
    platform: one(
      campaignPlatforms,
      '',
      selectInput((t) => ({
        label: t.campaigns.filter.platform,
        bare: true,
        options: [
          { value: '', label: t.campaigns.filter.allPlatforms },
          ...campaignPlatforms.map((value) => ({ value, label: t.leads.platforms[value] })),
        ],
      })),
    ),
    judged: one(['yes'], '', (value, set) => <Only what="judged" on={value === 'yes'} set={set} />),
    overdue: one(['yes'], '', (value, set) => <Only what="overdue" on={value === 'yes'} set={set} />),
    ...sorting(campaignSorts, 'starts'),
  },
  key: campaignListsKey,
  load: (query, signal) => callApi('GET /campaigns', { query, signal }),
  idOf: ({ id }: CampaignDto) => id,
});
export type CampaignFieldName = keyof typeof campaignList.fields;
export type CampaignListView = ListOf<typeof campaignList>;
export const useCampaignList = (): CampaignListView => useList(campaignList);

/** The button that filters by campaigns whose actual views were judged against the range, or by overdue ones. */
function Only({ what, on, set }: { what: 'judged' | 'overdue'; on: boolean; set: SetText }) {
  const { t } = useLanguage();
  return (
    <Button
      variant="default"
      className="campaigns-judged"
      fw={500}
      aria-pressed={on}
      onClick={() => set(on ? '' : 'yes')}
    >
      {t.campaigns.filter[what]}
    </Button>
  );
}
