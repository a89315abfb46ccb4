import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { noLandings } from '../../tests/landing/no-landings.ts';
import { type Front, startFront } from '../../tests/site-front.ts';
import type { PageLocals } from '../contracts/site.ts';

/** Renders a page whose body is the path and the state that it received. */
const renderPrivate = vi.fn(async (path: string, { ownData }: Partial<PageLocals>) => ({
  headers: { 'content-type': 'text/html', 'content-security-policy': 'page' },
  body: JSON.stringify({ path, ownData }),
}));
const callApi = vi.fn();
const page = 'https://site.example';
let front: Front;

beforeAll(async () => {
  front = await startFront({
    media: () => undefined,
    files: new Map(),
    pages: { get: () => Promise.resolve(undefined), has: () => true },
    openPreview: async () => undefined,
    landings: noLandings,
    articles: { bySlug: async () => undefined },
    renderPrivate,
    callApi: () => callApi,
    headers: {},
    siteOrigin: page,
    onError: (error) => {
      throw error;
    },
  });
});
beforeEach(() => vi.clearAllMocks());
afterAll(() => front.close());

const answers = (status: number, body: object) =>
  callApi.mockResolvedValueOnce(Response.json(body, { status }));
const post = (values: Record<string, string>, headers: Record<string, string> = {}, path = '/mes-donnees') =>
  front.ask(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
    body: new URLSearchParams(values).toString(),
  });
const cookie = { cookie: 'ownData=token' };
const open = { data: { schema: 1, email: 'lea@example.com' }, endsAt: '2026-11-29T12:30:00.000Z' };
const isPrivate = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

describe('the page of own data', () => {
  it('shows the form without a call of the API, and is never cached', async () => {
    const { status, headers, body } = await front.ask('/mes-donnees');
    expect([status, JSON.parse(body.toString())]).toEqual([200, { path: '/mes-donnees', ownData: {} }]);
    expect(headers).toMatchObject(isPrivate);
    expect(callApi).not.toHaveBeenCalled();
  });

  it('answers 202 with the typed address alone', async () => {
    answers(202, { success: true });
    const { status, headers, body } = await post(
      { act: 'ask', email: 'lea@example.com' },
      {},
      '/en/mes-donnees',
    );
    expect([status, JSON.parse(body.toString())]).toEqual([
      202,
      { path: '/en/mes-donnees', ownData: { asked: 'lea@example.com' } },
    ]);
    expect(headers).toMatchObject(isPrivate);
    expect(callApi.mock.calls).toEqual([['/api/own-data/links', { email: 'lea@example.com', locale: 'en' }]]);
  });

  it('sets a cookie that no script reads and no other site sends, for the address of the page in each language', async () => {
    answers(200, { data: { token: 'token', endsAt: open.endsAt } });
    const { status, headers } = await post({ act: 'open', code: 'code' });
    expect([status, headers.location]).toEqual([303, '/mes-donnees#own-data-title']);
    expect(headers['set-cookie']).toEqual(
      ['', '/en', '/es', '/pt'].map(
        (prefix) =>
          `ownData=token; Path=${prefix}/mes-donnees; Max-Age=1800; HttpOnly; SameSite=Strict; Secure`,
      ),
    );
    expect(headers).toMatchObject(isPrivate);
  });

  it('shows what the API reads for the cookie', async () => {
    answers(200, { data: open });
    const { headers, body } = await front.ask('/mes-donnees', { headers: cookie });
    expect(JSON.parse(body.toString())).toEqual({ path: '/mes-donnees', ownData: { open } });
    expect(headers).toMatchObject(isPrivate);
    expect(callApi.mock.calls).toEqual([['/api/own-data/read', { token: 'token', copy: false }]]);
  });

  it.each([
    ['json', 'application/json; charset=utf-8', 'mes-donnees.json'],
    ['html', 'text/html', 'mes-donnees.html'],
  ])('sends a copy as %s, which is recorded', async (act, type, name) => {
    answers(200, { data: open });
    const { status, headers, body } = await post({ act }, cookie);
    expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
      200,
      type,
      `attachment; filename="${name}"`,
    ]);
    expect(body.toString()).toContain('lea@example.com');
    expect(callApi.mock.calls).toEqual([['/api/own-data/read', { token: 'token', copy: true }]]);
  });

  it.each([
    [{ act: 'open', code: 'old' }, { form: 'over' }],
    [
      { act: 'type', email: 'a@b.fr', typed: 'AAAA' },
      { form: 'type', email: 'a@b.fr' },
    ],
  ])('shows that %j opens nothing', async (values, refused) => {
    answers(404, { message: '' });
    const { status, headers, body } = await post(values);
    expect(status).toBe(404);
    expect(JSON.parse(body.toString()).ownData.refused).toMatchObject(refused);
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('prolongs the open page and its cookie', async () => {
    const endsAt = new Date(Date.now() + 3_600_000).toISOString();
    answers(200, { data: { endsAt, prolongations: 9 } });
    answers(200, { data: { ...open, endsAt } });
    const { status, headers, body } = await post({ act: 'prolong' }, cookie);
    expect([status, JSON.parse(body.toString()).ownData]).toEqual([
      200,
      { open: { ...open, endsAt }, done: 'prolonged' },
    ]);
    expect(headers['set-cookie']?.[0]).toMatch(
      /^ownData=token; Path=\/mes-donnees; Max-Age=3[56]\d\d; HttpOnly/,
    );
    answers(404, {});
    const ended = await post({ act: 'prolong' }, cookie);
    expect([ended.status, ended.headers['set-cookie']?.[0]]).toEqual([
      303,
      'ownData=; Path=/mes-donnees; Max-Age=0; HttpOnly; SameSite=Strict; Secure',
    ]);
  });

  it('deletes the cookie of a page that is closed, or has ended', async () => {
    answers(200, {});
    const closed = await post({ act: 'close' }, cookie);
    expect([closed.status, closed.headers['set-cookie']?.[0]]).toEqual([
      303,
      'ownData=; Path=/mes-donnees; Max-Age=0; HttpOnly; SameSite=Strict; Secure',
    ]);
    answers(404, {});
    const ended = await front.ask('/mes-donnees', { headers: cookie });
    expect(ended.headers['set-cookie']).toHaveLength(4);
  });

  it('refuses a form of another site, without a call of the API', async () => {
    const { status } = await post({ act: 'json' }, { ...cookie, 'sec-fetch-site': 'cross-site' });
    expect(status).toBe(403);
    expect(callApi).not.toHaveBeenCalled();
  });
});
