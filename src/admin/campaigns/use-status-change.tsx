import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CampaignDto, CampaignPage, CampaignStatusChange } from '../../contracts/campaign.ts';
import type { CampaignStatus } from '../../domain/campaign/campaign-status.ts';
import { fill } from '../../i18n/format.ts';
import { Filled } from '../parts/Typed.tsx';
import { callApi } from '../session/api.ts';
import { changeMessage } from '../session/change-message.ts';
import { useLanguage } from '../texts.ts';
import { campaignListsKey, campaignPath, campaignsKey } from './campaign-queries.ts';

interface StatusOf {
  campaign: CampaignDto;
  status: CampaignStatus;
}

/** Changes a campaign's status at once on the screen; when the server refuses, what stood there comes back. */
export function useStatusChange() {
  const { t } = useLanguage();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ campaign, status }: StatusOf) =>
      callApi<CampaignDto>('PATCH', campaignPath(campaign.id), { status } satisfies CampaignStatusChange),
    onMutate: async ({ campaign, status }) => {
      await queries.cancelQueries({ queryKey: campaignListsKey });
      const before = queries.getQueriesData<CampaignPage>({ queryKey: campaignListsKey });
      queries.setQueriesData<CampaignPage>({ queryKey: campaignListsKey }, (page) =>
        page ? withStatus(page, campaign, status) : page,
      );
      return before;
    },
    onError: (error, _change, before) => {
      for (const [key, page] of before ?? []) queries.setQueryData(key, page);
      notifications.show({ message: changeMessage(error, t), color: 'red', autoClose: 8000 });
    },
    onSuccess: (_answer, { campaign, status }) => {
      notifications.show({
        message: (
          <Filled
            text={fill(t.campaigns.statusChanged, { status: t.campaigns.statuses[status] })}
            typed={{ artist: campaign.artist }}
          />
        ),
        color: 'teal',
        autoClose: 3000,
      });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: campaignsKey }),
  });
}

function withStatus(
  page: CampaignPage,
  { id, status: old }: CampaignDto,
  status: CampaignStatus,
): CampaignPage {
  return {
    ...page,
    items: page.items.map((item) => (item.id === id ? { ...item, status } : item)),
    counts: { ...page.counts, [old]: page.counts[old] - 1, [status]: page.counts[status] + 1 },
  };
}
