import type { PasswordChange, SignIn, SignOutAnswer } from '../contracts/account.ts';
import type { ArticleDto } from '../contracts/article.ts';
import type { AuditPage, AuditQuery } from '../contracts/audit.ts';
import type { BookingAnswer, BookingSubmission } from '../contracts/booking.ts';
import type {
  CampaignChange,
  CampaignDeleted,
  CampaignDraft,
  CampaignDto,
  CampaignPage,
  CampaignQuery,
  CampaignStatusChange,
} from '../contracts/campaign.ts';
import type { ConsentAnswer, ConsentProof } from '../contracts/consent-proof.ts';
import type { ContactAnswer, ContactSubmission } from '../contracts/contact.ts';
import type { DashboardDto } from '../contracts/dashboard.ts';
import type { FeedView } from '../contracts/feed.ts';
import type { PendingReviewDto } from '../contracts/pending-review.ts';
import type { ReviewsView } from '../contracts/review.ts';
import type { RatesAnswer, SimulationAnswer, SimulationSubmission } from '../contracts/simulation.ts';
import type { VisitReport } from '../contracts/visit.ts';
import type { DashboardPeriod } from '../domain/dashboard/scale.ts';
import type { Locale } from '../domain/locale/locale.ts';
import type { VisitSignals } from '../domain/visit/is-counted.ts';
import type { AccountPorts, Caller, SignedIn, Throttled } from './account/account-ports.ts';
import { authorize } from './account/authorize.ts';
import { changePassword, type WrongField } from './account/change-password.ts';
import { type SignInProblem, signIn } from './account/sign-in.ts';
import { signOut } from './account/sign-out.ts';
import { signOutEverywhere } from './account/sign-out-everywhere.ts';
import { type AgencyPorts, type AgencyUseCases, bindAgencyUseCases } from './agency-use-cases.ts';
import type { Actor } from './campaign/campaign-audit.ts';
import type { CampaignPorts } from './campaign/campaign-ports.ts';
import { changeCampaign } from './campaign/change-campaign.ts';
import { changeCampaignStatus } from './campaign/change-campaign-status.ts';
import { createCampaign } from './campaign/create-campaign.ts';
import { deleteCampaign } from './campaign/delete-campaign.ts';
import { listCampaigns } from './campaign/list-campaigns.ts';
import { readCampaign } from './campaign/read-campaign.ts';
import { type ConsentPorts, recordConsent } from './consent/record-consent.ts';
import { type DashboardPorts, readDashboard } from './dashboard/read-dashboard.ts';
import { type ListArticlesPorts, listArticles } from './feeds/list-articles.ts';
import { listModeration } from './feeds/list-moderation.ts';
import { type ListReviewsPorts, listReviews, type PageOfReviews } from './feeds/list-reviews.ts';
import { checkReadiness, type ReadinessPorts } from './health/check-readiness.ts';
import { type JournalPorts, listAudit } from './journal/list-audit.ts';
import type { RequestFacts } from './lead/lead-origin.ts';
import { submitBooking } from './lead/submit-booking.ts';
import { submitContact } from './lead/submit-contact.ts';
import { type SimulationPorts, submitSimulation } from './lead/submit-simulation.ts';
import { bindLeadUseCases, type LeadUseCases } from './lead-use-cases.ts';
import type { PipelinePorts } from './pipeline/pipeline-ports.ts';
import type { Result } from './result.ts';
import type { ReviewPorts } from './review/review-ports.ts';
import { bindReviewUseCases, type ReviewUseCases } from './review-use-cases.ts';
import { bindSecondFactorUseCases, type SecondFactorUseCases } from './second-factor-use-cases.ts';
import { bindSettingsUseCases, type SettingsPorts, type SettingsUseCases } from './settings-use-cases.ts';
import { listRates } from './simulator/list-rates.ts';
import { countVisit, type VisitPorts } from './visit/count-visit.ts';

/** Everything that the API and the pages can ask for, with its ports already in hand. */
export interface UseCases
  extends LeadUseCases,
    ReviewUseCases,
    SettingsUseCases,
    AgencyUseCases,
    SecondFactorUseCases {
  submitContact(
    submission: ContactSubmission,
    facts: RequestFacts,
  ): Promise<Result<ContactAnswer, 'idempotency_conflict'>>;
  submitBooking(
    submission: BookingSubmission,
    facts: RequestFacts,
  ): Promise<Result<BookingAnswer, 'idempotency_conflict'>>;
  submitSimulation(
    submission: SimulationSubmission,
    facts: RequestFacts,
  ): Promise<Result<SimulationAnswer, 'no_estimate' | 'idempotency_conflict'>>;
  recordConsent(proof: ConsentProof): Promise<Result<ConsentAnswer, 'idempotency_conflict'>>;
  /** The approved reviews, as stored, in the reader's language. */
  listReviews(locale: Locale, part?: PageOfReviews): Promise<ReviewsView>;
  /** The reviews that are not shown, with e-mail addresses: for moderators only. */
  listModeration(status: 'pending' | 'rejected'): Promise<PendingReviewDto[]>;
  /** The latest articles, as stored, in the reader's language. */
  listArticles(locale: Locale): Promise<FeedView<ArticleDto>>;
  listRates(): RatesAnswer;
  /** Gives the token of a new session. */
  signIn(typed: SignIn, caller: Caller): Promise<Result<string, SignInProblem> | Throttled>;
  signOut(who: SignedIn, requestId: string): Promise<SignOutAnswer>;
  signOutEverywhere(who: SignedIn, requestId: string): Promise<SignOutAnswer>;
  /** Gives the token of a new session; all others have ended. */
  changePassword(
    who: SignedIn,
    change: PasswordChange,
    caller: Caller,
  ): Promise<Result<string, never> | WrongField | Throttled>;
  /** Who a token belongs to at this moment. */
  authorize(token: string): Promise<Result<SignedIn, 'unauthorized'>>;
  listCampaigns(query: CampaignQuery): Promise<CampaignPage>;
  readCampaign(id: string): Promise<Result<CampaignDto, 'not_found'>>;
  createCampaign(
    draft: CampaignDraft,
    actor: Actor,
  ): Promise<Result<CampaignDto, 'lead_not_won' | 'campaign_without_estimate'>>;
  changeCampaign(
    id: string,
    change: CampaignChange,
    actor: Actor,
  ): Promise<
    Result<CampaignDto, 'not_found' | 'lead_not_won' | 'campaign_without_estimate' | 'campaign_conflict'>
  >;
  changeCampaignStatus(
    id: string,
    change: CampaignStatusChange,
    actor: Actor,
  ): Promise<Result<CampaignDto, 'not_found'>>;
  deleteCampaign(id: string, actor: Actor): Promise<Result<CampaignDeleted, 'not_found'>>;
  /** The back office's figures of the last days, today included. */
  readDashboard(days: DashboardPeriod): Promise<DashboardDto>;
  /** A page of the audit log. */
  listAudit(query: AuditQuery): Promise<AuditPage>;
  /** Never waits and never fails. */
  countVisit(report: VisitReport, signals: VisitSignals): void;
  isReady(): Promise<boolean>;
}

export function bindUseCases(
  ports: SimulationPorts &
    ReadinessPorts &
    ConsentPorts &
    ListReviewsPorts &
    ListArticlesPorts &
    AccountPorts &
    CampaignPorts &
    PipelinePorts &
    ReviewPorts &
    VisitPorts &
    DashboardPorts &
    SettingsPorts &
    AgencyPorts &
    JournalPorts,
): UseCases {
  return {
    submitContact: (submission, facts) => submitContact(ports, submission, facts),
    submitBooking: (submission, facts) => submitBooking(ports, submission, facts),
    submitSimulation: (submission, facts) => submitSimulation(ports, submission, facts),
    recordConsent: (proof) => recordConsent(ports, proof),
    listReviews: (locale, part) => listReviews(ports, locale, part),
    listModeration: (status) => listModeration(ports, status),
    listArticles: (locale) => listArticles(ports, locale),
    listRates: () => listRates(ports),
    signIn: (typed, caller) => signIn(ports, typed, caller),
    signOut: (who, requestId) => signOut(ports, who, requestId),
    signOutEverywhere: (who, requestId) => signOutEverywhere(ports, who, requestId),
    changePassword: (who, change, caller) => changePassword(ports, who, change, caller),
    authorize: (token) => authorize(ports, token),
    listCampaigns: (query) => listCampaigns(ports, query),
    readCampaign: (id) => readCampaign(ports, id),
    createCampaign: (draft, actor) => createCampaign(ports, draft, actor),
    changeCampaign: (id, change, actor) => changeCampaign(ports, id, change, actor),
    changeCampaignStatus: (id, change, actor) => changeCampaignStatus(ports, id, change, actor),
    deleteCampaign: (id, actor) => deleteCampaign(ports, id, actor),
    readDashboard: (days) => readDashboard(ports, days),
    listAudit: (query) => listAudit(ports, query),
    countVisit: (report, signals) => countVisit(ports, report, signals),
    isReady: () => checkReadiness(ports),
    ...bindLeadUseCases(ports),
    ...bindReviewUseCases(ports),
    ...bindSettingsUseCases(ports),
    ...bindAgencyUseCases(ports),
    ...bindSecondFactorUseCases(ports),
  };
}
