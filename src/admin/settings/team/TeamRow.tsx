import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type {
  AccountChange,
  AccountRowDto,
  GivenPassword,
  Invitation,
} from '../../../contracts/account/account.ts';
import { calledName } from '../../../domain/account/name.ts';
import { roles } from '../../../domain/account/role.ts';
import { fill } from '../../../i18n/format.ts';
import { callApi } from '../../api/call-api.ts';
import { useLanguage } from '../../texts.ts';
import { toastDone } from '../../toast.ts';
import { CallFailure } from '../../ui/feedback/CallFailure.tsx';
import { Question } from '../../ui/feedback/Question.tsx';
import { useQuestion } from '../../ui/feedback/use-question.ts';
import { SteppedSelect } from '../../ui/fields/SteppedSelect.tsx';
import { Filled, Typed } from '../../ui/fields/Typed.tsx';
import { atLeast } from '../../ui/time/at-least.ts';
import { AccountState } from './AccountState.tsx';
import { InvitationActions } from './InvitationActions.tsx';
import { teamQuery } from './team-query.ts';

interface TeamRowProps {
  account: AccountRowDto;
  own: boolean;
  given: (password: GivenPassword) => void;
  invited: (invitation: Invitation) => void;
}

/** One account: its role, its state, and buttons to disable it, reset its password or invite it again, except for the user's own. */
export function TeamRow({ account, own, given, invited }: TeamRowProps) {
  const { t } = useLanguage();
  const words = t.settings.team;
  const queries = useQueryClient();
  const { asked, ask, close, back } = useQuestion<'disable' | 'password' | 'admin'>();
  const { id, email, role, disabled, sessions, invitation } = account;
  const done = (message: ReactNode) => {
    toastDone(message);
    void queries.invalidateQueries(teamQuery);
  };
  const change = useMutation({
    mutationFn: (body: AccountChange) => atLeast(callApi('PATCH /accounts/{id}', { params: { id }, body })),
    onSuccess: (all, { role: given, disabled: off }) => {
      queries.setQueryData(teamQuery.queryKey, all);
      const text = given
        ? fill(words.roleNow, { role: t.account.roles[given] })
        : off
          ? words.disabledNow
          : words.enabledNow;
      done(<Filled text={text} typed={{ person: calledName(account) }} />);
    },
  });
  const reset = useMutation({
    mutationFn: () => atLeast(callApi('POST /accounts/{id}/password', { params: { id } })),
    onSuccess: (answer) => {
      given(answer);
      done(<Filled text={words.passwordGiven} typed={{ email }} />);
    },
  });
  const end = useMutation({
    mutationFn: () => atLeast(callApi('POST /accounts/{id}/sign-out', { params: { id } })),
    onSuccess: () => done(<Filled text={words.sessionsEnded} typed={{ email }} />),
  });
  const questions = {
    disable: {
      text: words.askDisable,
      confirm: words.disable,
      answer: () => change.mutate({ disabled: true }, { onSuccess: close }),
    },
    password: {
      text: words.askPassword,
      confirm: words.reset,
      answer: () => reset.mutate(undefined, { onSuccess: close }),
    },
    admin: {
      text: words.askAdmin,
      confirm: words.makeAdmin,
      answer: () => change.mutate({ role: 'admin' }, { onSuccess: close }),
    },
  };
  const error = change.error ?? reset.error ?? end.error;
  return (
    <li data-disabled={disabled || undefined}>
      <div>
        <strong>
          <Typed>{calledName(account)}</Typed>
        </strong>
        {account.name && (
          <p>
            <Typed>{email}</Typed>
          </p>
        )}
        <AccountState account={account} own={own} />
      </div>
      {own || asked === 'admin' ? (
        <span>{t.account.roles[role]}</span>
      ) : (
        <SteppedSelect
          aria-label={fill(words.roleOf, { email })}
          value={role}
          disabled={change.isPending || disabled}
          autoFocus={back('admin')}
          data={roles.map((value) => ({ value, label: t.account.roles[value] }))}
          choose={(value) => {
            const chosen = roles.find((known) => known === value);
            if (chosen === 'admin') ask('admin');
            else if (chosen) change.mutate({ role: chosen });
          }}
        />
      )}
      {!own && invitation && <InvitationActions account={account} invited={invited} />}
      {!own && !invitation && !asked && (
        <div className="admin-actions">
          {!disabled && sessions > 0 && (
            <Button
              variant="default"
              size="xs"
              aria-label={fill(words.endOf, { email })}
              loading={end.isPending}
              onClick={() => end.mutate()}
            >
              {words.end}
            </Button>
          )}
          {!disabled && (
            <Button
              variant="default"
              size="xs"
              aria-label={fill(words.resetOf, { email })}
              autoFocus={back('password')}
              onClick={() => ask('password')}
            >
              {words.reset}
            </Button>
          )}
          <Button
            variant="default"
            size="xs"
            aria-label={fill(disabled ? words.enableOf : words.disableOf, { email })}
            autoFocus={back('disable')}
            loading={change.isPending && change.variables.disabled === false}
            onClick={() => (disabled ? change.mutate({ disabled: false }) : ask('disable'))}
          >
            {disabled ? words.enable : words.disable}
          </Button>
        </div>
      )}
      {asked && (
        <Question
          className="settings-question"
          size="xs"
          confirm={questions[asked].confirm}
          busy={change.isPending || reset.isPending}
          answer={() => questions[asked].answer()}
          cancel={close}
        >
          <Filled text={questions[asked].text} typed={{ email: calledName(account) }} />
        </Question>
      )}
      {error && <CallFailure error={error} />}
    </li>
  );
}
