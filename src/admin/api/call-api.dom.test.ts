import { expect, it } from 'vitest';
import { answerCalls } from '../../../tests/fake-api.ts';
import { callApi } from './call-api.ts';

it('callApi encodes path parameters and query in the address', async () => {
  const calls = answerCalls(() => ({ data: {} }));
  await callApi('GET /leads/{id}', { params: { id: 'a/b?c' } });
  await callApi('GET /leads', { query: { q: 'Zoé & Co' } });
  await callApi('GET /leads', { query: new URLSearchParams() });
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /leads/a%2Fb%3Fc',
    'GET /leads?q=Zo%C3%A9+%26+Co',
    'GET /leads',
  ]);
});

it('callApi sends the body as JSON, and a typed text in place of a number unchanged', async () => {
  const calls = answerCalls(() => ({ data: {} }));
  await callApi('PATCH /leads/{id}', { params: { id: 'a' }, body: { status: 'won' } });
  await callApi('POST /review-invitations', { body: { client: 'Nova', days: 'dix' } });
  expect(calls.map(({ body }) => body)).toEqual([{ status: 'won' }, { client: 'Nova', days: 'dix' }]);
});

it('callApi takes its types from the routes, bodies and queries of the operations', async () => {
  answerCalls(() => ({ data: {} }));
  // @ts-expect-error No operation has this route.
  await callApi('GET /lead');
  // @ts-expect-error The path needs an id.
  await callApi('GET /campaigns/{id}').catch(() => {});
  // @ts-expect-error A lead has no such field to change.
  await callApi('PATCH /leads/{id}', { params: { id: 'a' }, body: { state: 'won' } });
  // @ts-expect-error The list has no such filter.
  await callApi('GET /leads', { query: { artist: 'Nova' } });
  // @ts-expect-error The answer of this route is a file.
  await callApi('GET /leads.csv');
});
