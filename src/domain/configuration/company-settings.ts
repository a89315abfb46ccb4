import { z } from 'zod';
import { emailAddress, optionalUrl, requiredLine } from './fields.ts';

/** The brand, and who publishes the site: header, footer, legal notice and structured data. */
export const CompanySettings = z.object({
  brand: requiredLine(60),
  contactEmail: emailAddress(),
  /** Where the footer's partner badge leads; empty: nowhere. */
  partnerUrl: optionalUrl(),
  name: requiredLine(),
  registryCode: requiredLine(),
  vatNumber: requiredLine(),
  address: requiredLine(),
  director: requiredLine(),
  hostName: requiredLine(),
  hostAddress: requiredLine(),
});
export type CompanySettings = z.infer<typeof CompanySettings>;
