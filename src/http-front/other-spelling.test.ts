import { afterAll, beforeAll, expect, it } from 'vitest';
import { noLandings } from '../../tests/landing/no-landings.ts';
import { processorMs } from '../../tests/processor-time.ts';
import { type Front, startFront } from '../../tests/site-front.ts';
import { plainSpelling } from './other-spelling.ts';
import { storeResponse } from './stored-response.ts';

const known = ['/', '/en', '/contact', '/en/contact', '/articles/un-titre', '/en/articles/un-titre'];
const slug = 'les-eclats-bleus';
let front: Front;
beforeAll(async () => {
  const page = await storeResponse({ 'content-type': 'text/html' }, Buffer.from('A page'), 1);
  front = await startFront({
    files: new Map(),
    media: () => undefined,
    pages: {
      get: (path) => (known.includes(path) || path.endsWith(`/p/${slug}`) ? page : undefined) as never,
      has: () => true,
    },
    renderPrivate: async () => undefined as never,
    openPreview: async () => undefined,
    landings: { ...noLandings, find: (asked) => (asked === slug ? { languages: ['fr', 'en'] } : undefined) },
    articles: {
      bySlug: async (asked) => (['former', 'un-titre'].includes(asked) ? { movedTo: 'un-titre' } : undefined),
    },
    callApi: () => async () => undefined as never,
    headers: {},
    siteOrigin: 'http://site.example',
    onError: () => {},
  });
});
afterAll(() => front.close());

const e = encodeURIComponent;
it.each([
  ...['Les-Eclats-Bleus', 'LES-ECLATS-BLEUS', `${slug}.`, `${slug},`, `${slug})`, `${slug}%20`, `%20${slug}`],
  ...[`${slug}!`, `${slug};`, `${slug}.html`, 'les_eclats_bleus', 'les%20eclats%20bleus', `${slug}-`],
  ...[`${slug}»`, `${slug} »`, `${slug}’`, `${slug}…`, `${slug}\u00a0!`, 'les-éclats-bleus'].map(e),
  ...['les-éclats-bleus'.normalize('NFD'), `\u200b${slug}\ufeff`, 'les-ec\u00adlats-bleus'].map(e),
])('the spelling %s redirects to its landing page, with the query', async (spelling) => {
  expect(await front.ask(`/p/${spelling}?utm_source=ig&gclid=1`)).toMatchObject({
    status: 301,
    headers: { location: `/p/${slug}?utm_source=ig&gclid=1` },
  });
});

it.each([
  ['/P/Les-Eclats-Bleus', `/p/${slug}`],
  ['/EN/p/Les-Eclats-Bleus', `/en/p/${slug}`],
  ['/Contact', '/contact'],
  ['/contact.', '/contact'],
  ['/contact.html', '/contact'],
  ['/EN/Contact?lang=en', '/en/contact?lang=en'],
  ['/FR/Contact', '/contact'],
  ['/EN', '/en'],
  ['/Articles/Un-Titre', '/articles/un-titre'],
  ['/articles/un-titre%C2%BB', '/articles/un-titre'],
  ['/en/articles/Un-Titre', '/en/articles/un-titre'],
  ['/articles/Former', '/articles/former'],
])('%s redirects permanently to %s', async (path, location) => {
  expect(await front.ask(path)).toMatchObject({ status: 301, headers: { location } });
});

it.each([
  ['/p/unknown', '/'],
  ['/p/Unknown.', '/'],
  ['/Unknown', '/'],
  ['/%E0%A4%A', '/'],
  ['/p/%E2%80%A6', '/'],
  ['/index.html', '/'],
])('%s matches no page and redirects to the home page', async (path, location) => {
  expect(await front.ask(path)).toMatchObject({ status: 302, headers: { location } });
});

it('a long path of any repeated character is parsed within 20 ms of processor time', () => {
  const slow = ['-', '.', '%20', '.html', "'", '%E2%80%8B', 'é', '/', '%C2%BB', 'a.'].filter(
    (part) => processorMs(() => plainSpelling(`/p/a${part.repeat(2040 / part.length)}b`)) > 20,
  );
  expect(slow).toEqual([]);
});
