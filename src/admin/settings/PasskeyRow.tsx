import { Button, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PasskeyDto } from '../../contracts/passkey.ts';
import { PASSKEY_NAME_MAX_LENGTH } from '../../domain/account/passkey.ts';
import { fill } from '../../i18n/format.ts';
import { callApi } from '../api/call-api.ts';
import { useLanguage } from '../texts.ts';
import { toastDone } from '../toast.ts';
import { atLeast } from '../ui/at-least.ts';
import { CallFailure } from '../ui/CallFailure.tsx';
import { useShortForm } from '../ui/form/use-short-form.ts';
import { Moment } from '../ui/Moment.tsx';
import { Filled, Typed } from '../ui/Typed.tsx';
import { passkeysQuery } from './passkey-calls.ts';
import { TwoActions } from './TwoActions.tsx';

/** A passkey with its name, its use, and the buttons that rename and remove it. */
export function PasskeyRow({ passkey }: { passkey: PasskeyDto }) {
  const words = useLanguage().t.access.passkeys;
  const queries = useQueryClient();
  const { id, name, createdAt, usedAt } = passkey;
  const [renaming, setRenaming] = useState(false);
  const remove = useMutation({
    mutationFn: () => atLeast(callApi('DELETE /auth/passkeys/{id}', { params: { id } })),
    onSuccess: (all) => {
      queries.setQueryData(passkeysQuery.queryKey, all);
      // It says whether there is a passkey.
      void queries.invalidateQueries({ queryKey: ['me'] });
      toastDone(words.removed);
    },
  });
  if (renaming) return <RenameForm passkey={passkey} leave={() => setRenaming(false)} />;
  return (
    <li>
      <div>
        <strong>
          <Typed>{name}</Typed>
        </strong>
        <p className="admin-muted">
          {words.created} <Moment at={createdAt} /> ·{' '}
          {usedAt === null ? (
            words.unused
          ) : (
            <>
              {words.used} <Moment at={usedAt} show="hour" />
            </>
          )}
        </p>
      </div>
      <TwoActions
        first={{
          label: words.rename,
          named: fill(words.renameOf, { name }),
          act: () => setRenaming(true),
        }}
        asked={{
          label: words.remove,
          named: fill(words.removeOf, { name }),
          question: <Filled text={words.askRemove} typed={{ name }} />,
          busy: remove.isPending,
          answer: () => remove.mutate(),
          failure: remove.error && <CallFailure error={remove.error} />,
        }}
      />
    </li>
  );
}

function RenameForm({ passkey: { id, name }, leave }: { passkey: PasskeyDto; leave: () => void }) {
  const { t } = useLanguage();
  const words = t.access.passkeys;
  const queries = useQueryClient();
  const form = useShortForm('name', async (typed) => {
    const body = { name: typed('name') };
    const all = await callApi('PATCH /auth/passkeys/{id}', { params: { id }, body });
    queries.setQueryData(passkeysQuery.queryKey, all);
    toastDone(words.renamed);
    leave();
  });
  return (
    <li>
      <form onSubmit={form.submit} className="admin-stack" noValidate>
        <TextInput
          name="name"
          required
          autoFocus
          autoComplete="off"
          maxLength={PASSKEY_NAME_MAX_LENGTH}
          defaultValue={name}
          label={words.name}
          error={form.errors['name']}
        />
        <div className="admin-actions">
          <Button type="submit" size="xs" loading={form.busy}>
            {t.common.save}
          </Button>
          <Button variant="default" size="xs" onClick={leave}>
            {t.common.cancel}
          </Button>
        </div>
      </form>
    </li>
  );
}
