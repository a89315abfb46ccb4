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
/** The share of a part that no example has. */
const LEAST_SHARE = 1e-6;

/** What is known of a passage. */
export interface LearnedPassage {
  /** Its title, its other wordings, and questions that it answers. */
  examples: readonly string[];
  /** What it says. */
  text: string;
}

/** The parts of texts and how much each counts. */
type Parts = ReadonlyMap<string, number>;

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
export function createExampleModel(
  passages: readonly LearnedPassage[],
  elsewhere: readonly (readonly string[])[],
): ExampleModel {
  // Apart, so that the texts are free again: what is learned needs a tenth of their memory.
  const { unseen, places, starts, classes, added } = learn(passages, elsewhere);

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

function learn(passages: readonly LearnedPassage[], elsewhere: readonly (readonly string[])[]): Learned {
  const asked = passages.map(({ examples }) => partsOf(examples));
  const known = sum(asked);
  const average = weightOf(known) / Math.max(1, passages.length);
  const inSubject = passages.map(({ text }, index) => {
    const said = [...partsOf([text])].filter(([part]) => known.has(part));
    const each = (TEXT_WEIGHT * average) / (weightOf(new Map(said)) || 1);
    return sum([asked[index] ?? new Map(), new Map(said.map(([part, count]) => [part, each * count]))]);
  });
  const counts = [...inSubject, ...elsewhere.map(partsOf)];
  const sides = [counts.slice(0, passages.length), counts.slice(passages.length)]
    .filter((side) => side.length > 0)
    .map(sum)
    .map((parts) => ({ parts, weight: weightOf(parts) || 1 }));
  /** The share of a part in all questions: one half are the site's, one half are not. */
  const shareOf = (part: string) =>
    LEAST_SHARE +
    sides.reduce((share, { parts, weight }) => share + (parts.get(part) ?? 0) / weight / sides.length, 0);
  const smoothing = (SMOOTHING * (sides[0]?.weight ?? 1)) / Math.max(1, passages.length);

  const postings = new Map<string, number[]>();
  counts.forEach((parts, index) => {
    for (const part of parts.keys()) {
      const known = postings.get(part);
      if (known) known.push(index);
      else postings.set(part, [index]);
    }
  });
  const starts = new Uint32Array(postings.size + 1);
  [...postings.values()].forEach(({ length }, place) => {
    starts[place + 1] = (starts[place] ?? 0) + length;
  });
  return {
    unseen: Float64Array.from(counts, (parts) => Math.log(smoothing / (weightOf(parts) + smoothing))),
    places: new Map([...postings.keys()].map((part, place) => [part, place])),
    starts,
    classes: Uint16Array.from([...postings.values()].flat()),
    added: Float32Array.from(
      [...postings].flatMap(([part, each]) => {
        const expected = smoothing * shareOf(part);
        return each.map((index) => Math.log(1 + (counts[index]?.get(part) ?? 0) / expected));
      }),
    ),
  };
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
function partsOf(texts: readonly string[]): Parts {
  const parts = new Map<string, number>();
  for (const text of texts) addParts(text, parts);
  return parts;
}

function sum(each: readonly Parts[]): Parts {
  const sums = new Map<string, number>();
  for (const parts of each) for (const [part, count] of parts) sums.set(part, (sums.get(part) ?? 0) + count);
  return sums;
}

const weightOf = (parts: Parts): number => [...parts.values()].reduce((weight, count) => weight + count, 0);
