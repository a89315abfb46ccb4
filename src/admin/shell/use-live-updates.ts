import { notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import type { ChangeEvent } from '../../contracts/lead.ts';
import type { Role } from '../../domain/account/role.ts';
import { callForBody } from '../session/api.ts';
import { queryClient } from '../session/query-client.ts';
import { type AdminTexts, useLanguage } from '../texts.ts';
import { readEvents } from './read-events.ts';

/** Waits between two attempts to listen, longer each time; the last one repeats. */
const PAUSES_MS = [1000, 2000, 5000, 15_000, 30_000];

/** Keeps every list on the screen true: the server says that something changed, and what is shown is asked for again. */
export function useLiveUpdates(role: Role | undefined): void {
  const { t } = useLanguage();
  useEffect(() => {
    if (role === undefined) return;
    const leaving = new AbortController();
    void listen(leaving.signal, role, t);
    return () => leaving.abort();
  }, [role, t]);
}

async function listen(signal: AbortSignal, role: Role, t: AdminTexts): Promise<void> {
  let failures = 0;
  let known: ChangeEvent | undefined;
  // The first event of a connection says where things stand; what moved while nobody listened shows in its counters.
  const take = (now: ChangeEvent) => {
    failures = 0;
    const before = known;
    known = now;
    if (!before || same(before, now)) return;
    void queryClient.invalidateQueries();
    if (role === 'admin' && now.leads > before.leads)
      notifications.show({ title: t.shell.newLead, message: t.shell.newLeadText });
  };
  while (!signal.aborted) {
    try {
      const { body } = await callForBody('/events', signal);
      if (body) await readEvents(body, ({ data }) => take(JSON.parse(data) as ChangeEvent));
    } catch {
      if (signal.aborted) return;
    }
    const pause = PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)];
    failures += 1;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

const same = (a: ChangeEvent, b: ChangeEvent): boolean =>
  a.leads === b.leads && a.changes === b.changes && a.reviews === b.reviews;
