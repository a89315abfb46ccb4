import type { ShownClaims } from '../domain/claims/shown-claims.ts';
import type { ContentSnapshot } from '../domain/content/content.ts';
import type { PartKey } from '../domain/content/parts.ts';
import type { Fee } from '../domain/fee/fee.ts';
import type { LandingChannel } from '../domain/landing/counts/landing-count.ts';
import type { LandingView } from '../domain/landing/counts/landing-view.ts';
import type { AnswerKind, AnswerPlace } from '../domain/landing/draft-answer.ts';
import type { Locale } from '../domain/locale/locale.ts';
import type { ReviewOrder } from '../domain/review/review-order.ts';
import type { ArticlesCanonical } from '../domain/settings/articles-canonical.ts';
import type { CompanySettings } from '../domain/settings/company-settings.ts';
import type { CostFigures } from '../domain/simulator/cost-cells.ts';
import type { Platform } from '../domain/simulator/inputs.ts';
import type { Tags } from '../domain/tag-id/tag-id.ts';
import type { WatchAct } from '../domain/watch/watch.ts';
import type { ArticleDto } from './article.ts';
import type { CampaignReport } from './campaign-report.ts';
import type { ReportFields } from './content-report.ts';
import type { FeedView } from './feed.ts';
import type { ArtistPixelsFields, ArtistPixelsForm } from './landing/artist-pixels.ts';
import type { DraftAnswerFields } from './landing/draft-answer.ts';
import type { LandingReport } from './landing/landing-report.ts';
import type { ReminderFields, ReminderPageFacts } from './landing/reminder.ts';
import type { ContactFields } from './leads/contact.ts';
import type { FridayDto } from './leads/planner.ts';
import type { StayPageFacts } from './leads/retirement.ts';
import type { NewsletterPageFacts } from './newsletter.ts';
import type { OpenOwnData, OwnDataErased } from './own-data.ts';
import type { PagePictures } from './page-pictures.ts';
import type { QuestionAnswer } from './questions.ts';
import type { ReviewsView } from './reviews/review.ts';
import type { InvitationView } from './reviews/review-invitation.ts';
import type { ReviewFields } from './reviews/review-submission.ts';
import type { PageArticles } from './shown-article.ts';
import type { WatchView } from './watched-plan.ts';

/** The publisher of the site, for the legal notice. With demo data, a missing fee is an example. */
export type CompanyFacts = Omit<CompanySettings, 'brand' | 'contactEmail' | 'partnerUrl' | 'fee'> & {
  fee: Fee;
};

/** The cost table of the pages, if it is not the built-in one. */
export interface ShownCosts {
  version: number;
  figures: CostFigures;
}

/** The configuration that every page may show; it contains no data of a visitor. */
export interface SiteFacts {
  /** Origin without a trailing slash, `https://example.com`. */
  url: string;
  brand: string;
  /** Whether samples may be shown: only on a site with demo data. */
  demo: boolean;
  contactEmail: string;
  /** Whether a mail server is set: the planner mails its plans, and pages announce mails. */
  mailsPlans: boolean;
  /** The public key with which browsers subscribe to reminders by notification, in base64url; absent: none is offered. */
  reminderKey?: string | undefined;
  /** Working hours within which the agency answers; absent: no time is promised. */
  replyHours?: number | undefined;
  company: CompanyFacts;
  /** Addresses to book a call. `calendarFor` chooses one for a platform; without any, pages link to the contact form. */
  bookingUrls: Partial<Record<Platform | 'spotify', string>>;
  blogUrl?: string | undefined;
  /** The page that proves the partnership; the footer's badge links to it. */
  partnerUrl?: string | undefined;
  /** The active measurement tags. Each is loaded only with the visitor's consent. */
  tags: Tags;
  /** The agency's claims that pages may show now. */
  claims: ShownClaims;
  /** The agency's published texts; absent: no published text. `textsOf` reads it. */
  content?: ContentSnapshot | undefined;
  /** The pictures of these texts and of the claims' bases; absent: no pictures. */
  pictures?: PagePictures | undefined;
  /** Absent: the built-in cost table. */
  costs?: ShownCosts | undefined;
  /** The canonical address of articles for search engines: this site's (absent), or the blog's. */
  articlesCanonical?: ArticlesCanonical | undefined;
}

/** Texts for fields of a form. */
export type FieldTexts<Fields> = Partial<Record<keyof Fields & string, string>>;

/** The result of a form that was posted without JavaScript; the page is rendered again with it. */
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
export type ReportFormOutcome = FormOutcome<ReportFields>;

/** The data of the page with the form that reports content, when it is rendered for one visitor. */
export interface ReportRequest {
  /** The parameter `objet`, as it was sent. */
  object?: string;
  outcome?: ReportFormOutcome;
  /** The number of the report that was stored. */
  number?: number | undefined;
  /** Whether its receipt has just been queued. */
  receipt?: boolean | undefined;
}

/** The data of the page with the review form. It is rendered for each visitor and never cached. */
export interface ReviewRequest {
  /**
   * The state of the invitation in the address; absent: no invitation in the address. `unchecked`: the rate limit was
   * reached.
   */
  state?: InvitationView['state'] | 'unchecked';
  /** The code in the address, if it has the form of a code. */
  code?: string;
  /** The review that was written with the invitation, while its decision is shown. */
  review?: InvitationView['review'];
  outcome?: ReviewFormOutcome;
}

/** The page on which an artist sets their own pixels: the form with the answer to it, or why its link is closed. */
export type ArtistPixelsPage =
  | { ended: 'used' | 'expired'; outcome?: undefined }
  | {
      ended?: undefined;
      form: ArtistPixelsForm;
      outcome?: FormOutcome<ArtistPixelsFields> | undefined;
      /** Whether the page offers the pixels at once. */
      isOn?: boolean | undefined;
    };

/** The data of the page of watched Fridays. It is rendered for each visitor and never cached. */
export interface WatchRequest {
  /** The Fridays of the month of the plan; of a watch, they are in `view`. */
  month?: readonly FridayDto[];
  /** The plan in the address of the form; absent: there is none. */
  asked?: Readonly<Record<string, string>>;
  /** The message of a refusal, and the typed address. */
  refused?: { message: string; email: string };
  /** The Friday of an accepted form. */
  sent?: string | undefined;
  /** The code of one watch, and what is shown of it. */
  code?: string;
  view?: WatchView;
  /** The act whose button was pressed. */
  act?: WatchAct;
}

/** The stored lists of vendors: no call sends a request to a vendor. */
export interface PageFeeds {
  /** @param part one page, from 1, its size and order; absent: the maximum that a page may show, newest first */
  reviews(locale: Locale, part?: { size: number; page: number; order?: ReviewOrder }): Promise<ReviewsView>;
  articles(locale: Locale): Promise<FeedView<ArticleDto>>;
}

/** The response to the form of a landing page, with the data of the script about the view in which it was filled in. */
export interface LandingFormAnswer {
  outcome: FormOutcome<Pick<ContactFields, 'name' | 'email' | 'message'>>;
  /** The id of the stored lead; absent: the form was refused. */
  lead?: string | undefined;
  /** The channel of the visit; absent without script. */
  channel?: LandingChannel | undefined;
  /** Whether the view already counts as a conversion. */
  converted: boolean;
}

/** The response to the form of a reminder, for the page that is rendered again. */
export interface ReminderAnswer {
  /** Absent: the fan wants to type another address, and the form is rendered with the other choices. */
  outcome?: FormOutcome<ReminderFields>;
  /** What the fan chose beside the address, as it was posted. */
  chosen: { platform: string; moment: string; artistList: boolean; zone: string };
  /** The typed address, which only this response contains. */
  email: string;
  isOut: boolean;
}

/** The draft behind a secret link, for the bar with which the artist answers it. */
export interface ShownDraft {
  version: number;
  /** When it was saved, in epoch milliseconds. */
  versionAt: number;
  /** The places that a remark may name. */
  places: readonly AnswerPlace[];
  /** Only in the response to the form of the bar. */
  answered?: {
    kind: AnswerKind;
    outcome: FormOutcome<Pick<DraftAnswerFields, 'name' | 'place' | 'text'>>;
    /** When the answered draft was saved, in epoch milliseconds; absent: it is the current draft. */
    older?: number | undefined;
  };
}

/** A landing page that is online, for search engines and for the page that reports content. */
export interface ListedLandingPage {
  /** Without language prefix. */
  path: string;
  languages: readonly Locale[];
  /** The agency's day of its publication. */
  updated: string;
}

/** A question that was posted without JavaScript, with the answer, or the message of a refusal. */
export interface AskedQuestion {
  text: string;
  answer?: QuestionAnswer;
  error?: string;
  /** The visitor asked the agency to keep it: whether it did, and else why not. */
  kept?: { done: true } | { done: false; message: string };
}

/** The page of a person's own data, for one visitor. */
export interface OwnDataPage {
  /** The address for which a link was asked. */
  asked?: string;
  /** A form that was refused. `over`: the link of a mail opens no more. */
  refused?: {
    form: 'ask' | 'type' | 'over' | 'eraseOver' | 'correct' | 'erasure' | 'typedErasure';
    email?: string;
    message?: string;
  };
  /** Absent: the page is closed. */
  open?: OpenOwnData;
  /** What the person just did on the open page. */
  done?:
    | 'prolonged'
    | 'corrected'
    | 'reviewWithdrawn'
    | 'itemErased'
    | 'withdrawn'
    | 'requested'
    | 'erasureSent';
  /** What was erased just now. */
  erased?: OwnDataErased;
}

/** The data that the server passes to a page. */
export interface PageLocals {
  site: SiteFacts;
  feeds: PageFeeds;
  /** The articles that have their own pages. */
  articles: PageArticles;
  /** Only in the response to a pressed button: the page begins with the focus on its answer. It is never cached. */
  pressed?: true;
  /** Only in the response to a form without JavaScript; such a page is never cached. */
  contactForm?: ContactFormOutcome;
  /** Only in the response to a posted question; such a page is never cached. */
  question?: AskedQuestion;
  /** Only for the page with the review form. */
  review?: ReviewRequest;
  /** Only for the page of a person's own data; with it the page is never cached. */
  ownData?: OwnDataPage;
  /** Only for the page that reports content, with a parameter or in the response to its form. */
  report?: ReportRequest;
  /** Only for the page about budgets: the parameters of its address, not checked. */
  spend?: Readonly<Record<string, string>>;
  /** Only for the page of watched Fridays. */
  watch?: WatchRequest;
  /** Only for the preview of a draft, with the part to mark; such a page is never cached. */
  preview?: { outline?: PartKey | undefined };
  /** Only for a landing page: its content in the page's language. */
  landing?: LandingView;
  /** Only for the draft behind a secret link; such a page is never cached. */
  draft?: ShownDraft;
  /** Only in the response to the form of a landing page; such a page is never cached. */
  landingForm?: LandingFormAnswer;
  /** Only in the response to the reminder form of a landing page; such a page is never cached. */
  landingReminder?: ReminderAnswer;
  /** Only for the page behind a link in a mail about a reminder; such a page is never cached. */
  reminder?: ReminderPageFacts;
  /** The code in the address of a page behind a link in a mail, which the links to the other languages keep. */
  code?: string;
  /** Only for the page behind a link in a mail about the newsletter; such a page is never cached. */
  newsletter?: NewsletterPageFacts;
  /** Only for the page behind a question whether to keep a person's leads; such a page is never cached. */
  stay?: StayPageFacts;
  /** Only for the page on which an artist sets their own pixels; such a page is never cached. */
  artistPixels?: ArtistPixelsPage;
  /** Only for the page with a landing page's figures; such a page is never cached. */
  landingReport?: LandingReport;
  /** Only for the report of a campaign for its client; such a page is never cached. */
  campaignReport?: CampaignReport;
  /** The landing pages that are online, for the sitemap and for the page that reports content. */
  landings?: readonly ListedLandingPage[];
}

/** A rendered page or file for programs. The headers have its content type; those of a page also have its policy. */
export interface RenderedPage {
  headers: Record<string, string>;
  body: string;
}

/**
 * Renders the page at a path. Resolves to `undefined` when no page has this path, and rejects when its data cannot be read.
 */
export type RenderPage = (path: string, locals: PageLocals) => Promise<RenderedPage | undefined>;
