import type { CurrentClaims } from '../app/ports/claims.ts';
import { agencyDayStart, nextAgencyDay } from '../domain/time/agency-day.ts';
import type { LandingPagesOfSite } from './landing-source.ts';

/**
 * Returns the moment, in epoch milliseconds, after which a page may not be shown by a cache either, infinite for none: a
 * landing page ends, or a claim that the pages of the agency show expires. Landing pages show no claim of the agency.
 */
export function withdrawnAt(
  path: string,
  {
    landings,
    claims,
  }: { landings: Pick<LandingPagesOfSite, 'endsAt'>; claims: Pick<CurrentClaims, 'shown'> },
): number {
  const ends = claims
    .shown()
    .all.flatMap(({ validUntil }) => (validUntil === null ? [] : nextAgencyDay(agencyDayStart(validUntil))));
  return landings.endsAt(path) ?? Math.min(...ends, Number.POSITIVE_INFINITY);
}
