import type { Locale } from '../locale/locale.ts';
import { type ExampleModel, learnExamples } from './example-model.ts';
import type { Passage } from './passage.ts';
import type { QuestionWords } from './question-words.ts';
import { finish, type Steps } from './steps.ts';
import { buildWordIndex, type Found } from './word-index.ts';

export interface QuestionIndex<P extends Passage = Passage> {
  /** @param question at most `MAX_WORDS` of its words are read */
  find(question: string): Found<P>;
}

/** The words of a question that are read: a longer text is no question. */
const MAX_WORDS = 40;

/** The odds of the example model (`oddsOf`) from which a passage is shown, and from which it is near. */
const ANSWER_ODDS = 15;
const NEAR_ODDS = 5;
/** The odds below which another subject explains the question so much better that the words of the passage are not enough. */
const ELSEWHERE_ODDS = -15;
const NEAR_SHOWN = 3;

/**
 * Builds the index of a language. `find` shows the passage that has the words of the question; else the one to which the
 * examples point, if they do so clearly; else it names near passages or stays silent
 * ([0138](../../../docs/decisions/0138-a-question-box-that-stays-silent.md)).
 */
export function* buildQuestionIndex<P extends Passage>(
  locale: Locale,
  passages: readonly P[],
  words: QuestionWords,
): Steps<QuestionIndex<P>> {
  const index = yield* buildWordIndex(locale, passages, words);
  const learned = new Set(Object.keys(words.examples?.answered ?? {}));
  const model = yield* buildModel(passages, words);

  /** A passage about a price is asked for it, whatever word the question has for it; a term is asked for its meaning. */
  const answerWith = (question: string, passage: P): Found<P> => {
    const text = passage.kind === 'term' ? question : `${question} ${passage.title}`;
    return { outcome: 'answer', passage, concepts: index.conceptsIn(text, passage) };
  };

  return {
    find(text) {
      const question = text.split(/\s+/).slice(0, MAX_WORDS).join(' ');
      const found = index.find(question);
      if (!model) return found;
      const odds = model.oddsOf(question);
      if (found.outcome === 'answer' && (odds[passages.indexOf(found.passage)] ?? 0) > ELSEWHERE_ODDS)
        return found.passage.kind === 'term' ? found : answerWith(question, found.passage);
      const likely = passages
        .map((passage, at) => ({ passage, odds: odds[at] ?? 0 }))
        .filter(({ odds }) => odds >= NEAR_ODDS)
        .toSorted((a, b) => b.odds - a.odds);
      const term = index.termIn(question);
      const asked = likely.find(({ passage }) => passage === term);
      const best = likely[0];
      if (asked) return { outcome: 'answer', passage: asked.passage, concepts: new Set() };
      if (best && best.odds >= ANSWER_ODDS) return answerWith(question, best.passage);
      // A guide that the agency made has no examples yet: its words speak for it.
      const unlearned = found.outcome === 'near' ? found.passages.filter(({ key }) => !learned.has(key)) : [];
      const near = [...new Set([...likely.map(({ passage }) => passage), ...unlearned])].slice(0, NEAR_SHOWN);
      return near.length > 0 ? { outcome: 'near', passages: near } : { outcome: 'none' };
    },
  };
}

/** Apart, so that the index does not keep the examples in memory. */
function* buildModel(
  passages: readonly Passage[],
  { asks, examples }: QuestionWords,
): Steps<ExampleModel | undefined> {
  if (!examples) return undefined;
  return yield* learnExamples(
    passages.map(({ key, title, blocks }) => ({
      examples: [title, ...(asks[key] ?? []), ...(examples.answered[key] ?? [])],
      text: blocks.map(({ text }) => text).join('\n'),
    })),
    Object.values(examples.elsewhere),
  );
}

/** Builds the index of a language at once. Parameters as for `buildQuestionIndex`. */
export const createQuestionIndex = <P extends Passage>(
  ...parameters: Parameters<typeof buildQuestionIndex<P>>
): QuestionIndex<P> => finish(buildQuestionIndex<P>(...parameters));
