import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { noLandings } from '../../tests/landing/no-landings.ts';
import { type Front, startFront } from '../../tests/site-front.ts';
import type { PageLocals, RenderPage } from '../contracts/site.ts';
import { splitPath } from '../domain/locale/locale.ts';
import { createMediaFiles } from './files/media-files.ts';
import { createPageCache } from './page-cache.ts';
import { renderPublic } from './render-page.ts';
import type { SiteHandlerOptions } from './site-handler.ts';
import { storeResponse } from './stored-response.ts';

/** Renders pages that contain all their input, so that a test finds data of one visitor in the page of another. */
const render = vi.fn<RenderPage>(async (path, pageLocals) => {
  if (['/sitemap.xml', '/en/rss.xml'].includes(path))
    return { headers: { 'content-type': 'application/xml' }, body: `<x>${path}</x>` };
  if (!['/', '/en', '/es', '/pt', '/faq', '/en/faq', '/broken'].includes(path)) return undefined;
  if (path === '/broken') throw new Error('broken');
  return {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': splitPath(path).locale,
      'content-security-policy': 'page',
    },
    body: `<p>${path}</p>${JSON.stringify(pageLocals)}${'.'.repeat(400)}`,
  };
});
const callApi = vi.fn();
const readMedia = vi.fn(async (name: string) =>
  name.startsWith('0') ? Buffer.from('0123456789') : undefined,
);
const limitRenderings = vi.fn<NonNullable<SiteHandlerOptions['limitRenderings']>>();
const onError = vi.fn();
const locals = { site: {} } as PageLocals;
let front: Front;
const ask = (...request: Parameters<Front['ask']>) => front.ask(...request);

beforeAll(async () => {
  const headers = { 'x-content-type-options': 'nosniff' };
  const asset = (type: string, cache: string, body: string) =>
    storeResponse({ ...headers, 'content-type': type, 'cache-control': cache }, Buffer.from(body), 9);
  front = await startFront({
    files: new Map([
      [
        '/_site/a.js',
        await asset('text/javascript', 'public, max-age=31536000, immutable', 'x'.repeat(1000)),
      ],
      ['/clip.webp', await asset('image/webp', 'public', '0123456789')],
    ]),
    media: createMediaFiles(readMedia, headers),
    pages: createPageCache({
      render: (path) => renderPublic(render, path, locals, headers),
      now: Date.now,
      maxAgeMs: 60_000,
      trueUntil: () => Number.POSITIVE_INFINITY,
      maxBytes: 1e7,
      onError,
    }),
    openPreview: async () => undefined,
    landings: noLandings,
    articles: { bySlug: async () => undefined },
    renderPrivate: (path, extra) => render(path, { ...locals, ...extra }),
    callApi: () => callApi,
    limitRenderings,
    headers,
    siteOrigin: 'http://site.example',
    onError,
  });
});
afterAll(() => front.close());
beforeEach(() => {
  callApi.mockReset();
  onError.mockReset();
});

describe('a public page', () => {
  it('is sent in the best encoding that the client accepts', async () => {
    const br = await ask('/', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.body).toString()).toContain('<p>/</p>');
    const gz = await ask('/', { headers: { 'accept-encoding': 'gzip, br;q=0' } });
    expect(gunzipSync(gz.body).toString()).toContain('<p>/</p>');
    const plain = await ask('/');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers['content-length']).toBe(String(plain.body.length));
    expect(plain.headers.vary).toBe('Accept-Language, Cookie, Accept-Encoding');
  });

  it('is answered with 304 to a visitor who has the same bytes, and without a body to HEAD', async () => {
    const { headers } = await ask('/en');
    const again = await ask('/en', { headers: { 'if-none-match': `"other", W/${headers.etag}` } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const head = await ask('/en', { method: 'HEAD' });
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
      200,
      0,
      headers['content-length'],
    ]);
  });

  it('has a different ETag in each encoding', async () => {
    const ifNoneMatch = async (encoding: string, tag: string) =>
      (await ask('/', { headers: { 'accept-encoding': encoding, 'if-none-match': tag } })).status;
    const tags = await Promise.all(
      ['identity', 'gzip', 'br'].map(
        async (encoding) => (await ask('/', { headers: { 'accept-encoding': encoding } })).headers.etag ?? '',
      ),
    );
    expect(new Set(tags).size).toBe(3);
    const [plain = '', gzip = '', br = ''] = tags;
    expect(await Promise.all([ifNoneMatch('br', br), ifNoneMatch('gzip', `W/${gzip}`)])).toEqual([304, 304]);
    expect(await Promise.all([ifNoneMatch('br', gzip), ifNoneMatch('gzip', plain)])).toEqual([200, 200]);
  });

  it('contains no data of the visitor whose request rendered it', async () => {
    const { body } = await ask('/en/faq?email=lea@example.com', {
      headers: { cookie: 'lang=en; session=secret', 'x-forwarded-for': '203.0.113.9', host: 'evil.example' },
    });
    expect(body.toString()).not.toMatch(/lea@|secret|203\.0|evil/);
  });

  it('redirects to the language of the visitor; an unknown path redirects to the home page', async () => {
    const redirects = await Promise.all([
      ask('/faq?a=1', { headers: { 'accept-language': 'en' } }),
      ask('/nowhere', { headers: { 'accept-language': 'es' } }),
      ask('/pt/nowhere'),
      ask('/nowhere'),
    ]);
    expect(redirects.map(({ status, headers }) => [status, headers.location])).toEqual([
      [302, '/en/faq?a=1'],
      [302, '/es'],
      [302, '/pt'],
      [302, '/'],
    ]);
  });

  it('has one address: other spellings of slashes and of the French prefix redirect to it', async () => {
    const redirects = await Promise.all(
      ['/faq/?a=1', '/fr', '/fr/faq', '/en//faq/'].map((path) => ask(path)),
    );
    expect(redirects.map(({ status, headers }) => [status, headers.location])).toEqual([
      [308, '/faq?a=1'],
      [308, '/'],
      [308, '/faq'],
      [308, '/en/faq'],
    ]);
  });

  it('has no second address with escaped characters, which would be rendered and cached separately', async () => {
    await ask('/faq');
    render.mockClear();
    const spellings = ['/f%61q', '/%65n/f%41q?a=%61', '/%66r/faq', '/%2Dq', '/f%2561q', '/faq%2F', '/%C3%A9'];
    const answers = await Promise.all(spellings.map((path) => ask(path)));
    expect(answers.map(({ status, headers }) => [status, headers.location])).toEqual([
      [308, '/faq'],
      [308, '/en/fAq?a=%61'],
      [308, '/faq'],
      [308, '/-q'],
      [302, '/'],
      [302, '/'],
      [302, '/'],
    ]);
    const posted = await ask('/f%61q', { method: 'POST' });
    expect([posted.status, posted.headers.location]).toEqual([308, '/faq']);
    expect((await ask('/faq%2F', { method: 'POST' })).status).toBe(405);
    expect(render).not.toHaveBeenCalled();
  });

  it.each([
    '//evil.example/',
    '/\\evil.example',
    '/%2f%2fevil.example',
    '/en//evil.example',
    '/%00',
    '/%ff%fe',
  ])('never redirects to another site: %s', async (path) => {
    const { status, headers } = await ask(path);
    expect([302, 308, 404]).toContain(status);
    if (headers.location) expect(headers.location).toMatch(/^\/(?![/\\])/);
  });

  it('is answered with 500 and no cause when its rendering fails, and the error is logged', async () => {
    const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
    const { status, body } = await ask('/broken', { headers: { traceparent } });
    expect(status).toBe(500);
    expect(body.toString()).not.toContain('answered');
    expect(onError).toHaveBeenCalledWith(expect.any(Error), '/broken', '4bf92f3577b34da6a3ce929d0e0e4736');
  });

  it('sets the language cookie for an explicit choice, in a response that no cache may store', async () => {
    const chosen = await ask('/?lang=fr', { headers: { 'accept-language': 'en' } });
    expect(chosen.headers['set-cookie']?.[0]).toMatch(/^lang=fr;/);
    expect(chosen.headers['cache-control']).toBe('private, no-store');
    expect((await ask('/')).headers['set-cookie']).toBeUndefined();
  });
});

it.each(['/index.html', '/wp-login.php', '/guide.htm'])(
  '%s is an unknown page, not a missing file',
  async (path) => {
    const { status, headers } = await ask(path);
    expect([status, headers.location]).toEqual([302, '/']);
  },
);

describe('a file', () => {
  it('is immutable under /_site, and answered with 404 when it is missing', async () => {
    expect((await ask('/_site/a.js')).headers['cache-control']).toContain('immutable');
    expect((await ask('/_site/b.js')).status).toBe(404);
    expect((await ask('/missing.png')).status).toBe(404);
    expect((await ask('/../../package.json')).status).toBe(404);
  });

  it('is sent as one range on request, and whole when several ranges are requested', async () => {
    const part = await ask('/clip.webp', { headers: { range: 'bytes=2-4' } });
    expect([part.status, part.body.toString(), part.headers['content-range']]).toEqual([
      206,
      '234',
      'bytes 2-4/10',
    ]);
    const tail = await ask('/clip.webp', { headers: { range: 'bytes=-3' } });
    expect(tail.body.toString()).toBe('789');
    const beyond = await ask('/clip.webp', { headers: { range: 'bytes=20-' } });
    expect([beyond.status, beyond.headers['content-range']]).toEqual([416, 'bytes */10']);
    const odd = await ask('/clip.webp', { headers: { range: 'bytes=0-1,3-4' } });
    expect([odd.status, odd.body.length]).toEqual([200, 10]);
  });

  it('is answered to HEAD with the length of the whole file, even when HEAD asks for a range', async () => {
    for (const range of ['bytes=2-4', 'bytes=20-']) {
      const { status, headers, body } = await ask('/clip.webp', { method: 'HEAD', headers: { range } });
      expect([status, headers['content-length'], headers['content-range'], body.length]).toEqual([
        200,
        '10',
        undefined,
        0,
      ]);
    }
  });

  it('has its own type and one language for every visitor when a page renders it', async () => {
    const spanish = { headers: { 'accept-language': 'es', cookie: 'lang=pt' } };
    const answers = await Promise.all(
      ['/sitemap.xml', '/sitemap.xml?lang=en', '/en/rss.xml'].map((path) => ask(path, spanish)),
    );
    expect(answers.map(({ status, body }) => [status, body.toString()])).toEqual([
      [200, '<x>/sitemap.xml</x>'],
      [200, '<x>/sitemap.xml</x>'],
      [200, '<x>/en/rss.xml</x>'],
    ]);
    for (const { headers } of answers) {
      expect(headers['content-type']).toBe('application/xml');
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers).not.toHaveProperty('content-language');
      expect(headers).not.toHaveProperty('vary');
      expect(headers).not.toHaveProperty('set-cookie');
    }
  });

  it('is rendered once when a page renders it, and answered with 404 when no page does', async () => {
    render.mockClear();
    await ask('/sitemap.xml');
    expect((await ask('/robots.txt')).status).toBe(404);
    expect((await ask('/missing.txt')).status).toBe(404);
    expect((await ask('/fr/rss.xml')).status).toBe(404);
    expect(render.mock.calls.map(([path]) => path)).toEqual(['/robots.txt']);
  });

  it('is refused for every method but GET and HEAD', async () => {
    for (const path of ['/_site/a.js', '/sitemap.xml', '/missing.png'])
      expect((await ask(path, { method: 'POST' })).status).toBe(405);
    expect((await ask('/', { method: 'DELETE' })).headers.allow).toBe('GET, HEAD');
  });
});

describe('the contact form posted without script', () => {
  const form = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } };

  it('is sent to the API, and answered with the page that shows the outcome', async () => {
    callApi.mockResolvedValue(Response.json({ success: true, data: { id: '1' } }, { status: 201 }));
    const { status, headers, body } = await ask('/en', {
      ...form,
      body: 'name=L%C3%A9a&email=a%40b.c&form_ref=',
    });
    expect(callApi).toHaveBeenCalledWith(
      '/api/contact/submit',
      expect.objectContaining({
        ...{ name: 'Léa', email: 'a@b.c', locale: 'en', page: '/en' },
        // The form of a former page may have no choice.
        platform: 'unknown',
      }),
      expect.any(String),
    );
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(body.toString()).toContain('"kind":"sent"');
    expect((await ask('/en')).body.toString()).not.toContain('sent');
  });

  it('is shown again with the typed texts after a refusal', async () => {
    const refusal = { success: false, code: 'invalid_fields', message: 'Non', fields: { email: 'Faux' } };
    callApi.mockResolvedValue(Response.json(refusal, { status: 422, headers: { 'retry-after': '9' } }));
    const { status, headers, body } = await ask('/', { ...form, body: 'name=L&email=x&message=Bonjour' });
    expect([status, headers['retry-after']]).toEqual([422, '9']);
    expect(body.toString()).toContain('"message":"Bonjour"');
  });

  it('is refused with another content type, a long body, from another site or at an unknown page', async () => {
    const json = await ask('/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    const long = await ask('/', { ...form, body: `message=${'x'.repeat(40_000)}` });
    const foreign = await ask('/', { ...form, headers: { ...form.headers, 'sec-fetch-site': 'cross-site' } });
    const nowhere = await ask('/nowhere', form);
    expect([json.status, long.status, foreign.status, nowhere.status]).toEqual([415, 413, 403, 405]);
    expect(callApi).not.toHaveBeenCalled();
  });

  it('is refused with a short page in the language of the form, which gives the reason', async () => {
    const long = await ask('/en/faq', { ...form, body: `message=${'x'.repeat(40_000)}` });
    expect(long.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(long.body.toString()).toContain('Your message is too long. Shorten it and try again.');
    const json = await ask('/faq', { ...form, headers: { 'content-type': 'application/json' } });
    expect(json.body.toString()).toContain('<html lang="fr">');
    expect(json.body.toString()).toContain('Le format de la demande n’est pas accepté.');
  });

  it.each([
    ['http://site.example', {}, 200],
    ['null', {}, 200],
    ['http://other.example', {}, 403],
    ['http://other.example', { host: 'other.example' }, 200],
    ['http://site.example', { 'sec-fetch-site': 'cross-site' }, 403],
    ['http://other.example', { 'sec-fetch-site': 'same-origin' }, 200],
    ['not an origin', {}, 403],
  ])('from the origin %s with the headers %j is answered with %i', async (origin, more, status) => {
    callApi.mockResolvedValue(Response.json({ success: true }));
    const headers = { ...form.headers, origin, ...more } as Record<string, string>;
    expect((await ask('/', { ...form, headers })).status).toBe(status);
  });
});

describe('beyond an IP address’s limit of renderings', () => {
  beforeEach(() => {
    limitRenderings.mockResolvedValue(1500);
    render.mockClear();
  });
  afterEach(() => {
    limitRenderings.mockReset();
  });

  it('a page in the cache is sent, and its request is not counted', async () => {
    limitRenderings.mockResolvedValueOnce(undefined);
    await ask('/pt');
    limitRenderings.mockClear();
    expect((await ask('/pt')).status).toBe(200);
    expect(limitRenderings).not.toHaveBeenCalled();
  });

  it('a page that would have to be rendered is answered with a short page and the seconds to wait', async () => {
    const { status, headers, body } = await ask('/en/nowhere-else');
    expect([status, headers['retry-after'], headers['content-type']]).toEqual([
      429,
      '2',
      'text/html; charset=utf-8',
    ]);
    expect(body.toString()).toContain('Too many requests in a short time.');
    expect(render).not.toHaveBeenCalled();
  });

  it('a preview, a review page with a code and a post to an unknown page are refused as well', async () => {
    const refused = await Promise.all([
      ask('/review/7K3MX9QA'),
      ask('/apercu/abc/faq'),
      ask('/nowhere-else', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([429, 429, 429]);
    expect(render).not.toHaveBeenCalled();
  });

  it('files and redirects are sent', async () => {
    const sent = await Promise.all([ask('/clip.webp'), ask('/missing.png'), ask('/fr/faq')]);
    expect(sent.map(({ status }) => status)).toEqual([200, 404, 308]);
    expect(limitRenderings).not.toHaveBeenCalled();
  });
});

describe('a picture of the media library', () => {
  const path = '/media/0123456789abcdef-w960.avif';
  it('is immutable, executes nothing, and is read once', async () => {
    const [first] = await Promise.all([ask(path), ask(path)]);
    const { status, headers, body } = first;
    expect([status, body.toString()]).toEqual([200, '0123456789']);
    expect(headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
      'content-length': '10',
    });
    const again = await ask(path, { headers: { 'if-none-match': headers.etag ?? '' } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const head = await ask(path, { method: 'HEAD' });
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '10', 0]);
    expect(readMedia).toHaveBeenCalledOnce();
  });

  it('is looked up only if its name is well-formed', async () => {
    readMedia.mockClear();
    const wrong = [
      '/media/x.jpg',
      '/media/',
      '/media/0123456789ABCDEF-w960.avif',
      '/media/0123456789abcdef-w960.svg',
    ];
    for (const name of [
      ...wrong,
      '/media/0123456789abcdef-original.jpg',
      '/media/../0123456789abcdef-w960.avif',
    ])
      expect([name, (await ask(name)).status]).toEqual([name, 404]);
    expect(readMedia).not.toHaveBeenCalled();
    const unknown = await ask('/media/f123456789abcdef-w960.avif');
    expect([unknown.status, unknown.headers['cache-control']]).toEqual([404, 'no-store']);
    expect((await ask(path, { method: 'POST' })).status).toBe(405);
  });
});
