import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CampaignDto } from '../../contracts/campaign.ts';
import { CallFailure } from '../parts/CallFailure.tsx';
import { Question } from '../parts/Question.tsx';
import { Filled } from '../parts/Typed.tsx';
import { useQuestion } from '../parts/use-question.ts';
import { callApi } from '../session/api.ts';
import { useLanguage } from '../texts.ts';
import { campaignListsKey, campaignPath, campaignQuery } from './campaign-queries.ts';

interface DeleteCampaignProps {
  campaign: CampaignDto;
  /** From here on the campaign is not to be asked for; or, where that failed, is again. */
  onDeleting: (deleting: boolean) => void;
  done: () => void;
}

/** Deletes a campaign once its name has been read and the question answered. */
export function DeleteCampaign({ campaign, onDeleting, done }: DeleteCampaignProps) {
  const { t } = useLanguage();
  const texts = t.campaigns.delete;
  const { asked, ask, close, back } = useQuestion<'delete'>();
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => callApi('DELETE', campaignPath(campaign.id)),
    onMutate: () => {
      onDeleting(true);
      return queries.cancelQueries({ queryKey: campaignQuery(campaign.id).queryKey });
    },
    onError: () => onDeleting(false),
    onSuccess: () => {
      notifications.show({
        message: <Filled text={texts.done} typed={{ artist: campaign.artist }} />,
        color: 'teal',
        autoClose: 3000,
      });
      // Only the lists: the campaign itself is gone.
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
