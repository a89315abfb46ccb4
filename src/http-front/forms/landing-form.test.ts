import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { landingView, states } from '../../../tests/landing/landing-views.ts';
import { type Front, startFront } from '../../../tests/site-front.ts';
import type { PageLocals } from '../../contracts/site.ts';
import { splitPath } from '../../domain/locale/locale.ts';
import type { LandingSource } from '../landing-page.ts';

const withForm = states['form']?.('music-promotion') ?? {};
const promotion = landingView('music-promotion', withForm);
const tested = { ...promotion, slug: 'tested', variant: 'b' as const };
const view = vi.fn<LandingSource['view']>((slug, locale) => {
  if (slug === 'promo') return { ...promotion, slug, locale };
  if (slug === 'tested') return tested;
  return slug === 'artist' ? landingView('music-artist') : undefined;
});
const api = vi.fn(async (_path: string, _body?: object, _key?: string) =>
  Response.json({ data: { id: 'l1' } }, { status: 201 }),
);
const renderPrivate = vi.fn(async (path: string, _extra: Partial<PageLocals>) => ({
  headers: { 'content-language': splitPath(path).locale },
  body: `page ${path}`,
}));
const CODE = 'abcdefghijklmnopqrstuv';
const DRAFT = `/en/p/preview/${CODE}`;
let front: Front;

beforeAll(async () => {
  front = await startFront({
    files: new Map(),
    media: () => undefined,
    landings: {
      find: (slug) => (slug === 'old' ? { movedTo: 'promo' } : { languages: ['fr', 'en'] }),
      view,
      isKnown: (slug) => slug !== 'invented',
      figures: async () => undefined,
      report: async () => undefined,
      afterEnd: (slug) => (slug === 'ended' ? 'https://artist.example/tour?utm_source=page' : undefined),
      pixels: async () => undefined,
      preview: async (code, locale) =>
        code === CODE
          ? {
              view: { ...promotion, slug: 'promo', locale },
              version: 4,
              versionAt: 2e12,
              places: ['page', 'head'],
            }
          : undefined,
    },
    articles: { bySlug: async () => undefined },
    pages: { get: () => Promise.resolve(undefined), has: () => false },
    openPreview: async () => undefined,
    renderPrivate,
    callApi: () => api,
    headers: {},
    siteOrigin: 'http://site.example',
    onError: (error) => {
      throw error;
    },
  });
});
afterAll(() => front.close());
beforeEach(() => void vi.clearAllMocks());

const typed = { name: 'Léa', email: 'lea@example.com', message: 'Prévenez-moi.' };
const post = (path: string, fields: Record<string, string> = typed, headers: Record<string, string> = {}) =>
  front.ask(path, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
const shown = () => renderPrivate.mock.calls[0]?.[1];

it('stores a lead with path, campaign and platform of the page, in a response that no cache may store', async () => {
  const answer = await post('/en/p/promo?utm_source=ig&utm_campaign=Minuit&fbclid=x', {
    ...typed,
    platform: 'tiktok',
    way: 'meta-ads',
    clicked: '1',
  });
  expect([answer.status, answer.headers['cache-control'], answer.headers['content-language']]).toEqual([
    200,
    'no-store',
    'en',
  ]);
  expect(api.mock.calls).toEqual([
    [
      '/api/contact/submit',
      {
        ...typed,
        platform: 'youtube',
        utm: { utm_source: 'ig', utm_campaign: 'Minuit' },
        channel: 'meta-ads',
        campaignAddress: undefined,
        locale: 'en',
        page: '/en/p/promo',
        referrer: undefined,
        form_ref: '',
      },
      expect.any(String),
    ],
  ]);
  expect(shown()).toMatchObject({
    landing: { slug: 'promo', locale: 'en' },
    landingForm: { outcome: { kind: 'sent' }, lead: 'l1', channel: 'meta-ads', converted: true },
  });
});

it('sends the same key when the answer is reloaded on the same day, and another one for another text', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 30, 12), toFake: ['Date'] });
  const key = async (fields: Record<string, string>) => {
    await post('/p/promo', fields);
    return api.mock.lastCall?.[2];
  };
  const first = await key(typed);
  expect(first).toMatch(/^[\w-]{43}$/);
  expect(await key(typed)).toBe(first);
  expect(await key({ ...typed, message: 'Encore une question.' })).not.toBe(first);
  vi.setSystemTime(Date.UTC(2026, 11, 1, 12));
  expect(await key(typed)).not.toBe(first);
  vi.useRealTimers();
});

it('shows typed values and errors after a refusal, and ignores an unknown channel', async () => {
  api.mockResolvedValueOnce(Response.json({ message: 'Non', fields: { email: 'Fausse' } }, { status: 422 }));
  const answer = await post('/p/promo', { ...typed, way: '<script>' });
  expect(answer.status).toBe(422);
  expect(shown()?.landingForm).toEqual({
    outcome: { kind: 'refused', message: 'Non', fields: { email: 'Fausse' }, values: typed },
    channel: undefined,
    converted: false,
  });
});

it('sends the trap field to the API, and answers its 429 with Retry-After and the typed values', async () => {
  api.mockResolvedValueOnce(
    Response.json({ message: 'Trop' }, { status: 429, headers: { 'retry-after': '7' } }),
  );
  const answer = await post('/p/promo', { ...typed, form_ref: 'bot' });
  expect([answer.status, answer.headers['retry-after']]).toEqual([429, '7']);
  expect(answer.body.toString()).toContain(`name="email" value="${typed.email}"`);
  expect(api.mock.calls[0]?.[1]).toMatchObject({ form_ref: 'bot' });
});

it('renders the response in the arm of the A/B test that the visitor saw', async () => {
  await post('/p/tested', { ...typed, variant: 'b' });
  expect(view).toHaveBeenCalledWith('tested', 'fr', 'b');
  expect(shown()?.landing?.variant).toBe('b');
});

it('stores a lead that was sent to a former address', async () => {
  expect((await post('/p/old')).status).toBe(200);
  expect(api.mock.calls[0]?.[1]).toMatchObject({ page: '/p/promo' });
});

it('keeps the campaign of a form whose page is no longer online', async () => {
  await post('/p/gone?utm_source=ig&utm_campaign=Minuit');
  expect(api.mock.calls[0]?.[1]).toMatchObject({ utm: { utm_source: 'ig', utm_campaign: 'Minuit' } });
});

it.each(['/p/gone', '/p/artist'])(
  'shows the typed values on the contact page when %s has no form any more',
  async (path) => {
    api.mockResolvedValueOnce(Response.json({ message: 'Plateforme ?', fields: {} }, { status: 422 }));
    await post(path);
    expect(renderPrivate.mock.calls[0]?.[0]).toBe('/contact');
    expect(shown()?.contactForm).toMatchObject({ kind: 'refused', values: { message: typed.message } });
  },
);

it('answers an unknown address with 405, without an API call or a rendering', async () => {
  expect((await post('/p/invented')).status).toBe(405);
  expect([api.mock.calls, renderPrivate.mock.calls]).toEqual([[], []]);
});

const remark = {
  answer: 'remark',
  place: 'head',
  text: 'Plus grand.',
  name: 'Léa',
  version: '4',
  versionAt: '2000000000000',
};

it('sends the answer to a draft with the version that was shown, in a response that is neither cached nor indexed', async () => {
  const answer = await post(DRAFT, remark);
  expect(answer.status).toBe(200);
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
    'content-language': 'en',
  });
  expect(api.mock.calls).toEqual([
    [
      '/api/draft-answers',
      expect.objectContaining({
        ...{ kind: 'remark', place: 'head', text: 'Plus grand.', name: 'Léa', locale: 'en', form_ref: '' },
        ...{ code: CODE, version: 4, versionAt: 2e12 },
      }),
      expect.any(String),
    ],
  ]);
  expect(shown()?.draft).toMatchObject({
    version: 4,
    answered: { kind: 'remark', outcome: { kind: 'sent' }, older: undefined },
  });
});

it('shows the version that was answered when the draft has changed since', async () => {
  await post(DRAFT, { answer: 'approval', version: '3', versionAt: '1900000000000' });
  expect(api.mock.calls[0]?.[1]).toMatchObject({ kind: 'approval', version: 3 });
  expect(shown()?.draft?.answered).toMatchObject({ kind: 'approval', older: 1.9e12 });
});

it('keeps the typed values of a refused remark and of an answer beyond the rate limit', async () => {
  const failure = { message: 'Trop long.', fields: { text: 'Trop long.' } };
  api.mockResolvedValueOnce(Response.json(failure, { status: 422 }));
  expect((await post(DRAFT, remark)).status).toBe(422);
  expect(shown()?.draft?.answered?.outcome).toMatchObject({
    kind: 'refused',
    fields: failure.fields,
    values: { text: 'Plus grand.', place: 'head' },
  });
  api.mockResolvedValueOnce(
    Response.json({ message: 'Trop vite.' }, { status: 429, headers: { 'retry-after': '7' } }),
  );
  const busy = await post(DRAFT, remark);
  expect([busy.status, busy.headers['referrer-policy']]).toEqual([429, 'no-referrer']);
  expect(busy.body.toString()).toContain('value="Plus grand."');
});

it('sends no answer to a draft from another site or for a closed link', async () => {
  expect((await post(DRAFT, remark, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await post('/p/preview/closed', remark)).headers.location).toBe('/p/preview/closed');
  expect(api).not.toHaveBeenCalled();
});

it('stores no lead from the form of a draft, from another site, with another content type or with a long body', async () => {
  expect((await post(`/p/preview/${CODE}`)).headers.location).toBe(`/p/preview/${CODE}`);
  expect((await post('/p/promo', typed, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await post('/p/promo', typed, { 'content-type': 'text/plain' })).status).toBe(415);
  expect((await post('/p/promo', { ...typed, message: 'x'.repeat(40_000) })).status).toBe(413);
  expect(api).not.toHaveBeenCalled();
});

const reminder = {
  reminder: '1',
  how: 'mail',
  email: ' lea@example.com',
  moment: 'midnight',
  zone: 'Asia/Kathmandu',
};

it('sends the reminder form to its operation, and shows the page with the typed address', async () => {
  api.mockResolvedValueOnce(Response.json({ data: { isOut: false } }, { status: 201 }));
  const answer = await post('/en/p/promo?utm_source=ig', {
    ...reminder,
    platform: 'spotify',
    artistList: '1',
  });
  expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(api.mock.calls).toEqual([
    [
      '/api/reminders',
      {
        email: ' lea@example.com',
        platform: 'spotify',
        moment: 'midnight',
        landing: promotion.id,
        artistList: true,
        zone: 'Asia/Kathmandu',
        locale: 'en',
        page: '',
        referrer: undefined,
        form_ref: '',
      },
      expect.any(String),
    ],
  ]);
  expect(shown()?.landingReminder).toEqual({
    outcome: { kind: 'sent' },
    chosen: { platform: 'spotify', moment: 'midnight', artistList: true, zone: 'Asia/Kathmandu' },
    isOut: false,
    email: 'lea@example.com',
  });
});

it('shows the reminder form again with the choices, for another address, and sends nothing', async () => {
  const choices = { platform: 'spotify', moment: 'midnight', zone: 'Asia/Kathmandu', artistList: '1' };
  const answer = await post('/en/p/promo', { reminder: '1', again: '1', ...choices });
  expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(api).not.toHaveBeenCalled();
  expect(shown()?.landingReminder).toMatchObject({ chosen: { ...choices, artistList: true }, email: '' });
  expect(shown()?.landingReminder).not.toHaveProperty('outcome');
});

it('redirects to the calendar file without a script, and to the page that has ended', async () => {
  const file = await post('/en/p/promo', { ...reminder, how: 'calendar' });
  expect([file.status, file.headers.location]).toEqual([302, '/en/p/promo/rappel.ics']);
  const ended = await post('/p/ended?utm_source=ig', reminder);
  expect([ended.status, ended.headers.location]).toEqual([302, '/p/ended?utm_source=ig']);
  expect(api).not.toHaveBeenCalled();
});
