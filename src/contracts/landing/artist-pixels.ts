import { z } from 'zod';
import { locales } from '../../domain/locale/locale.ts';
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
  /** When the artist set them through a one-time link, ISO 8601 in UTC; null: an administrator did, or none are set. */
  byArtistAt: z.string().nullable(),
  /** Number of one-time links with which the artist can set them. */
  openLinks: z.int(),
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

/** A token in the artist's form: an empty field sets none. */
const typedToken = z.string().trim().max(1000, 'too_long').default('');

/** `POST /api/artist-pixels`: what the artist enters behind a one-time link, at least one pixel. */
export const ArtistPixelsSubmission = z
  .object({
    /** The code of the link. It is in the body, because URLs are logged. */
    code: z.string().max(64),
    metaPixel: ArtistPixelNumbers.shape.metaPixel,
    metaToken: typedToken,
    tiktokPixel: ArtistPixelNumbers.shape.tiktokPixel,
    tiktokToken: typedToken,
    /** The language of the page with the form. */
    locale: z.enum(locales),
  })
  .superRefine(({ metaPixel, metaToken, tiktokPixel, tiktokToken }, context) => {
    const wrong = (field: string, message: string) =>
      context.addIssue({ code: 'custom', message, path: [field] });
    if (metaPixel === '' && metaToken !== '') wrong('metaPixel', 'artist_token_pixel');
    if (tiktokPixel === '' && tiktokToken !== '') wrong('tiktokPixel', 'artist_token_pixel');
    if (metaPixel + metaToken + tiktokPixel + tiktokToken === '') wrong('metaPixel', 'artist_pixel');
  });
export type ArtistPixelsSubmission = z.output<typeof ArtistPixelsSubmission>;
export type ArtistPixelsFields = Pick<
  ArtistPixelsSubmission,
  'metaPixel' | 'metaToken' | 'tiktokPixel' | 'tiktokToken'
>;

/** Whether the pixels are offered by the page at once: the agency switches them on. */
export const ArtistPixelsSet = z.object({ isOn: z.boolean() });
export type ArtistPixelsSet = z.infer<typeof ArtistPixelsSet>;

/** The page behind a one-time link, for the artist. */
export interface ArtistPixelsForm {
  /** Title of the landing page. */
  title: string;
  artist: string;
  /** Address of the page while it is online. */
  url: string | null;
  /** The pixels that are set already, which visitors of the page can read too. */
  metaPixel: string;
  tiktokPixel: string;
  /** Whether a token is stored. */
  metaToken: boolean;
  tiktokToken: boolean;
  /** Epoch milliseconds. */
  expiresAt: number;
}
