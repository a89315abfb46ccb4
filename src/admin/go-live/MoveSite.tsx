import { TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../api/call-api.ts';
import { goLiveQuery } from '../api/go-live.ts';
import { useAccount } from '../api/use-account.ts';
import { useLanguage } from '../texts.ts';
import { toastDone } from '../toast.ts';
import { Failed } from '../ui/feedback/Failed.tsx';
import { Waiting } from '../ui/feedback/Waiting.tsx';
import { OwnerForm } from '../ui/fields/OwnerForm.tsx';
import { useShortForm } from '../ui/form/use-short-form.ts';
import { factorQuery } from './factor-query.ts';

const addressQuery = {
  queryKey: ['go-live', 'address'] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => callApi('GET /settings/address', { signal }),
  gcTime: 0,
};

/** Longer than the server's request to the new address, which has a timeout of five seconds. */
const TIMEOUT_MS = 20_000;

/** The form that saves the public address. It asks for the password, because links to new passwords use this address. */
export function MoveSite({ close }: { close: () => void }) {
  const { t } = useLanguage();
  const words = t.goLive.address;
  const queries = useQueryClient();
  const account = useAccount().data;
  const factor = useQuery(factorQuery);
  const address = useQuery(addressQuery);
  const withCode = factor.data?.on === true;
  const form = useShortForm('password', async (typed) => {
    const proof = { password: typed('password'), ...(withCode && { code: typed('code') }) };
    const body = { ...proof, url: typed('url'), version: address.data?.version ?? 0 };
    await callApi('PUT /settings/address', { body, timeoutMs: TIMEOUT_MS });
    toastDone(words.done);
    close();
    await queries.invalidateQueries({ queryKey: goLiveQuery.queryKey });
  });
  const error = factor.error ?? address.error;
  if (error) return <Failed error={error} retry={() => Promise.all([factor.refetch(), address.refetch()])} />;
  if (!factor.data || !address.data || !account) return <Waiting />;
  return (
    <div className="go-live-help">
      <OwnerForm {...{ form, withCode }} email={account.email} action={words.action} noValidate leave={close}>
        <p>{words.text}</p>
        <TextInput
          name="url"
          type="url"
          required
          autoComplete="off"
          placeholder="https://"
          defaultValue={address.data.url.startsWith('https:') ? address.data.url : ''}
          label={words.field}
          error={form.errors['url']}
        />
      </OwnerForm>
    </div>
  );
}
