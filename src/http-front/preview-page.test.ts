import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { noLandings } from '../../tests/landing/no-landings.ts';
import { type Front, startFront } from '../../tests/site-front.ts';
import type { PageLocals, SiteFacts } from '../contracts/site.ts';
import { splitPath } from '../domain/locale/locale.ts';
import type { OpenPreview } from './preview-page.ts';

const site = { brand: 'Agence', tags: { ga: { id: 'G-1' } } } as unknown as SiteFacts;
const renderPrivate = vi.fn(async (path: string, _locals: Partial<PageLocals>) => ({
  headers: { 'content-type': 'text/html', 'content-language': splitPath(path).locale },
  body: '<ul data-content="hero"></ul><p data-content="faq">é</p>',
}));
const openPreview = vi.fn<OpenPreview>(async (code) => (code === 'good' ? site : undefined));
const cached = vi.fn(() => Promise.resolve(undefined));
const onError = vi.fn();
let front: Front;

beforeAll(async () => {
  front = await startFront({
    files: new Map(),
    pages: { get: cached, has: () => false },
    media: () => undefined,
    openPreview,
    landings: noLandings,
    articles: { bySlug: async () => undefined },
    renderPrivate,
    callApi: () => vi.fn(),
    headers: { 'referrer-policy': 'strict-origin-when-cross-origin' },
    siteOrigin: 'http://site.example',
    onError,
  });
});
afterAll(() => front.close());

it('renders the page with the draft for a valid code, neither cached nor indexed', async () => {
  const { status, headers, body } = await front.ask('/apercu/good/en/faq?outline=faq');
  expect(status).toBe(200);
  expect(renderPrivate).toHaveBeenLastCalledWith('/en/faq', {
    site: { ...site, tags: {} },
    preview: { outline: 'faq' },
  });
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
    'content-language': 'en',
  });
  expect(body.toString()).toBe('<ul data-content="hero"></ul><p data-content="faq" data-outline="">é</p>');
  expect(cached).not.toHaveBeenCalled();
});

it('renders the home page without an outline for an unknown part', async () => {
  const { status, body } = await front.ask('/apercu/good?outline=constructor');
  expect(status).toBe(200);
  expect(renderPrivate).toHaveBeenLastCalledWith(
    '/',
    expect.objectContaining({ preview: { outline: undefined } }),
  );
  expect(body.toString()).not.toContain('data-outline');
});

it.each(['/apercu/wrong', '/apercu', '/apercu/good/admin', '/apercu/good/review', '/apercu/good/nowhere'])(
  'shows no draft at %s',
  async (path) => {
    renderPrivate.mockClear();
    const { status } = await front.ask(path);
    expect([302, 404]).toContain(status);
    expect(renderPrivate).not.toHaveBeenCalled();
  },
);

it('refuses a posted form, and logs a failed rendering without the code', async () => {
  expect((await front.ask('/apercu/good', { method: 'POST' })).status).not.toBe(200);
  renderPrivate.mockRejectedValueOnce(new Error('It broke.'));
  expect((await front.ask('/apercu/good/faq')).status).toBe(500);
  expect(onError).toHaveBeenLastCalledWith(expect.any(Error), '/faq', undefined);
});
