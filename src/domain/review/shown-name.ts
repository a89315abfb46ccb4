import { graphemesOf } from '../text/cut.ts';

/** Shown in the place of initials that cannot be had. */
export const DEFAULT_INITIALS = 'MC';

/** A first name of this many characters is a joke or an attack: the card must not burst. */
const LONGEST_FIRST_NAME = 40;

/**
 * First name and initial of the last one: `Léa Martin` is shown as `Léa M.`, and `🎵 Léa Martin` as well: the first name
 * has a letter or a figure. One word stays alone; `undefined` when there is nothing to show. A name that was shortened
 * already stays as it is.
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

/** Up to two letters, of the first word and of the last. A name without a letter or a figure (emoji) has none. */
export function initialsOf(fullName: string | null): string {
  const initials = wordsOf(fullName).flatMap((word) => initialOf(word) ?? []);
  const [first] = initials;
  if (first === undefined) return DEFAULT_INITIALS;
  return initials.length === 1 ? first : `${first}${initials.at(-1)}`;
}

function wordsOf(name: string | null): string[] {
  return name?.split(/\s+/u).filter((word) => word !== '') ?? [];
}

/** The first letter or figure of a word, with its accents: not the bracket or the mark before it. */
function initialOf(word: string | undefined): string | undefined {
  const letter = graphemesOf(word ?? '').find((grapheme) => /[\p{L}\p{N}]/u.test(grapheme));
  // `ß` would become two letters.
  const upper = letter?.toLocaleUpperCase('fr');
  return upper !== undefined && graphemesOf(upper).length === 1 ? upper : letter;
}
