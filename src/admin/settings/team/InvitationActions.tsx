import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AccountRowDto, Invitation } from '../../../contracts/account.ts';
import { fill } from '../../../i18n/format.ts';
import { callApi } from '../../api/call-api.ts';
import { useLanguage } from '../../texts.ts';
import { toastDone } from '../../toast.ts';
import { atLeast } from '../../ui/at-least.ts';
import { CallFailure } from '../../ui/CallFailure.tsx';
import { Question } from '../../ui/Question.tsx';
import { Filled } from '../../ui/Typed.tsx';
import { useQuestion } from '../../ui/use-question.ts';
import { teamQuery } from './team-query.ts';

interface InvitationActionsProps {
  account: AccountRowDto;
  invited: (invitation: Invitation) => void;
}

/** The buttons of an account whose invitation was not accepted: send it again, withdraw it. */
export function InvitationActions({ account: { id, email }, invited }: InvitationActionsProps) {
  const words = useLanguage().t.access.team;
  const queries = useQueryClient();
  const { asked, ask, close, back } = useQuestion<'withdraw'>();
  const again = useMutation({
    mutationFn: () => atLeast(callApi('POST /accounts/{id}/invitation', { params: { id } })),
    onSuccess: (invitation) => {
      invited(invitation);
      void queries.invalidateQueries(teamQuery);
    },
  });
  const withdraw = useMutation({
    mutationFn: () => atLeast(callApi('DELETE /accounts/{id}/invitation', { params: { id } })),
    onSuccess: () => {
      toastDone(<Filled text={words.withdrawn} typed={{ email }} />);
      void queries.invalidateQueries(teamQuery);
    },
  });
  const error = again.error ?? withdraw.error;
  return (
    <>
      {asked ? (
        <Question
          className="settings-question"
          size="xs"
          confirm={words.withdraw}
          busy={withdraw.isPending}
          answer={() => withdraw.mutate(undefined, { onError: close })}
          cancel={close}
        >
          <Filled text={words.askWithdraw} typed={{ email }} />
        </Question>
      ) : (
        <div className="admin-actions">
          <Button
            variant="default"
            size="xs"
            aria-label={fill(words.againOf, { email })}
            loading={again.isPending}
            onClick={() => again.mutate()}
          >
            {words.again}
          </Button>
          <Button
            variant="default"
            size="xs"
            aria-label={fill(words.withdrawOf, { email })}
            autoFocus={back('withdraw')}
            onClick={() => ask('withdraw')}
          >
            {words.withdraw}
          </Button>
        </div>
      )}
      {error && <CallFailure error={error} />}
    </>
  );
}
