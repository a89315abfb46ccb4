import { z } from 'zod';

/**
 * The access to the ad platforms that the server tells of acts. The account of each is that of its pixel in the integrations. No
 * part of a token is ever shown: whoever has one can write events.
 */
export const ConversionSettings = z.object({
  meta: z.boolean(),
  metaToken: z.string().optional(),
  tiktok: z.boolean(),
  tiktokToken: z.string().optional(),
});
export type ConversionSettings = z.infer<typeof ConversionSettings>;

export const conversionSecrets = ['metaToken', 'tiktokToken'] as const;
