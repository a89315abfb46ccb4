/** Maximum length of a typed telephone number, in characters. */
export const PHONE_MAX_LENGTH = 32;

/** Digits, perhaps after a plus, with the marks that people put between them. */
const SHAPE = /^\+?[\d\s().\-/]+$/;
/** The most digits of a number with its country (ITU-T E.164). */
const MOST_DIGITS = 15;

/** Whether a text is a telephone number: 6 to 15 digits. */
export function isPhone(typed: string): boolean {
  const { length } = typed.replaceAll(/\D/g, '');
  return SHAPE.test(typed) && length >= 6 && length <= MOST_DIGITS;
}

/**
 * Returns the digits of a number with its country code, for searches: `06 12 34 56 78`, `+33 6 12 34 56 78` and
 * `0033 6…` are one number. A number that begins with a single zero is French, as the agency is.
 */
export function phoneDigits(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '');
  if (typed.trim().startsWith('+')) return withoutTrunkZero(digits);
  if (digits.startsWith('00')) return withoutTrunkZero(digits.slice(2));
  return digits.startsWith('0') ? `33${digits.slice(1)}` : digits;
}

/** People type `+33 06…`, but no French number has a zero after the country code. */
const withoutTrunkZero = (digits: string): string => digits.replace(/^330/, '33');

/**
 * Returns the digits to search for when a text is a part of a telephone number, else `undefined`. The zero of a French
 * number is left out, because the stored digits have the country code instead.
 */
export function phonePart(typed: string): string | undefined {
  const digits = typed.replaceAll(/\D/g, '');
  if (!SHAPE.test(typed) || digits.length < 4) return undefined;
  if (typed.trim().startsWith('+')) return withoutTrunkZero(digits);
  return withoutTrunkZero(digits.replace(/^00?/, ''));
}

/** Returns the `tel:` address of a number. */
export const phoneAddress = (typed: string): string => `tel:+${phoneDigits(typed)}`;
