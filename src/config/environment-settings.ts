import { mailEvents, usualPorts } from '../domain/mail/settings.ts';
import type { Settings } from '../domain/settings/groups.ts';
import { companyDefaults } from './company-defaults.ts';
import type { Env } from './env.ts';

/**
 * Returns the environment's values of the settings that the back office can change. They apply until a group is stored.
 */
export function environmentSettings(env: Env): Settings {
  const { tags, company, bookingUrls } = env;
  const { simulator, contact, booking, planner } = env.webhooks.urls;
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
        conversionLabel: '',
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
    company: {
      brand: env.brandName,
      contactEmail: env.contactEmail,
      partnerUrl: env.partnerUrl ?? '',
      ...companyDefaults,
      ...company,
    },
    booking: {
      youtube: bookingUrls.youtube ?? '',
      meta: bookingUrls.meta ?? '',
      tiktok: bookingUrls.tiktok ?? '',
      spotify: bookingUrls.spotify ?? '',
    },
    webhooks: {
      ...(simulator && { simulator }),
      ...(contact && { contact }),
      ...(booking && { booking }),
      ...(planner && { planner }),
      previousUntil: null,
    },
    mail: {
      host: '',
      port: usualPorts.starttls,
      security: 'starttls',
      user: '',
      sender: '',
      notifyTo: '',
      notifyOf: [...mailEvents],
      notifyLocale: 'fr',
    },
    wordpress: {
      url: env.blogUrl ?? '',
      username: '',
      frequency: 'manual',
      categories: [],
      canonical: 'site',
    },
    access: {
      secondFactorRequired: false,
      secondFactorForAdmins: env.adminSecondFactor,
    },
    reviewsWidget: { widgetId: env.reviews.widgetId ?? '' },
  };
}
