import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { consentRecord } from '../domain/consent/choice.ts';
import { count, countView } from './count.ts';

const fetched = vi.fn<typeof fetch>();
const bodies = () => fetched.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));
const step = { kind: 'step', step: 'opened' } as const;
const choose = (analytics: boolean, at = Date.now()) =>
  localStorage.setItem(
    'cookieConsent',
    JSON.stringify(consentRecord({ analytics, marketing: false, functional: true }, at)),
  );
const signal = (of: object, name: string, value: unknown) =>
  Object.defineProperty(of, name, { value, configurable: true });

beforeEach(() => {
  fetched.mockResolvedValue(new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', fetched);
  (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL('https://site.example/');
});
afterEach(() => {
  for (const name of ['doNotTrack', 'globalPrivacyControl']) Reflect.deleteProperty(navigator, name);
  Reflect.deleteProperty(document, 'prerendering');
  vi.unstubAllGlobals();
  fetched.mockReset();
  localStorage.clear();
});

it('count sends JSON with keepalive and without cookies, and stores nothing', () => {
  count(step);
  expect(fetched.mock.calls).toEqual([
    [
      '/api/visits',
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(step),
        keepalive: true,
        credentials: 'omit',
      },
    ],
  ]);
  expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, '']);
});

it.each([
  ['/', '/', 'direct'],
  ['/faq', '/faq', 'direct'],
  ['/en', '/', 'direct'],
  ['/pt/youtube-ads?utm_source=x#simulator', '/youtube-ads', 'referral'],
  ['/enigma', '/enigma', 'direct'],
])('countView counts a view of %s as one of %s, without the query', async (address, page, channel) => {
  history.replaceState(null, '', address);
  countView();
  await vi.waitFor(() => expect(bodies()).toEqual([{ kind: 'view', page, channel }]));
});

it('a page counts one view for each load', async () => {
  history.replaceState(null, '', '/es/faq');
  await import('../site/layout/page.client.ts');
  document.body.click();
  window.dispatchEvent(new Event('scroll'));
  window.dispatchEvent(new Event('pageshow'));
  expect(bodies()).toEqual([{ kind: 'view', page: '/faq', channel: 'direct' }]);
});

it('countView waits until a prerendered page is shown', () => {
  signal(document, 'prerendering', true);
  countView();
  expect(fetched).not.toHaveBeenCalled();
  for (let i = 0; i < 2; i += 1) document.dispatchEvent(new Event('prerenderingchange'));
  expect(fetched).toHaveBeenCalledOnce();
});

it.each([
  ['Do Not Track', 'doNotTrack', '1'],
  ['Global Privacy Control', 'globalPrivacyControl', true],
])('count and countView send nothing with %s', (_name, property, value) => {
  signal(navigator, property, value);
  count(step);
  countView();
  expect(fetched).not.toHaveBeenCalled();
});

it.each([
  ['doNotTrack', '0'],
  ['doNotTrack', 'unspecified'],
  ['globalPrivacyControl', false],
])('count sends with %s %j', (property, value) => {
  signal(navigator, property, value);
  count(step);
  expect(fetched).toHaveBeenCalledOnce();
});

it('count sends nothing after a refusal of analytics, and sends again after consent', () => {
  choose(false);
  count(step);
  countView();
  expect(fetched).not.toHaveBeenCalled();
  choose(true);
  count(step);
  expect(fetched).toHaveBeenCalledOnce();
});

it('count sends nothing while the browser is signed in to the back office', () => {
  localStorage.setItem('admin-auth', 'a.b.c');
  count(step);
  countView();
  expect(fetched).not.toHaveBeenCalled();
  localStorage.removeItem('admin-auth');
  count(step);
  expect(fetched).toHaveBeenCalledOnce();
});

it('count sends nothing where storage is off, because the browser may be signed in', () => {
  vi.stubGlobal('localStorage', undefined);
  count(step);
  vi.unstubAllGlobals();
  expect(fetched).not.toHaveBeenCalled();
});

it('count ignores a network failure', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  count(step);
  // An unhandled rejection would fail the test.
  await new Promise((resolve) => setTimeout(resolve));
  expect(fetched).toHaveBeenCalledOnce();
});
