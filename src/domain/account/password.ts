/**
 * Rules for a new password, after NIST SP 800-63B: length counts, composition rules do not, and what everybody tries
 * first is refused. The results are keys of `dictionaries/<locale>/errors.ts` (`fields`).
 */
export type PasswordProblem = 'password_short' | 'password_long' | 'password_obvious';

export const PASSWORD_MIN_LENGTH = 12;
/** Far beyond any passphrase, and short enough that hashing stays cheap. */
export const PASSWORD_MAX_LENGTH = 200;

/** One or several of the words that are tried first, with anything but letters around them: `Password-2026!`. */
const obviousWords =
  /^(?:[^\p{L}]*(?:password|passwort|motdepasse|contraseña|senha|secret|administrat(?:or|eur)|admin|qwerty(?:uiop)?|azerty(?:uiop)?|iloveyou|letmein|welcome|bienvenue|changeme|mdmc))+[^\p{L}]*$/u;

/** What is wrong with a new password for the account of this e-mail address; `undefined`: nothing. */
export function passwordProblem(password: string, email: string): PasswordProblem | undefined {
  const characters = [...password.normalize('NFC')];
  if (characters.length < PASSWORD_MIN_LENGTH) return 'password_short';
  if (characters.length > PASSWORD_MAX_LENGTH) return 'password_long';
  const lower = password.normalize('NFC').toLowerCase();
  const [name = ''] = email.split('@', 1);
  const isEmail = lower.trim() === email || lower.trim() === name;
  return isEmail || obviousWords.test(lower) || isRun(lower) ? 'password_obvious' : undefined;
}

/** True when every character is the one before it or that one's successor: `aaaaaaaaaaaa`, `123456789012`. */
function isRun(text: string): boolean {
  return [...text].every((character, index, all) => {
    const before = all[index - 1];
    if (before === undefined || character === before || (before === '9' && character === '0')) return true;
    return character.codePointAt(0) === (before.codePointAt(0) ?? 0) + 1;
  });
}
