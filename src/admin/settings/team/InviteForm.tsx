import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useRef, useState } from 'react';
import type { AccountDraft, Invitation } from '../../../contracts/account/account.ts';
import { NAME_MAX_LENGTH } from '../../../domain/account/name.ts';
import { roles } from '../../../domain/account/role.ts';
import { locales } from '../../../domain/locale/locale.ts';
import { ApiError, callApi } from '../../api/call-api.ts';
import { useLanguage } from '../../texts.ts';
import { CallFailure } from '../../ui/feedback/CallFailure.tsx';
import { useFocusOnWrong } from '../../ui/fields/use-focus-on-wrong.ts';
import { languageNames } from '../../ui/language-names.ts';
import { atLeast } from '../../ui/time/at-least.ts';
import { teamQuery } from './team-query.ts';

/** The form that invites a person to an account. */
export function InviteForm({ invited }: { invited: (invitation: Invitation) => void }) {
  const { locale, t } = useLanguage();
  const words = t.access.invite;
  const queries = useQueryClient();
  const empty: AccountDraft = { name: '', email: '', role: 'moderator', locale };
  const [draft, setDraft] = useState(empty);
  const form = useRef<HTMLFormElement>(null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => atLeast(callApi('POST /accounts', { body: draft })),
    onSuccess: (invitation) => {
      setDraft(empty);
      // The next person can be typed at once.
      form.current?.querySelector<HTMLInputElement>('[name=name]')?.focus();
      invited(invitation);
      void queries.invalidateQueries(teamQuery);
    },
  });
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isPending) mutate();
  };
  const fields = error instanceof ApiError ? error.fields : {};
  useFocusOnWrong(form, fields);
  const change = (values: Partial<AccountDraft>) => setDraft({ ...draft, ...values });
  return (
    <form ref={form} onSubmit={onSubmit} noValidate className="admin-card" aria-labelledby="invite-title">
      <h2 id="invite-title">{words.title}</h2>
      <div className="settings-fields">
        <TextInput
          name="name"
          label={words.name}
          required
          autoComplete="off"
          maxLength={NAME_MAX_LENGTH}
          value={draft.name}
          error={fields['name']}
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        />
        <TextInput
          name="email"
          type="email"
          label={t.signIn.email}
          required
          autoComplete="off"
          value={draft.email}
          error={fields['email']}
          onChange={({ currentTarget }) => change({ email: currentTarget.value })}
        />
        <NativeSelect
          label={t.settings.team.role}
          value={draft.role}
          data={roles.map((value) => ({ value, label: t.account.roles[value] }))}
          onChange={({ currentTarget }) =>
            change({ role: roles.find((value) => value === currentTarget.value) ?? 'moderator' })
          }
        />
        <NativeSelect
          label={words.language}
          value={draft.locale}
          data={locales.map((value) => ({ value, label: languageNames[value] }))}
          onChange={({ currentTarget }) =>
            change({ locale: locales.find((value) => value === currentTarget.value) ?? locale })
          }
        />
      </div>
      <p className="admin-muted">{t.settings.team.roleText}</p>
      {error && Object.keys(fields).length === 0 && <CallFailure error={error} />}
      <div>
        <Button
          type="submit"
          loading={isPending}
          disabled={draft.email.trim() === '' || draft.name.trim() === ''}
        >
          {words.submit}
        </Button>
      </div>
    </form>
  );
}
