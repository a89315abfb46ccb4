import type { AccountPorts } from '../account/account-ports.ts';
import type { PasskeyPorts } from '../account/passkeys.ts';
import type { AuditPorts } from '../audit/list-audit.ts';
import type { CampaignPorts } from '../campaign/campaign-ports.ts';
import type { ClaimPorts } from '../claims/claim-ports.ts';
import type { ConsentPorts } from '../consent/record-consent.ts';
import type { ContentPorts } from '../content/content-ports.ts';
import type { CostPorts } from '../costs/read-costs.ts';
import type { DashboardPorts } from '../dashboard/read-dashboard.ts';
import type { RemoveDemoPorts } from '../demo/remove-demo.ts';
import type { ListArticlesPorts } from '../feeds/list-articles.ts';
import type { GoLivePorts } from '../go-live/check-go-live.ts';
import type { SafekeepingPorts } from '../go-live/keep-safe.ts';
import type { ReadinessPorts } from '../health/check-readiness.ts';
import type { LandingPorts } from '../landing/landing-ports.ts';
import type { ResolveLinksPorts } from '../landing/resolve-links.ts';
import type { LandingTestPorts } from '../landing/test-landing.ts';
import type { PipelinePorts } from '../leads/manage/pipeline-ports.ts';
import type { ReminderPorts } from '../leads/remind/remind-of-follow-ups.ts';
import type { SimulationPorts } from '../leads/submit/submit-simulation.ts';
import type { LeadViewPorts } from '../leads/views/lead-views.ts';
import type { MailPorts } from '../mail/mail-desk.ts';
import type { MediaPorts } from '../media/media-ports.ts';
import type { PlannerPorts } from '../planner/planner-ports.ts';
import type { PushPorts } from '../push/push-desk.ts';
import type { RadarPorts } from '../releases/radar-ports.ts';
import type { ListReviewsPorts } from '../reviews/read/list-reviews.ts';
import type { ReviewPorts } from '../reviews/review-ports.ts';
import type { SettingsPorts } from '../settings/settings-ports.ts';
import type { HttpRule, SourceTestPorts } from '../settings/source-settings.ts';
import type { IntegrationTestPorts } from '../settings/test-integration.ts';
import type { VisitPorts } from '../visit/count-visit.ts';
import type { WelcomePorts } from '../welcome/read-welcome.ts';
import type { ReadSyncPorts } from '../wordpress/read-sync.ts';
import type { ShowArticlesPorts } from '../wordpress/show-articles.ts';
import type { WordpressPorts } from '../wordpress/sync-ports.ts';

/** Everything that use cases need from outside; each use case names the part that it takes. */
export type Ports = AccountPorts &
  PasskeyPorts &
  AuditPorts &
  CampaignPorts &
  SettingsPorts &
  ClaimPorts &
  ConsentPorts &
  ContentPorts &
  CostPorts &
  DashboardPorts &
  GoLivePorts &
  SafekeepingPorts &
  IntegrationTestPorts &
  LandingPorts &
  LandingTestPorts &
  LeadViewPorts &
  ListArticlesPorts &
  ListReviewsPorts &
  MailPorts &
  MediaPorts &
  PipelinePorts &
  PlannerPorts &
  PushPorts &
  RadarPorts &
  ReadinessPorts &
  ReminderPorts &
  RemoveDemoPorts &
  ResolveLinksPorts &
  ReviewPorts &
  SimulationPorts &
  SourceTestPorts &
  HttpRule &
  WelcomePorts &
  WordpressPorts &
  ReadSyncPorts &
  ShowArticlesPorts &
  VisitPorts & { newSecret(): string };
