import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countView } from '../count.ts';
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

it('a view tells its channel where a visit begins, an opening always, and nothing is stored', () => {
  at('https://site.example/en/faq', 'https://www.google.com/');
  countView();
  at('https://site.example/contact', 'https://site.example/en/faq');
  countView();
  countOpening('contact');
  expect(fetched.mock.calls.map(([, init]) => JSON.parse(String(init?.body)))).toEqual([
    { kind: 'view', page: '/faq', channel: 'search' },
    { kind: 'view', page: '/contact' },
    { kind: 'opening', form: 'contact', page: '/contact', channel: 'unknown' },
  ]);
  expect(localStorage.length).toBe(0);
});
