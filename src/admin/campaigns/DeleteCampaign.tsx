import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CampaignDto } from '../../contracts/campaign.ts';
import { callApi } from '../api/call-api.ts';
import { useLanguage } from '../texts.ts';
import { toastDone } from '../toast.ts';
import { CallFailure } from '../ui/feedback/CallFailure.tsx';
import { Question } from '../ui/feedback/Question.tsx';
import { useQuestion } from '../ui/feedback/use-question.ts';
import { Filled } from '../ui/fields/Typed.tsx';
import { campaignListsKey, campaignQuery } from './campaign-queries.ts';

interface DeleteCampaignProps {
  campaign: CampaignDto;
  /** Is called with `true` before the deletion, so that the campaign is not loaded again; with `false` if it failed. */
  onDeleting: (deleting: boolean) => void;
  done: () => void;
}

/** The button that deletes a campaign, with a confirmation that shows the artist's name. */
export function DeleteCampaign({ campaign, onDeleting, done }: DeleteCampaignProps) {
  const { t } = useLanguage();
  const texts = t.campaigns.delete;
  const { asked, ask, close, back } = useQuestion<'delete'>();
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => callApi('DELETE /campaigns/{id}', { params: { id: campaign.id } }),
    onMutate: () => {
      onDeleting(true);
      return queries.cancelQueries({ queryKey: campaignQuery(campaign.id).queryKey });
    },
    onError: () => onDeleting(false),
    onSuccess: () => {
      toastDone(<Filled text={texts.done} typed={{ artist: campaign.artist }} />);
      // Only the lists are loaded again: the campaign itself no longer exists.
      void queries.invalidateQueries({ queryKey: campaignListsKey });
      done();
    },
  });
  if (!asked)
    return (
      <div className="campaigns-delete">
        <Button variant="subtle" color="red" autoFocus={back('delete')} onClick={() => ask('delete')}>
          {texts.action}
        </Button>
      </div>
    );
  return (
    <Question
      className="campaigns-delete"
      confirm={texts.confirm}
      busy={isPending}
      answer={() => mutate()}
      cancel={close}
      failure={error && <CallFailure error={error} />}
    >
      <Filled text={texts.question} typed={{ artist: campaign.artist }} />
    </Question>
  );
}
