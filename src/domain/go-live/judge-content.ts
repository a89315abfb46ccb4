import type { Claim, ClaimState } from '../claims/claim.ts';
import type { CompanySettings } from '../settings/company-settings.ts';
import { bracketedPassages, missingFields } from './company-facts.ts';
import { type Finding, found, listed } from './finding.ts';

/** Judges the company's data. */
export function judgeCompany(company: CompanySettings): Finding<'company'> {
  const missing = missingFields(company);
  return missing.length > 0 ? found('missing', listed(missing)) : found('complete');
}

/** Judges the legal pages, which show missing facts in brackets. */
export function judgeLegal(company: CompanySettings): Finding<'legal'> {
  const counts = bracketedPassages(company);
  const count = sumOf(counts);
  return count > 0 ? found('placeholders', { count, counts }) : found('filled');
}

/** Judges the figures that the agency claims. A documented figure counts as unconfirmed: only a demo site shows it. */
export function judgeClaims(claims: readonly Pick<Claim, 'id' | 'state' | 'rivals'>[]): Finding<'claims'> {
  const countOf = (...kinds: ClaimState[]) => claims.filter(({ state }) => kinds.includes(state)).length;
  // Claims that contradict each other are one contradiction, as in the register.
  const rivalsBefore = (index: number) =>
    claims.slice(0, index).some(({ id }) => claims[index]?.rivals.includes(id));
  const counts = withoutZeros({
    contradicted: claims.filter(({ state }, index) => state === 'contradicted' && !rivalsBefore(index))
      .length,
    unconfirmed: countOf('unconfirmed', 'default'),
    expired: countOf('expired'),
  });
  return Object.keys(counts).length > 0
    ? found('unsettled', { count: sumOf(counts), counts })
    : found('confirmed');
}

/** Judges the sample data. @param switchedOn whether the site is a demonstration */
export function judgeDemo(rows: Record<string, number>, switchedOn: boolean): Finding<'demo'> {
  const counts = withoutZeros(rows);
  if (Object.keys(counts).length > 0) return found('rows', { count: sumOf(counts), counts });
  return found(switchedOn ? 'on' : 'none');
}

const withoutZeros = (counts: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
const sumOf = (counts: Record<string, number>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);
