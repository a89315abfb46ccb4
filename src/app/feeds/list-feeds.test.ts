import { describe, expect, it } from 'vitest';
import { fetchedArticle, fetchedReview, NOON } from '../../../tests/factories.ts';
import { ReviewDto } from '../../contracts/reviews/review.ts';
import { isFeatured } from '../../domain/review/rating.ts';
import { feedTexts } from '../../i18n/feed-texts.ts';
import type { Article, Review } from '../ports/feeds.ts';
import type { StateStore } from '../ports.ts';
import { listReviews } from '../reviews/read/list-reviews.ts';
import { listArticles } from './list-articles.ts';

const DAY = 86_400_000;

function review(changes: Partial<Review> = {}): Review {
  const { externalId, avatar: _, ...fetched } = fetchedReview();
  const portrait = '0123456789abcdef-portrait.webp';
  const shown = { portrait, helpful: 3, answer: null, cuts: 0 };
  return { ...fetched, id: externalId, owner: 'vendor', ...shown, ...changes };
}
function article(changes: Partial<Article> = {}): Article {
  const { externalId, ...fetched } = fetchedArticle();
  return { ...fetched, id: externalId, demo: false, ...changes };
}
const state = (history?: object): StateStore => ({
  get: async () => history && { lastSuccessAt: null, lastFailure: null, emptyAnswers: 0, ...history },
  set: async () => {},
});
const timeout = { lastFailure: { code: 'timeout', at: NOON } };

const reviewsOf = (stored: Review[], history?: object, locale: 'fr' | 'en' = 'fr') =>
  listReviews(
    {
      clock: { now: () => NOON },
      reviews: {
        listApproved: async () => stored,
        countApproved: async () =>
          stored.map((one) => ({
            rating: one.rating,
            total: 1,
            hidden: 0,
            featured: isFeatured(one) ? 1 : 0,
            samples: 0,
          })),
      } as never,
      state: state(history),
      texts: feedTexts,
    },
    locale,
  );
const articlesOf = (stored: Article[], history?: object, locale: 'fr' | 'en' = 'fr') =>
  listArticles(
    {
      articles: { list: async () => stored },
      copies: { filesOf: async () => new Map([['https://example.com/f.jpg', 'a-cover.webp']]) },
      clock: { now: () => NOON },
      shownPosts: { list: async () => ({ items: [], total: 0 }) },
      state: state(history),
      texts: feedTexts,
      blogLanguage: 'fr',
    } as never,
    locale,
  );
const shown = async (changes: Partial<Review>, locale: 'fr' | 'en' = 'fr') =>
  (await reviewsOf([review(changes)], undefined, locale)).items[0];

describe('listReviews', () => {
  it('shows a review as documented', async () => {
    const { items, state, stats } = await reviewsOf([review({ publishedAt: NOON - 3 * DAY })]);
    expect(state).toBe('loaded');
    expect(stats).toMatchObject({ totalReviews: 1, averageRating: 5 });
    expect(items).toEqual([
      {
        id: 'a',
        name: 'Léa M.',
        initials: 'LM',
        rating: 5,
        comment: 'Une équipe à l’écoute.',
        timeAgo: 'il y a 3 jours',
        source: 'Google',
        featured: false,
        avatar: '/media/0123456789abcdef-portrait.webp',
        company: 'Nova',
        verified: true,
        helpful: 3,
        rated: true,
        quoted: true,
        excerpt: null,
        experience: null,
        campaignPlatform: null,
        reward: null,
        publishedAt: new Date(NOON - 3 * DAY).toISOString(),
        lang: 'fr',
        answer: null,
      },
    ]);
    expect(ReviewDto.parse(items[0])).toEqual(items[0]);
  });

  it('shows a caption for five given stars without a comment, and for no other review without a comment', async () => {
    expect(await shown({ comment: null })).toMatchObject({
      comment: 'Excellent service\u00a0!',
      quoted: false,
      lang: null,
    });
    expect(await shown({ comment: null, rating: 4 })).toMatchObject({ comment: '', quoted: false });
    expect(await shown({ comment: null, rating: null })).toMatchObject({ comment: '', rated: false });
  });

  it('shows five stars for a review without a rating, but does not count them', async () => {
    const { items, stats } = await reviewsOf([review({ rating: null }), review({ rating: 3 })]);
    expect(items[0]).toMatchObject({ rating: 5, rated: false, featured: false });
    expect(stats).toMatchObject({ totalReviews: 2, averageRating: 3 });
  });

  it('shows a substitute for a missing name, and the date in words, in the language of the reader', async () => {
    expect(await shown({ name: null }, 'fr')).toMatchObject({ name: 'Client', initials: 'MC' });
    expect(await shown({ publishedAt: NOON - 40 * DAY }, 'en')).toMatchObject({ timeAgo: '1 month ago' });
  });

  it('cuts a comment at 300 characters, and features a review with a long comment', async () => {
    const item = await shown({ comment: 'mot '.repeat(200) });
    expect(item?.comment).toBe(`${'mot '.repeat(75).trim()}…`);
    expect(item?.featured).toBe(true);
  });

  it('shows a date in the future as today, and no date if it is missing', async () => {
    expect(await shown({ publishedAt: NOON + 900 * DAY })).toMatchObject({
      timeAgo: 'aujourd’hui',
      publishedAt: new Date(NOON).toISOString(),
    });
    expect(await shown({ publishedAt: null })).toMatchObject({ timeAgo: null, publishedAt: null });
  });
});

describe('the state of a list', () => {
  it('is `loading` until the first response or failure', async () => {
    expect(await reviewsOf([])).toMatchObject({ state: 'loading', items: [] });
    expect(await articlesOf([])).toEqual({ state: 'loading', items: [] });
  });

  it('is `error` with its reason after a failure without a stored list', async () => {
    expect(await reviewsOf([], timeout)).toMatchObject({ state: 'error', reason: 'Délai d’attente dépassé' });
    expect(await articlesOf([], timeout)).toEqual({
      state: 'error',
      items: [],
      reason: 'Chargement des articles temporairement indisponible',
    });
  });

  it('is `loaded` while a list is stored, and after a successful empty response', async () => {
    const view = await reviewsOf([review()], timeout);
    expect(view).toMatchObject({ state: 'loaded' });
    expect(view).not.toHaveProperty('reason');
    expect(await articlesOf([], { lastSuccessAt: NOON })).toEqual({ state: 'loaded', items: [] });
  });
});

it('shows an article as documented', async () => {
  const stored = article({ excerpt: 'mot '.repeat(100), publishedAt: Date.UTC(2026, 8, 1, 9) });
  const { items } = await articlesOf([stored]);
  expect(items).toEqual([
    {
      id: '42',
      title: 'Cibler juste',
      demo: false,
      lang: 'fr',
      excerpt: `${'mot '.repeat(37).trim()}…`,
      link: 'https://example.com/cibler-juste',
      path: null,
      date: '1er septembre 2026',
      categories: ['youtube', 'strategy'],
      featuredImage: { medium: '/media/a-cover.webp', full: '/media/a-cover.webp' },
      publishedAt: '2026-09-01T09:00:00.000Z',
    },
  ]);
  expect((await articlesOf([stored], undefined, 'en')).items[0]?.date).toBe('1 September 2026');
});
