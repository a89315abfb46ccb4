import { useDocumentVisibility } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ChangeEvent } from '../../contracts/leads/lead.ts';
import { maySell, type Role } from '../../domain/account/role.ts';
import { ApiError, callForBody } from '../api/call-api.ts';
import { useLanguage } from '../texts.ts';
import { readEvents } from './read-events.ts';

/** Pauses between attempts to connect; the last one repeats. */
const PAUSES_MS = [1000, 2000, 5000, 15_000, 30_000];
/** A tab that was hidden for this long disconnects until it is shown again. */
const HIDDEN_MS = 60_000;

/** Refetches the shown data after each event of the server, and shows a toast about new leads. */
export function useLiveUpdates(role: Role | undefined): void {
  const { t } = useLanguage();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const attended = useAttended();
  /** The last received revisions. They survive a lost connection. */
  const known = useRef<ChangeEvent>(undefined);
  useEffect(() => {
    if (role === undefined || !attended) return;
    const leaving = new AbortController();
    // The first event of a connection contains the current revisions, which reveal changes during the disconnection.
    const take = (now: ChangeEvent) => {
      const before = known.current;
      known.current = now;
      if (before && !same(before, now)) void tell(before, now, role);
    };
    const tell = async (before: ChangeEvent, now: ChangeEvent, role: Role) => {
      void queries.invalidateQueries();
      const count = now.leads - before.leads;
      if (!maySell(role) || count <= 0) return;
      // Loaded on demand: during most visits of the back office no new lead arrives.
      const { toastNewLeads } = await import('./new-lead.tsx');
      toastNewLeads(t, count, navigate);
    };
    void listen(leaving.signal, take, () => void queries.invalidateQueries({ queryKey: ['me'] }));
    return () => leaving.abort();
  }, [role, attended, queries, t, navigate]);
}

/** Whether the tab is visible, or was hidden less than `HIDDEN_MS` ago. */
function useAttended(): boolean {
  const visibility = useDocumentVisibility();
  const [attended, setAttended] = useState(true);
  useEffect(() => {
    if (visibility === 'visible') return setAttended(true);
    const timer = setTimeout(() => setAttended(false), HIDDEN_MS);
    return () => clearTimeout(timer);
  }, [visibility]);
  return attended;
}

/** Connects, and reconnects after each end, until it is aborted or the session has ended. */
async function listen(
  signal: AbortSignal,
  take: (now: ChangeEvent) => void,
  refused: () => void,
): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    try {
      const { body } = await callForBody('GET /events', { signal });
      if (body)
        await readEvents(body, ({ data }) => {
          failures = 0;
          take(JSON.parse(data) as ChangeEvent);
        });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return;
      // Every role may listen, so 403 means that the account must complete a step first: refetch the account.
      if (error instanceof ApiError && error.status === 403) return refused();
    }
    const pause = PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)];
    failures += 1;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

const same = (a: ChangeEvent, b: ChangeEvent): boolean =>
  a.leads === b.leads &&
  a.changes === b.changes &&
  a.reviews === b.reviews &&
  a.media === b.media &&
  a.wordpress === b.wordpress;
