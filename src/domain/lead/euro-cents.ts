import { readTypedNumber } from '../guide/typed-number.ts';

const MOST_CENTS = 99_999_999_999;

/**
 * Reads an amount of euros that a person typed, as cents: `1500`, `1 500,50`, `1.500`, `€1,500.50`. An amount has two decimals at
 * most, so a comma or a point in front of three digits groups thousands. Returns null for an empty text, undefined for any other text.
 */
export function euroCents(typed: string): number | null | undefined {
  if (typed.trim() === '') return null;
  // An ambiguous comma or point never is a decimal sign here, so the language does not matter.
  const euros = readTypedNumber('fr', typed, true) ?? -1;
  const cents = Math.round(euros * 100);
  const hasTwoDecimals = Math.abs(euros * 100 - cents) < 1e-3;
  return hasTwoDecimals && cents >= 0 && cents <= MOST_CENTS ? cents : undefined;
}

/** Returns cents as euros in the form that a field shows: `1500`, `1500,50`; with a point in English. */
export function centsAsTyped(cents: number, point: ',' | '.'): string {
  const euros = Math.floor(cents / 100);
  return cents % 100 === 0 ? String(euros) : `${euros}${point}${String(cents % 100).padStart(2, '0')}`;
}
