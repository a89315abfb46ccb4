import { Switch } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../api/call-api.ts';
import { useLanguage } from '../../texts.ts';
import { CallFailure } from '../../ui/feedback/CallFailure.tsx';
import { atLeast } from '../../ui/time/at-least.ts';
import { makeSubscription, presentSubscription, pushAbility } from './push-browser.ts';

const KEY = ['push'] as const;

/** The switch for push notifications of new leads in this browser: the user's own choice, only for this device. */
export function PushCard() {
  const words = useLanguage().t.settings.push;
  const [ability, setAbility] = useState(pushAbility);
  return (
    <section className="admin-card" aria-labelledby="push-title">
      <h2 id="push-title">{words.title}</h2>
      <p className="admin-muted">{words.text}</p>
      {ability === 'ready' ? (
        <PushSwitch refused={() => setAbility(pushAbility())} />
      ) : (
        <p role="status">{words[ability]}</p>
      )}
    </section>
  );
}

/** @param refused called when the user did not give the permission */
function PushSwitch({ refused }: { refused: () => void }) {
  const { locale, t } = useLanguage();
  const words = t.settings.push;
  const queries = useQueryClient();
  const state = useQuery({
    queryKey: KEY,
    queryFn: async () => {
      const endpoint = (await presentSubscription())?.endpoint ?? null;
      return callApi('POST /push/state', { body: { endpoint } });
    },
    // Another tab may have changed the subscription.
    gcTime: 0,
  });
  const change = useMutation({
    mutationFn: (on: boolean) => atLeast(on ? switchOn() : switchOff()),
    onSuccess: (now) => (now ? queries.setQueryData(KEY, now) : refused()),
  });
  async function switchOn() {
    const made = await makeSubscription(state.data?.publicKey ?? '');
    return made && callApi('PUT /push/subscription', { body: { ...made, locale } });
  }
  async function switchOff() {
    const present = await presentSubscription();
    const now = await callApi('POST /push/unsubscribe', { body: { endpoint: present?.endpoint ?? null } });
    await present?.unsubscribe();
    return now;
  }
  const failure = change.error ?? state.error;
  return (
    <>
      <Switch
        label={words.label}
        checked={state.data?.on ?? false}
        disabled={!state.data || change.isPending}
        onChange={({ currentTarget }) => change.mutate(currentTarget.checked)}
      />
      {change.isSuccess && change.data === undefined && <p role="status">{words.notGiven}</p>}
      {failure && <CallFailure error={failure} message={isOfBrowser(failure) ? words.failed : undefined} />}
    </>
  );
}

/** Browsers reject with their own errors, such as for an unreachable push service or a private window. */
const isOfBrowser = (error: Error): boolean => error instanceof DOMException;
