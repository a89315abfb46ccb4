import { withoutInvisible } from '../text/typed-address.ts';

/** Number of recovery codes that are created with a second factor. */
export const RECOVERY_CODES = 10;

/**
 * The characters of a recovery code: Crockford's base 32, without letters that look like digits. Sixteen characters are
 * 80 random bits: too many to guess, even with a stolen digest.
 */
export const RECOVERY_ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
export const RECOVERY_LENGTH = 16;

/** The code that a user typed as the second factor. */
export interface TypedCode {
  /** `app`: from the authenticator app; `recovery`: one of the recovery codes. */
  kind: 'app' | 'recovery';
  /** The code in the form used for comparison: without spaces and dashes, in lower case. */
  code: string;
}

/**
 * Reads a code as people type it: `123 456`, `ABCD-1234-…`, an O for a zero. Returns `undefined` for any other text.
 */
export function readCode(typed: string): TypedCode | undefined {
  const code = withoutInvisible(typed)
    .replaceAll(/[\s\p{Pd}\u2212]/gu, '')
    .toLowerCase();
  if (/^\d{6}$/.test(code)) return { kind: 'app', code };
  const spelled = code.replaceAll('o', '0').replaceAll(/[il]/g, '1');
  const signs = [...spelled];
  return signs.length === RECOVERY_LENGTH && signs.every((sign) => RECOVERY_ALPHABET.includes(sign))
    ? { kind: 'recovery', code: spelled }
    : undefined;
}

/** Splits a long text into groups of four characters separated by `by`, so that people can read and type it. */
export const inGroups = (text: string, by: string): string => (text.match(/.{1,4}/g) ?? []).join(by);
