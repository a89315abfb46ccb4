import type { Configuration } from '../domain/configuration/groups.ts';
import type { Env } from './env.ts';

/** What the environment says of the settings that the back office can change: in force until something is stored. */
export function configurationOf({ tags }: Env): Configuration {
  return {
    integrations: {
      googleAnalytics: {
        measurementId: tags.ga ?? '',
        isEnabled: tags.ga !== undefined,
        enableEnhancedEcommerce: false,
        enableUserProperties: false,
      },
      googleTagManager: { containerId: tags.gtm ?? '', isEnabled: tags.gtm !== undefined },
      googleAds: {
        conversionId: tags.googleAds ?? '',
        isEnabled: tags.googleAds !== undefined,
        enableRemarketing: false,
      },
      metaPixel: {
        pixelId: tags.metaPixel ?? '',
        isEnabled: tags.metaPixel !== undefined,
        enableAdvancedMatching: false,
      },
      tiktokPixel: {
        pixelId: tags.tiktokPixel ?? '',
        isEnabled: tags.tiktokPixel !== undefined,
        enableAdvancedMatching: false,
      },
    },
  };
}
