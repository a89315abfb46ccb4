import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { CampaignDto, CampaignPage } from '../../contracts/campaign.ts';
import type { CampaignStatus } from '../../domain/campaign/campaign-values.ts';
import { fill } from '../../i18n/format.ts';
import { ApiError, callApi } from '../api/call-api.ts';
import { changeMessage } from '../api/error-message.ts';
import { useLanguage } from '../texts.ts';
import { toastDone, toastFailure } from '../toast.ts';
import { toastWithAction } from '../ui/feedback/action-toast.tsx';
import { Filled } from '../ui/fields/Typed.tsx';
import { campaignListsKey, campaignsKey } from './campaign-queries.ts';
import { useCampaignPlace } from './use-campaign-place.ts';

interface StatusOf {
  campaign: CampaignDto;
  status: CampaignStatus;
}

/** Changes a campaign's status. The screen shows it at once, and shows the old status again if the call fails. */
export function useStatusChange() {
  const { t } = useLanguage();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { linkTo } = useCampaignPlace();
  return useMutation({
    mutationFn: ({ campaign, status }: StatusOf) =>
      callApi('PATCH /campaigns/{id}', { params: { id: campaign.id }, body: { status } }),
    onMutate: async ({ campaign, status }) => {
      await queries.cancelQueries({ queryKey: campaignListsKey });
      const before = queries.getQueriesData<CampaignPage>({ queryKey: campaignListsKey });
      queries.setQueriesData<CampaignPage>({ queryKey: campaignListsKey }, (page) =>
        page ? withStatus(page, campaign, status) : page,
      );
      return before;
    },
    onError: (error, { campaign }, before) => {
      for (const [key, page] of before ?? []) queries.setQueryData(key, page);
      const message = changeMessage(error, t, 'startsOn');
      if (!(error instanceof ApiError) || !error.fields['startsOn']) toastFailure(message);
      else
        toastWithAction({
          message,
          label: t.campaigns.correctDates,
          act: () => void navigate(linkTo(campaign.id)),
        });
    },
    onSuccess: (_answer, { campaign, status }) => {
      toastDone(
        <Filled
          text={fill(t.campaigns.statusChanged, { status: t.campaigns.statuses[status] })}
          typed={{ artist: campaign.artist }}
        />,
      );
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
