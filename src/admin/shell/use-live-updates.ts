import { useEffect } from 'react';
import type { Role } from '../../domain/account/role.ts';
import { callForBody } from '../session/api.ts';
import { queryClient } from '../session/query-client.ts';
import { readEvents, type ServerEvent } from './read-events.ts';

/** Waits between two attempts to listen, longer each time; the last one repeats. */
const PAUSES_MS = [1000, 2000, 5000, 15_000, 30_000];

/** Keeps every list on the screen true: the server says that something changed, and what is shown is asked for again. */
export function useLiveUpdates(role: Role | undefined): void {
  useEffect(() => {
    if (role !== 'admin') return;
    const leaving = new AbortController();
    void listen(leaving.signal);
    return () => leaving.abort();
  }, [role]);
}

async function listen(signal: AbortSignal): Promise<void> {
  let failures = 0;
  let known: string | undefined;
  while (!signal.aborted) {
    try {
      const { body } = await callForBody('/events', signal);
      if (body)
        await readEvents(body, ({ name, data }: ServerEvent) => {
          failures = 0;
          if (name !== 'changed') return;
          // The first event says where things stand; later ones, also after a pause, that they moved on.
          if (known !== undefined && known !== data) void queryClient.invalidateQueries();
          known = data;
        });
    } catch {
      if (signal.aborted) return;
    }
    const pause = PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)];
    failures += 1;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
