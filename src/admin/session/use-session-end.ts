import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { SessionDto } from '../../contracts/account/account.ts';
import { WARNING_MS } from '../../domain/account/session.ts';
import { lastInputAt } from '../api/attention.ts';
import { callApi } from '../api/call-api.ts';

/** Time between two looks at the clock, in milliseconds. A timer would not count while the computer sleeps. */
const LOOK_MS = 15_000;
/** How often typing without a call of the API prolongs the session, in milliseconds. */
const PROLONG_MS = 5 * 60_000;

const key = ['session'];
/** On this browser's clock, in epoch milliseconds. */
const times = ({ expiresIn, endsIn }: SessionDto) => {
  const readAt = Date.now();
  return { readAt, expiresAt: readAt + expiresIn * 1000, lastAt: readAt + endsIn * 1000 };
};

/** Watches the end of the session. `soon`: it ends within ten minutes; `final`: no use can prolong it. */
export function useSessionEnd() {
  const queries = useQueryClient();
  const { data, refetch } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => times(await callApi('GET /auth/session', { signal })),
  });
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => times(await callApi('POST /auth/session')),
    onSuccess: (renewed) => queries.setQueryData(key, renewed),
  });
  const [now, setNow] = useState(() => Date.now());
  const [closed, setClosed] = useState(false);
  const isSoon = data !== undefined && data.expiresAt - now <= WARNING_MS;

  const look = useEffectEvent(() => {
    const at = Date.now();
    setNow(at);
    if (!data) return;
    // Other tabs and calls prolong the session too: ask again before the warning, and at the end itself.
    if (data.expiresAt - at <= WARNING_MS) void refetch();
    else if (lastInputAt() > data.readAt && at - data.readAt > PROLONG_MS) mutate();
  });
  useEffect(() => {
    const timer = setInterval(() => look(), LOOK_MS);
    const shown = () => look();
    document.addEventListener('visibilitychange', shown);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', shown);
    };
  }, []);

  return {
    // Data of before the last ten minutes may be out of date: `look` asks first.
    soon: isSoon && !closed && now - data.readAt < 2 * LOOK_MS,
    final: data !== undefined && data.lastAt <= data.expiresAt,
    endsAt: data?.expiresAt ?? 0,
    stay: () => mutate(),
    staying: isPending,
    failure: error,
    close: () => setClosed(true),
  };
}
