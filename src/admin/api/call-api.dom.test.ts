import { expect, it, vi } from 'vitest';
import { answerCalls } from '../../../tests/fake-api.ts';
import { callApi } from './call-api.ts';

it('callApi sends the search text in a header, since it may be a person’s name and URLs are logged', async () => {
  const fetched = vi.fn(async (_address: string, _init: RequestInit) =>
    Response.json({ success: true, data: {} }),
  );
  vi.stubGlobal('fetch', fetched);
  await callApi('GET /leads', { query: { q: 'Zoé & Co', page: '2' } });
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/leads?page=2');
  expect(new Headers(fetched.mock.calls[0]?.[1].headers).get('x-search')).toBe('Zo%C3%A9%20%26%20Co');
});

it('callApi encodes path parameters and query in the address', async () => {
  const calls = answerCalls(() => ({ data: {} }));
  await callApi('GET /leads/{id}', { params: { id: 'a/b?c' } });
  await callApi('GET /leads', { query: { source: 'Zoé & Co' } });
  await callApi('GET /leads', { query: new URLSearchParams() });
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /leads/a%2Fb%3Fc',
    'GET /leads?source=Zo%C3%A9+%26+Co',
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
