import { z } from 'zod';
import { addressPlaceNames } from '../domain/channels/campaign-address.ts';
import { locales } from '../domain/locale/locale.ts';
import { abortWith } from '../domain/text/abort-with.ts';

/** Addresses with campaign parameters that the agency builds, and what came of each. */

/** A name in an address: lower-case letters, digits and dashes. */
const name = z
  .string()
  .trim()
  .max(60, abortWith('too_long'))
  .regex(/^[a-z0-9]*(?:-[a-z0-9]+)*$/, 'address_name');

/** `POST /api/campaign-addresses`. */
export const CampaignAddressDraft = z.object({
  /** The path or the whole address of a page of the site, of an article or of a landing page that exists. */
  page: z.string('field_required').trim().min(1, 'field_required').max(300, abortWith('too_long')),
  /** Counts where the page names no language. */
  locale: z.enum(locales),
  place: z.enum(addressPlaceNames),
  campaign: name.min(1, 'field_required'),
  /** Tells two addresses of a campaign apart; may be empty. */
  content: name,
});
export type CampaignAddressDraft = z.infer<typeof CampaignAddressDraft>;

export const CampaignAddressDto = z.object({
  id: z.string(),
  url: z.string(),
  path: z.string(),
  locale: z.enum(locales),
  place: z.enum(addressPlaceNames),
  campaign: z.string(),
  content: z.string(),
  /** ISO 8601 in UTC. */
  createdAt: z.string(),
  /** Since it was built; a lower bound, as all visits are. */
  visits: z.int(),
  leads: z.int(),
  won: z.int(),
  /** In cents of a euro. */
  wonValue: z.int(),
});
export type CampaignAddressDto = z.infer<typeof CampaignAddressDto>;

/** `GET /api/campaign-addresses`: the newest first. */
export const CampaignAddressesDto = z.object({
  items: z.array(CampaignAddressDto),
  /** The landing pages that are online, besides the pages of the site. */
  landings: z.array(z.object({ path: z.string(), title: z.string() })),
});
export type CampaignAddressesDto = z.infer<typeof CampaignAddressesDto>;

/** `GET /api/campaign-addresses/{id}/qr`: the size in squares with its margin, and the SVG path of the dark ones. */
export const CampaignAddressQr = z.object({ url: z.string(), size: z.int(), path: z.string() });
export type CampaignAddressQr = z.infer<typeof CampaignAddressQr>;
