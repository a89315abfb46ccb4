import { isSame } from '../domain/value/is-same.ts';
import type { Composition } from './compose.ts';

/**
 * Shortest time between two purges of pages because of votes, in milliseconds: every visitor may vote, and each purge
 * causes renderings.
 */
const VOTES_MS = 5000;

/** Shortest time between two purges of the articles' pages, in milliseconds: a synchronisation changes many. */
const ARTICLES_MS = 500;

/** Shortest time between two purges because of fetched lists and copied pictures, in milliseconds: they come in groups. */
const FEEDS_MS = 1000;

/** Shortest time between two renewals of the home pages, in milliseconds: each renders the page in every language. */
const HOME_MS = 1000;

/**
 * Registers callbacks for changes that make cached pages outdated, made by this process or by another.
 * @param on `reviews` is called when the pages that show reviews have changed
 *   `articles` is called when the pages of the blog's articles have changed, and `home` when those of the home page have
 *   `landings` is called with the slugs of the landing pages that have changed
 *   `all` is called when any page may have changed
 */
export function onPageChange(
  {
    revisions,
    settings,
    costs,
    claims,
    content,
    pictures,
    landing,
    feeds,
    pageFeeds,
  }: Pick<
    Composition,
    'revisions' | 'settings' | 'costs' | 'claims' | 'content' | 'pictures' | 'landing' | 'feeds' | 'pageFeeds'
  >,
  on: {
    reviews(): void;
    articles(): void;
    home(): void;
    landings(slugs: ReadonlySet<string>): void;
    all(): void;
  },
): void {
  const { reviews, all } = on;
  revisions.on(['shown_reviews'], reviews);
  revisions.on(['votes'], reviews, VOTES_MS);
  revisions.on(['hidden_posts'], all);
  let latest: unknown;
  revisions.on(['shown_posts', 'media'], on.articles, ARTICLES_MS);
  revisions.on(
    ['shown_posts', 'media'],
    async () => {
      // A synchronisation of a thousand old articles must not render the home page again and again.
      const next = (await pageFeeds.articles('fr')).items;
      if (!isSame(next, latest)) on.home();
      latest = next;
    },
    HOME_MS,
  );
  settings.onChange(all);
  costs.onChange(all);
  claims.onChange(all);
  content.onChange(all);
  pictures.onChange(all);
  landing.liveLandings.onChange(on.landings);
  // In this process at once, also when only the state of the source has changed; the lists of another process by their number.
  feeds.refresher.onChange(all);
  revisions.on(['feeds'], all, FEEDS_MS);
}
