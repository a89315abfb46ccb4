import { Button, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PasskeyDto } from '../../contracts/account/passkey.ts';
import { PASSKEY_NAME_MAX_LENGTH } from '../../domain/account/passkey.ts';
import { fill } from '../../i18n/format.ts';
import { callApi } from '../api/call-api.ts';
import { useLanguage } from '../texts.ts';
import { toastDone } from '../toast.ts';
import { OwnerProof } from '../ui/fields/OwnerProof.tsx';
import { Typed } from '../ui/fields/Typed.tsx';
import { useShortForm } from '../ui/form/use-short-form.ts';
import { Moment } from '../ui/time/Moment.tsx';
import { passkeysQuery } from './passkey-calls.ts';

interface PasskeyRowProps {
  passkey: PasskeyDto;
  email: string;
  /** Whether the second factor is on. */
  withCode: boolean;
}

/** A passkey with its name, its use, and the buttons that rename and remove it. */
export function PasskeyRow({ passkey, email, withCode }: PasskeyRowProps) {
  const words = useLanguage().t.access.passkeys;
  const queries = useQueryClient();
  const { id, name, createdAt, usedAt } = passkey;
  const [open, setOpen] = useState<'rename' | 'remove'>();
  const close = () => setOpen(undefined);
  if (open === 'rename') return <RenameForm passkey={passkey} leave={close} />;
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
      {open === 'remove' ? (
        <OwnerProof
          email={email}
          text={fill(words.askRemove, { name })}
          action={words.remove}
          removes
          passwordOnly={!withCode}
          act={async ({ password, code }) => {
            const body = { password, ...(withCode && { code }) };
            const all = await callApi('DELETE /auth/passkeys/{id}', { params: { id }, body });
            queries.setQueryData(passkeysQuery.queryKey, all);
            // The account contains whether it has a passkey.
            void queries.invalidateQueries({ queryKey: ['me'] });
            toastDone(words.removed);
          }}
          leave={close}
        />
      ) : (
        <div className="admin-actions">
          <Button
            variant="default"
            size="xs"
            aria-label={fill(words.renameOf, { name })}
            onClick={() => setOpen('rename')}
          >
            {words.rename}
          </Button>
          <Button
            variant="default"
            size="xs"
            aria-label={fill(words.removeOf, { name })}
            onClick={() => setOpen('remove')}
          >
            {words.remove}
          </Button>
        </div>
      )}
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
