import type { QuestionAnswer } from '../../contracts/questions.ts';
import type { PageLocals } from '../../contracts/site.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { MAX_QUESTION, QUESTION_FIELD } from '../../domain/questions/question.ts';
import type { CallApi } from '../call-api.ts';

/**
 * Asks the API a question that was posted without script, and returns the data for the page that is rendered next. Of a
 * text that is too long, the beginning is asked.
 */
export async function postQuestion(values: URLSearchParams, locale: Locale, callApi: CallApi) {
  const text = (values.get(QUESTION_FIELD) ?? '').slice(0, MAX_QUESTION);
  const response = await callApi('/api/questions', { question: text, locale });
  const body = (await response.json()) as { data: QuestionAnswer } | { message: string };
  const answered = 'data' in body;
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    message: answered ? '' : body.message,
    locals: {
      question: { text, ...(answered ? { answer: body.data } : { error: body.message }) },
    } satisfies Partial<PageLocals>,
  };
}
