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
    locals: { question: { text: 'un mot', error: 'Patientez.' } },
  });
});

it('lets the API keep the question when the visitor pressed for it, and returns what became of it', async () => {
  const values = new URLSearchParams({ q: 'un mot', keep: 'yes' });
  const kept = async (body: unknown, status = 200) => {
    const callApi = vi.fn(async (path: string, _body?: object) =>
      path === '/api/questions'
        ? Response.json({ success: true, data: { outcome: 'none' } })
        : Response.json(body, { status }),
    );
    const { locals } = await postQuestion(values, 'fr', callApi);
    expect(callApi).toHaveBeenLastCalledWith('/api/questions/kept', { question: 'un mot', locale: 'fr' });
    return locals.question.kept;
  };
  expect(await kept({ success: true, data: { kept: true } })).toEqual({ done: true });
  expect(await kept({ success: true, data: { kept: false } })).toEqual({ done: false, message: '' });
  const fields = { question: 'Sans nom.' };
  expect(await kept({ success: false, message: 'Non.', fields }, 422)).toEqual({
    done: false,
    message: 'Sans nom.',
  });
});
