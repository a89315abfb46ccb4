import type { Act } from './acts.ts';
import type { AdIdentifiers } from './identifiers.ts';

/** An act as an ad platform is told of it. It holds nothing that was typed, no address of the visitor and no name. */
export interface ConversionMessage {
  act: Act | 'test';
  eventId: string;
  /** By the server's clock, in epoch milliseconds. */
  actedAt: number;
  /** Address of the page without its query. */
  url: string;
  /** The kind of form, or of what was done on a landing page. */
  category: string;
  /** What was clicked; for another act, the path of the page without its language. */
  content: string;
  /** The public id of the landing page, of an act without a lead. */
  page: string | null;
  userAgent: string;
  ids: AdIdentifiers;
}

/** A request to an ad platform; without a `method` it is posted, by default as JSON. */
export interface VendorRequest {
  url: string;
  method?: 'GET';
  headers: Readonly<Record<string, string>>;
  body: string;
}
