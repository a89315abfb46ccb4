import type { ReviewsWidgetSettings, WordpressSettings } from '../../domain/settings/source-settings.ts';
import type { FetchedArticle, FetchedReview, VendorSource } from './feeds.ts';

/** Makes the sources of the blog and the reviews widget from settings. */
export interface VendorSources {
  blog(settings: WordpressSettings): VendorSource<FetchedArticle>;
  widget(settings: ReviewsWidgetSettings): VendorSource<FetchedReview>;
}
