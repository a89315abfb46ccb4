import { expect, it } from 'vitest';
import type { PageLocals } from '../../contracts/site.ts';
import { textsOf } from '../../i18n/site-texts.ts';
import { shownLists, withoutEmptyLists } from './shown-lists.ts';

type Locals = Pick<PageLocals, 'feeds' | 'articles'>;
const t = { testimonials: [], faq: textsOf('fr').faq };

/** Returns locals whose lists are in this state, with these numbers of articles with pages, articles and reviews. */
const locals = (state: 'loaded' | 'loading' | 'error', pages = 0, articles = 0, reviews = 0) =>
  ({
    feeds: {
      articles: async () => ({ state, items: Array(articles).fill({}) }),
      reviews: async () => ({ state, items: Array(reviews).fill({}) }),
    },
    articles: { entries: async () => Array(pages).fill({}) },
  }) as unknown as Locals;

it('shownLists returns the lists with items', async () => {
  expect(await shownLists(locals('loaded'), 'fr', t)).toEqual({
    ...{ articles: false, articlePages: false, reviews: false, faq: true },
  });
  expect(await shownLists(locals('loaded', 0, 1, 1), 'fr', t)).toMatchObject({
    ...{ articles: true, articlePages: false, reviews: true },
  });
  expect(await shownLists(locals('loaded', 1, 1), 'fr', t)).toMatchObject({ articlePages: true });
});

it.each(['loading', 'error'] as const)(
  'shownLists returns a list in the state %s, because its section is shown',
  async (state) => {
    expect(await shownLists(locals(state), 'fr', t)).toMatchObject({ articles: true, reviews: true });
  },
);

it('shownLists returns the reviews if the agency has testimonials, and no questions if it has deleted them', async () => {
  const testimonials = [{}] as typeof t.testimonials;
  expect(await shownLists(locals('loaded'), 'fr', { ...t, testimonials })).toMatchObject({ reviews: true });
  const faq = { ...t.faq, items: [] };
  expect(await shownLists(locals('loaded'), 'fr', { ...t, faq })).toMatchObject({ faq: false });
});

it('shownLists returns the lists that cannot be read, so that a page needs no database for its links', async () => {
  const away = async () => {
    throw new Error('no database');
  };
  const site = { feeds: { articles: away, reviews: away }, articles: { entries: away } } as unknown as Locals;
  expect(await shownLists(site, 'fr', t)).toEqual({
    ...{ articles: true, articlePages: true, reviews: true, faq: true },
  });
});

it('shownLists reads the lists once for the same feeds, and again for new feeds', async () => {
  const site = locals('loaded', 1, 1, 1);
  let read = 0;
  const feeds = {
    ...site.feeds,
    articles: async (locale: 'fr') => {
      read += 1;
      return site.feeds.articles(locale);
    },
  } as Locals['feeds'];
  for (const _ of [1, 2]) await shownLists({ ...site, feeds }, 'fr', t);
  expect(read).toBe(1);
  await shownLists({ ...site, feeds: { ...feeds } }, 'fr', t);
  expect(read).toBe(2);
});

it('withoutEmptyLists leaves out the pages whose only content is an empty list', () => {
  const pages = [{ path: '/' }, { path: '/articles' }, { path: '/all-reviews' }];
  const paths = (lists: { articlePages: boolean; reviews: boolean }) =>
    withoutEmptyLists(pages, lists).map(({ path }) => path);
  expect(paths({ articlePages: true, reviews: true })).toEqual(['/', '/articles', '/all-reviews']);
  expect(paths({ articlePages: false, reviews: true })).toEqual(['/', '/all-reviews']);
  expect(paths({ articlePages: true, reviews: false })).toEqual(['/', '/articles']);
});
