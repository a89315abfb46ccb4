import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import type { GivenPassword } from '../../../contracts/account.ts';
import { type Role, roles } from '../../../domain/account/role.ts';
import { ApiError, callApi } from '../../api/call-api.ts';
import { useLanguage } from '../../texts.ts';
import { atLeast } from '../../ui/at-least.ts';
import { CallFailure } from '../../ui/CallFailure.tsx';
import { teamQuery } from './team-query.ts';

/** The form that creates an account. The server generates the password, which is shown only once. */
export function AddAccount({ given }: { given: (password: GivenPassword) => void }) {
  const { t } = useLanguage();
  const words = t.settings.team;
  const queries = useQueryClient();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('moderator');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => atLeast(callApi('POST /accounts', { body: { email, role } })),
    onSuccess: (answer) => {
      setEmail('');
      given(answer);
      void queries.invalidateQueries(teamQuery);
    },
  });
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isPending) mutate();
  };
  const fields = error instanceof ApiError ? error.fields : {};
  return (
    <form onSubmit={onSubmit} noValidate className="admin-card" aria-labelledby="add-title">
      <h2 id="add-title">{words.add}</h2>
      <div className="settings-fields">
        <TextInput
          name="email"
          type="email"
          label={t.signIn.email}
          required
          autoComplete="off"
          value={email}
          error={fields['email']}
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
        />
        <NativeSelect
          label={words.role}
          value={role}
          data={roles.map((value) => ({ value, label: t.account.roles[value] }))}
          onChange={({ currentTarget }) =>
            setRole(roles.find((value) => value === currentTarget.value) ?? 'moderator')
          }
        />
      </div>
      <p className="admin-muted">{words.roleText}</p>
      {error && Object.keys(fields).length === 0 && <CallFailure error={error} />}
      <div>
        <Button type="submit" loading={isPending} disabled={email.trim() === ''}>
          {words.create}
        </Button>
      </div>
    </form>
  );
}
