/**
 * Rules for a new password, after NIST SP 800-63B: a minimum length, no composition rules, and no password that
 * attackers try first. Each problem is a key of `dictionaries/<locale>/errors.ts` (`fields`).
 */
export type PasswordProblem = 'password_short' | 'password_long' | 'password_obvious';

export const PASSWORD_MIN_LENGTH = 12;
/** Longer than any passphrase, and short enough that hashing stays cheap. */
export const PASSWORD_MAX_LENGTH = 200;

/** Matches a text whose only letters form one or several of the words that attackers try first: `Password-2026!`. */
const obviousWords =
  /^(?:[^\p{L}]*(?:password|passwort|motdepasse|contraseña|senha|secret|administrat(?:or|eur)|admin|qwerty(?:uiop)?|azerty(?:uiop)?|iloveyou|letmein|welcome|bienvenue|changeme|mdmc))+[^\p{L}]*$/u;

/** Returns the problem of a new password, or `undefined`. `email` is the normalized address of the account. */
export function passwordProblem(password: string, email: string): PasswordProblem | undefined {
  const characters = [...password.normalize('NFC')];
  if (characters.length < PASSWORD_MIN_LENGTH) return 'password_short';
  if (characters.length > PASSWORD_MAX_LENGTH) return 'password_long';
  const lower = password.normalize('NFC').toLowerCase();
  const [name = ''] = email.split('@', 1);
  const isEmail = lower.trim() === email || lower.trim() === name;
  return isEmail || obviousWords.test(lower) || isRun(lower) ? 'password_obvious' : undefined;
}

/**
 * True when every character equals the one before it or is its successor (0 follows 9): `aaaaaaaaaaaa`, `123456789012`.
 */
function isRun(text: string): boolean {
  return [...text].every((character, index, all) => {
    const before = all[index - 1];
    if (before === undefined || character === before || (before === '9' && character === '0')) return true;
    return character.codePointAt(0) === (before.codePointAt(0) ?? 0) + 1;
  });
}
