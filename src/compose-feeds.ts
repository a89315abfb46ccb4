import { createArticleStore } from './adapters/db/article-store.ts';
import type { Database } from './adapters/db/connect.ts';
import { createReviewStore } from './adapters/db/review-store.ts';
import { createDemoReviews } from './adapters/reviews-widget/demo-reviews.ts';
import { createReviewsWidget } from './adapters/reviews-widget/reviews-widget.ts';
import { createDemoArticles } from './adapters/wordpress/demo-articles.ts';
import { createWordpressBlog } from './adapters/wordpress/wordpress-blog.ts';
import { refreshFeed } from './app/feeds/refresh-feed.ts';
import type { ArticleStore, ReviewStore } from './app/ports/feeds.ts';
import type { VendorSources } from './app/ports/vendor-sources.ts';
import type { Clock, Ids, Log, SettingsStore } from './app/ports.ts';
import type { GroupName } from './domain/configuration/groups.ts';
import { createFeedRefresher, type FeedRefresher } from './jobs/feed-refresher.ts';
import type { ConfigurationWatch } from './jobs/live-configuration.ts';

interface FeedSettings {
  reviews: { apiBase: string };
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
  configuration: ConfigurationWatch;
}

export interface Feeds {
  reviews: ReviewStore;
  articles: ArticleStore;
  /** The blog and the widget of some settings, which need not be saved. */
  vendors: VendorSources;
  /** Not started yet. */
  refresher: FeedRefresher;
}

/**
 * The articles and reviews: their stores, their sources, and what keeps them fresh. Where a list comes from is read each
 * time that it is asked for, and a change of it has the list asked for at once.
 */
export function composeFeeds(
  database: Database,
  { reviews, demoData, allowPrivate, timeoutMs }: FeedSettings,
  { clock, ids, log, random, settings, configuration }: FeedParts,
): Feeds {
  const patience = { allowPrivate, ...(timeoutMs !== undefined && { timeoutMs }) };
  const vendors: VendorSources = {
    blog: ({ url, username, appPassword }) =>
      createWordpressBlog({
        blogUrl: url,
        credentials: appPassword === undefined ? undefined : { username, password: appPassword },
        ...patience,
      }),
    widget: (widget) => createReviewsWidget({ apiBase: reviews.apiBase, ...widget, ...patience }),
  };
  const sources = {
    reviews: () => {
      const widget = configuration.now().reviewsWidget;
      if (widget.widgetId !== '') return vendors.widget(widget);
      return demoData ? createDemoReviews(clock) : undefined;
    },
    articles: () => {
      const { wordpress } = configuration.now();
      if (wordpress.url !== '') return vendors.blog(wordpress);
      return demoData ? createDemoArticles(clock) : undefined;
    },
  };
  const reviewStore = createReviewStore(database, { ids, random });
  const articleStore = createArticleStore(database, ids);
  const ports = { clock, log, settings };
  // What is taken out in the back office goes from the pages; a variable that is missing at a start takes nothing away.
  const isSaved = (name: GroupName) => configuration.stored(name) !== undefined;
  const refresher = createFeedRefresher({
    refresh: {
      async reviews(signal) {
        const source = sources.reviews();
        if (source?.owner !== 'vendor' && isSaved('reviewsWidget'))
          await reviewStore.replace('vendor', [], clock.now());
        return refreshFeed('reviews', { ...ports, store: reviewStore, source }, signal);
      },
      async articles(signal) {
        const source = sources.articles();
        if (source?.owner !== 'vendor' && isSaved('wordpress'))
          await articleStore.replace('vendor', [], clock.now());
        return refreshFeed('articles', { ...ports, store: articleStore, source }, signal);
      },
    },
    log,
    random,
  });
  configuration.onChange((changed) => {
    if (changed.includes('reviewsWidget')) refresher.reconsider('reviews');
    if (changed.includes('wordpress')) refresher.reconsider('articles');
  });
  return { reviews: reviewStore, articles: articleStore, vendors, refresher };
}
