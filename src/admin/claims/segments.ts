import type { ClaimDto } from '../../contracts/claim.ts';

/** The parts of the register, in the order of their buttons. */
export const segments = ['all', 'contradicted', 'expired', 'toConfirm', 'confirmed', 'withdrawn'] as const;
export type Segment = (typeof segments)[number];

const statesOf: Record<Exclude<Segment, 'all'>, readonly ClaimDto['state'][]> = {
  contradicted: ['contradicted'],
  expired: ['expired'],
  toConfirm: ['default', 'unconfirmed'],
  confirmed: ['confirmed', 'expiringSoon'],
  withdrawn: ['withdrawn'],
};

export const inSegment = (claims: readonly ClaimDto[], segment: Segment): ClaimDto[] =>
  claims.filter(({ state }) => segment === 'all' || statesOf[segment].includes(state));

/** A claim, or the claims that contradict each other. */
export type ClaimRow = [ClaimDto, ...ClaimDto[]];

/** Claims that contradict each other, as one row; every other claim is a row of its own. */
export function rowsOf(claims: readonly ClaimDto[]): ClaimRow[] {
  const rows: ClaimRow[] = [];
  for (const claim of claims) {
    const row = rows.find(([first]) => first.rivals.includes(claim.id));
    if (row) row.push(claim);
    else rows.push([claim]);
  }
  return rows;
}
