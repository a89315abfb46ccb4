import { commonPasswords } from './common-passwords.ts';

/**
 * An estimate of the guesses that a password costs an attacker who tries words, dates, runs of keys and repetitions first (decision
 * record 0082). Each part costs a power of ten, added up:
 */

/** A word or a name, one of 20 000. */
const WORD = 4.3;
/** A run of letters longer than `LONGEST_NAME`: several words. Shorter runs are often names: `justinbieber`, `counterstrike`. */
const WORDS = 9;
const LONGEST_NAME = 13;
/** A letter of a run that is not a word: one of 26. */
const LETTER = 1.4;
/** A date, a year, a postal code or the end of a telephone number. */
const NUMBER = 2.5;
const SIGNS = 0.5;
/** A run of keys, of the alphabet or of digits, and a text that the attacker knows. */
const KNOWN = 1;

/** Words that attackers try first; the brand is that of the documented agency. */
const FIRST_TRIED = [
  'administrat(?:or|eur|rice)',
  'motdepasse',
  'contrasena',
  'bienvenue',
  'changeme',
  'iloveyou',
  'password',
  'passwort',
  'jetaime',
  'letmein',
  'welcome',
  'secret',
  'admin',
  'login',
  'senha',
  'mdmc',
];

/** Rows and columns of keyboards of this site's languages, the keys with and without Shift. */
const LINES = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  '!@#$%^&*()_+',
  '&é"\'(-è_çà)=',
  'qwertyuiop[]',
  "asdfghjkl;'",
  'zxcvbnm,./',
  'azertyuiop^$',
  'qsdfghjklmù',
  'wxcvbn,;:!',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.0p;/',
  '!qaz@wsx#edc$rfv%tgb^yhn&ujm*ik,(ol.)p;/',
  '1aqw2zsx3edc4rfv5tgb6yhn7uj,8ik;9ol:0pm!',
  'qazwsxedcrfvtgbyhnujmikolp',
  'aqwzsxedcrfvtgbyhnujikolpm',
  'zaqxswcdevfrbgtnhymjukilop',
  'wqaxszcdevfrbgtnhyjukilopm',
  '12qwaszx34erdfcv56tyghbn78uijknm90op',
  '12azqswx34erdfcv56tyghbn78uijk90op',
  '12qw34er56ty78ui90op',
  '12az34er56ty78ui90op',
  'qwaszxerdfcvtyghbnuijknm',
  'azqswxerdfcvtyghbnuijk',
  'qawsedrftgyhujikolp',
  'aqzsedrftgyhujikolpm',
].flatMap((line) => [withoutMarks(line), reversed(withoutMarks(line))]);
const SHORTEST_LINE = 3;

/** Digits and signs that stand for a letter between two letters, as in `P@ssw0rd`. */
const LEET: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Takes the place of a known text: a character for private use. */
const MARK = '\ue000';

/**
 * Returns the decimal logarithm of the guesses.
 * @param own texts about the account and the agency: names, addresses
 */
export function guessesOf(password: string, own: readonly string[]): number {
  if (commonPasswords.has(password.toLowerCase())) return KNOWN;
  const text = onceOf(withoutMarks(password));
  return Math.min(costOf(text, own), costOf(spelled(text), own));
}

function costOf(text: string, own: readonly string[]): number {
  const woven = unwoven(text);
  if (woven) return costOf(woven[0], own) + costOf(woven[1], own);
  const known = new RegExp([...FIRST_TRIED, ...own.flatMap(namesIn).map(escaped)].join('|'), 'giu');
  // A name or three neighbouring keys can be part of a word, so the cheapest reading counts.
  const readings = [text, text.replace(known, MARK)].flatMap((left) => [left, withoutLines(left)]);
  return Math.min(...readings.map(costOfParts));
}

function costOfParts(text: string): number {
  const parts = new Set([...text.matchAll(PARTS)].map(([part]) => part.toLowerCase()));
  return [...parts].reduce((cost, part) => cost + costOfPart(part), 0);
}

/** Marks, numbers with the signs inside dates and telephone numbers, capitalised words, other letters, ASCII signs, pictures. */
const PARTS =
  /\ue000|\d+(?:[-/. :]?\d+)*|\p{Lu}?\p{Ll}+|\p{Lu}+|[\p{Lo}\p{Lm}]+|[!-/:-@[-`{-~\s]+|[^\p{L}\d!-~\s\ue000]+/gu;

function costOfPart(part: string): number {
  if (part === MARK) return KNOWN;
  const length = [...part].length;
  if (/^\d/.test(part)) return Math.min(length, NUMBER);
  if (/^[!-~\s]/.test(part) && !/^[a-z]/.test(part)) return length > 3 ? SIGNS * length : SIGNS;
  const letters = [...onceOf(part)].length;
  if (letters <= 2 || !isSpeakable(part)) return letters * LETTER;
  return letters > LONGEST_NAME ? WORDS : WORD;
}

/** Returns whether letters can be a word of one of the site's languages: random letters have many consonants in a row. */
function isSpeakable(letters: string): boolean {
  const vowels = letters.match(/[aeiouyаеёиоуыэюяαεηιουω]/gu)?.length ?? 0;
  return vowels * 5 >= letters.length && !/[bcdfghj-np-tvwxz]{5}/.test(letters);
}

/** Returns the shortest text whose repetition is the given one; else the text with each run of one character cut to two. */
function onceOf(text: string): string {
  const all = [...text];
  for (let length = 1; length <= all.length / 2; length += 1)
    if (all.every((character, index) => index < length || character === all[index - length]))
      return all.slice(0, length).join('');
  return withShortRuns(text);
}

/** Returns the text with each run of one character cut to two. */
const withShortRuns = (text: string): string => text.replace(/(.)\1{2,}/gsu, '$1$1');

/** Splits a text that interleaves digits with other characters, one of them a run of keys: `1q2w3e4r5t`. */
function unwoven(text: string): [string, string] | undefined {
  const all = [...text];
  const halves = [0, 1].map((first) => all.filter((_, index) => index % 2 === first).join(''));
  const [even = '', odd = ''] = halves;
  return even.length > 3 &&
    [even, odd].some((half) => lineAt(half.toLowerCase(), 0) >= 4) &&
    [even, odd].every((half) => /^(?:\d+|\D+)$/.test(half)) &&
    /\d/.test(even) !== /\d/.test(odd)
    ? [even, odd]
    : undefined;
}

/** Replaces each run along a line by the mark. */
function withoutLines(text: string): string {
  const lower = text.toLowerCase();
  let rest = '';
  for (let index = 0; index < text.length; ) {
    const found = lineAt(lower, index);
    // A run of digits costs as much as any number, so it stays.
    const length = /^\d+$/.test(lower.slice(index, index + found)) ? 0 : found;
    rest += length > 0 ? MARK : text.charAt(index);
    index += Math.max(1, length);
  }
  return rest;
}

/** Returns the length of the longest run along a line that begins at `start`; 0: there is none. */
function lineAt(text: string, start: number): number {
  let length = SHORTEST_LINE;
  const isRun = () =>
    start + length <= text.length && LINES.some((line) => line.includes(text.slice(start, start + length)));
  while (isRun()) length += 1;
  return length === SHORTEST_LINE ? 0 : length - 1;
}

/** Replaces digits and signs between two letters by the letters that they stand for. */
function spelled(text: string): string {
  return text.replace(/(?<=\p{L})[013457@$!](?=[013457@$!]?\p{L})/gu, (sign) => LEET[sign] ?? sign);
}

/** The words of a name or an address that are long enough not to be part of many others, with their runs cut as the password's. */
const namesIn = (own: string): string[] =>
  withShortRuns(withoutMarks(own))
    .split(/[^\p{L}\d]+/u)
    .filter((name) => name.length >= 3);
const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

function withoutMarks(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '');
}

function reversed(text: string): string {
  return [...text].reverse().join('');
}
