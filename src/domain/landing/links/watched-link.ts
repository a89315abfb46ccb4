import type { ProbeCause } from '../../go-live/facts.ts';
import { trimEnd } from '../../text/trim-end.ts';
import { readBody } from '../asked-address.ts';
import { isOfNetwork } from './networks.ts';
import { isOfPlatform, recogniseLink } from './platforms.ts';

/** The state of a link that a page shows. */
const linkVerdicts = ['unchecked', 'fine', 'dead', 'moved', 'private', 'unsure'] as const;
export type LinkVerdict = (typeof linkVerdicts)[number];

/** The verdicts of which the agency is notified. */
export const brokenVerdicts = ['dead', 'moved', 'private'] as const satisfies readonly LinkVerdict[];
export type BrokenVerdict = (typeof brokenVerdicts)[number];

/** The outcome of a request to a link, redirects included. */
export type FollowedLink =
  | {
      kind: 'answered';
      status: number;
      /** The address at the end of all redirects. */
      url: string;
      /** The address after all permanent redirects; without any, the link itself. */
      permanentUrl: string;
      /** The wait that the server asks for, in milliseconds. */
      retryAfterMs?: number;
      /** The body of a response with status 200, if it is short enough to be read. */
      body?: string;
    }
  /** `offline`: this server reaches no other server, so the failure is inconclusive. */
  | { kind: 'failed'; cause: ProbeCause | 'offline' };

/** The meaning of a response for the link check. `refused`: the server refuses programs, so a retry would not help. */
export type LinkAnswer =
  | { kind: 'fine' | 'private' | 'refused' | 'busy' }
  /** `guessed`: the server does not say so, but redirects to its home page. */
  | { kind: 'gone'; guessed?: true }
  | { kind: 'moved'; to: string };

/** The state of a link after its last check. */
export interface LinkState {
  verdict: LinkVerdict;
  movedTo: string | null;
  /** The kind of the last response; null: the link was never checked. */
  lastAnswer: LinkAnswer['kind'] | null;
  /** Number of consecutive checks without a verdict. */
  failures: number;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Each link is checked once a month. */
const MONTH_MS = 30 * DAY_MS;
/** A dead page is checked weekly: it may be restored. */
const WEEK_MS = 7 * DAY_MS;
/** The first check is a day after publication: publishing has just checked the link. */
export const FIRST_LOOK_MS = DAY_MS;
/** The waits after each response of a busy server. After the last one, the next check is a month later. */
export const busyWaitsMs: readonly number[] = [HOUR_MS, 6 * HOUR_MS, DAY_MS, 3 * DAY_MS];

/** Statuses that mean that the page does not exist. */
const GONE: readonly number[] = [404, 410];

/**
 * Returns the meaning of a response. Only a clear "not found" counts as `gone`: shops and networks refuse programs with 401, 403
 * or 999. Some servers redirect a deleted release permanently to their home page. The host names of platforms and networks do not
 * disappear: if one cannot be resolved, this server has no connection.
 */
export function readAnswer(link: string, answer: FollowedLink): LinkAnswer {
  if (answer.kind === 'failed') {
    if (answer.cause === 'private') return { kind: 'private' };
    const isLasting = isOfPlatform(link) || isOfNetwork(link);
    return { kind: answer.cause === 'name' && !isLasting ? 'gone' : 'busy' };
  }
  const { status, permanentUrl, body } = answer;
  if (GONE.includes(status)) return { kind: 'gone' };
  if (status === 429 || status >= 500) return { kind: status === 999 ? 'refused' : 'busy' };
  if (status >= 400) return { kind: 'refused' };
  const said = body === undefined ? undefined : readBody(link, body);
  if (said) return { kind: said };
  if (isSamePage(link, permanentUrl)) return { kind: 'fine' };
  if (isHome(permanentUrl) && !isHome(link)) return { kind: 'gone', guessed: true };
  return { kind: 'moved', to: recogniseLink(permanentUrl)?.url ?? permanentUrl };
}

/**
 * Returns the state of a link after a response, and the wait until the next check, in milliseconds. A page that seems gone is
 * `dead` if it is still gone a day later.
 * @param random a number in [0, 1) for the jitter, so that links that were added together are not checked together
 */
export function afterAnswer(
  before: LinkState,
  answer: LinkAnswer,
  random: number,
): { state: LinkState; waitMs: number } {
  const spread = (ms: number) => Math.round(ms * (0.9 + 0.2 * random));
  const settled = (verdict: LinkVerdict, waitMs: number, movedTo: string | null = null) => ({
    state: { verdict, movedTo, lastAnswer: answer.kind, failures: 0 },
    waitMs: spread(waitMs),
  });
  const open = (waitMs: number) => ({
    state: { ...before, lastAnswer: answer.kind, failures: before.failures + 1 },
    waitMs: spread(waitMs),
  });
  switch (answer.kind) {
    case 'moved':
      return settled('moved', MONTH_MS, answer.to);
    case 'fine':
    case 'private':
      return settled(answer.kind, MONTH_MS);
    case 'refused':
      return settled('unsure', MONTH_MS);
    case 'gone':
      return before.lastAnswer === 'gone' ? settled('dead', WEEK_MS) : open(DAY_MS);
    case 'busy': {
      const wait = busyWaitsMs[before.failures];
      // The verdict of an earlier month stays: the responses do not contradict it.
      if (wait !== undefined) return open(wait);
      return settled(before.verdict === 'unchecked' ? 'unsure' : before.verdict, MONTH_MS, before.movedTo);
    }
  }
}

/** Returns whether two addresses are of the same page; scheme, `www.`, a trailing slash and parameters are ignored. */
function isSamePage(one: string, other: string): boolean {
  const [left, right] = [one, other].map((address) => {
    const { hostname, pathname } = new URL(recogniseLink(address)?.url ?? address);
    return `${hostname.replace(/^www\./, '')}${trimEnd(pathname, '/')}`.toLowerCase();
  });
  return left === right;
}

/** The home page of a language, such as `/fr`, counts too. */
const isHome = (address: string): boolean =>
  /^\/(?:[a-z]{2}(?:-[a-z]{2})?\/?)?$/i.test(new URL(address).pathname);
