import type { ProbeCause } from '../go-live/facts.ts';
import { trimEnd } from '../text/trim-end.ts';
import { readBody } from './asked-address.ts';
import { isOfNetwork } from './networks.ts';
import { isOfPlatform, recogniseLink } from './platforms.ts';

/** The state of a link that a page shows. */
const linkVerdicts = ['unchecked', 'fine', 'dead', 'moved', 'private', 'unsure'] as const;
export type LinkVerdict = (typeof linkVerdicts)[number];

/** The verdicts that the agency is told of. */
export const brokenVerdicts = ['dead', 'moved', 'private'] as const satisfies readonly LinkVerdict[];
export type BrokenVerdict = (typeof brokenVerdicts)[number];

/** The outcome of following a link to the page at its end. */
export type FollowedLink =
  | {
      kind: 'answered';
      status: number;
      /** The address at the end of all redirects. */
      url: string;
      /** The address to which permanent redirects lead; the link itself without any. */
      permanentUrl: string;
      /** Milliseconds that the server asks to wait. */
      retryAfterMs?: number;
      /** The body of an answer with status 200, where it is short enough to be read. */
      body?: string;
    }
  /** `offline`: this server reaches nobody, so that the failure says nothing of the link. */
  | { kind: 'failed'; cause: ProbeCause | 'offline' };

/** An answer as the watch reads it. `refused`: the server lets no program in, so that to ask again changes nothing. */
export type LinkAnswer =
  | { kind: 'fine' | 'private' | 'refused' | 'busy' }
  /** `guessed`: the server does not say so, but leads to its home page. */
  | { kind: 'gone'; guessed?: true }
  | { kind: 'moved'; to: string };

/** A link as it was looked at last. */
export interface LinkState {
  verdict: LinkVerdict;
  movedTo: string | null;
  /** The kind of the last answer; null: the link was never looked at. */
  lastAnswer: LinkAnswer['kind'] | null;
  /** Looks in a row that brought no verdict. */
  failures: number;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Each link is looked at once a month. */
const MONTH_MS = 30 * DAY_MS;
/** A page that is gone may come back. */
const WEEK_MS = 7 * DAY_MS;
/** The first look comes a day after the link came online: publishing has just checked it. */
export const FIRST_LOOK_MS = DAY_MS;
/** The waits after a server that was too busy to answer. After the last one the link waits for the next month. */
export const busyWaitsMs: readonly number[] = [HOUR_MS, 6 * HOUR_MS, DAY_MS, 3 * DAY_MS];

/** Statuses by which a server says that there is no such page. */
const GONE: readonly number[] = [404, 410];

/**
 * Reads an answer. Only a clear "no such page" counts as gone: shops and networks refuse programs with 401, 403 or 999, and
 * a permanent redirect to the home page is how some say that a release has left. The names of platforms and networks do not go
 * away: where one is unknown, this server has no connection.
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
 * Returns the state of a link after an answer, and when it is looked at again, in milliseconds. A page that seems gone is
 * called dead when it is so a day later as well.
 * @param random a number in [0, 1), so that links that came together are not looked at together
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
      // A verdict of an earlier month stays: the server says nothing against it.
      if (wait !== undefined) return open(wait);
      return settled(before.verdict === 'unchecked' ? 'unsure' : before.verdict, MONTH_MS, before.movedTo);
    }
  }
}

/** Returns whether two addresses name one page: scheme, `www.`, a last slash and parameters make no other. */
function isSamePage(one: string, other: string): boolean {
  const [left, right] = [one, other].map((address) => {
    const { hostname, pathname } = new URL(recogniseLink(address)?.url ?? address);
    return `${hostname.replace(/^www\./, '')}${trimEnd(pathname, '/')}`.toLowerCase();
  });
  return left === right;
}

/** A page of a language, such as `/fr`, is a home page too. */
const isHome = (address: string): boolean =>
  /^\/(?:[a-z]{2}(?:-[a-z]{2})?\/?)?$/i.test(new URL(address).pathname);
