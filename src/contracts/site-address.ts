import type { z } from 'zod';
import { SiteSettings, typedSiteUrl } from '../domain/settings/site-settings.ts';
import { OwnerProof } from './account/account.ts';
import { version } from './settings/settings.ts';

/** `GET /api/settings/address`. `version` 0: nothing was saved yet, so the environment's address applies. */
export const SiteAddressDto = SiteSettings.extend({ version });
export type SiteAddressDto = z.infer<typeof SiteAddressDto>;

/** `PUT /api/settings/address`. */
export const SiteAddressChange = OwnerProof.extend({ url: typedSiteUrl, version });
export type SiteAddressChange = z.infer<typeof SiteAddressChange>;
