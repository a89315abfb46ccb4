import type { z } from 'zod';
import { isPhone } from '../../domain/lead/phone.ts';
import { AccessSettings } from '../../domain/settings/access-settings.ts';
import { BookingSettings } from '../../domain/settings/booking-settings.ts';
import { CompanySettings } from '../../domain/settings/company-settings.ts';
import { isPlaceholder } from '../../domain/settings/placeholder.ts';
import { StatementSettings } from '../../domain/settings/statement-settings.ts';
import { version } from './settings.ts';

/** `GET /api/settings/company`. `version` 0: nothing was saved yet, so the environment's values apply. */
export const CompanyDto = CompanySettings.extend({ version });
export type CompanyDto = z.infer<typeof CompanyDto>;

/** A telephone number, or its placeholder. The rule is only for changes: older stored values can still be read. */
const phone = CompanySettings.shape.phone.refine(
  (typed) => typed === '' || isPhone(typed) || isPlaceholder(typed),
  'phone_error',
);

/** `PUT /api/settings/company`. */
export const CompanyChange = CompanyDto.extend({ phone, hostPhone: phone });
export type CompanyChange = z.infer<typeof CompanyChange>;

/** `GET` and `PUT /api/settings/booking`; empty: no address. */
export const BookingDto = BookingSettings.extend({ version });
export type BookingDto = z.infer<typeof BookingDto>;

/** `GET` and `PUT /api/settings/access`. */
export const AccessDto = AccessSettings.extend({ version });
export type AccessDto = z.infer<typeof AccessDto>;

/** `GET` and `PUT /api/settings/statements`. */
export const StatementsDto = StatementSettings.extend({ version });
export type StatementsDto = z.infer<typeof StatementsDto>;
