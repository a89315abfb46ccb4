import type { Locale } from '../locale/locale.ts';
import { BY_TYPO, type Concept, conceptsOf, requiredOf } from './concepts.ts';
import { asksForMeaning, namesOf } from './meaning.ts';
import type { Passage, PassageKind } from './passage.ts';
import type { QuestionWords } from './question-words.ts';
import type { Steps } from './steps.ts';
import { createVocabulary, isRequired, type RequiredGroup } from './vocabulary.ts';
import { isOneTypoAway } from './words.ts';

/** What the site can say to a question: one passage; up to three that touch it; nothing. */
export type Found<P extends Passage = Passage> =
  | { outcome: 'answer'; passage: P; concepts: ReadonlySet<RequiredGroup> }
  | { outcome: 'near'; passages: readonly P[] }
  | { outcome: 'none' };

/** Finds passages by the words of a question. */
export interface WordIndex<P extends Passage = Passage> {
  find(question: string): Found<P>;
  /** The required groups that a question names and a passage has. */
  conceptsIn(question: string, passage: P): ReadonlySet<RequiredGroup>;
  /** The term of the glossary whose meaning a question asks for among other words: that with the longest name in it. */
  termIn(question: string): P | undefined;
}

/** A number that no passage has is the visitor's own figure, such as a budget: it is no subject. */
const NUMBER = /^\d+$/;

/** How much a word counts by its place in a passage. */
const placeWeights = { title: 4, asks: 4, page: 1.5, text: 1 } as const;
type Place = keyof typeof placeWeights;
const places = Object.keys(placeWeights) as Place[];

/** BM25+ (Lv and Zhai, 2011): how fast repetitions stop counting, how much long texts lose, what one occurrence is worth at least. */
const REPETITION = 1.2;
const LENGTH = 0.7;
const PRESENCE = 0.5;

/** Only longer stems are compared with a typing error in mind. */
const TYPO_LENGTH = 6;

/**
 * The limits of an answer, as shares of the question's weight: covered by the passage, and covered by its title or by one
 * other wording alone.
 */
const ANSWER_COVERED = 0.65;
const ANSWER_IN_LINE = 0.5;
/** The concepts that the title, or the one other wording, has in common with a question of several concepts. */
const CONCEPTS_IN_LINE = 2;
const NEAR_COVERED = 0.45;
const NEAR_SHOWN = 3;
/** What the words of a passage count when neither its title nor another wording fits, against 1 more for a perfect fit. */
const WORDS_ALONE = 0.1;
/** A question of one word that more passages have than this share of all is too wide for one answer. */
const WIDE = 0.15;
/** Scores within this share of the best are equal, and the kind decides. */
const TIE = 0.02;
const kindOrder: readonly PassageKind[] = ['faq', 'guide', 'term', 'legal'];
const kindWeights: Record<PassageKind, number> = { faq: 1.25, guide: 1, term: 1, legal: 1 };

/** The most occurrences of a term in a place of a passage that are counted, and the bits that they need. */
const MOST_COUNTED = 127;
const COUNT_BITS = 7;
const shiftOf = (place: Place): number => COUNT_BITS * places.indexOf(place);

/** A word of a title or wording with its groups, and its weight. */
interface Word {
  terms: readonly string[];
  weight: number;
}

/** The title or one other wording of a passage. */
type Line = readonly Word[];

const hasTerm = (line: Line, term: string): boolean => line.some(({ terms }) => terms.includes(term));

interface Matched {
  concept: Concept;
  /** The words and groups that were found for it. */
  terms: readonly string[];
  /** Its weight: words that few passages have weigh more; a word that no passage has weighs most. */
  weight: number;
  /** The scores of the passages that have it. */
  hits: Map<number, number>;
}

/**
 * Builds the index of the words of a language. `find` shows a passage only if the passage has most of the question, its rarest word,
 * and every concept that must be met; otherwise it names near passages or stays silent
 * ([0138](../../../docs/decisions/0138-a-question-box-that-stays-silent.md)).
 */
export function* buildWordIndex<P extends Passage>(
  locale: Locale,
  passages: readonly P[],
  { synonyms, asks }: QuestionWords,
): Steps<WordIndex<P>> {
  const vocabulary = createVocabulary(locale, synonyms);
  /** By term and passage: the occurrences in all places in one number, since objects would need half of the index's memory. */
  const postings = new Map<string, Map<number, number>>();
  const lengths = passages.map((): Record<Place, number> => ({ title: 0, asks: 0, page: 0, text: 0 }));

  for (const [index, { key, title, page, blocks }] of passages.entries()) {
    const texts: Record<Place, string> = {
      title,
      asks: (asks[key] ?? []).join('\n'),
      page,
      text: blocks.map(({ text }) => text).join('\n'),
    };
    for (const place of places) {
      const terms = vocabulary.termsOf(texts[place], 'all');
      const length = lengths[index];
      if (length) length[place] = terms.length;
      for (const term of terms.flatMap(({ stem, groups, own }) => [...(own ? [stem] : []), ...groups])) {
        const posting = postings.get(term) ?? new Map<number, number>();
        postings.set(term, posting);
        const counts = posting.get(index) ?? 0;
        if (countIn(counts, place) < MOST_COUNTED) posting.set(index, counts + (1 << shiftOf(place)));
      }
    }
    yield;
  }
  const averages = Object.fromEntries(
    places.map((place) => [
      place,
      lengths.reduce((sum, length) => sum + length[place], 0) / Math.max(1, passages.length),
    ]),
  ) as Record<Place, number>;
  const rarity = (count: number) => Math.log(1 + (passages.length - count + 0.5) / (count + 0.5));

  /** The words of all lines, each once. */
  const words = new Map<string, Word>();
  const lines: Line[][] = [];
  for (const { key, title } of passages) {
    lines.push([title, ...(asks[key] ?? [])].map(lineOf));
    yield;
  }
  /** The names of each term of the glossary, as lines. */
  const terms = passages.flatMap((passage) =>
    passage.kind === 'term' ? [{ passage, names: namesOf(passage.title).map(lineOf) }] : [],
  );

  function lineOf(text: string): Line {
    return vocabulary.termsOf(text, 'all').map(({ stem, groups }) => {
      const terms = [stem, ...groups];
      const key = terms.join(' ');
      const word = words.get(key) ?? { terms, weight: rarity(postings.get(groups[0] ?? stem)?.size ?? 0) };
      words.set(key, word);
      return word;
    });
  }

  function scoreOf(index: number, counts: number, rare: number): number {
    return places.reduce((sum, place) => {
      const count = countIn(counts, place);
      if (count === 0) return sum;
      const relative = (lengths[index]?.[place] ?? 0) / averages[place];
      const part = (count * (REPETITION + 1)) / (count + REPETITION * (1 - LENGTH + LENGTH * relative));
      return sum + placeWeights[place] * rare * (PRESENCE + part);
    }, 0);
  }

  function match(concept: Concept): Matched {
    const hits: Matched['hits'] = new Map();
    const terms: string[] = [];
    const add = (term: string, weight: number) => {
      const posting = postings.get(term);
      if (!posting) return;
      terms.push(term);
      for (const [index, counts] of posting) {
        const score = weight * scoreOf(index, counts, rarity(posting.size));
        hits.set(index, Math.max(score, hits.get(index) ?? 0));
      }
    };
    for (const [term, weight] of concept.alternatives) add(term, weight);
    if (hits.size === 0 && concept.word.length >= TYPO_LENGTH)
      for (const term of postings.keys()) if (isOneTypoAway(term, concept.word)) add(term, BY_TYPO);
    return { concept, terms, weight: rarity(hits.size), hits };
  }

  /**
   * Compares a question with the title and the other wordings of a passage. Returns the largest share of the question's
   * weight in a line that has enough of its concepts, how well the best line fits in both directions, from 0 to 1, and
   * whether any line has any of it.
   */
  function bestLine(index: number, matched: readonly Matched[], all: number) {
    const best = { inLine: 0, fit: 0, touched: false };
    for (const line of lines[index] ?? []) {
      const common = matched.filter((each) => each.terms.some((term) => hasTerm(line, term)));
      if (common.length === 0) continue;
      best.touched = true;
      if (common.length < Math.min(CONCEPTS_IN_LINE, matched.length)) continue;
      const covered = weightOf(common);
      const asked = new Set(common.flatMap((each) => each.terms));
      const rest = line.filter((word) => !word.terms.some((term) => asked.has(term)));
      best.inLine = Math.max(best.inLine, covered / all);
      best.fit = Math.max(best.fit, ((covered / all) * covered) / (covered + weightOf(rest)));
    }
    return best;
  }

  /**
   * Returns the term whose name is in a question, the one with most of the very words if synonyms fit several.
   * @param alone whether the name must be all that is asked for; a price or fee alone is asked for its amount
   */
  function termNamed(matched: readonly Matched[], alone: boolean): P | undefined {
    if (matched.length === 1 && matched[0]?.concept.groups.some(isRequired)) return undefined;
    const isAsked = (name: Line) =>
      (!alone || matched.every((each) => each.terms.some((term) => hasTerm(name, term)))) &&
      name.every((word) => matched.some((each) => each.terms.some((term) => word.terms.includes(term))));
    const ownWords = matched.flatMap(({ concept }) => [...concept.alternatives.keys()]);
    const inName = (name: Line) => ownWords.filter((word) => hasTerm(name, word)).length;
    const named = terms.flatMap(({ passage, names }) =>
      names.filter(isAsked).map((name) => ({ passage, words: inName(name) })),
    );
    return named.toSorted((a, b) => b.words - a.words)[0]?.passage;
  }

  const matchedIn = (question: string): Matched[] =>
    conceptsOf(vocabulary.termsOf(question, 'longest'))
      .map(match)
      .filter(({ hits, concept }) => hits.size > 0 || !NUMBER.test(concept.word));

  function find(question: string): Found<P> {
    const matched = matchedIn(question);
    const rarest = matched.toSorted((a, b) => b.weight - a.weight)[0];
    if (!rarest) return { outcome: 'none' };
    const named = asksForMeaning(locale, question) ? termNamed(matched, true) : undefined;
    if (named) return { outcome: 'answer', passage: named, concepts: new Set() };
    const all = weightOf(matched);
    const required = matched.filter(({ concept }) => concept.groups.some(isRequired));
    const candidates = [...new Set(matched.flatMap(({ hits }) => [...hits.keys()]))].flatMap((index) => {
      const passage = passages[index];
      if (!passage) return [];
      const met = matched.filter(({ hits }) => hits.has(index));
      const covered = weightOf(met) / all;
      const line = bestLine(index, matched, all);
      const words = met.reduce((sum, { hits }) => sum + (hits.get(index) ?? 0), 0);
      return {
        passage,
        covered,
        ...line,
        hasRarest: met.includes(rarest),
        hasRequired: required.every((each) => met.includes(each)),
        score: words * covered ** 1.5 * (WORDS_ALONE + line.fit) * kindWeights[passage.kind],
      };
    });
    candidates.sort((a, b) => b.score - a.score);

    const tooWide = matched.length === 1 && rarest.hits.size > WIDE * passages.length;
    const fit = candidates.filter(
      ({ covered, inLine, hasRarest, hasRequired }) =>
        covered >= ANSWER_COVERED && inLine >= ANSWER_IN_LINE && hasRarest && hasRequired,
    );
    const best = fit[0];
    if (best && !tooWide) {
      const equal = fit.filter(({ score }) => score >= best.score * (1 - TIE));
      const order = ({ passage }: { passage: Passage }) => kindOrder.indexOf(passage.kind);
      const { passage } = equal.toSorted((a, b) => order(a) - order(b))[0] ?? best;
      return { outcome: 'answer', passage, concepts: requiredOf(required.map(({ concept }) => concept)) };
    }
    const near = candidates
      .filter(({ covered, touched, hasRequired }) => covered >= NEAR_COVERED && touched && hasRequired)
      .slice(0, NEAR_SHOWN);
    if (near.length === 0) return { outcome: 'none' };
    return { outcome: 'near', passages: near.map(({ passage }) => passage) };
  }

  return {
    find,
    conceptsIn(question, passage) {
      const at = passages.indexOf(passage);
      const met = matchedIn(question).filter(({ hits }) => hits.has(at));
      return requiredOf(met.map(({ concept }) => concept));
    },
    termIn: (question) =>
      asksForMeaning(locale, question) ? termNamed(matchedIn(question), false) : undefined,
  };
}

const countIn = (counts: number, place: Place): number => (counts >> shiftOf(place)) & MOST_COUNTED;

const weightOf = (parts: readonly { weight: number }[]): number =>
  parts.reduce((sum, { weight }) => sum + weight, 0);
