import type { z } from 'zod';
import { AccessSettings } from '../domain/settings/access-settings.ts';
import { BookingSettings } from '../domain/settings/booking-settings.ts';
import { CompanySettings } from '../domain/settings/company-settings.ts';
import { version } from './settings.ts';

/** `GET` and `PUT /api/settings/company`. `version` 0: nothing was saved yet, the environment's values are in force. */
export const CompanyDto = CompanySettings.extend({ version });
export type CompanyDto = z.infer<typeof CompanyDto>;

/** `GET` and `PUT /api/settings/booking`; empty: no address. */
export const BookingDto = BookingSettings.extend({ version });
export type BookingDto = z.infer<typeof BookingDto>;

/** `GET` and `PUT /api/settings/access`. */
export const AccessDto = AccessSettings.extend({ version });
export type AccessDto = z.infer<typeof AccessDto>;
