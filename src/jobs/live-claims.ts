import type { CampaignStore } from '../app/ports/campaigns.ts';
import type { ClaimStore, ClaimWords, CurrentClaims } from '../app/ports/claims.ts';
import type { Clock } from '../app/ports.ts';
import {
  type CoveredShare,
  coveredShare,
  LEAST_JUDGED,
  type RangedCampaign,
  rangedCampaign,
} from '../domain/campaign/covered-share.ts';
import type { Claim, ClaimEntry } from '../domain/claims/claim.ts';
import { judgeClaims } from '../domain/claims/judge-claims.ts';
import { type ShownClaims, shownClaims } from '../domain/claims/shown-claims.ts';
import { agencyDay } from '../domain/time/agency-day.ts';
import { isSame } from '../domain/value/is-same.ts';
import type { RevisionWatch } from './revision-watch.ts';

export interface WatchedClaims extends CurrentClaims {
  /** Registers `act` to be called after each change, made by this process or by another. */
  onChange(act: () => void): void;
}

interface LiveClaimsPorts {
  store: Pick<ClaimStore, 'list'>;
  campaigns: Pick<CampaignStore, 'all'>;
  words: ClaimWords;
  clock: Clock;
  /** Whether the site is a demonstration now. */
  demo: () => boolean;
  revisions: Pick<RevisionWatch, 'on' | 'look'>;
}

/** Shortest time between two readings of the campaigns, in milliseconds: every change of the back office has an audit entry. */
const CAMPAIGNS_MS = 1000;

/**
 * Caches the claims in memory. Claims expire by the clock: they are judged again when the agency's day changes. So is the
 * measured share of campaigns in their range, which is also measured again after each change of a campaign.
 */
export function createLiveClaims({
  store,
  campaigns,
  words,
  clock,
  demo,
  revisions,
}: LiveClaimsPorts): WatchedClaims {
  const listeners: (() => void)[] = [];
  let stored: readonly ClaimEntry[] = [];
  let ranged: readonly RangedCampaign[] = [];
  let judged:
    | {
        day: string;
        demo: boolean;
        of: readonly unknown[];
        claims: readonly Claim[];
        coverage: CoveredShare;
        shown: ShownClaims;
      }
    | undefined;
  revisions.on(['claims'], async () => {
    stored = await store.list();
    for (const act of listeners) act();
  });
  revisions.on(
    ['audit'],
    async () => {
      const all = await campaigns.all({ sort: 'starts', order: 'asc' });
      const next = all.flatMap((one) => rangedCampaign({ ...one, prices: one.estimate }) ?? []);
      const before = present().shown.coverage;
      if (!isSame(next, ranged)) ranged = next;
      if (!isSame(present().shown.coverage, before)) for (const act of listeners) act();
    },
    CAMPAIGNS_MS,
  );

  const judge = (entries: readonly ClaimEntry[]) =>
    judgeClaims(entries, { demo: demo(), today: agencyDay(clock.now()), wordsOf: words.label });

  function present() {
    const day = agencyDay(clock.now());
    const of = [stored, ranged];
    if (judged?.day !== day || judged.demo !== demo() || of.some((part, at) => part !== judged?.of[at])) {
      const claims = judge(stored);
      const coverage = coveredShare(ranged, day);
      const shown = {
        ...shownClaims(claims, agencyDay),
        ...(coverage.judged >= LEAST_JUDGED && { coverage }),
      };
      judged = { day, demo: demo(), of, claims, coverage, shown };
    }
    return judged;
  }

  return {
    now: () => present().claims,
    shown: () => present().shown,
    coverage: () => present().coverage,
    judge,
    demo,
    refresh: revisions.look,
    onChange: (act) => void listeners.push(act),
  };
}
