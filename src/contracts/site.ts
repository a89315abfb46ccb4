import type { Platform } from '../domain/simulator/inputs.ts';
import type { ContactFields } from './contact.ts';

/** What every page may show of the installation: configuration, never a visitor's data. */
export interface SiteFacts {
  /** Origin without a trailing slash, `https://example.com`. */
  url: string;
  brand: string;
  contactEmail: string;
  /** Where to book a call. A platform without an address sends to the contact form. */
  bookingUrls: Partial<Record<Platform | 'spotify', string>>;
  blogUrl?: string | undefined;
  /** Page that proves the partnership, linked from the footer's badge. */
  partnerUrl?: string | undefined;
}

/** What came of a contact form that was posted as plain HTML: the page is rendered again with it. */
export type ContactFormOutcome =
  | { kind: 'sent' }
  | {
      kind: 'refused';
      message: string;
      fields: Partial<Record<keyof ContactFields, string>>;
      values: Partial<Record<keyof ContactFields, string>>;
    };

/** What the server hands to a page. */
export interface PageLocals {
  site: SiteFacts;
  /** Present only in the answer to a plain HTML post: such a page never enters the cache. */
  contactForm?: ContactFormOutcome;
}
