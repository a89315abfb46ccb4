import type { ClaimDto, ClaimRegister } from '../../contracts/claim.ts';
import { LEAST_JUDGED } from '../../domain/campaign/covered-share.ts';
import { type Claim, claimStates } from '../../domain/claims/claim.ts';
import type { ClaimFigure } from '../../domain/claims/declared-claims.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { calledNames } from '../account/called-names.ts';
import type { Ports } from '../ports/all-ports.ts';

/** Reads the whole register: contradictions first, then in the order of the site. */
export async function listClaims(ports: Ports, locale: Locale): Promise<ClaimRegister> {
  return registerDto(ports, ports.claims.judge(await ports.claimStore.list()), locale);
}

export async function registerDto(
  ports: Ports,
  claims: readonly Claim[],
  locale: Locale,
): Promise<ClaimRegister> {
  const dto = await claimDtos(ports, locale);
  const rank = (claim: Claim) => (claim.state === claimStates[0] ? 0 : 1);
  const { judged, inside, withoutResult } = ports.claims.coverage();
  return {
    items: claims.toSorted((a, b) => rank(a) - rank(b)).map(dto),
    demo: ports.claims.demo(),
    coverage: { judged, inside, withoutResult, least: LEAST_JUDGED },
  };
}

/** Returns the function that converts a claim for the back office. */
export async function claimDtos(
  { accounts, claimWords }: Ports,
  locale: Locale,
): Promise<(claim: Claim) => ClaimDto> {
  const nameOf = await calledNames(accounts);
  const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString());
  const figureDto = ([name, figure]: [string, ClaimFigure]) => ({
    name,
    ...figure,
    label: claimWords.figure(locale, name),
  });
  return (claim) => ({
    id: claim.id,
    custom: claim.unit !== null,
    figures: Object.entries(claim.figures).map(figureDto),
    upwards: claim.upwards,
    label: claim.label,
    scope: claim.scope,
    basis: claim.basis,
    checkedBy: nameOf(claim.checkedBy),
    checkedAt: iso(claim.checkedAt),
    validUntil: claim.validUntil,
    withdrawnAt: iso(claim.withdrawnAt),
    state: claim.state,
    rivals: [...claim.rivals],
    shown: claim.shown,
    places: [...claim.places],
    followers: claim.followers.flatMap(({ id, figures, upwards, places }) =>
      // Only a claim with a single figure can show the figure of another claim.
      Object.entries(figures)
        .slice(0, 1)
        .map((entry) => ({ id, figure: figureDto(entry), upwards, places: [...places] })),
    ),
    version: claim.version,
  });
}
