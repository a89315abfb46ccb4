import { z } from 'zod';
import { Integrations } from '../../domain/settings/integration-settings.ts';
import { SecretView, version } from '../settings/settings.ts';

/** The artist's own pixels on a landing page. No answer contains any part of a token, which would permit writing events. */

/** `GET /api/landing-pages/{id}/artist-pixels`. */
export const ArtistPixelsDto = z.object({
  /** 0: nothing was ever set. */
  version,
  isOn: z.boolean(),
  /** The day of the contract of processing, as `2026-11-30`. */
  contractOn: z.string().nullable(),
  metaPixel: z.string(),
  metaToken: SecretView,
  tiktokPixel: z.string(),
  tiktokToken: SecretView,
});
export type ArtistPixelsDto = z.infer<typeof ArtistPixelsDto>;

const token = z.string().trim().min(1, 'field_required').max(1000, 'too_long').nullable().optional();

/** The pixels and tokens. Without a token the stored one stays, `null` deletes it. */
export const ArtistPixelNumbers = z.object({
  metaPixel: Integrations.shape.metaPixel.shape.pixelId,
  metaToken: token,
  tiktokPixel: Integrations.shape.tiktokPixel.shape.pixelId,
  tiktokToken: token,
});
export type ArtistPixelNumbers = z.output<typeof ArtistPixelNumbers>;

/** `PUT /api/landing-pages/{id}/artist-pixels`. They are switched on only with a contract and a pixel. */
export const ArtistPixelsChange = ArtistPixelNumbers.extend({
  version,
  isOn: z.boolean(),
  contractOn: z.iso.date('day_wrong').nullable(),
}).superRefine(({ isOn, contractOn, metaPixel, tiktokPixel }, context) => {
  if (!isOn) return;
  const wrong = (field: string, message: string) =>
    context.addIssue({ code: 'custom', message, path: [field] });
  if (contractOn === null) wrong('contractOn', 'artist_contract');
  if (metaPixel === '' && tiktokPixel === '') wrong('metaPixel', 'artist_pixel');
});
export type ArtistPixelsChange = z.output<typeof ArtistPixelsChange>;
