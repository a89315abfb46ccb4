import { Alert, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PASSKEY_NAME_MAX_LENGTH } from '../../domain/account/passkey.ts';
import { useLanguage } from '../texts.ts';
import { toastDone } from '../toast.ts';
import { OwnerForm } from '../ui/fields/OwnerForm.tsx';
import { useShortForm } from '../ui/form/use-short-form.ts';
import { makePasskey, passkeysQuery } from './passkey-calls.ts';

/** The form of a new passkey: password and code of the owner, and a name for it. Then the browser's own dialog opens. */
export function AddPasskey({
  email,
  withCode,
  leave,
}: {
  email: string;
  /** Whether the second factor is on. */
  withCode: boolean;
  leave: () => void;
}) {
  const { t } = useLanguage();
  const words = t.access.passkeys;
  const queries = useQueryClient();
  const [unread, setUnread] = useState<'present' | 'unread'>();
  const form = useShortForm('password', async (typed) => {
    setUnread(undefined);
    const proof = { password: typed('password'), ...(withCode && { code: typed('code') }) };
    const made = await makePasskey(proof, typed('name'));
    if (made !== 'made') return setUnread(made);
    toastDone(words.added);
    leave();
    await Promise.all([
      queries.invalidateQueries(passkeysQuery),
      queries.invalidateQueries({ queryKey: ['me'] }),
    ]);
  });
  return (
    <OwnerForm
      {...{ form, email, withCode, leave }}
      action={words.next}
      message={
        unread && (
          <Alert color="red" role="alert">
            {words[unread]}
          </Alert>
        )
      }
    >
      <TextInput
        name="name"
        required
        autoFocus
        autoComplete="off"
        maxLength={PASSKEY_NAME_MAX_LENGTH}
        label={words.name}
        description={words.nameHint}
        error={form.errors['name']}
      />
    </OwnerForm>
  );
}
