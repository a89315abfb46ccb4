import type { ReviewsWidgetSettings, WordpressSettings } from '../../domain/settings/source-settings.ts';
import type { FetchedArticle, FetchedReview, VendorSource } from './feeds.ts';

/** The blog and the reviews widget that some settings name. */
export interface VendorSources {
  blog(settings: WordpressSettings): VendorSource<FetchedArticle>;
  widget(settings: ReviewsWidgetSettings): VendorSource<FetchedReview>;
}
