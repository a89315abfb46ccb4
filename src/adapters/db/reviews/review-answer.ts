import type { Selectable } from 'kysely';
import type { ReviewAnswer } from '../../../domain/review/answer.ts';
import type { ReviewRow } from './review-tables.ts';

/** The agency's answer to a review; null: not answered. */
export function answerOf({
  answer: text,
  answer_lang: lang,
  answered_at: at,
}: Pick<Selectable<ReviewRow>, 'answer' | 'answer_lang' | 'answered_at'>): ReviewAnswer | null {
  return text === null || lang === null || at === null ? null : { text, lang, at };
}
