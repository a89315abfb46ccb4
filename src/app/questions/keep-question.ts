import type { QuestionBody, QuestionKept } from '../../contracts/questions.ts';
import { KEPT_DAYS, MOST_KEPT, namesPerson, subjectOf } from '../../domain/questions/kept-question.ts';
import { visibleLine } from '../../domain/text/visible-text.ts';
import type { Ports } from '../ports/all-ports.ts';
import { failFields, ok, type Result } from '../result.ts';

const DAY_MS = 86_400_000;

/**
 * Keeps a question, since its visitor pressed the button that asks for it. Only its words, its language and the moment are stored.
 * One that may name a person is refused; one that the site can answer meanwhile is not kept.
 */
export async function keepQuestion(
  { clock, ids, keptQuestions, questionBox }: Pick<Ports, 'clock' | 'ids' | 'keptQuestions' | 'questionBox'>,
  { question, locale }: QuestionBody,
): Promise<Result<QuestionKept, 'invalid_fields'>> {
  const text = visibleLine(question);
  if (namesPerson(text)) return failFields({ question: 'question_person' });
  if ((await questionBox.find(locale, text)).outcome === 'answer') return ok({ kept: false });
  const words = subjectOf(locale, text);
  const kept = { id: ids.next(), locale, text, words, at: clock.now() };
  return ok({ kept: await keptQuestions.save(kept, MOST_KEPT) });
}

/** Deletes the kept questions of more than a year. */
export async function forgetQuestions({
  clock,
  keptQuestions,
  log,
}: Pick<Ports, 'clock' | 'keptQuestions' | 'log'>): Promise<void> {
  const questions = await keptQuestions.forget(clock.now() - KEPT_DAYS * DAY_MS);
  if (questions > 0) log.info({ questions }, 'old kept questions deleted');
}
