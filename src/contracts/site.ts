import type { ShownClaims } from '../domain/claims/shown-claims.ts';
import type { Locale } from '../domain/locale/locale.ts';
import type { CostFigures } from '../domain/simulator/cost-cells.ts';
import type { Platform } from '../domain/simulator/inputs.ts';
import type { Tags } from '../domain/tag-id/tag-id.ts';
import type { ArticleDto } from './article.ts';
import type { ContactFields } from './contact.ts';
import type { FeedView } from './feed.ts';
import type { ReviewsView } from './review.ts';
import type { InvitationView } from './review-invitation.ts';
import type { ReviewFields } from './review-submission.ts';

/** Who publishes the site, for the legal notice. */
export interface CompanyFacts {
  name: string;
  legalForm: Record<Locale, string>;
  register: Record<Locale, string>;
  registryCode: string;
  vatNumber: string;
  address: string;
  /** Who answers for the publication. */
  director: string;
  hostName: string;
  hostAddress: string;
  /** In whole euros; empty: none is named. */
  capital: string;
}

/** The cost table that pages compute with, once another than the code's own was saved. */
export interface ShownCosts {
  version: number;
  figures: CostFigures;
}

/** What every page may show of the installation: configuration, never a visitor's data. */
export interface SiteFacts {
  /** Origin without a trailing slash, `https://example.com`. */
  url: string;
  brand: string;
  contactEmail: string;
  company: CompanyFacts;
  /** Where to book a call. A platform without an address sends to the contact form. */
  bookingUrls: Partial<Record<Platform | 'spotify', string>>;
  blogUrl?: string | undefined;
  /** Page that proves the partnership, linked from the footer's badge. */
  partnerUrl?: string | undefined;
  /** The measurement tags that are switched on. Each is loaded only with the visitor's consent. */
  tags: Tags;
  /** The agency's claims that pages may show now. */
  claims: ShownClaims;
  /** Absent: the code's own cost table. */
  costs?: ShownCosts | undefined;
}

/** A text for each field of a form, or for some. */
export type FieldTexts<Fields> = Partial<Record<keyof Fields & string, string>>;

/** What came of a form that was posted as plain HTML: the page is rendered again with it. */
export type FormOutcome<Fields> =
  | { kind: 'sent' }
  | {
      kind: 'refused';
      message: string;
      fields: FieldTexts<Fields>;
      values: FieldTexts<Fields>;
    };
export type ContactFormOutcome = FormOutcome<ContactFields>;
export type ReviewFormOutcome = FormOutcome<ReviewFields>;

/** What the page that takes a review is asked for. It is rendered for each visitor, and never enters the cache. */
export interface ReviewRequest {
  /** What became of the invitation in the address; absent: there is none in it. `unchecked`: asked too often. */
  state?: InvitationView['state'] | 'unchecked';
  /** The code in the address, where it has the form of one. */
  code?: string;
  outcome?: ReviewFormOutcome;
}

/** The lists that come from elsewhere, as they are stored: asking for one never waits for a vendor. */
export interface PageFeeds {
  /** @param part so many of them, the first page being 1; absent: as many as a page may show */
  reviews(locale: Locale, part?: { size: number; page: number }): Promise<ReviewsView>;
  articles(locale: Locale): Promise<FeedView<ArticleDto>>;
}

/** What the server hands to a page. */
export interface PageLocals {
  site: SiteFacts;
  feeds: PageFeeds;
  /** Present only in the answer to a plain HTML post: such a page never enters the cache. */
  contactForm?: ContactFormOutcome;
  /** Present only for the page that takes a review. */
  review?: ReviewRequest;
}
