import type { QuestionAnswer, QuestionBody } from '../../contracts/questions.ts';
import { visibleLine } from '../../domain/text/visible-text.ts';
import type { Ports } from '../ports/all-ports.ts';

/** Returns the site's own words on a question, near passages, or none. Nothing of the question is stored or logged. */
export function answerQuestion(
  { questionBox }: Pick<Ports, 'questionBox'>,
  { question, locale }: QuestionBody,
): Promise<QuestionAnswer> {
  return questionBox.answer(locale, visibleLine(question));
}
