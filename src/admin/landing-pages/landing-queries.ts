import type { LandingReminders } from '../../contracts/landing/reminder.ts';
import { agencyDay, dayName, dayNumber } from '../../domain/time/agency-day.ts';
import { callApi } from '../api/call-api.ts';

/** Begins the keys of all queries about landing pages. */
export const landingKey = ['landing-pages'] as const;
export const landingListsKey = ['landing-pages', 'list'] as const;
export const landingPageKey = (id: string) => ['landing-pages', 'one', id] as const;

/** Poll interval for drafts that other editors have stored, in milliseconds. */
const OTHERS_MS = 20_000;

interface Reading {
  signal: AbortSignal;
}

/** A page with its draft. */
export const landingPageQuery = (id: string) => ({
  queryKey: landingPageKey(id),
  queryFn: ({ signal }: Reading) => callApi('GET /landing-pages/{id}', { params: { id }, signal }),
  refetchInterval: OTHERS_MS,
  // Never from the cache: saving an old copy would undo another editor's change.
  staleTime: 0,
});

/** The published versions of a page, newest first. */
export const versionsQuery = (id: string) => ({
  queryKey: ['landing-pages', 'versions', id] as const,
  queryFn: ({ signal }: Reading) => callApi('GET /landing-pages/{id}/versions', { params: { id }, signal }),
});

/** The artist's answers to the draft of a page, newest first; polled while the page is open. */
export const draftAnswersQuery = (id: string) => ({
  queryKey: ['landing-pages', 'answers', id] as const,
  queryFn: ({ signal }: Reading) =>
    callApi('GET /landing-pages/{id}/draft-answers', { params: { id }, signal }),
  refetchInterval: OTHERS_MS,
});

/** The tests of a page, newest first. */
export const testsQuery = (id: string) => ({
  queryKey: ['landing-pages', 'tests', id] as const,
  queryFn: ({ signal }: Reading) => callApi('GET /landing-pages/{id}/tests', { params: { id }, signal }),
});

/** The fans who wait for the release of a page, in numbers. */
export const remindersQuery = (id: string) => ({
  queryKey: ['landing-pages', 'reminders', id] as const,
  queryFn: ({ signal }: Reading) => callApi('GET /landing-pages/{id}/reminders', { params: { id }, signal }),
  // They follow a publication, and a page may be opened right after it.
  staleTime: 0,
});

/** Returns how many fans wait for a reminder, by mail or notification, paused ones included. */
export const waitingFans = (reminders: LandingReminders | undefined): number =>
  reminders ? reminders.states.waiting + reminders.states.waitingPush + reminders.states.paused : 0;

/** Paid visits within this many days mean that advertisements link to a page. */
const PAID_DAYS = 7;

/** The visits from advertisements in the last days, including today. */
export const paidVisitsQuery = (id: string) => ({
  queryKey: ['landing-pages', 'paid', id] as const,
  queryFn: async ({ signal }: Reading) => {
    const until = agencyDay(Date.now());
    const from = dayName(dayNumber(until) - PAID_DAYS + 1);
    const query = { from, until };
    const { channels } = await callApi('GET /landing-pages/{id}/counts', { params: { id }, query, signal });
    return channels.reduce((sum, { channel, visits }) => (channel.endsWith('-ads') ? sum + visits : sum), 0);
  },
});

/** The content of one published version. It never changes. */
export const versionQuery = (id: string, number: number) => ({
  queryKey: ['landing-pages', 'version', id, number] as const,
  queryFn: ({ signal }: Reading) =>
    callApi('GET /landing-pages/{id}/versions/{number}', { params: { id, number: String(number) }, signal }),
  staleTime: 'static' as const,
});

/** The artist's own pixels of a page, without any part of a token. */
export const artistPixelsQuery = (id: string) => ({
  queryKey: ['landing-pages', 'artist-pixels', id] as const,
  queryFn: ({ signal }: Reading) =>
    callApi('GET /landing-pages/{id}/artist-pixels', { params: { id }, signal }),
});

/** The marketing tags that the agency has configured. */
export const tagsQuery = {
  queryKey: ['integrations'] as const,
  queryFn: ({ signal }: Reading) => callApi('GET /settings/integrations', { signal }),
};
