/** How many recovery codes come with a second factor. */
export const RECOVERY_CODES = 10;

/**
 * The signs of a recovery code: Crockford's base 32, without letters that are read as figures. Sixteen of them are 80
 * random bits, which nobody finds by trying, not even from a stolen digest.
 */
export const RECOVERY_ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
export const RECOVERY_LENGTH = 16;

/** What was typed where a code is asked for. */
export interface TypedCode {
  /** From the app, or one of the recovery codes. */
  kind: 'app' | 'recovery';
  /** As it is compared: without spaces and dashes, in small letters. */
  code: string;
}

/** Reads a code as people type it: `123 456`, `ABCD-1234-…`, an O for a zero. `undefined`: it is neither kind. */
export function readCode(typed: string): TypedCode | undefined {
  const code = typed.replaceAll(/[\s-]/g, '').toLowerCase();
  if (/^\d{6}$/.test(code)) return { kind: 'app', code };
  const spelled = code.replaceAll('o', '0').replaceAll(/[il]/g, '1');
  const signs = [...spelled];
  return signs.length === RECOVERY_LENGTH && signs.every((sign) => RECOVERY_ALPHABET.includes(sign))
    ? { kind: 'recovery', code: spelled }
    : undefined;
}

/** A long text in groups of four, as it is read and typed. */
export const inGroups = (text: string, by: string): string => (text.match(/.{1,4}/g) ?? []).join(by);
