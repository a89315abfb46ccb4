import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AccountRowDto, Invitation } from '../../../contracts/account/account.ts';
import { fill } from '../../../i18n/format.ts';
import { callApi } from '../../api/call-api.ts';
import { useLanguage } from '../../texts.ts';
import { toastDone } from '../../toast.ts';
import { CallFailure } from '../../ui/feedback/CallFailure.tsx';
import { Filled } from '../../ui/fields/Typed.tsx';
import { atLeast } from '../../ui/time/at-least.ts';
import { TwoActions } from '../TwoActions.tsx';
import { teamQuery } from './team-query.ts';

interface InvitationActionsProps {
  account: AccountRowDto;
  invited: (invitation: Invitation) => void;
}

/** The buttons of an account whose invitation was not accepted: send it again, withdraw it. */
export function InvitationActions({ account: { id, email }, invited }: InvitationActionsProps) {
  const words = useLanguage().t.access.team;
  const queries = useQueryClient();
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
      <TwoActions
        first={{
          label: words.again,
          named: fill(words.againOf, { email }),
          busy: again.isPending,
          act: () => again.mutate(),
        }}
        asked={{
          label: words.withdraw,
          named: fill(words.withdrawOf, { email }),
          question: <Filled text={words.askWithdraw} typed={{ email }} />,
          busy: withdraw.isPending,
          answer: (close) => withdraw.mutate(undefined, { onError: close }),
        }}
      />
      {error && <CallFailure error={error} />}
    </>
  );
}
