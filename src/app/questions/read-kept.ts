import type { KeptGroup, KeptList, PassageList } from '../../contracts/kept-questions.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { type Asker, actorOf } from '../asker.ts';
import type { Ports } from '../ports/all-ports.ts';
import { fail, ok, type Result } from '../result.ts';

/** The most wordings of a group that are shown. */
const SHOWN = 10;

/** Returns the kept questions, those with the same words as one, with what each finds now. The most frequent first. */
export async function listKept({
  keptQuestions,
  questionBox,
}: Pick<Ports, 'keptQuestions' | 'questionBox'>): Promise<KeptList> {
  const groups = Map.groupBy(await keptQuestions.all(), ({ locale, words }) => `${locale} ${words}`);
  const list = [...groups.values()].flatMap((questions): KeptGroup[] => {
    const [newest] = questions;
    const oldest = questions.at(-1);
    if (!newest || !oldest) return [];
    const { locale, words, text } = newest;
    return [
      {
        ...{ locale, words, text },
        texts: [...new Set(questions.map((question) => question.text))].slice(0, SHOWN),
        count: questions.length,
        first: new Date(oldest.at).toISOString(),
        last: new Date(newest.at).toISOString(),
        now: questionBox.find(locale, text),
      },
    ];
  });
  const isAnswered = ({ now }: KeptGroup) => (now.outcome === 'answer' ? 1 : 0);
  return {
    groups: list.sort(
      (one, other) =>
        isAnswered(one) - isAnswered(other) || other.count - one.count || other.last.localeCompare(one.last),
    ),
  };
}

/** Returns the passages of a language, of which a question can be another wording. */
export const listPassages = ({ questionBox }: Pick<Ports, 'questionBox'>, locale: Locale): PassageList => ({
  passages: questionBox.passages(locale),
});

/** Deletes the kept questions with the same words: they are answered, or no question for the agency. */
export async function removeKept(
  ports: Ports,
  { locale, words }: { locale: Locale; words: string },
  asker: Asker,
): Promise<Result<KeptList, 'not_found'>> {
  const removed = await ports.keptQuestions.remove(
    { locale, words },
    { ...actorOf(ports, asker), action: 'kept_questions_removed', subject: null, before: null, after: null },
  );
  return removed > 0 ? ok(await listKept(ports)) : fail('not_found');
}
