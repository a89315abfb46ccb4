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
/** Letters of a word are not the word that they spell. */
const LETTERS_SEED = numberOf(EDGE);
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

/** What a part of a question adds to the logarithm of each class. */
interface Learned {
  /** What a part adds to a class that does not have it. */
  unseen: Float64Array;
  /** All parts as numbers, in ascending order: the classes of one, and what it adds to each, are those from `starts[place]` on. */
  known: Int32Array;
  starts: Uint32Array;
  classes: Uint16Array;
  added: Float16Array;
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
  // `oddsOf` names nothing of what is needed to learn alone, so that it is free again.
  const size = passages.length;
  const { unseen, known, starts, classes, added } = yield* learn(passages, elsewhere);

  return {
    oddsOf(question) {
      const odds = new Float64Array(unseen.length);
      let weight = 0;
      eachPart(question, (part, count) => {
        weight += count;
        const place = placeOf(known, part);
        if (place === undefined) return;
        for (let at = starts[place] ?? 0; at < (starts[place + 1] ?? 0); at++) {
          const index = classes[at] ?? 0;
          odds[index] = (odds[index] ?? 0) + count * (added[at] ?? 0);
        }
      });
      unseen.forEach((log, index) => {
        odds[index] = (odds[index] ?? 0) + weight * log;
      });
      const other = odds.slice(size).reduce((best, each) => Math.max(best, each), 0);
      return odds.slice(0, size).map((each) => each - other);
    },
  };
}

function* learn(
  passages: readonly LearnedPassage[],
  elsewhere: readonly (readonly string[])[],
): Steps<Learned> {
  const asked = yield* distinctParts(passages.map(({ examples }) => examples));
  const known = yield* distinctParts(elsewhere, asked);

  /** The sum of a class, by the place of its parts. */
  const sums = new Float64Array(known.length);
  const entries = createList(Uint32Array);
  const counts = createList(Float32Array);
  /** The end of each class in the two lists. */
  const ends: number[] = [];
  const totals: number[] = [];
  const add = (part: number, weight: number) => {
    const place = placeOf(known, part) ?? 0;
    if (sums[place] === 0) entries.push(place);
    sums[place] = (sums[place] ?? 0) + weight;
  };
  /** Ends a class: moves its sums to the list of counts. */
  const endClass = () => {
    let total = 0;
    for (let at = ends.at(-1) ?? 0; at < entries.length(); at++) {
      const place = entries.at(at);
      const sum = sums[place] ?? 0;
      counts.push(sum);
      total += sum;
      sums[place] = 0;
    }
    ends.push(entries.length());
    totals.push(total);
  };

  const weightOf = (texts: readonly string[]) => {
    let sum = 0;
    for (const text of texts)
      eachPart(text, (_, weight) => {
        sum += weight;
      });
    return sum;
  };
  let average = 0;
  for (const { examples } of passages) {
    average += weightOf(examples) / passages.length;
    yield;
  }
  for (const { examples, text } of passages) {
    for (const example of examples) eachPart(example, add);
    let said = 0;
    const inQuestions = (act: (part: number, weight: number) => void) =>
      eachPart(text, (part, weight) => {
        if (placeOf(asked, part) !== undefined) act(part, weight);
      });
    inQuestions((_, weight) => {
      said += weight;
    });
    inQuestions((part, weight) => add(part, (weight * TEXT_WEIGHT * average) / said));
    endClass();
    yield;
  }
  for (const questions of elsewhere) {
    for (const question of questions) eachPart(question, add);
    endClass();
    yield;
  }

  const sumOf = (weights: readonly number[]) => weights.reduce((sum, weight) => sum + weight, 0) || 1;
  const inSubject = sumOf(totals.slice(0, passages.length));
  const outside = sumOf(totals.slice(passages.length));
  /** The share of each part in all questions: one half are the site's, one half are not. */
  const shares = new Float64Array(known.length).fill(LEAST_SHARE);
  const starts = new Uint32Array(known.length + 1);
  const eachEntry = (index: number, act: (place: number, count: number) => void) => {
    for (let at = ends[index - 1] ?? 0; at < (ends[index] ?? 0); at++) act(entries.at(at), counts.at(at));
  };
  for (const index of ends.keys()) {
    const side = (index < passages.length ? inSubject : outside) * (elsewhere.length > 0 ? 2 : 1);
    eachEntry(index, (place, count) => {
      starts[place + 1] = (starts[place + 1] ?? 0) + 1;
      shares[place] = (shares[place] ?? 0) + count / side;
    });
    yield;
  }
  for (let place = 0; place < known.length; place++)
    starts[place + 1] = (starts[place + 1] ?? 0) + (starts[place] ?? 0);

  const smoothing = (SMOOTHING * inSubject) / Math.max(1, passages.length);
  const next = starts.slice();
  const classes = new Uint16Array(entries.length());
  const added = new Float16Array(entries.length());
  for (const index of ends.keys()) {
    eachEntry(index, (place, count) => {
      const to = next[place] ?? 0;
      next[place] = to + 1;
      classes[to] = index;
      added[to] = Math.log(1 + count / (smoothing * (shares[place] ?? 0)));
    });
    yield;
  }
  entries.free();
  counts.free();
  const unseen = Float64Array.from(totals, (weight) => Math.log(smoothing / (weight + smoothing)));
  return { unseen, known, starts, classes, added };
}

/** Returns all parts of texts, and those given, each once, in ascending order. */
function* distinctParts(
  texts: readonly (readonly string[])[],
  others: Int32Array = new Int32Array(),
): Steps<Int32Array> {
  const all = createList(Int32Array);
  for (const part of others) all.push(part);
  for (const each of texts) {
    for (const text of each) eachPart(text, all.push);
    yield;
  }
  const sorted = all.values().sort();
  const distinct = sorted.filter((part, at) => at === 0 || part !== sorted[at - 1]);
  all.free();
  return distinct;
}

type Numbers = Int32Array<ArrayBuffer> | Uint32Array<ArrayBuffer> | Float32Array<ArrayBuffer>;

/** A list of numbers outside of the heap, where an array would keep each in eight bytes and more. `free` ends it without a collection. */
function createList<N extends Numbers>(of: new (buffer: ArrayBuffer) => N) {
  let values = new of(new ArrayBuffer(4096));
  let length = 0;
  return {
    push(value: number): void {
      if (length === values.length) values = new of(values.buffer.transfer(2 * values.byteLength));
      values[length] = value;
      length += 1;
    },
    at: (index: number): number => values[index] ?? 0,
    length: (): number => length,
    values: (): N => values.subarray(0, length) as N,
    free: (): void => void values.buffer.transfer(0),
  };
}

/** Returns the place of a number in ascending ones; `undefined` if it is not there. */
function placeOf(ascending: Int32Array, number: number): number | undefined {
  let low = 0;
  let high = ascending.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = ascending[middle] ?? 0;
    if (found === number) return middle;
    if (found < number) low = middle + 1;
    else high = middle - 1;
  }
  return undefined;
}

/** Calls `act` with the number of each part of a text, and how much it counts. */
function eachPart(text: string, act: (part: number, weight: number) => void): void {
  const words = wordsOf(text).map((word) => (DIGITS.test(word) ? ANY_NUMBER : word));
  words.forEach((word, index) => {
    const number = numberOf(word);
    act(number, WORD);
    const next = words[index + 1];
    if (next !== undefined) act(numberOf(next, numberOf(' ', number)), PAIR);
    if (word.length < LETTERS_LENGTH) return;
    const marked = EDGE + word + EDGE;
    for (let start = 0; start + LETTERS_LENGTH <= marked.length; start++)
      act(numberOf(marked, LETTERS_SEED, start, start + LETTERS_LENGTH), LETTERS);
  });
}

/**
 * Returns a number of 32 bits for letters: FNV-1a (Fowler, Noll and Vo, 1991). A language has some 60 000 parts; as strings, they would
 * need ten times the memory.
 * @param seed the number of what is before the letters
 */
function numberOf(letters: string, seed = 0x811c9dc5, start = 0, end = letters.length): number {
  let hash = seed;
  for (let at = start; at < end; at++) hash = Math.imul(hash ^ letters.charCodeAt(at), 0x01000193);
  return hash | 0;
}
