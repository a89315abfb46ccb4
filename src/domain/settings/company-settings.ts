import { z } from 'zod';
import { locales } from '../locale/locale.ts';
import { FeeSettings } from './fee-settings.ts';
import { emailAddress, optionalUrl, requiredLine } from './fields.ts';

const inEachLanguage = () => z.record(z.enum(locales), requiredLine());

/** The brand and the publisher of the site: header, footer, legal notice and structured data. */
export const CompanySettings = z.object({
  brand: requiredLine(60),
  contactEmail: emailAddress(),
  /** Target of the partner badge in the footer; empty: the footer has no badge. */
  partnerUrl: optionalUrl(),
  name: requiredLine(),
  legalForm: inEachLanguage(),
  /** The register in which the company is entered. */
  register: inEachLanguage(),
  registryCode: requiredLine(),
  vatNumber: requiredLine(),
  address: requiredLine(),
  director: requiredLine(),
  phone: requiredLine(),
  hostName: requiredLine(),
  hostAddress: requiredLine(),
  hostPhone: requiredLine(),
  /** Name and address of the mediator for consumers. */
  mediator: requiredLine(),
  /** The companies that invoice the advertising space: names, the same in every language. */
  spaceInvoicedBy: requiredLine(),
  /** A group that was stored before the fee existed gets the default of the environment, which is `missing`. */
  fee: FeeSettings,
  /** The share capital in whole euros; empty: no capital, or no obligation to publish it. */
  capital: z
    .string('capital_error')
    .trim()
    .regex(/^\d{0,12}$/, 'capital_error'),
});
export type CompanySettings = z.infer<typeof CompanySettings>;
