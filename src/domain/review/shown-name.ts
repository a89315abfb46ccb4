import { graphemesOf } from '../text/cut.ts';
import { withoutContacts } from './contact-details.ts';

/** Shown for a name without initials. */
export const DEFAULT_INITIALS = 'MC';

/** In characters. A longer first name is a joke or an attack, and must not break the layout of the card. */
const LONGEST_FIRST_NAME = 40;

/**
 * Returns the first name and the initial of the last name: `Léa Martin` is shown as `Léa M.`, and so is `🎵 Léa Martin`,
 * because the first name must contain a letter or a digit. A single word is shown alone; `undefined` when there is no
 * word to show. A name that is already shortened is returned unchanged. E-mail addresses, telephone numbers and links, which
 * browsers and people enter as names, are removed.
 */
export function shownName(fullName: string | null): string | undefined {
  const words = wordsOf(fullName);
  const named = words.findIndex((word) => initialOf(word) !== undefined);
  const [first, ...others] = words.slice(Math.max(named, 0));
  if (first === undefined) return undefined;
  const shown = graphemesOf(first).slice(0, LONGEST_FIRST_NAME).join('');
  const initial = initialOf(others.findLast((word) => initialOf(word) !== undefined));
  return initial === undefined ? shown : `${shown} ${initial}.`;
}

/**
 * Returns up to two letters: the initial of the first word and that of the last word. For a name without a letter or a
 * digit (emoji) it returns `DEFAULT_INITIALS`.
 */
export function initialsOf(fullName: string | null): string {
  const initials = wordsOf(fullName).flatMap((word) => initialOf(word) ?? []);
  const [first] = initials;
  if (first === undefined) return DEFAULT_INITIALS;
  return initials.length === 1 ? first : `${first}${initials.at(-1)}`;
}

function wordsOf(name: string | null): string[] {
  return withoutContacts(name ?? '')
    .split(/\s+/u)
    .filter((word) => word !== '');
}

/** Returns the first letter or digit of a word, with its accents; brackets and marks before it are skipped. */
function initialOf(word: string | undefined): string | undefined {
  const letter = graphemesOf(word ?? '').find((grapheme) => /[\p{L}\p{N}]/u.test(grapheme));
  // In upper case, `ß` would be two letters, so such a letter is not changed.
  const upper = letter?.toLocaleUpperCase('fr');
  return upper !== undefined && graphemesOf(upper).length === 1 ? upper : letter;
}
