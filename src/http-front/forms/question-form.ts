import type { QuestionAnswer, QuestionKept } from '../../contracts/questions.ts';
import type { PageLocals } from '../../contracts/site.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { KEEP_FIELD, MAX_QUESTION, QUESTION_FIELD } from '../../domain/questions/question.ts';
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
  const kept = values.has(KEEP_FIELD) ? await keep(text, locale, callApi) : undefined;
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    locals: {
      question: {
        text,
        ...(answered ? { answer: body.data } : { error: body.message }),
        ...(kept && { kept }),
      },
    } satisfies Partial<PageLocals>,
  };
}

/** Asks the API to keep a question, as its visitor asked. An empty message: the page has its own words for it. */
async function keep(question: string, locale: Locale, callApi: CallApi) {
  const response = await callApi('/api/questions/kept', { question, locale });
  const body = (await response.json()) as
    | { data: QuestionKept }
    | { message: string; fields?: Partial<Record<string, string>> };
  if ('data' in body) return body.data.kept ? { done: true as const } : { done: false as const, message: '' };
  return { done: false as const, message: body.fields?.['question'] ?? body.message };
}
