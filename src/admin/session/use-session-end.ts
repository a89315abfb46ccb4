import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { SessionDto } from '../../contracts/account/account.ts';
import { WARNING_MS } from '../../domain/account/session.ts';
import { lastInputAt } from '../api/attention.ts';
import { callApi } from '../api/call-api.ts';

/** Interval at which the clock is checked, in milliseconds. One long timer would not count while the computer sleeps. */
const LOOK_MS = 15_000;
/** Input without an API call extends the session at this interval, in milliseconds. */
const PROLONG_MS = 5 * 60_000;

const key = ['session'];
/** Converts the remaining seconds to times on this browser's clock, in epoch milliseconds. */
const times = ({ expiresIn, endsIn }: SessionDto) => {
  const readAt = Date.now();
  return { readAt, expiresAt: readAt + expiresIn * 1000, lastAt: readAt + endsIn * 1000 };
};

/** Monitors the expiry of the session. `soon`: it expires within ten minutes; `final`: it cannot be extended. */
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
    // Other tabs and calls may have extended the session: refetch before the warning, and at the expiry itself.
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
    // Older data may be stale: no warning before `look` has refetched it.
    soon: isSoon && !closed && now - data.readAt < 2 * LOOK_MS,
    final: data !== undefined && data.lastAt <= data.expiresAt,
    endsAt: data?.expiresAt ?? 0,
    stay: () => mutate(),
    staying: isPending,
    failure: error,
    close: () => setClosed(true),
  };
}
