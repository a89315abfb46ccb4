import { z } from 'zod';

/**
 * The access to the ad platforms that the server tells of acts. The account of Meta and TikTok is that of the pixel in the integrations. No
 * part of a token is ever shown: whoever has one can write events.
 */
export const ConversionSettings = z.object({
  meta: z.boolean(),
  metaToken: z.string().optional(),
  tiktok: z.boolean(),
  tiktokToken: z.string().optional(),
  google: z.boolean(),
  /** The key file of a service account, as it was downloaded. */
  googleToken: z.string().optional(),
  /** The numbers of the Google Ads account and of its conversion action; empty: not given. */
  googleCustomer: z.string(),
  googleAction: z.string(),
});
export type ConversionSettings = z.infer<typeof ConversionSettings>;

export const conversionSecrets = ['metaToken', 'tiktokToken', 'googleToken'] as const;
