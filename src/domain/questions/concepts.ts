import { isRequired, type RequiredGroup, type Term } from './vocabulary.ts';

/** A word that matches through its synonyms, or through a typing error, counts for less. */
const BY_SYNONYM = 0.8;
export const BY_TYPO = 0.6;

/** One subject of a question: a word with its synonyms, or a phrase. */
export interface Concept {
  groups: readonly string[];
  alternatives: Map<string, number>;
  word: string;
}

/** Joins the words of a question that mean one thing. */
export function conceptsOf(terms: readonly Term[]): Concept[] {
  const concepts = new Map<string, Concept>();
  for (const { stem, groups, own } of terms) {
    const key = groups.join() || stem;
    const concept = concepts.get(key) ?? { groups, word: stem, alternatives: new Map() };
    concepts.set(key, concept);
    if (own) concept.alternatives.set(stem, 1);
    for (const group of groups) concept.alternatives.set(group, BY_SYNONYM);
  }
  return [...concepts.values()];
}

/** Returns the required groups that concepts name. */
export const requiredOf = (concepts: readonly Concept[]): Set<RequiredGroup> =>
  new Set(
    concepts
      .flatMap(({ groups }) => groups)
      .filter(isRequired)
      .map((group) => group.slice(1) as RequiredGroup),
  );
