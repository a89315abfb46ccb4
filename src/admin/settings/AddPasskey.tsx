import { Alert, Button, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PASSKEY_NAME_MAX_LENGTH } from '../../domain/account/passkey.ts';
import { useLanguage } from '../texts.ts';
import { toastDone } from '../toast.ts';
import { Countdown } from '../ui/Countdown.tsx';
import { useShortForm } from '../ui/form/use-short-form.ts';
import { ProofFields } from '../ui/OwnerProof.tsx';
import { makePasskey, passkeysQuery } from './passkey-calls.ts';

/** The form of a new passkey: the owner's proof, and a name to recognise it by. The browser's own dialog follows. */
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
    <form onSubmit={form.submit} className="admin-stack">
      {/* Hidden: it tells a password manager which account the password belongs to. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
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
      <ProofFields withCode={withCode} form={form} />
      {unread && (
        <Alert color="red" role="alert">
          {words[unread]}
        </Alert>
      )}
      {form.wait !== undefined && <Countdown seconds={form.wait} />}
      <div className="admin-actions">
        <Button type="submit" loading={form.busy}>
          {words.next}
        </Button>
        <Button variant="default" onClick={leave}>
          {t.common.cancel}
        </Button>
      </div>
    </form>
  );
}
