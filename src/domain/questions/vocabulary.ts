import type { Locale } from '../locale/locale.ts';
import { stem } from './stems.ts';
import { isStopWord } from './stop-words.ts';
import { wordsOf } from './words.ts';

/** The groups that a passage must meet to answer a question which names them. */
export const requiredGroups = ['price', 'fee'] as const;
export type RequiredGroup = (typeof requiredGroups)[number];

/**
 * The synonyms of a language. A group is a text, `pub = publicité = annonce`; its members are words or phrases that
 * visitors and pages use for the same thing. No group holds two things that an artist would keep apart.
 */
export interface Synonyms {
  required: Readonly<Record<RequiredGroup, string>>;
  groups: readonly string[];
}

/** A word of a text. */
export interface Term {
  stem: string;
  /** The groups of synonyms to which it belongs, alone or in a phrase. */
  groups: readonly string[];
  /** Whether it counts by itself; a stop word counts only as a part of a phrase. */
  own: boolean;
}

/** Reads texts of a language: their words without endings, with the groups of synonyms. */
export interface Vocabulary {
  /** @param phrases `longest`: a word in a phrase has the groups of the longest phrase only; `all`: all that match */
  termsOf(text: string, phrases: 'longest' | 'all'): Term[];
}

interface Member {
  group: string;
  stems: readonly string[];
}

export function createVocabulary(locale: Locale, { required, groups }: Synonyms): Vocabulary {
  const stemsOf = (text: string) => wordsOf(text).map((word) => stem(locale, word));
  const named: [group: string, text: string][] = [
    ...Object.entries(required),
    ...groups.map((text, index): [string, string] => [String(index), text]),
  ];
  const members = named.flatMap(([group, text]) =>
    text.split('=').map((member): Member => ({ group: `=${group}`, stems: stemsOf(member) })),
  );
  const byFirst = Map.groupBy(members, ({ stems }) => stems[0] ?? '');

  return {
    termsOf(text, phrases) {
      const words = wordsOf(text).map((word) => ({ word, stem: stem(locale, word) }));
      const found: { group: string; length: number }[][] = words.map(() => []);
      words.forEach((first, start) => {
        for (const { group, stems } of byFirst.get(first.stem) ?? []) {
          if (!stems.every((each, index) => words[start + index]?.stem === each)) continue;
          for (let index = start; index < start + stems.length; index++)
            found[index]?.push({ group, length: stems.length });
        }
      });
      return words.flatMap(({ word, stem: own }, index): Term[] => {
        const hits = found[index] ?? [];
        const longest = Math.max(...hits.map(({ length }) => length));
        const kept = phrases === 'all' ? hits : hits.filter(({ length }) => length === longest);
        const stopped = isStopWord(locale, word) || (word.length < 2 && !/\d/.test(word));
        if (stopped && kept.length === 0) return [];
        return [{ stem: own, groups: [...new Set(kept.map(({ group }) => group))], own: !stopped }];
      });
    },
  };
}

/** Returns whether a group of synonyms, as in `Term`, is one that the passage must meet. */
export const isRequired = (group: string): boolean => requiredGroups.some((name) => group === `=${name}`);
