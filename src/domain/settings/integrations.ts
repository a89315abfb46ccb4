import type { ConsentCategory } from '../consent/choice.ts';
import type { TagProvider } from '../tag-id/tag-id.ts';

/**
 * The five marketing integrations by their documented names. `tag`: the provider of its tag on the pages. `id`: the
 * field of its identifier. `wrong`: the key of the error for a wrong identifier. `needs`: the categories that a visitor
 * must accept (`consent/tag-categories.ts` decides; that file is part of the script of every page, so the categories
 * are repeated here and a test compares them). `toggles`: the options that can be switched on.
 */
export const integrations = {
  googleAnalytics: {
    tag: 'ga',
    id: 'measurementId',
    wrong: 'invalid_ga_id',
    needs: ['analytics'],
    toggles: ['enableEnhancedEcommerce', 'enableUserProperties'],
  },
  googleTagManager: {
    tag: 'gtm',
    id: 'containerId',
    wrong: 'invalid_gtm_id',
    needs: ['analytics', 'marketing'],
    toggles: [],
  },
  googleAds: {
    tag: 'googleAds',
    id: 'conversionId',
    wrong: 'invalid_ads_id',
    needs: ['marketing'],
    toggles: ['enableRemarketing'],
  },
  metaPixel: {
    tag: 'metaPixel',
    id: 'pixelId',
    wrong: 'invalid_meta_id',
    needs: ['marketing'],
    toggles: ['enableAdvancedMatching'],
  },
  tiktokPixel: {
    tag: 'tiktokPixel',
    id: 'pixelId',
    wrong: 'invalid_tiktok_id',
    needs: ['marketing'],
    toggles: ['enableAdvancedMatching'],
  },
} as const satisfies Record<
  string,
  {
    tag: TagProvider;
    id: string;
    wrong: string;
    needs: readonly ConsentCategory[];
    toggles: readonly string[];
  }
>;

export type IntegrationName = keyof typeof integrations;
export const integrationNames = Object.keys(integrations) as IntegrationName[];
export const isIntegration = (name: string): name is IntegrationName => Object.hasOwn(integrations, name);
