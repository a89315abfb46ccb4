import type {
  FoundPassages,
  GoldChange,
  GoldChanges,
  NamedPassage,
} from '../../../contracts/kept-questions.ts';
import type { Steps } from '../../../domain/questions/steps.ts';
import type { GoldQuestion } from './gold-set.ts';

/**
 * Returns the questions of a gold set that two searches answer with different passages, those that become worse first. Passages
 * that only touch a question are no answer.
 * @param passages those of the site, by key
 */
export function* changesOf(
  gold: readonly GoldQuestion[],
  passages: ReadonlyMap<string, NamedPassage>,
  find: Record<'before' | 'after', (question: string) => FoundPassages>,
): Steps<GoldChanges> {
  const changes: GoldChange[] = [];
  for (const { question, answers } of gold) {
    yield;
    const before = find.before(question);
    const after = find.after(question);
    if (answerOf(before) === answerOf(after)) continue;
    const isRight = (found: FoundPassages): boolean => {
      const key = answerOf(found);
      return key === undefined ? answers.length === 0 : answers.includes(key);
    };
    const gain = Number(isRight(after)) - Number(isRight(before));
    const expected = answers.flatMap((key) => passages.get(key) ?? []);
    const effect = gain > 0 ? 'better' : gain < 0 ? 'worse' : 'other';
    changes.push({ question, expected, before, after, effect });
  }
  const order = { worse: 0, other: 1, better: 2 };
  return {
    total: gold.length,
    changes: changes.sort((one, other) => order[one.effect] - order[other.effect]),
  };
}

const answerOf = ({ outcome, passages }: FoundPassages): string | undefined =>
  outcome === 'answer' ? passages[0]?.key : undefined;
