import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { landingContent } from '../../tests/landing/landing-content.ts';
import { type Front, startFront } from '../../tests/site-front.ts';
import type { PageLocals, RenderPage } from '../contracts/site.ts';
import type { LandingView } from '../domain/landing/counts/landing-view.ts';
import { splitPath } from '../domain/locale/locale.ts';
import { publicCaching } from './edge/edge-cache.ts';
import type { LandingSource } from './landing-page.ts';
import { createPageCache } from './page-cache.ts';
import { renderPublic } from './render-page.ts';

const render = vi.fn<RenderPage>(async (path, { landing }) => {
  const [pathname = ''] = path.split('#');
  const known =
    ['/', '/en', '/es', '/p/preview', '/en/p/report/closed'].includes(pathname) || landing !== undefined;
  if (!known) return undefined;
  return {
    headers: {
      'content-security-policy': "default-src 'self'",
      'content-type': 'text/html; charset=utf-8',
      'content-language': splitPath(path).locale,
    },
    body: `<p>${pathname} ${landing?.slug} ${landing?.texts.title ?? ''}</p>`,
  };
});
const { shared, texts } = landingContent('Nova');
const view = (slug: string, locale: 'fr' | 'en' = 'fr'): LandingView => {
  if (!texts.fr) throw new Error('The content has no French.');
  return {
    id: '1',
    slug,
    template: 'music-artist',
    locale,
    languages: ['fr', 'en'],
    shared,
    texts: texts.fr,
    pictures: {},
    now: 1,
    address: `https://agency.example/p/${slug}`,
  };
};
const find = vi.fn<LandingSource['find']>((slug) => {
  if (slug === 'both') return { languages: ['fr', 'en'] };
  if (slug === 'english') return { languages: ['en'] };
  if (slug === 'tested') return { languages: ['fr'], isTested: true };
  return slug === 'old' ? { movedTo: 'both' } : undefined;
});
const CODE = 'abcdefghijklmnopqrstuv';
const rendered: string[] = [];
const onError = vi.fn();
const locals = {} as PageLocals;
let front: Front;

beforeAll(async () => {
  const headers = { 'x-content-type-options': 'nosniff' };
  const landings: LandingSource = {
    find,
    view: (slug, locale) =>
      slug === 'both'
        ? { ...view('both', locale === 'en' ? 'en' : 'fr'), shared: { ...shared, releaseAt: 1e12 } }
        : undefined,
    isKnown: () => true,
    figures: async () => undefined,
    pixels: async () => undefined,
    report: async () => undefined,
    afterEnd: (slug) => (slug === 'ended' ? 'https://artist.example/tour?utm_source=page' : undefined),
    preview: async (code, locale) =>
      code === CODE
        ? { view: view('both', locale === 'en' ? 'en' : 'fr'), version: 3, versionAt: 1e12, places: ['page'] }
        : undefined,
  };
  front = await startFront({
    files: new Map(),
    media: () => undefined,
    landings,
    articles: { bySlug: async () => undefined },
    pages: createPageCache({
      async render(path) {
        rendered.push(path);
        const slug = /\/p\/(.+)$/.exec(path)?.[1];
        const landing =
          slug && slug !== 'preview' ? { landing: view(slug, splitPath(path).locale as 'fr') } : {};
        return renderPublic(render, path, { ...locals, ...landing }, headers);
      },
      now: Date.now,
      maxAgeMs: 60_000,
      trueUntil: () => Number.POSITIVE_INFINITY,
      maxBytes: 1e7,
      onError,
    }),
    openPreview: async () => undefined,
    renderPrivate: (path, extra) => render(path, { ...locals, ...extra }),
    callApi: () => vi.fn(),
    headers,
    siteOrigin: 'http://site.example',
    onError,
  });
});
afterAll(() => front.close());
beforeEach(() => void vi.clearAllMocks());

const english = { 'accept-language': 'en-GB,en;q=0.9,fr;q=0.8' };
const where = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await front.ask(path, { headers });
  return [answer.status, answer.headers.location];
};

it('sends a page in the language of its address, and renders it once', async () => {
  for (let i = 0; i < 3; i += 1) {
    const page = await front.ask('/p/both?utm_source=ig');
    expect([page.status, page.headers['content-language']]).toEqual([200, 'fr']);
  }
  expect((await front.ask('/en/p/both')).headers['content-language']).toBe('en');
  expect(render).toHaveBeenCalledTimes(2);
});

it('redirects only to languages that the page has, and keeps the query', async () => {
  expect(await where('/p/both?utm_source=ig', english)).toEqual([302, '/en/p/both?utm_source=ig']);
  expect(await where('/p/english?a=1', { 'accept-language': 'fr' })).toEqual([302, '/en/p/english?a=1']);
  expect(await where('/p/english')).toEqual([302, '/en/p/english']);
  expect(await where('/es/p/both?x=1', { 'accept-language': 'es,en;q=0.5' })).toEqual([
    302,
    '/en/p/both?x=1',
  ]);
  expect(await where('/p/both', { 'accept-language': 'es,de' })).toEqual([200, undefined]);
  expect(await where('/p/both?lang=en')).toEqual([302, '/en/p/both?lang=en']);
});

it('redirects a former slug to the current one, and keeps language and query', async () => {
  expect(await where('/p/old?utm_source=ig&gclid=1')).toEqual([301, '/p/both?utm_source=ig&gclid=1']);
  expect(await where('/en/p/old')).toEqual([301, '/en/p/both']);
});

it('redirects a page that is not online to the home page with the query, and renders nothing', async () => {
  expect(await where('/p/unknown?utm_source=ig')).toEqual([302, '/?utm_source=ig']);
  expect(await where('/en/p/unknown')).toEqual([302, '/en']);
  expect(await where('/p/unknown', english)).toEqual([302, '/en']);
  expect(render).not.toHaveBeenCalled();
});

it('answers 10 000 unknown addresses without one rendering', async () => {
  const statuses = new Map<number, number>();
  for (let round = 0; round < 100; round += 1) {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        front.ask(
          `${index % 2 === 0 ? '' : '/en'}/p/${round}-${index}-${Math.random().toString(36).slice(2)}`,
        ),
      ),
    );
    for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect([...statuses]).toEqual([[302, 10_000]]);
  expect(render).not.toHaveBeenCalled();
}, 60_000);

it('sends a draft only for its secret code, neither cached nor indexed', async () => {
  const draft = await front.ask(`/en/p/preview/${CODE}`);
  expect(draft.status).toBe(200);
  expect(draft.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
    'content-language': 'en',
  });
  expect(render.mock.lastCall?.[1]).toMatchObject({ preview: {}, draft: { version: 3, places: ['page'] } });
  expect((await front.ask('/p/preview/wrong')).status).toBe(404);
});

it('answers an invalid secret link with a 404 page that explains it, rendered once for all codes', async () => {
  for (const link of [
    'report/aaaaaaaaaaaaaaaaaaaaaa',
    'figures/bbbbbbbbbbbbbbbbbbbbbb',
    'preview/cccccccccccccccccccccc',
  ]) {
    const closed = await front.ask(`/en/p/${link}`);
    expect([closed.status, closed.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(closed.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(closed.body.toString()).toContain('/en/p/report/closed');
  }
  expect(rendered.filter((path) => path.startsWith('/en/p/report'))).toEqual(['/en/p/report/closed']);
});

it('writes no code into the log when the rendering of a draft fails', async () => {
  render.mockRejectedValueOnce(new Error('broken'));
  expect((await front.ask(`/p/preview/${CODE}`)).status).toBe(500);
  expect(onError).toHaveBeenCalledWith(expect.any(Error), '/p/preview', undefined);
});

it('sends the back office’s preview frame in any language of the browser, with noindex', async () => {
  const frame = await front.ask('/p/preview', { headers: english });
  expect([frame.status, frame.headers['x-robots-tag']]).toEqual([200, 'noindex']);
});

it('sends the calendar file of an online page, redirects from a former address, and sends 404 for any other', async () => {
  const file = await front.ask('/en/p/both/rappel.ics');
  expect([file.status, file.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(file.body.toString()).toContain('BEGIN:VEVENT');
  expect((await front.ask('/p/unknown/rappel.ics')).status).toBe(404);
  const moved = await front.ask('/en/p/old/rappel.ics');
  expect([moved.status, moved.headers.location]).toEqual([301, '/en/p/both/rappel.ics']);
  expect((await front.ask('/p/preview/rappel.ics')).status).toBe(404);
  expect((await front.ask('/p/both/other.ics')).status).toBe(404);
});

it('chooses an arm of a running A/B test for each view, renders each arm once, and lets no browser cache store it', async () => {
  const bodies = new Map<string, number>();
  for (let view = 0; view < 60; view += 1) {
    const page = await front.ask('/p/tested');
    expect([page.status, page.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(page.headers['set-cookie']).toBeUndefined();
    const body = page.body.toString();
    bodies.set(body, (bodies.get(body) ?? 0) + 1);
  }
  expect(rendered.filter((path) => path.includes('tested')).sort()).toEqual(['/p/tested', '/p/tested#b']);
  expect(bodies.size).toBe(2);
});

it('redirects a page that has ended to its configured address, with the campaign', async () => {
  expect(await where('/p/ended')).toEqual([302, 'https://artist.example/tour?utm_source=page']);
  expect(await where('/en/p/ended?utm_source=ig&utm_campaign=Nova&lang=es')).toEqual([
    302,
    'https://artist.example/tour?utm_source=page&utm_campaign=Nova',
  ]);
});

it('answers a slug with a dot as a missing file (404)', async () => {
  expect((await front.ask('/p/both', { method: 'PUT', body: 'a=1' })).status).toBe(405);
  expect((await front.ask('/p/vol.2')).status).toBe(404);
  expect((await front.ask('/p/%C3%A9t%C3%A9')).status).toBe(302);
  expect((await front.ask('/p/both', { method: 'HEAD' })).status).toBe(200);
});

it('gives a cache the copy for an outage: arm A of a tested page, and the redirect of a page that is gone', async () => {
  const forOutage = { headers: { 'x-edge-copy': '1' } };
  for (let i = 0; i < 8; i += 1) {
    const page = await front.ask('/p/tested', forOutage);
    expect([page.headers['cache-control'], page.body.includes('#b')]).toEqual([publicCaching(), false]);
  }
  for (const path of ['/p/old', '/p/unknown']) {
    const gone = await front.ask(path, forOutage);
    expect([gone.status, gone.headers['cache-control']]).toEqual([302, publicCaching()]);
  }
  expect((await front.ask('/p/old')).headers['cache-control']).toBe('public, max-age=3600, s-maxage=0');
});
