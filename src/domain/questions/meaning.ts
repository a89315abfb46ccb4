import type { Locale } from '../locale/locale.ts';
import { wordsOf } from './words.ts';

/** Phrases by which a question asks what a word means, as `wordsOf` gives them. */
const phrases: Record<Locale, readonly string[]> = {
  fr: ['c est quoi', 'c quoi', 'qu est ce qu', 'veut dire', 'signifie', 'definition'],
  en: ['what is', 'what s', 'what are', 'mean', 'means', 'meaning', 'definition', 'define'],
  es: ['que es', 'que son', 'significa', 'quiere decir', 'definicion'],
  pt: ['que e', 'que sao', 'significa', 'quer dizer', 'definicao'],
};

/** Returns whether a question asks what a word means. */
export function asksForMeaning(locale: Locale, question: string): boolean {
  const asked = ` ${wordsOf(question).join(' ')} `;
  return phrases[locale].some((phrase) =>
    asked.includes(phrase === 'qu est ce qu' ? ` ${phrase}` : ` ${phrase} `),
  );
}

/** Returns the names of a term: its whole title, and what stands before and inside its brackets: `Coût par vue (CPV)`. */
export function namesOf(title: string): string[] {
  const [, before, inside] = /^([^(]+) \(([^)]+)\)$/.exec(title) ?? [];
  return before && inside ? [title, before, inside] : [title];
}
