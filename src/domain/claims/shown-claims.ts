import type { CoveredShare } from '../campaign/covered-share.ts';
import type { Claim, ClaimBasis, Texts } from './claim.ts';
import { type ClaimFigure, type ClaimKey, isClaimKey } from './declared-claims.ts';

/** A claim that public pages show. */
export interface ShownClaim {
  id: string;
  figures: Readonly<Record<string, ClaimFigure>>;
  upwards: boolean;
  label: Texts;
  /** Replaces the words of the pages; null: the pages show their own. */
  ownWords: Texts | null;
  scope: Texts | null;
  basis: ClaimBasis | null;
  /** The agency's day of the check; null: the documented example. */
  checkedOn: string | null;
  validUntil: string | null;
}

/** The claims that public pages show at a moment. */
export interface ShownClaims {
  /** In the order of the register. */
  all: readonly ShownClaim[];
  /** The claim that a place shows: its own, or the one that it follows; `undefined`: the place shows no figure. */
  of(key: ClaimKey): ShownClaim | undefined;
  /**
   * The share of campaigns that ended in the range their client was shown: a claim that the site measures itself, without a
   * confirmation. Absent below `LEAST_JUDGED` judged campaigns.
   */
  coverage?: CoveredShare;
}

/** Returns the part of the claims that public pages show. */
export function shownClaims(claims: readonly Claim[], dayOf: (time: number) => string): ShownClaims {
  const byKey = new Map<ClaimKey, ShownClaim>();
  const all = claims
    .filter(({ shown }) => shown)
    .map((claim) => {
      const { id, figures, upwards, label, scope, basis, checkedAt, validUntil } = claim;
      const shown: ShownClaim = {
        id,
        figures,
        upwards,
        label,
        ownWords: claim.ownWords ? label : null,
        scope,
        basis,
        checkedOn: checkedAt === null ? null : dayOf(checkedAt),
        validUntil,
      };
      for (const key of [id, ...claim.followers.map((follower) => follower.id)])
        if (isClaimKey(key)) byKey.set(key, shown);
      return shown;
    });
  return { all, of: (key) => byKey.get(key) };
}

/** The single figure of a claim that has one. */
export function onlyFigure({ figures }: Pick<ShownClaim, 'figures'>): ClaimFigure {
  const [figure] = Object.values(figures);
  if (!figure) throw new Error('A claim has at least one figure.');
  return figure;
}
