import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storageKeys } from '../../domain/storage/keys.ts';
import { countView } from '../count.ts';
import { isTraceless } from './arrival.ts';
import { countOpening } from './count-opening.ts';
import { isArrival, siteChannel } from './site-channel.ts';

const fetched = vi.fn<typeof fetch>();
const at = (url: string, referrer = '') => {
  (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(url);
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });
};
const navigation = (type: string) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as unknown as PerformanceEntryList);

beforeEach(() => {
  fetched.mockResolvedValue(new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', fetched);
  navigation('navigate');
});
afterEach(() => {
  Reflect.deleteProperty(document, 'referrer');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fetched.mockReset();
  localStorage.clear();
});

it('a visit begins at a page that was not reached from the site, by a reload or by the history', () => {
  at('https://site.example/faq', 'https://l.instagram.com/');
  expect([isArrival(), siteChannel()]).toEqual([true, 'instagram']);
  navigation('reload');
  expect(isArrival()).toBe(false);
  navigation('back_forward');
  expect(isArrival()).toBe(false);
  navigation('navigate');
  at('https://site.example/contact', 'https://site.example/faq');
  expect([isArrival(), siteChannel()]).toEqual([false, 'unknown']);
});

it('inside of a visit the channel is that of the carried campaign', () => {
  at('https://site.example/contact?utm_source=ig&utm_medium=cpc', 'https://site.example/faq');
  expect(siteChannel()).toBe('meta-ads');
});

it('a view names its channel where a visit begins, an opening always, and nothing is stored', async () => {
  const sent = () => fetched.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));
  at('https://site.example/en/faq', 'https://www.google.com/');
  countView();
  await vi.waitFor(() => expect(sent()).toEqual([{ kind: 'view', page: '/faq', channel: 'search' }]));
  at('https://site.example/faq');
  countView();
  await vi.waitFor(() => expect(sent()).toHaveLength(2));
  at('https://site.example/contact', 'https://site.example/en/faq');
  countView();
  await vi.waitFor(() => expect(sent()).toHaveLength(3));
  countOpening('contact');
  expect(sent().slice(1)).toEqual([
    { kind: 'view', page: '/faq', channel: 'direct' },
    { kind: 'view', page: '/contact' },
    { kind: 'opening', form: 'contact', page: '/contact', channel: 'unknown' },
  ]);
  expect(localStorage.length).toBe(0);
});

it.each([
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Instagram 331.0.0.29.90',
  'Mozilla/5.0 (Linux; Android 14) Chrome/124.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/465.0.0.61.82;]',
  'Mozilla/5.0 (Linux; Android 13) Chrome/120.0 Mobile BytedanceWebview/d8a21c6 musical_ly_2023',
])('an arrival without a referrer is read in the browser of an app: %s', (userAgent) => {
  at('https://site.example/faq');
  expect(isTraceless()).toBe(true);
  vi.stubGlobal('navigator', { userAgent });
  expect(isTraceless()).toBe(false);
  expect(siteChannel()).not.toBe('direct');
});

it('an arrival with a query, a referrer or a stored first touch is read', () => {
  at('https://site.example/faq?utm_source=ig');
  expect(isTraceless()).toBe(false);
  at('https://site.example/faq', 'https://www.google.com/');
  expect(isTraceless()).toBe(false);
  at('https://site.example/faq');
  localStorage.setItem(storageKeys.firstTouch, '{}');
  expect(isTraceless()).toBe(false);
});
