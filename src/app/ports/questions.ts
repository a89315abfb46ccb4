import type { QuestionAnswer } from '../../contracts/questions.ts';
import type { Locale } from '../../domain/locale/locale.ts';

/** Searches the site's own answers. */
export interface QuestionBox {
  answer(locale: Locale, question: string): QuestionAnswer;
}
