import { expect, it, vi } from 'vitest';
import { postQuestion } from './question-form.ts';

const answering = (body: unknown, status = 200, headers = {}) =>
  vi.fn(async (_path: string, _body?: object) => Response.json(body, { status, headers }));

it('asks the API in the language of the page, and returns the answer for the page', async () => {
  const callApi = answering({ success: true, data: { outcome: 'none' } });
  const { status, locals } = await postQuestion(new URLSearchParams({ q: 'un mot' }), 'pt', callApi);
  expect(callApi).toHaveBeenCalledWith('/api/questions', { question: 'un mot', locale: 'pt' });
  expect([status, locals.question]).toEqual([200, { text: 'un mot', answer: { outcome: 'none' } }]);
});

it('asks the beginning of a text that is too long', async () => {
  const callApi = answering({ success: true, data: { outcome: 'none' } });
  await postQuestion(new URLSearchParams({ q: 'a'.repeat(1000) }), 'fr', callApi);
  expect(callApi).toHaveBeenCalledWith('/api/questions', { question: 'a'.repeat(200), locale: 'fr' });
});

it('keeps the question of a refusal, with the message and the time to wait', async () => {
  const callApi = answering({ success: false, message: 'Patientez.' }, 429, { 'retry-after': '30' });
  const answer = await postQuestion(new URLSearchParams({ q: 'un mot' }), 'fr', callApi);
  expect(answer).toMatchObject({
    status: 429,
    retryAfter: '30',
    message: 'Patientez.',
    locals: { question: { text: 'un mot', error: 'Patientez.' } },
  });
});
