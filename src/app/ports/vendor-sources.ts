import type { ReviewsWidgetSettings, WordpressSettings } from '../../domain/settings/source-settings.ts';
import type { ConnectionProblem } from '../../domain/wordpress/connection-problem.ts';
import type { BlogCategory } from '../../domain/wordpress/sample-categories.ts';
import type { FeedSource, FetchedArticle, FetchedReview, VendorSource } from './feeds.ts';

/** The result of a test of a blog. `reason` null: it passed. */
export interface BlogTest {
  reason: ConnectionProblem | null;
  /** The status, WordPress's name of the error, or one or two words of our own. */
  detail: string | null;
  /** The form of the addresses that the blog answered; null: it did not answer. */
  permalinks: 'pretty' | 'plain' | null;
}

/** A blog as the settings see it, saved or not. */
export interface BlogConnection {
  /** Asks for the articles and, with credentials, for the account and its drafts. Changes nothing in the blog. */
  test(): Promise<BlogTest>;
  categories(): Promise<Pick<BlogTest, 'reason' | 'detail'> & { categories: BlogCategory[] }>;
}

/** Where a blog is, and the account that reads its drafts. */
export type BlogAccess = Pick<WordpressSettings, 'url' | 'username' | 'appPassword'>;

/** Makes the sources of the blog and the reviews widget from settings. */
export interface VendorSources {
  blog(settings: BlogAccess): FeedSource<FetchedArticle>;
  connection(settings: BlogAccess): BlogConnection;
  widget(settings: ReviewsWidgetSettings): VendorSource<FetchedReview>;
}
