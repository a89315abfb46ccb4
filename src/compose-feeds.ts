import { createArticleStore } from './adapters/db/article-store.ts';
import type { Database } from './adapters/db/connect.ts';
import { createReviewStore } from './adapters/db/review-store.ts';
import { createDemoReviews } from './adapters/reviews-widget/demo-reviews.ts';
import { createReviewsWidget } from './adapters/reviews-widget/reviews-widget.ts';
import { createDemoArticles } from './adapters/wordpress/demo-articles.ts';
import { createWordpressBlog } from './adapters/wordpress/wordpress-blog.ts';
import { refreshFeed } from './app/feeds/refresh-feed.ts';
import type {
  ArticleStore,
  FeedSource,
  FetchedArticle,
  FetchedReview,
  ReviewStore,
} from './app/ports/feeds.ts';
import type { Clock, Ids, Log, SettingsStore } from './app/ports.ts';
import { createFeedRefresher, type FeedRefresher } from './jobs/feed-refresher.ts';

interface FeedSettings {
  reviews: { widgetId: string | undefined; apiBase: string };
  blogUrl: string | undefined;
  demoData: boolean;
  /** Whether private, loopback and link-local addresses may be read from. */
  allowPrivate: boolean;
  timeoutMs?: number | undefined;
}

interface FeedParts {
  clock: Clock;
  ids: Ids;
  log: Log;
  random: () => number;
  settings: SettingsStore;
}

export interface Feeds {
  reviews: ReviewStore;
  articles: ArticleStore;
  /** Where the lists come from; `undefined`: from nowhere. */
  sources: {
    reviews: FeedSource<FetchedReview> | undefined;
    articles: FeedSource<FetchedArticle> | undefined;
  };
  /** Not started yet. */
  refresher: FeedRefresher;
}

/** The articles and reviews: their stores, their sources according to the configuration, and what keeps them fresh. */
export function composeFeeds(
  database: Database,
  { reviews, blogUrl, demoData, allowPrivate, timeoutMs }: FeedSettings,
  { clock, ids, log, random, settings }: FeedParts,
): Feeds {
  const patience = { allowPrivate, ...(timeoutMs !== undefined && { timeoutMs }) };
  const sources: Feeds['sources'] = {
    reviews: reviews.widgetId
      ? createReviewsWidget({ apiBase: reviews.apiBase, widgetId: reviews.widgetId, ...patience })
      : demoData
        ? createDemoReviews(clock)
        : undefined,
    articles: blogUrl
      ? createWordpressBlog({ blogUrl, ...patience })
      : demoData
        ? createDemoArticles(clock)
        : undefined,
  };
  const reviewStore = createReviewStore(database, { ids, random });
  const articleStore = createArticleStore(database, ids);
  const ports = { clock, log, settings };
  const refresher = createFeedRefresher({
    refresh: {
      reviews: (signal) =>
        refreshFeed('reviews', { ...ports, store: reviewStore, source: sources.reviews }, signal),
      articles: (signal) =>
        refreshFeed('articles', { ...ports, store: articleStore, source: sources.articles }, signal),
    },
    log,
    random,
  });
  return { reviews: reviewStore, articles: articleStore, sources, refresher };
}
