import type { BookingPlatform } from '../domain/booking/platforms.ts';
import { mailEvents, usualPorts } from '../domain/mail/settings.ts';
import type { Settings } from '../domain/settings/groups.ts';
import { isLoopback } from '../domain/settings/loopback.ts';
import { companyDefaults } from './company-defaults.ts';
import type { Env } from './env.ts';

/**
 * Returns the environment's values of the settings that the back office can change. They apply until a group is stored.
 * Other defaults depend on two of them:
 * @param demo whether the site is a demonstration
 * @param siteUrl the public address
 */
export function environmentSettings(env: Env, demo = env.demoData, siteUrl = env.siteUrl): Settings {
  const { tags, company, bookingUrls } = env;
  const bookingUrl = (platform: BookingPlatform) =>
    bookingUrls[platform] ?? (demo ? `https://example.com/booking/${platform}` : '');
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
    conversions: { meta: false, tiktok: false, google: false, googleCustomer: '', googleAction: '' },
    company: {
      brand: env.brandName,
      contactEmail: env.contactEmail,
      partnerUrl: env.partnerUrl ?? '',
      ...companyDefaults,
      ...company,
    },
    booking: {
      youtube: bookingUrl('youtube'),
      meta: bookingUrl('meta'),
      tiktok: bookingUrl('tiktok'),
      spotify: bookingUrl('spotify'),
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
      perSecond: 5,
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
      // A demonstration and a developer's machine need only a password. On a public site, a password alone is too weak.
      secondFactorForAdmins: env.adminSecondFactor ?? isPublic(siteUrl, demo),
    },
    demo: { active: demo },
    site: { url: siteUrl },
    statements: { confirmed: [], replyHours: '' },
    reviewsWidget: { widgetId: env.reviews.widgetId ?? '' },
  };
}

/** Whether visitors can reach the site, and its data is real. */
const isPublic = (siteUrl: string, demo: boolean): boolean => !demo && !isLoopback(new URL(siteUrl).hostname);

/**
 * Whether the site sends requests to the public databases of releases: as `RELEASE_SOURCES` says; without the variable,
 * only a public site does.
 */
export const asksReleaseSources = (
  env: Pick<Env, 'releaseSources'>,
  { site, demo }: Pick<Settings, 'site' | 'demo'>,
): boolean => env.releaseSources ?? isPublic(site.url, demo.active);
