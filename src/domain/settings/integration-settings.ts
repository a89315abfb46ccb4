import { z } from 'zod';
import { isConversionLabel, isTagId, type Tags } from '../tag-id/tag-id.ts';
import { type IntegrationName, integrations } from './integrations.ts';

/** The schema of an identifier as it is typed, in capitals. It may be empty: the integration then has no tag. */
function identifier(name: IntegrationName) {
  const { tag, wrong } = integrations[name];
  return z
    .string(wrong)
    .trim()
    .toUpperCase()
    .refine((typed) => typed === '' || isTagId(tag, typed), wrong);
}

/** The documented entity. An identifier may be stored without being used: `isEnabled` decides. */
export const Integrations = z.object({
  googleAnalytics: z.object({
    measurementId: identifier('googleAnalytics'),
    isEnabled: z.boolean(),
    enableEnhancedEcommerce: z.boolean(),
    enableUserProperties: z.boolean(),
  }),
  googleTagManager: z.object({
    containerId: identifier('googleTagManager'),
    isEnabled: z.boolean(),
  }),
  googleAds: z.object({
    conversionId: identifier('googleAds'),
    /** The part of `send_to` after the slash; older settings lack it. Without it, leads are not reported to Google Ads. */
    conversionLabel: z
      .string('invalid_ads_label')
      .trim()
      .refine((typed) => typed === '' || isConversionLabel(typed), 'invalid_ads_label')
      .default(''),
    isEnabled: z.boolean(),
    enableRemarketing: z.boolean(),
  }),
  metaPixel: z.object({
    pixelId: identifier('metaPixel'),
    isEnabled: z.boolean(),
    enableAdvancedMatching: z.boolean(),
  }),
  tiktokPixel: z.object({
    pixelId: identifier('tiktokPixel'),
    isEnabled: z.boolean(),
    enableAdvancedMatching: z.boolean(),
  }),
});
export type Integrations = z.infer<typeof Integrations>;

/** Returns the part that the pages need: the tags that are enabled and have an identifier. */
export function tagsOf({
  googleAnalytics: ga,
  googleTagManager: gtm,
  googleAds: ads,
  metaPixel: meta,
  tiktokPixel: tiktok,
}: Integrations): Tags {
  const on = (wanted: boolean, id: string) => wanted && id !== '';
  return {
    ...(on(ga.isEnabled, ga.measurementId) && {
      ga: {
        id: ga.measurementId,
        ...(ga.enableEnhancedEcommerce && { ecommerce: true as const }),
        ...(ga.enableUserProperties && { userProperties: true as const }),
      },
    }),
    ...(on(gtm.isEnabled, gtm.containerId) && { gtm: { id: gtm.containerId } }),
    ...(on(ads.isEnabled, ads.conversionId) && {
      googleAds: {
        id: ads.conversionId,
        ...(ads.conversionLabel !== '' && { label: ads.conversionLabel }),
        ...(ads.enableRemarketing && { remarketing: true as const }),
      },
    }),
    ...(on(meta.isEnabled, meta.pixelId) && {
      metaPixel: { id: meta.pixelId, ...(meta.enableAdvancedMatching && { matching: true as const }) },
    }),
    ...(on(tiktok.isEnabled, tiktok.pixelId) && {
      tiktokPixel: { id: tiktok.pixelId, ...(tiktok.enableAdvancedMatching && { matching: true as const }) },
    }),
  };
}
