import { accountOperations } from './accounts.ts';
import { authOperations } from './auth.ts';
import { campaignAddressOperations } from './campaigns/campaign-addresses.ts';
import { campaignImportOperations } from './campaigns/campaign-imports.ts';
import { campaignOperations } from './campaigns/campaigns.ts';
import { channelOperations } from './campaigns/channels.ts';
import { claimOperations } from './claims.ts';
import { consentOperations } from './consents.ts';
import { contentOperations } from './content/content.ts';
import { contentFileOperations } from './content/content-file.ts';
import { sourceOperations } from './content/content-sources.ts';
import { addressOperations } from './content/site-addresses.ts';
import { contentReportOperations } from './content-reports.ts';
import { conversionOperations } from './conversions.ts';
import { costOperations } from './costs.ts';
import { dashboardOperations } from './dashboard.ts';
import { deliveryOperations } from './deliveries.ts';
import { demoOperations } from './demo.ts';
import { eventOperations } from './events.ts';
import { feedOperations } from './feeds.ts';
import { goLiveOperations } from './go-live.ts';
import { healthOperations } from './health.ts';
import { helpOperations } from './help.ts';
import { integrationOperations } from './integrations.ts';
import { artistPixelOperations } from './landing/artist-pixels.ts';
import { landingPageOperations } from './landing/landing-pages.ts';
import { landingSharingOperations } from './landing/landing-sharing.ts';
import { landingTestOperations } from './landing/landing-tests.ts';
import { reminderOperations } from './landing/reminders.ts';
import { leadRetirementOperations } from './lead-retirement.ts';
import { leadViewOperations } from './lead-views.ts';
import { leadOperations } from './leads.ts';
import { linkOperations } from './links.ts';
import { mailOperations } from './mail.ts';
import { mediaOperations } from './media.ts';
import { moderationOperations } from './moderation.ts';
import { mondayOperations } from './monday.ts';
import { ownDataOperations } from './own-data.ts';
import { passkeyOperations } from './passkeys.ts';
import { passwordLinkOperations } from './password-links.ts';
import { peopleOperations } from './people.ts';
import { plannerOperations } from './planner.ts';
import { pushOperations } from './push.ts';
import { quarantineOperations } from './quarantine.ts';
import { questionOperations } from './questions.ts';
import { radarOperations } from './radar.ts';
import { newsletterOperations } from './requests/newsletter.ts';
import { rightsRequestOperations } from './requests/rights-requests.ts';
import { reviewInvitationOperations } from './review-invitations.ts';
import { reviewOperations } from './reviews.ts';
import { secondFactorOperations } from './second-factor.ts';
import { siteSettingsOperations } from './site-settings.ts';
import { sourceSettingsOperations } from './source-settings.ts';
import { submissionOperations } from './submissions.ts';
import { visitorOperations } from './visitors.ts';
import { watchedPlanOperations } from './watched-plans.ts';
import { wordpressOperations } from './wordpress.ts';

/** Every operation of the API, in the order of the documentation. */
export const operations = [
  ...authOperations,
  ...passwordLinkOperations,
  ...secondFactorOperations,
  ...passkeyOperations,
  ...submissionOperations,
  ...plannerOperations,
  ...watchedPlanOperations,
  ...helpOperations,
  ...questionOperations,
  ...visitorOperations,
  ...feedOperations,
  // Before the leads: a fixed path must precede a path with a parameter.
  ...quarantineOperations,
  ...reviewOperations,
  ...moderationOperations,
  ...reviewInvitationOperations,
  ...contentReportOperations,
  ...campaignOperations,
  ...campaignImportOperations,
  ...channelOperations,
  ...campaignAddressOperations,
  ...claimOperations,
  ...mediaOperations,
  ...landingPageOperations,
  ...landingSharingOperations,
  ...landingTestOperations,
  ...artistPixelOperations,
  ...reminderOperations,
  ...linkOperations,
  ...radarOperations,
  ...leadOperations,
  ...leadViewOperations,
  ...leadRetirementOperations,
  ...rightsRequestOperations,
  ...newsletterOperations,
  ...deliveryOperations,
  ...pushOperations,
  ...peopleOperations,
  ...ownDataOperations,
  ...consentOperations,
  ...conversionOperations,
  ...integrationOperations,
  ...siteSettingsOperations,
  ...sourceSettingsOperations,
  ...wordpressOperations,
  ...costOperations,
  ...addressOperations,
  ...sourceOperations,
  ...contentFileOperations,
  ...contentOperations,
  ...mailOperations,
  ...accountOperations,
  ...eventOperations,
  ...dashboardOperations,
  ...mondayOperations,
  ...goLiveOperations,
  ...demoOperations,
  ...healthOperations,
] as const;
