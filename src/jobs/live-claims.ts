import type { ClaimStore, ClaimWords, CurrentClaims } from '../app/ports/claims.ts';
import type { Clock } from '../app/ports.ts';
import type { Claim, ClaimEntry } from '../domain/claims/claim.ts';
import { judgeClaims } from '../domain/claims/judge-claims.ts';
import { type ShownClaims, shownClaims } from '../domain/claims/shown-claims.ts';
import { agencyDay } from '../domain/time/agency-day.ts';
import type { RevisionWatch } from './revision-watch.ts';

export interface WatchedClaims extends CurrentClaims {
  /** Registers `act` to be called after each change, made by this process or by another. */
  onChange(act: () => void): void;
}

interface LiveClaimsPorts {
  store: Pick<ClaimStore, 'list'>;
  words: ClaimWords;
  clock: Clock;
  /** Whether the site is a demonstration now. */
  demo: () => boolean;
  revisions: Pick<RevisionWatch, 'on' | 'look'>;
}

/** Caches the claims in memory. Claims expire by the clock: they are judged again when the agency's day changes. */
export function createLiveClaims({ store, words, clock, demo, revisions }: LiveClaimsPorts): WatchedClaims {
  const listeners: (() => void)[] = [];
  let stored: readonly ClaimEntry[] = [];
  let judged:
    | { day: string; demo: boolean; of: unknown; claims: readonly Claim[]; shown: ShownClaims }
    | undefined;
  revisions.on(['claims'], async () => {
    stored = await store.list();
    for (const act of listeners) act();
  });

  const judge = (entries: readonly ClaimEntry[]) =>
    judgeClaims(entries, { demo: demo(), today: agencyDay(clock.now()), wordsOf: words.label });

  function present() {
    const day = agencyDay(clock.now());
    if (judged?.day !== day || judged.demo !== demo() || judged.of !== stored) {
      const claims = judge(stored);
      judged = { day, demo: demo(), of: stored, claims, shown: shownClaims(claims, agencyDay) };
    }
    return judged;
  }

  return {
    now: () => present().claims,
    shown: () => present().shown,
    judge,
    demo,
    refresh: revisions.look,
    onChange: (act) => void listeners.push(act),
  };
}
