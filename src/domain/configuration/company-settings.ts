import { z } from 'zod';
import { locales } from '../locale/locale.ts';
import { emailAddress, optionalUrl, requiredLine } from './fields.ts';

const inEachLanguage = () => z.record(z.enum(locales), requiredLine());

/** The brand, and who publishes the site: header, footer, legal notice and structured data. */
export const CompanySettings = z.object({
  brand: requiredLine(60),
  contactEmail: emailAddress(),
  /** Where the footer's partner badge leads; empty: nowhere. */
  partnerUrl: optionalUrl(),
  name: requiredLine(),
  legalForm: inEachLanguage(),
  /** Where it is registered. */
  register: inEachLanguage(),
  registryCode: requiredLine(),
  vatNumber: requiredLine(),
  address: requiredLine(),
  director: requiredLine(),
  hostName: requiredLine(),
  hostAddress: requiredLine(),
  /** The share capital in whole euros; empty: it has none, or need not say. */
  capital: z
    .string('capital_error')
    .trim()
    .regex(/^\d{0,12}$/, 'capital_error'),
});
export type CompanySettings = z.infer<typeof CompanySettings>;
