import type { ServerResponse } from 'node:http';
import type { Page } from 'playwright-core';
import { afterAll, expect, vi } from 'vitest';
import type { FeedState } from '../../src/contracts/feed.ts';
import { post } from '../vendors/blog.ts';
import { answerV1, reviewV1 } from '../vendors/reviews-widget.ts';
import { startVendor, type Vendor } from '../vendors/vendor-server.ts';
import { http } from './http.ts';
import type { Site } from './site.ts';
import { homeOf, type Locale, textsOf } from './texts.ts';

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

/**
 * A text longer than both limits, 150 and 300 characters. No word occurs twice, in this text or in that of another
 * name.
 */
const longText = (name: string) =>
  Array.from({ length: 60 }, (_, index) => `${name.toLowerCase()}${index}`).join(' ');

/** Three articles, the newest first. */
export const posts = ['Premier', 'Deuxième', 'Troisième'].map((rank, index) =>
  post({
    id: index + 1,
    date: daysAgo(index + 1).slice(0, 19),
    title: { rendered: `${rank} article` },
    excerpt: { rendered: `<p>${longText(rank)}</p>` },
    link: `https://blog.example/${index + 1}`,
  }),
);

const firstNames = ['Ana', 'Bruno', 'Chloé', 'Dario', 'Emma', 'Farid', 'Gina', 'Hugo'];

/** The author's name as a review shows it; it is different for each of the reviews. */
export const nameOf = (index: number) => `${firstNames[index % firstNames.length]}${index + 1} Z.`;

/** The names of successive reviews, by default of a page of six. */
export const namesFrom = (first: number, count = 6) =>
  Array.from({ length: count }, (_, index) => nameOf(first + index));

/** Reviews with a day between each and the next, newest first and the lowest rating first: so the home page shows them in their order. */
export const reviews = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    reviewV1({
      reviewId: `r${index + 1}`,
      reviewer: { displayName: nameOf(index).replace('Z.', 'Zola') },
      starRating: Math.min(5, 3 + Math.floor(index / 12)),
      comment: index === 0 ? longText('Avis') : 'Une équipe à l’écoute.',
      createTime: daysAgo(index),
    }),
  );

/** Reviews of various lengths, some longer than a card shows. No two have their words in the same order. */
export const longReviews = (count: number) =>
  reviews(count).map((review, index) => ({
    ...review,
    comment: Array.from(
      { length: 20 + ((index * 37) % 50) },
      (_, place) => vocabulary[(index * 31 + place * (7 + (index % 11)) + place ** 2) % vocabulary.length],
    ).join(' '),
  }));

const vocabulary =
  'Notre campagne pour le premier clip a trouvé son public en quelques semaines avec un suivi clair chaque lundi et des chiffres que nous comprenons enfin sans devoir relancer personne ; le ciblage était précis, les visuels soignés, la facture conforme au devis annoncé, puis une équipe disponible répondait vite à toutes questions même tard'.split(
    ' ',
  );

export interface Vendors {
  blog: Vendor;
  widget: Vendor;
  /** Environment of a site that uses these vendors. */
  env: Record<string, string>;
}

/** Starts a blog and a reviews widget for a test file. Without an entry in `answers`, each responds with its list. */
export async function startVendors(answers: Partial<Record<'blog' | 'widget', Vendor['answer']>> = {}) {
  const blog = await startVendor(posts);
  const widget = await startVendor(answerV1(reviews(32)));
  Object.assign(blog, answers.blog && { answer: answers.blog });
  Object.assign(widget, answers.widget && { answer: answers.widget });
  afterAll(() => Promise.all([blog.close(), widget.close()]));
  return {
    blog,
    widget,
    env: { BLOG_URL: blog.url, REVIEWS_API_BASE: `${widget.url}/v1`, REVIEWS_WIDGET_ID: 'agency' },
  } satisfies Vendors;
}

/** Creates a response that a test sends by `letGo`: until then the vendor is slow. */
export function held(json: unknown) {
  const waiting = new Set<ServerResponse>();
  return {
    answer: {
      handler: (_request, response) => {
        waiting.add(response);
        response.once('close', () => waiting.delete(response));
      },
    } satisfies Vendor['answer'],
    /** Waits for at least one request, then responds to all open requests. */
    letGo: async (body = JSON.stringify(json)) => {
      await vi.waitFor(() => expect(waiting.size).toBeGreaterThan(0), { timeout: 10_000 });
      for (const response of waiting) response.end(body);
    },
  };
}

export type Feed = 'articles' | 'reviews';

/** Reads the states of the two lists from the HTML of the home page. */
async function statesIn(site: Site, locale: Locale = 'fr') {
  const { body } = await http(site, homeOf(locale));
  // A list that is loaded and empty has no section.
  const stateOf = (feed: Feed) =>
    new RegExp(`id="${feed}"[^>]*data-feed="(\\w+)"`).exec(body)?.[1] ?? 'loaded';
  return { articles: stateOf('articles'), reviews: stateOf('reviews') };
}

/** Waits until the home page shows both lists in the given state. */
export async function untilBoth(site: Site, state: FeedState): Promise<void> {
  const both = { articles: state, reviews: state };
  await vi.waitFor(async () => expect(await statesIn(site)).toEqual(both), { timeout: 30_000, interval: 50 });
}

/** Finds the two lists on the home page by their visible content. */
export function feedsOn(page: Page, locale: Locale = 'fr') {
  const t = textsOf(locale);
  const articles = page.locator('#articles');
  const reviews = page.locator('#reviews');
  const pager = reviews.getByRole('navigation', { name: t.home.reviews.pager.label });
  return {
    t,
    articles,
    reviews,
    titles: articles.getByRole('heading', { level: 3 }),
    cards: reviews.locator('.review-card:visible'),
    names: () => reviews.locator('.review-card:visible bdi').allTextContents(),
    next: pager.getByRole('button', { name: t.home.reviews.pager.next }),
    previous: pager.getByRole('button', { name: t.home.reviews.pager.previous }),
    position: pager.locator('[data-position]'),
    retry: (feed: Feed) => page.locator(`#${feed}`).getByRole('button', { name: t.feeds.reviews.retry }),
    // The page polls the server every three seconds, and the server waits for a vendor: the timeout allows for a busy
    // machine.
    is: (feed: Feed, state: FeedState) =>
      page.locator(`#${feed}[data-feed=${state}]`).waitFor({ timeout: 25_000 }),
  };
}
