import { keepPreviousData } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { AuditPage } from '../../contracts/audit.ts';
import { type AuditAction, auditActions } from '../../domain/account/audit-action.ts';
import { pageSizes } from '../../domain/list/page-sizes.ts';
import { agencyDayStart, nextAgencyDay } from '../../domain/time/agency-day.ts';
import { callApi } from '../session/api.ts';

/** What the journal shows: the query of the address. */
export interface JournalView {
  /** An account's id, `none` for nobody who was signed in, or empty. */
  account: string;
  action: AuditAction | '';
  /** A day of the agency's, as `2026-11-21`, or empty. */
  day: string;
  page: number;
  pageSize: number;
}

const DAY = /^20\d{2}-\d{2}-\d{2}$/;

/** Reads an address that anybody may have typed: what makes no sense counts as not said. */
export function readJournalView(params: URLSearchParams): JournalView {
  const [page, size, day] = [
    Number(params.get('page')),
    Number(params.get('pageSize')),
    params.get('day') ?? '',
  ];
  return {
    account: params.get('account')?.slice(0, 64) ?? '',
    action: auditActions.find((action) => action === params.get('action')) ?? '',
    day: DAY.test(day) && !Number.isNaN(Date.parse(day)) ? day : '',
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
    pageSize: pageSizes.find((value) => value === size) ?? 25,
  };
}

/** The same view as text, without what goes without saying. */
export function writeJournalView(view: JournalView): string {
  const usual = readJournalView(new URLSearchParams());
  const said = Object.entries(view).filter(([name, value]) => value !== usual[name as keyof JournalView]);
  return new URLSearchParams(said.map(([name, value]) => [name, String(value)])).toString();
}

/** What the API is asked for: a day is a pair of moments, which summer time makes 23 or 25 hours apart. */
export function journalRequest({ day, ...view }: JournalView): string {
  const params = new URLSearchParams(writeJournalView({ ...view, day: '' }));
  if (day) {
    const start = agencyDayStart(day);
    params.set('from', new Date(start).toISOString());
    params.set('until', new Date(nextAgencyDay(start)).toISOString());
  }
  return params.toString();
}

export const isNarrowed = ({ account, action, day }: JournalView): boolean =>
  account !== '' || action !== '' || day !== '';

export type ChangeJournal = (change: Partial<JournalView>, replace?: boolean) => void;

/** The view of the address, and how to change it. Whatever changes but the page itself leads to the first page. */
export function useJournalView(): [JournalView, ChangeJournal] {
  const [params, setParams] = useSearchParams();
  return [
    readJournalView(params),
    (change, replace = false) =>
      setParams((now) => writeJournalView({ ...readJournalView(now), page: 1, ...change }), { replace }),
  ];
}

/** A page of the journal. The page before stays on the screen until it is there. */
export const journalQuery = (view: JournalView) => {
  const query = journalRequest(view);
  return {
    queryKey: ['journal', query],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      callApi<AuditPage>('GET', `/audit${query && `?${query}`}`, undefined, signal),
    placeholderData: keepPreviousData,
  };
};
