import type { Steps } from './steps.ts';
import { wordsOf } from './words.ts';

/** How likely it is that a passage answers a question, learned from examples of questions. */
export interface ExampleModel {
  /**
   * Returns for each passage, in the order given, how much better its examples explain the question than all others do, and
   * than those of the best other subject do: a difference of logarithms. A positive number speaks for the passage.
   */
  oddsOf(question: string): Float64Array;
}

/** How much a part of a text counts: a word, two words in a row, four letters of a word. Letters repeat what their word says. */
const WORD = 1;
const PAIR = 0.7;
const LETTERS = 0.6;
const LETTERS_LENGTH = 4;
/** The ends of a word, so that letters know where they are in it. */
const EDGE = '|';
/** Any number: the amount in a question is the visitor's own. */
const ANY_NUMBER = '#';
const DIGITS = /^\d+$/;

/** How many examples of average length the words of all questions are worth in each class, so that few examples decide little. */
const SMOOTHING = 1;
/** How many examples of average length the text of a passage is worth, as a share of the examples of an average passage. */
const TEXT_WEIGHT = 0.3;
/** How many parts are weighed in one step. */
const PARTS_IN_STEP = 1000;
/** The share of a part that no example has. */
const LEAST_SHARE = 1e-6;

/** What is known of a passage. */
export interface LearnedPassage {
  /** Its title, its other wordings, and questions that it answers. */
  examples: readonly string[];
  /** What it says. */
  text: string;
}

/** What a part of a question adds to the logarithm of each class. */
interface Learned {
  /** What a part adds to a class that does not have it. */
  unseen: Float64Array;
  /** The place of each part: its classes, and what it adds to each, are those from `starts[place]` to `starts[place + 1]`. */
  places: ReadonlyMap<string, number>;
  starts: Uint32Array;
  classes: Uint16Array;
  added: Float32Array;
}

/**
 * Learns multinomial naive Bayes (Manning, Raghavan and Schütze, 2008, chapter 13) with parts of words beside words, so that
 * endings and typing errors cost little. A class is a passage or a subject of which the site does not speak.
 * @param elsewhere questions by subject that no passage answers
 */
export function* learnExamples(
  passages: readonly LearnedPassage[],
  elsewhere: readonly (readonly string[])[],
): Steps<ExampleModel> {
  // Apart, so that the texts are free again: what is learned needs a tenth of their memory.
  const { unseen, places, starts, classes, added } = yield* learn(passages, elsewhere);

  return {
    oddsOf(question) {
      const parts = partsOf([question]);
      const weight = weightOf(parts);
      const odds = unseen.map((log) => weight * log);
      for (const [part, count] of parts) {
        const place = places.get(part);
        if (place === undefined) continue;
        for (let at = starts[place] ?? 0; at < (starts[place + 1] ?? 0); at++) {
          const index = classes[at] ?? 0;
          odds[index] = (odds[index] ?? 0) + count * (added[at] ?? 0);
        }
      }
      const other = odds.slice(passages.length).reduce((best, each) => Math.max(best, each), 0);
      return odds.slice(0, passages.length).map((each) => each - other);
    },
  };
}

function* learn(
  passages: readonly LearnedPassage[],
  elsewhere: readonly (readonly string[])[],
): Steps<Learned> {
  const counts: Map<string, number>[] = [];
  for (const { examples } of passages) {
    counts.push(partsOf(examples));
    yield;
  }
  /** The place of each part, by which the arrays below are read. */
  const places = new Map<string, number>();
  for (const parts of counts)
    for (const part of parts.keys()) if (!places.has(part)) places.set(part, places.size);
  const average = counts.reduce((sum, parts) => sum + weightOf(parts), 0) / Math.max(1, passages.length);
  for (const [index, { text }] of passages.entries()) {
    const said = [...partsOf([text])].filter(([part]) => places.has(part));
    const each = (TEXT_WEIGHT * average) / (said.reduce((sum, [, count]) => sum + count, 0) || 1);
    const parts = counts[index] ?? new Map<string, number>();
    for (const [part, count] of said) parts.set(part, (parts.get(part) ?? 0) + each * count);
    yield;
  }
  for (const questions of elsewhere) {
    const parts = partsOf(questions);
    counts.push(parts);
    for (const part of parts.keys()) if (!places.has(part)) places.set(part, places.size);
    yield;
  }

  const totals = counts.map(weightOf);
  const sumOf = (weights: readonly number[]) => weights.reduce((sum, weight) => sum + weight, 0) || 1;
  const inSubject = sumOf(totals.slice(0, passages.length));
  const outside = sumOf(totals.slice(passages.length));
  const postings = Array.from(places, (): { index: number; count: number }[] => []);
  /** The share of each part in all questions: one half are the site's, one half are not. */
  const shares = new Float64Array(places.size).fill(LEAST_SHARE);
  for (const [index, parts] of counts.entries()) {
    const side = index < passages.length ? inSubject : outside;
    for (const [part, count] of parts) {
      const place = places.get(part) ?? 0;
      postings[place]?.push({ index, count });
      shares[place] = (shares[place] ?? 0) + count / side / (elsewhere.length > 0 ? 2 : 1);
    }
    yield;
  }

  const smoothing = (SMOOTHING * inSubject) / Math.max(1, passages.length);
  const starts = new Uint32Array(places.size + 1);
  const size = postings.reduce((sum, { length }) => sum + length, 0);
  const classes = new Uint16Array(size);
  const added = new Float32Array(size);
  for (const [place, each] of postings.entries()) {
    const start = starts[place] ?? 0;
    starts[place + 1] = start + each.length;
    const expected = smoothing * (shares[place] ?? 0);
    each.forEach(({ index, count }, at) => {
      classes[start + at] = index;
      added[start + at] = Math.log(1 + count / expected);
    });
    if (place % PARTS_IN_STEP === 0) yield;
  }
  const unseen = Float64Array.from(totals, (weight) => Math.log(smoothing / (weight + smoothing)));
  return { unseen, places, starts, classes, added };
}

/** Adds the parts of a text to those of others. */
function addParts(text: string, parts: Map<string, number>): void {
  const add = (part: string, weight: number) => parts.set(part, (parts.get(part) ?? 0) + weight);
  const words = wordsOf(text).map((word) => (DIGITS.test(word) ? ANY_NUMBER : word));
  words.forEach((word, index) => {
    add(word, WORD);
    const next = words[index + 1];
    if (next !== undefined) add(`${word} ${next}`, PAIR);
    if (word.length < LETTERS_LENGTH) return;
    const marked = EDGE + word + EDGE;
    for (let start = 0; start + LETTERS_LENGTH <= marked.length; start++)
      add(EDGE + marked.slice(start, start + LETTERS_LENGTH), LETTERS);
  });
}

/** Returns the parts of texts, and how much each counts. */
function partsOf(texts: readonly string[]): Map<string, number> {
  const parts = new Map<string, number>();
  for (const text of texts) addParts(text, parts);
  return parts;
}

function weightOf(parts: ReadonlyMap<string, number>): number {
  let weight = 0;
  for (const count of parts.values()) weight += count;
  return weight;
}
