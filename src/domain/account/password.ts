import { guessesOf } from './password-guesses.ts';

/**
 * Rules for a new password, after NIST SP 800-63B and OWASP ASVS 2.1.7: a minimum length, no composition rules, and no
 * password that attackers try first. Each problem is a key of `dictionaries/errors/<locale>.ts` (`fields`).
 */
export type PasswordProblem = 'password_short' | 'password_long' | 'password_obvious';

export const PASSWORD_MIN_LENGTH = 12;
/** Longer than any passphrase, and short enough that hashing stays cheap. */
export const PASSWORD_MAX_LENGTH = 200;
/** Decimal logarithm: two words that have nothing to do with each other. */
const FEWEST_GUESSES = 9;
/**
 * The same for the password of the environment. It is lower, because an update must not prevent a site from starting: only a
 * single word is refused.
 */
export const FEWEST_GUESSES_AT_START = 5;

/**
 * Returns the problem of a new password, or `undefined`.
 * @param own texts that an attacker knows of the account: its e-mail address, its name, the agency's brand
 * @param fewest decimal logarithm of the guesses that it must cost
 */
export function passwordProblem(
  password: string,
  own: readonly string[],
  fewest = FEWEST_GUESSES,
): PasswordProblem | undefined {
  const characters = [...password.normalize('NFC')];
  if (characters.length < PASSWORD_MIN_LENGTH) return 'password_short';
  if (characters.length > PASSWORD_MAX_LENGTH) return 'password_long';
  return guessesOf(password, own) < fewest ? 'password_obvious' : undefined;
}
