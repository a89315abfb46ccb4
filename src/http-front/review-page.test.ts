import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { noLandings } from '../../tests/landing/no-landings.ts';
import { type Front, startFront } from '../../tests/site-front.ts';
import type { PageLocals } from '../contracts/site.ts';
import { splitPath } from '../domain/locale/locale.ts';
import { errorsFor } from '../i18n/server-errors.ts';
import { storeResponse } from './stored-response.ts';

/** Renders a page whose body is the path and the review data that it received. */
const renderPrivate = vi.fn(async (path: string, { review }: Partial<PageLocals>) => {
  const said = JSON.stringify({ path, review });
  if (!path.endsWith('/review')) return undefined;
  return {
    headers: {
      'content-type': 'text/html',
      'content-language': splitPath(path).locale,
      'content-security-policy': 'page',
    },
    body: `${said}${'.'.repeat(400)}`,
  };
});
const cached = vi.fn(() => Promise.resolve(undefined));
const callApi = vi.fn();
const onError = vi.fn();
let front: Front;

beforeAll(async () => {
  front = await startFront({
    media: () => undefined,
    files: new Map(),
    pages: { get: cached, has: () => false },
    openPreview: async () => undefined,
    landings: noLandings,
    articles: { bySlug: async () => undefined },
    renderPrivate,
    callApi: () => callApi,
    headers: { 'referrer-policy': 'strict-origin-when-cross-origin' },
    siteOrigin: 'http://site.example',
    onError,
  });
});
afterAll(() => front.close());
beforeEach(() => {
  for (const mock of [renderPrivate, cached, callApi, onError]) mock.mockClear();
  callApi.mockReset();
});

const state = (value: string) =>
  callApi.mockResolvedValue(Response.json({ success: true, data: { state: value } }));
const shown = ({ body }: { body: Buffer }) => JSON.parse(body.toString().replace(/\.+$/, ''));
const form = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } };
const typed = {
  rating: '4',
  name: 'Léa',
  email: '',
  message: 'Bien & vite',
  experience: '2026-03',
  campaignPlatform: 'youtube',
  reward: 'none',
};
const posted = (values: object) => ({ ...form, body: new URLSearchParams({ ...values }).toString() });

describe('the review page', () => {
  it.each([
    ['/review', '/review', {}],
    ['/en/review', '/en/review', {}],
    ['/review/nonsense', '/review', { state: 'unknown' }],
    ['/pt/review/ABCD2345/more', '/pt/review', { state: 'unknown' }],
  ])('at %s is rendered as %s with %j, without a call of the API', async (address, path, review) => {
    expect(shown(await front.ask(address))).toEqual({ path, review });
    expect(callApi).not.toHaveBeenCalled();
  });

  it.each(['open', 'used', 'expired', 'revoked', 'unknown'])('shows that a code is %s', async (value) => {
    state(value);
    const answer = await front.ask('/en/review/ABCD2345');
    expect(shown(answer)).toEqual({ path: '/en/review', review: { code: 'ABCD2345', state: value } });
    expect(callApi.mock.calls).toEqual([['/api/review-invitations/ABCD2345/state']]);
  });

  it('is sent from the page cache without a code, and also hidden from search engines', async () => {
    const page = await storeResponse(
      { 'content-type': 'text/html', 'cache-control': 'public' },
      Buffer.from('kept'),
      2,
    );
    cached.mockResolvedValueOnce(page as never);
    const { status, headers, body } = await front.ask('/en/review');
    expect([status, body.toString(), headers['x-robots-tag']]).toEqual([200, 'kept', 'noindex']);
    expect(cached.mock.calls).toEqual([['/en/review']]);
    expect(renderPrivate).not.toHaveBeenCalled();
  });

  it('shows a code as unchecked after too many requests', async () => {
    callApi.mockResolvedValue(Response.json({ success: false, message: 'Non' }, { status: 429 }));
    const answer = await front.ask('/review/ABCD2345');
    expect(shown(answer).review).toEqual({ code: 'ABCD2345', state: 'unchecked' });
  });

  it('is never cached, hidden from search engines, and sends its address to no other site', async () => {
    state('open');
    for (const address of ['/review/nonsense', '/review/ABCD2345']) {
      const { status, headers } = await front.ask(address);
      expect([status, headers]).toEqual([
        200,
        expect.objectContaining({
          'cache-control': 'private, no-store',
          'referrer-policy': 'no-referrer',
          'x-robots-tag': 'noindex',
          'content-security-policy': 'page',
          'content-language': 'fr',
        }),
      ]);
    }
    expect(cached).not.toHaveBeenCalled();
  });

  it('is sent compressed', async () => {
    const { headers, body } = await front.ask('/review', { headers: { 'accept-encoding': 'br' } });
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(body).toString()).toContain('"path":"/review"');
  });

  it('redirects to the language of the visitor and keeps the code', async () => {
    const { status, headers } = await front.ask('/review/ABCD2345', { headers: { 'accept-language': 'es' } });
    expect([status, headers.location, headers['referrer-policy']]).toEqual([
      302,
      '/es/review/ABCD2345',
      'no-referrer',
    ]);
    const chosen = await front.ask('/en/review?lang=en');
    expect(chosen.headers['set-cookie']?.[0]).toMatch(/^lang=en;/);
  });

  it('logs a failed rendering without the code', async () => {
    state('open');
    renderPrivate.mockRejectedValueOnce(new Error('broken'));
    expect((await front.ask('/en/review/ABCD2345')).status).toBe(500);
    expect(onError.mock.calls).toEqual([[expect.any(Error), '/en/review', undefined]]);
    expect(String(onError.mock.calls[0]?.[0])).not.toContain('ABCD2345');
  });
});

describe('the review form posted without script', () => {
  it('is answered with a short page that keeps the typed values beyond the rate limit', async () => {
    callApi.mockResolvedValue(
      Response.json({ message: 'Trop vite' }, { status: 429, headers: { 'retry-after': '7' } }),
    );
    const answer = await front.ask('/en/review/ABCD2345', posted({ ...typed, message: 'a "b" <c>' }));
    expect(renderPrivate).not.toHaveBeenCalled();
    const body = answer.body.toString();
    expect(answer.status).toBe(429);
    expect(answer.headers).toMatchObject({
      'retry-after': '7',
      'content-language': 'en',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    });
    // In the language of the page: the API, which refuses before it reads the form, does not know it.
    expect(body).toContain(errorsFor('en').codes.rate_limited);
    expect(body).toContain('<input type="hidden" name="message" value="a &quot;b&quot; &lt;c&gt;">');
    expect(body).toContain('action="/en/review/ABCD2345"');
    expect(body.length).toBeLessThan(2000);
  });

  const created = () => Response.json({ success: true, data: { id: 'r', verified: true } }, { status: 201 });

  it.each([
    ['/en/review/ABCD2345', { code: 'ABCD2345' }],
    ['/en/review', {}],
    ['/en/review/nonsense', {}],
  ])('is sent from %s to the API with %j', async (address, code) => {
    callApi.mockResolvedValue(created());
    const answer = await front.ask(address, posted({ ...typed, form_ref: '' }));
    expect(callApi.mock.calls).toEqual([
      [
        '/api/reviews',
        { ...typed, rating: 4, form_ref: '', locale: 'en', page: '/en/review', ...code },
        expect.any(String),
      ],
    ]);
    expect([answer.status, answer.headers['cache-control'], answer.headers['referrer-policy']]).toEqual([
      200,
      'private, no-store',
      'no-referrer',
    ]);
    expect(shown(answer)).toEqual({ path: '/en/review', review: { outcome: { kind: 'sent' } } });
  });

  it.each(['', '0', '6', 'x'])(
    'is sent to the API without a rating when the rating is "%s"',
    async (rating) => {
      callApi.mockResolvedValue(created());
      await front.ask('/review', posted({ ...typed, rating }));
      expect(callApi.mock.calls[0]?.[1]).toMatchObject({ rating: null });
    },
  );

  it('is rendered again with the typed texts and the current state of the invitation after a refusal', async () => {
    const failure = { success: false, code: 'invitation_invalid', message: 'Non' };
    callApi
      .mockResolvedValueOnce(Response.json(failure, { status: 409, headers: { 'retry-after': '9' } }))
      .mockResolvedValueOnce(Response.json({ success: true, data: { state: 'used' } }));
    const answer = await front.ask('/review/ABCD2345', posted(typed));
    expect([answer.status, answer.headers['retry-after']]).toEqual([409, '9']);
    expect(shown(answer).review).toEqual({
      code: 'ABCD2345',
      state: 'used',
      outcome: { kind: 'refused', message: 'Non', fields: {}, values: typed },
    });
  });

  it('is refused when another site made the browser post it', async () => {
    const foreign = { ...posted(typed), headers: { ...form.headers, 'sec-fetch-site': 'cross-site' } };
    expect((await front.ask('/review', foreign)).status).toBe(403);
    expect(callApi).not.toHaveBeenCalled();
  });
});
