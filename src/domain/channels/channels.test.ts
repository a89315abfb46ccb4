import { expect, it } from 'vitest';
import { arrivalChannel } from './arrival-channel.ts';
import { leadRate, noFigures, sumOf, sumsBy } from './channel-figures.ts';
import { ARTICLE_PAGES, countedPage, OTHER_PAGES } from './site-channel.ts';

const arrival = { utm: {}, referrer: '', userAgent: '', isInside: false };

it.each([
  ['direct', {}],
  ['unknown', { isInside: true }],
  ['search', { referrer: 'https://www.google.fr/' }],
  ['search', { referrer: 'https://www.google.fr/', isInside: true }],
  ['meta-ads', { utm: { utm_source: 'ig', utm_medium: 'cpc' }, isInside: true }],
  ['email', { utm: { utm_medium: 'email' } }],
  ['referral', { utm: { utm_source: 'lea@example.com' } }],
  ['other-ads', { utm: { utm_source: 'x'.repeat(200), utm_medium: 'cpc' } }],
] as const)('reads the channel %s from %j', (channel, facts) => {
  expect(arrivalChannel({ ...arrival, ...facts })).toBe(channel);
});

it.each([
  ['/faq', '/faq'],
  ['/en/faq', '/faq'],
  ['/articles', '/articles'],
  ['/es/articles/une-sortie', ARTICLE_PAGES],
  ['/articles/a/b', OTHER_PAGES],
  ['/review/ABCD2345', OTHER_PAGES],
  ['lea@example.com', OTHER_PAGES],
])('counts %s as « %s »', (path, page) => {
  expect(countedPage(path)).toBe(page);
});

const row = (channel: 'email' | 'direct', page: string, visits: number, leads = 0) => ({
  ...noFigures,
  ...{ channel, page, visits, leads },
});

it('sums by channel and by page, the most visits first', () => {
  const rows = [row('email', '/', 2, 1), row('direct', '/', 5), row('email', '/faq', 4)];
  expect(sumsBy(rows, 'channel').map(([name, { visits, leads }]) => [name, visits, leads])).toEqual([
    ['email', 6, 1],
    ['direct', 5, 0],
  ]);
  expect(sumsBy(rows, 'page').map(([name, { visits }]) => [name, visits])).toEqual([
    ['/', 7],
    ['/faq', 4],
  ]);
  expect(sumOf(rows)).toMatchObject({ visits: 11, leads: 1 });
});

it('tells a rate with its limits, and none for few visits or for more leads than visits', () => {
  // Wilson's interval for 5 of 100: 2.2 % to 11.2 %.
  const rate = leadRate({ visits: 100, leads: 5 });
  expect(rate?.rate).toBe(0.05);
  expect([rate?.low, rate?.high].map((limit) => Math.round((limit ?? 0) * 1000))).toEqual([22, 112]);
  expect(leadRate({ visits: 9, leads: 1 })).toBeUndefined();
  expect(leadRate({ visits: 10, leads: 11 })).toBeUndefined();
});
