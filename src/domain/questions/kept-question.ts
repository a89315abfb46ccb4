import type { Locale } from '../locale/locale.ts';
import { stem } from './stems.ts';
import { isStopWord } from './stop-words.ts';
import { wordsOf } from './words.ts';

/** How long a question that a visitor let the agency keep is stored, in days. */
export const KEPT_DAYS = 365;
/** The most questions that are stored: a flood must not fill the disk. */
export const MOST_KEPT = 5000;

/** A question that had no sure answer, and that its visitor let the agency keep: no name, no address, no client. */
export interface KeptQuestion {
  id: string;
  locale: Locale;
  text: string;
  /** Its words without endings, in alphabetical order: questions with the same ones are shown as one. */
  words: string;
  /** In epoch milliseconds. */
  at: number;
}

/** Words with which a person begins to name themselves, in any language of the site. */
const NAMED = /(je m.appelle|mon nom est|my name is|i am called|me llamo|mi nombre es|me chamo|meu nome é)/iu;
const ADDRESS = /@|https?:|www\.|\b[\w-]+\.(com|fr|net|org|io|es|br|pt)\b/i;
/** Six digits in a row, or eight with signs between them: a telephone number. `100 000` is a number of views. */
const DIGITS = /\d{6}|(?:\d[ .\-\u00a0]?){8}/;

/** Whether a question may name a person, an address or a telephone number: such a question is not kept. */
export const namesPerson = (text: string): boolean =>
  NAMED.test(text) || ADDRESS.test(text) || DIGITS.test(text);

/** Returns the words of a question that say what it is about, in a form that is equal for questions that differ in order and endings. */
export function subjectOf(locale: Locale, text: string): string {
  const stems = wordsOf(text)
    .filter((word) => !isStopWord(locale, word))
    .map((word) => stem(locale, word));
  return [...new Set(stems)].sort().join(' ').slice(0, 200);
}
