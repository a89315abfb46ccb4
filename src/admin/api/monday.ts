import type { MondayDto, MondayThingDto } from '../../contracts/monday.ts';
import { type MondayRun, runOf } from '../../domain/monday/run.ts';
import { adminKeys } from '../../domain/storage/admin-keys.ts';
import { callApi } from './call-api.ts';

/** What waits for the account. The dashboard and the run share this query. */
export const mondayQuery = {
  queryKey: ['monday'],
  queryFn: ({ signal }: { signal: AbortSignal }) => callApi('GET /monday', { signal }),
};

/** Reads the run of the account from the browser. */
export function readRun({ today, nextMonday }: MondayDto, account: string): MondayRun {
  let stored: unknown;
  try {
    stored = JSON.parse(localStorage.getItem(adminKeys.monday) ?? 'null');
  } catch {}
  return runOf(stored, account, today, nextMonday);
}

/** Returns the things that are not put off, in their order. */
export const waitingIn = (run: MondayRun, things: readonly MondayThingDto[]): MondayThingDto[] =>
  things.filter(({ key }) => run.hidden[key] === undefined);
