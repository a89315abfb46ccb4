import { afterAll, beforeAll, expect, it } from 'vitest';
import { noLandings } from '../../tests/landing/no-landings.ts';
import { type Front, startFront } from '../../tests/site-front.ts';
import { storeResponse } from './stored-response.ts';

let front: Front;
const asked: string[] = [];
beforeAll(async () => {
  const page = await storeResponse({ 'content-type': 'text/html' }, Buffer.from('An article'), 1);
  front = await startFront({
    files: new Map(),
    media: () => undefined,
    pages: {
      get: (path) => (path.endsWith('/articles/present') ? page : undefined) as never,
      has: () => true,
    },
    renderPrivate: async () => undefined as never,
    openPreview: async () => undefined,
    landings: noLandings,
    articles: {
      async bySlug(slug) {
        asked.push(slug);
        return slug === 'former' ? { movedTo: 'present' } : undefined;
      },
    },
    callApi: () => async () => undefined as never,
    headers: {},
    siteOrigin: 'http://site.example',
    onError: () => {},
  });
});
afterAll(() => front.close());

it('the page of an article is sent without a look-up of its slug', async () => {
  asked.length = 0;
  expect(await front.ask('/articles/present')).toMatchObject({ status: 200 });
  expect(await front.ask('/articles/present', { headers: { 'accept-language': 'en' } })).toMatchObject({
    status: 302,
    headers: { location: '/en/articles/present' },
  });
  expect(asked).toEqual([]);
});

it.each([
  ['/articles/former', '/articles/present'],
  ['/en/articles/former?utm_source=mail', '/en/articles/present?utm_source=mail'],
])('the former address %s redirects permanently to %s', async (path, location) => {
  expect(await front.ask(path)).toMatchObject({ status: 301, headers: { location } });
});

it.each([
  ['/articles/unknown', '/'],
  ['/en/articles/unknown', '/en'],
  ['/articles/%C3%A9t%C3%A9', '/'],
  ['/articles/page/99', '/'],
])('%s has no article and redirects to the home page', async (path, location) => {
  expect(await front.ask(path)).toMatchObject({ status: 302, headers: { location } });
});
