import type { PagePictures } from '../../contracts/page-pictures.ts';
import type { Fee } from '../../domain/fee/fee.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { QuestionWords } from '../../domain/questions/question-words.ts';
import type { ReviewsWidgetSettings } from '../../domain/settings/source-settings.ts';
import type {
  Clock,
  DeliveryQueue,
  Ids,
  LeadStore,
  Log,
  StateStore,
  WebhookAddresses,
  WebhookSender,
} from '../ports.ts';
import type { AccountStore, GuessThrottle, Passwords, SessionStore, SessionTokens } from './account.ts';
import type { ArtistListStore } from './artist-lists.ts';
import type { AuditLog, AuditReader } from './audit.ts';
import type { CampaignImports } from './campaign-imports.ts';
import type { CampaignLeadOf, CampaignLinks, CampaignStore } from './campaigns.ts';
import type { AddressCounter, CampaignAddressStore, ChannelCounter, ChannelStore } from './channels.ts';
import type { ClaimStore, ClaimWords, CurrentClaims } from './claims.ts';
import type { ConsentStore } from './consents.ts';
import type {
  AddressStore,
  ContentImports,
  ContentStore,
  ContentTexts,
  LiveContent,
  PreviewCodes,
  SourceReads,
} from './content.ts';
import type { AccessTokens, ConversionSender, ConversionStore } from './conversions.ts';
import type { CostStore, CurrentCosts } from './costs.ts';
import type { CampaignFigures, DashboardStore } from './dashboard.ts';
import type { DemoRemoval } from './demo.ts';
import type { ArticleStore, FeedTexts, FetchedReview, ReviewStore, VendorSource } from './feeds.ts';
import type { GoLiveSources } from './go-live.ts';
import type { ArtistPixelStore } from './landing/artist-pixels.ts';
import type { DraftAnswers } from './landing/draft-answers.ts';
import type {
  LandingCodes,
  LandingCounter,
  LandingCountStore,
  LandingPreviews,
  LandingScale,
  LandingStore,
  LiveLandings,
} from './landing/landing.ts';
import type { LandingLinkStore, LinkFollower } from './landing/landing-links.ts';
import type { LandingTests } from './landing/landing-tests.ts';
import type { LeadReminders, LeadViewStore } from './lead-views.ts';
import type { LeadDesk, People } from './leads.ts';
import type { KeptMails, Mail, Mailer, MailQueue, MailSettingsSource, MailTexts } from './mail.ts';
import type { MediaLibrary, MediaOriginals, MediaStore, Uploads } from './media.ts';
import type {
  InvitationCodes,
  InvitationStore,
  ModerationDesk,
  ModerationTexts,
  ReviewInbox,
} from './moderation.ts';
import type { PasskeyCeremonies, PasskeyStore } from './passkeys.ts';
import type { PasswordLinkStore } from './password-links.ts';
import type { PictureCopies } from './picture-copies.ts';
import type { MailedPlan, PlanMails, Publisher } from './plan-mails.ts';
import type { PlannerTexts } from './planner-texts.ts';
import type { ContentReports, ReportTexts } from './privacy/content-reports.ts';
import type { ErasureDigests, Erasures } from './privacy/erasures.ts';
import type { LeadRetirement, StayMails } from './privacy/lead-retirement.ts';
import type { NewsletterMails, NewsletterStore } from './privacy/newsletter.ts';
import type { OwnDataMails, PersonLinkStore } from './privacy/person-links.ts';
import type { RightsRequests } from './privacy/rights-requests.ts';
import type { BuildFiles } from './processes/build-files.ts';
import type { Processes } from './processes/processes.ts';
import type { OwnSite, ProofMarks } from './proof.ts';
import type { PushSender, PushStore } from './push.ts';
import type { Quarantine } from './quarantine.ts';
import type { KeptQuestions, QuestionBox, StaffHelp } from './questions.ts';
import type { ConsentWordings, ReceiptSigner } from './receipts.ts';
import type { MusicCatalogues } from './releases/music-catalogues.ts';
import type { ReleaseQueue } from './releases/release-store.ts';
import type { RadarReader, ReleaseMeasures } from './releases/releases.ts';
import type { WatchedPlans, WatchTexts } from './releases/watched-plans.ts';
import type { ReminderCodes, ReminderMails, ReminderPushes, ReminderStore } from './reminders.ts';
import type { Safekeeping } from './safekeeping.ts';
import type { OneTimeCodes, SecondFactorStore } from './second-factor.ts';
import type { LiveSettings, Seal, SettingsStore } from './settings.ts';
import type { TableReader } from './tables.ts';
import type { TagLoaders } from './tag-loaders.ts';
import type { CountRetention, VisitCounter } from './visit.ts';
import type { WeeklyMails } from './weekly-mails.ts';
import type { WelcomeStore } from './welcome.ts';
import type { Blogs } from './wordpress/blog-source.ts';
import type {
  HookStore,
  PostStore,
  ShownPosts,
  SignedMessage,
  SyncStore,
  WordpressTexts,
} from './wordpress/wordpress.ts';
import type { BlogPictureStore } from './wordpress/wordpress-pictures.ts';

/**
 * All dependencies of the use cases. A use case destructures those that it needs; a job, which is composed before the
 * complete object, and a use case that a unit test calls with fakes take `Pick<Ports, …>`. Times are epoch milliseconds
 * (UTC).
 */
export interface Ports {
  clock: Clock;
  ids: Ids;
  /** Returns a number in [0, 1), for the jitter. */
  random(): number;
  log: Log;
  audit: AuditLog;
  auditReader: AuditReader;
  state: StateStore;
  /**
   * Resolves to `current` when every migration is applied; rejects when the database does not respond or accepts no
   * writes.
   */
  databaseState(): Promise<'current' | 'pending'>;
  processes: Processes;
  buildFiles: BuildFiles;
  /** Origin of the public site without a trailing slash. */
  siteUrl: string;
  /** Returns a new secret for the signature of webhooks. */
  newSecret(): string;

  // Accounts.
  accounts: AccountStore;
  sessions: SessionStore;
  passwords: Passwords;
  tokens: SessionTokens;
  throttle: GuessThrottle;
  secondFactors: SecondFactorStore;
  codes: OneTimeCodes;
  passkeys: PasskeyStore;
  ceremonies: PasskeyCeremonies;
  passwordLinks: PasswordLinkStore;

  // Settings.
  settings: LiveSettings;
  settingsStore: SettingsStore;
  seal: Seal;
  /** Returns the source of reviews for settings, which need not be saved. */
  reviewsWidget(settings: ReviewsWidgetSettings): VendorSource<FetchedReview>;
  blogAllowHttp: boolean;
  tagLoaders: TagLoaders;
  consents: ConsentStore;
  conversions: ConversionStore;
  conversionSender: ConversionSender;
  /** Of Google's service accounts. */
  googleTokens: AccessTokens;
  receipts: ReceiptSigner;
  consentWordings: ConsentWordings;
  goLive: GoLiveSources;
  safekeeping: Safekeeping;
  ownSite: OwnSite;
  proofMarks: ProofMarks;

  // Mails and notifications.
  mails: MailQueue;
  mailer: Mailer;
  mailTexts: MailTexts;
  mailSettings: MailSettingsSource;
  keptMails: KeptMails;
  pushStore: PushStore;
  pushSender: PushSender;
  /** The sender of notifications to fans, with a key of its own. */
  reminderPushSender: PushSender;

  // Leads and their delivery.
  leads: LeadStore;
  desk: LeadDesk;
  leadViews: LeadViewStore;
  leadReminders: LeadReminders;
  weeklyMails: WeeklyMails;
  people: People;
  erasures: Erasures;
  personLinks: PersonLinkStore;
  ownDataMails: OwnDataMails;
  erasureDigests: ErasureDigests;
  retirement: LeadRetirement;
  stayMails: StayMails;
  quarantine: Quarantine;
  queue: DeliveryQueue;
  sender: WebhookSender;
  addresses: WebhookAddresses;
  /** Called after a commit that makes a delivery due. */
  deliver(): void;

  // Campaigns, prices and figures.
  campaigns: CampaignStore;
  campaignLinks: CampaignLinks;
  campaignImports: CampaignImports;
  tables: TableReader;
  leadOf: CampaignLeadOf;
  campaignFigures: CampaignFigures;
  costs: CurrentCosts;
  costStore: CostStore;
  /** Returns the agency's fee that pages show. */
  fee(): Fee;
  dashboard: DashboardStore;
  welcomes: WelcomeStore;
  visits: VisitCounter;
  countRetention: CountRetention;
  channelCounter: ChannelCounter;
  addressCounter: AddressCounter;
  campaignAddresses: CampaignAddressStore;
  channels: ChannelStore;
  demoRemoval: DemoRemoval;

  // Planner and releases.
  plannerTexts: PlannerTexts;
  /** Writes the mail with a plan. */
  planMail(locale: Locale, plan: MailedPlan): Omit<Mail, 'to'>;
  planMails: PlanMails;
  watchedPlans: WatchedPlans;
  watchTexts: WatchTexts;
  /** Returns the current sender of the messages, and the current address of the site, without a slash at the end. */
  publisher(): Publisher;
  /** Returns a vendor's text without markup, on one line; null if no text is left. */
  plainText(value: unknown, maxLength: number): string | null;
  releaseMeasures: ReleaseMeasures;
  releaseQueue: ReleaseQueue;
  /** Returns whether the site sends requests to sources of releases. */
  releaseSourcesOn(): boolean;
  radarReader: RadarReader;

  // Reviews.
  reviews: ReviewStore;
  inbox: ReviewInbox;
  moderation: ModerationDesk;
  moderationTexts: ModerationTexts;
  contentReports: ContentReports;
  reportTexts: ReportTexts;
  invitations: InvitationStore;
  invitationCodes: InvitationCodes;
  /** Called after a commit that changes the reviews on pages; resolves when pages show the change. */
  reviewsChanged(): Promise<void>;

  // Content and claims.
  content: LiveContent;
  contentStore: ContentStore;
  contentImports: ContentImports;
  addressStore: AddressStore;
  sourceReads: SourceReads;
  contentTexts: ContentTexts;
  previewCodes: PreviewCodes;
  questionBox: QuestionBox;
  /** The first words with which questions are understood, which files hold; the agency's own come beside them. */
  questionWords: (locale: Locale) => QuestionWords;
  keptQuestions: KeptQuestions;
  staffHelp: StaffHelp;
  /** The pictures of the online content. */
  pagePictures: { now(): PagePictures };
  claims: CurrentClaims;
  claimStore: ClaimStore;
  claimWords: ClaimWords;

  // Media.
  media: MediaLibrary;
  mediaOriginals: MediaOriginals;
  mediaStore: MediaStore;
  uploads: Uploads;
  /** Wakes this process's worker for a picture to resize. */
  resizeSoon(): void;
  copies: PictureCopies;

  // Landing pages.
  landings: LandingStore;
  landingPreviews: LandingPreviews;
  landingCodes: LandingCodes;
  landingCounts: LandingCountStore;
  landingCounter: LandingCounter;
  landingLinks: LandingLinkStore;
  landingScale: LandingScale;
  landingTests: LandingTests;
  artistPixels: ArtistPixelStore;
  liveLandings: LiveLandings;
  draftAnswers: DraftAnswers;
  /** Returns the QR code of a text: its size in squares and an SVG path. */
  drawQr(text: string): { size: number; path: string };
  /** Requests a page's links; never connects to private addresses. */
  linkFollower: LinkFollower;
  catalogues: MusicCatalogues;
  reminders: ReminderStore;
  reminderCodes: ReminderCodes;
  reminderMails: ReminderMails;
  reminderPushes: ReminderPushes;
  artistLists: ArtistListStore;
  /** The sentence with which a fan agrees to the list of an artist. */
  artistListSentence(locale: Locale, artist: string): string;
  rightsRequests: RightsRequests;
  newsletters: NewsletterStore;
  newsletterMails: NewsletterMails;

  // Blog.
  blogs: Blogs;
  blogPictures: BlogPictureStore;
  /** BCP 47 tag, because articles do not name their language. */
  blogLanguage: string;
  hooks: HookStore;
  /** Returns whether a message is signed with the secret, and its time is close to `now`. */
  isSigned(secret: string, message: SignedMessage, now: number): boolean;
  posts: PostStore;
  shownPosts: ShownPosts;
  articles: ArticleStore;
  texts: FeedTexts;
  /** Returns whether samples are shown instead of a blog that is not connected. */
  showsSamples(): boolean;
  syncs: SyncStore;
  /** Wakes this process's worker for a synchronisation. */
  syncSoon(): void;
  wordpressTexts: WordpressTexts;
}
