import { accountOperations } from './accounts.ts';
import { authOperations } from './auth.ts';
import { campaignOperations } from './campaigns.ts';
import { claimOperations } from './claims.ts';
import { costOperations } from './costs.ts';
import { dashboardOperations } from './dashboard.ts';
import { deliveryOperations } from './deliveries.ts';
import { eventOperations } from './events.ts';
import { feedOperations } from './feeds.ts';
import { healthOperations } from './health.ts';
import { integrationOperations } from './integrations.ts';
import { leadOperations } from './leads.ts';
import { mailOperations } from './mail.ts';
import { moderationOperations } from './moderation.ts';
import { peopleOperations } from './people.ts';
import { plannerOperations } from './planner.ts';
import { reviewInvitationOperations } from './review-invitations.ts';
import { reviewOperations } from './reviews.ts';
import { secondFactorOperations } from './second-factor.ts';
import { siteSettingsOperations } from './site-settings.ts';
import { sourceSettingsOperations } from './source-settings.ts';
import { submissionOperations } from './submissions.ts';
import { visitorOperations } from './visitors.ts';

/** Every operation of the API, in the order of its documentation. */
export const operations = [
  ...authOperations,
  ...secondFactorOperations,
  ...submissionOperations,
  ...plannerOperations,
  ...visitorOperations,
  ...feedOperations,
  ...reviewOperations,
  ...moderationOperations,
  ...reviewInvitationOperations,
  ...campaignOperations,
  ...claimOperations,
  ...leadOperations,
  ...deliveryOperations,
  ...peopleOperations,
  ...integrationOperations,
  ...siteSettingsOperations,
  ...sourceSettingsOperations,
  ...costOperations,
  ...mailOperations,
  ...accountOperations,
  ...eventOperations,
  ...dashboardOperations,
  ...healthOperations,
] as const;
