import type { TagProvider } from '../tag-id/tag-id.ts';

/**
 * The words by which the cookie policy names each tag, the same in every language. A tag without an entry here may not
 * be switched on before the policy names it; a test checks that the four policies contain each name.
 */
export const policyNames: Partial<Record<TagProvider, readonly string[]>> = {
  ga: ['Google Analytics'],
  gtm: ['Google Tag Manager'],
  googleAds: ['Google Ads'],
  metaPixel: ['Meta', '_fbx'],
  tiktokPixel: ['TikTok'],
};
