import type { Database } from '../adapters/db/engine/connect.ts';
import { createArticleStore } from '../adapters/db/feeds/article-store.ts';
import { createReviewStore } from '../adapters/db/reviews/review-store.ts';
import { createDemoReviews } from '../adapters/reviews-widget/demo-reviews.ts';
import { createReviewsWidget } from '../adapters/reviews-widget/reviews-widget.ts';
import { refreshFeed } from '../app/feeds/refresh-feed.ts';
import type { Ports } from '../app/ports/all-ports.ts';
import type { ArticleStore, ReviewStore } from '../app/ports/feeds.ts';
import type { Blogs } from '../app/ports/wordpress/blog-source.ts';
import type { Clock, Ids, Log, StateStore } from '../app/ports.ts';
import type { GroupName } from '../domain/settings/groups.ts';
import { createFeedRefresher, type FeedRefresher } from '../jobs/feed-refresher.ts';
import type { WatchedSettings } from '../jobs/live-settings.ts';

interface FeedSettings {
  reviews: { apiBase: string };
  /** Whether lists may be fetched from private, loopback and link-local addresses. */
  allowPrivate: boolean;
  timeoutMs?: number | undefined;
}

interface FeedParts {
  clock: Clock;
  ids: Ids;
  log: Log;
  random: () => number;
  state: StateStore;
  settings: WatchedSettings;
  blogs: Blogs;
}

export interface Feeds {
  reviews: ReviewStore;
  articles: ArticleStore;
  reviewsWidget: Ports['reviewsWidget'];
  /** Whether samples replace a source that is not connected. */
  showsSamples(): boolean;
  /** Not started yet. */
  refresher: FeedRefresher;
}

/**
 * Builds the stores, the sources and the refresher of articles and reviews. Each refresh reads the source from the
 * current settings, and a change of the source starts a refresh at once.
 */
export function composeFeeds(
  database: Database,
  { reviews, allowPrivate, timeoutMs }: FeedSettings,
  { clock, ids, log, random, state, settings, blogs }: FeedParts,
): Feeds {
  const reviewsWidget: Ports['reviewsWidget'] = (widget) =>
    createReviewsWidget({
      apiBase: reviews.apiBase,
      ...widget,
      allowPrivate,
      ...(timeoutMs !== undefined && { timeoutMs }),
    });
  const showsSamples = () => settings.now().demo.active;
  const sources = {
    reviews: async () => {
      const widget = settings.now().reviewsWidget;
      if (widget.widgetId !== '') return reviewsWidget(widget);
      return showsSamples() ? createDemoReviews(clock) : undefined;
    },
    articles: async () => {
      const { wordpress } = settings.now();
      if (wordpress.url !== '') return blogs.feed(wordpress);
      return showsSamples() ? blogs.sampleFeed() : undefined;
    },
  };
  const reviewStore = createReviewStore(database, ids);
  const articleStore = createArticleStore(database, ids);
  const ports = { clock, log, state };
  // A source removed in the back office removes its rows from the pages; an environment variable that is missing at a
  // start does not.
  const isSaved = (name: GroupName) => settings.stored(name) !== undefined;
  const refresher = createFeedRefresher({
    refresh: {
      async reviews(signal) {
        const source = await sources.reviews();
        if (source?.owner !== 'vendor' && isSaved('reviewsWidget'))
          await reviewStore.replace('vendor', [], clock.now());
        return refreshFeed('reviews', { ...ports, store: reviewStore, source }, signal);
      },
      async articles(signal) {
        const source = await sources.articles();
        if (source?.owner !== 'vendor' && isSaved('wordpress'))
          await articleStore.replace('vendor', [], clock.now());
        return refreshFeed('articles', { ...ports, store: articleStore, source }, signal);
      },
    },
    log,
    random,
  });
  settings.onChange((changed) => {
    const samples = changed.includes('demo');
    if (samples || changed.includes('reviewsWidget')) refresher.reconsider('reviews');
    if (samples || changed.includes('wordpress')) refresher.reconsider('articles');
  });
  return { reviews: reviewStore, articles: articleStore, reviewsWidget, showsSamples, refresher };
}
