import { Button, NativeSelect } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { AccountChange, AccountRowDto, GivenPassword } from '../../../contracts/account.ts';
import { roles } from '../../../domain/account/role.ts';
import { fill } from '../../../i18n/format.ts';
import { atLeast } from '../../parts/at-least.ts';
import { CallFailure } from '../../parts/CallFailure.tsx';
import { Moment } from '../../parts/Moment.tsx';
import { Question } from '../../parts/Question.tsx';
import { Filled, Typed } from '../../parts/Typed.tsx';
import { callApi } from '../../session/api.ts';
import { useLanguage } from '../../texts.ts';
import { useSettingsTexts } from '../settings-texts.ts';
import { accountPath, teamQuery } from './team-query.ts';

interface TeamRowProps {
  account: AccountRowDto;
  own: boolean;
  given: (password: GivenPassword) => void;
}
type Asked = 'disable' | 'password';

/** One account: what it may do, whether it may sign in, and its password. Of one's own nothing is changed here. */
export function TeamRow({ account, own, given }: TeamRowProps) {
  const { t } = useLanguage();
  const words = useSettingsTexts().team;
  const queries = useQueryClient();
  const [question, setQuestion] = useState<Asked>();
  const { id, email, role, disabled, sessions, lastSignedInAt } = account;
  const done = (message: ReactNode) => {
    setQuestion(undefined);
    notifications.show({ message, color: 'teal', autoClose: 3000 });
    void queries.invalidateQueries(teamQuery);
  };
  const change = useMutation({
    mutationFn: (what: AccountChange) => atLeast(callApi<AccountRowDto[]>('PATCH', accountPath(id), what)),
    onSuccess: (all) => {
      queries.setQueryData(teamQuery.queryKey, all);
      done(<Filled text={words.changed} typed={{ email }} />);
    },
  });
  const reset = useMutation({
    mutationFn: () => atLeast(callApi<GivenPassword>('POST', accountPath(id, '/password'))),
    onSuccess: (answer) => {
      given(answer);
      done(<Filled text={words.passwordGiven} typed={{ email }} />);
    },
  });
  const end = useMutation({
    mutationFn: () => atLeast(callApi('POST', accountPath(id, '/sign-out'))),
    onSuccess: () => done(<Filled text={words.sessionsEnded} typed={{ email }} />),
  });
  const error = change.error ?? reset.error ?? end.error;
  const ask = question === 'disable' ? words.askDisable : words.askPassword;
  return (
    <li data-disabled={disabled || undefined}>
      <div>
        <strong>
          <Typed>{email}</Typed>
        </strong>
        <p className="admin-muted">
          {[
            own && words.own,
            disabled && words.disabled,
            lastSignedInAt === null && words.never,
            sessions > 0 && fill(sessions === 1 ? words.session : words.sessions, { count: sessions }),
          ]
            .filter(Boolean)
            .join(' · ')}
          {lastSignedInAt !== null && (
            <>
              {(own || disabled || sessions > 0) && ' · '}
              {words.seen} <Moment at={lastSignedInAt} />
            </>
          )}
        </p>
      </div>
      {own ? (
        <span>{t.account.roles[role]}</span>
      ) : (
        <NativeSelect
          aria-label={fill(words.roleOf, { email })}
          value={role}
          disabled={change.isPending || disabled}
          data={roles.map((value) => ({ value, label: t.account.roles[value] }))}
          onChange={({ currentTarget }) => {
            const chosen = roles.find((value) => value === currentTarget.value);
            if (chosen) change.mutate({ role: chosen });
          }}
        />
      )}
      {!own && !question && (
        <div className="admin-actions">
          {disabled ? (
            <Button
              variant="default"
              size="xs"
              aria-label={fill(words.enableOf, { email })}
              loading={change.isPending}
              onClick={() => change.mutate({ disabled: false })}
            >
              {words.enable}
            </Button>
          ) : (
            <>
              {sessions > 0 && (
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
              <Button
                variant="default"
                size="xs"
                aria-label={fill(words.resetOf, { email })}
                onClick={() => setQuestion('password')}
              >
                {words.reset}
              </Button>
              <Button
                variant="default"
                size="xs"
                aria-label={fill(words.disableOf, { email })}
                onClick={() => setQuestion('disable')}
              >
                {words.disable}
              </Button>
            </>
          )}
        </div>
      )}
      {question && (
        <Question
          className="settings-question"
          size="xs"
          confirm={question === 'disable' ? words.disable : words.reset}
          busy={change.isPending || reset.isPending}
          answer={() => (question === 'disable' ? change.mutate({ disabled: true }) : reset.mutate())}
          cancel={() => setQuestion(undefined)}
        >
          <Filled text={ask} typed={{ email }} />
        </Question>
      )}
      {error && <CallFailure error={error} />}
    </li>
  );
}
