import { createAccountStore } from '../adapters/db/accounts/account-store.ts';
import { createPasskeyStore } from '../adapters/db/accounts/passkey-store.ts';
import { createPasswordLinkStore } from '../adapters/db/accounts/password-link-store.ts';
import { createSecondFactorStore } from '../adapters/db/accounts/second-factor-store.ts';
import { createSessionStore } from '../adapters/db/accounts/session-store.ts';
import { createWeeklyMails } from '../adapters/db/accounts/weekly-mail-store.ts';
import { createWelcomeStore } from '../adapters/db/accounts/welcome-store.ts';
import { createAuditLog } from '../adapters/db/audit/audit-log.ts';
import { createAuditReader } from '../adapters/db/audit/audit-reader.ts';
import { createCampaignFigures } from '../adapters/db/campaigns/campaign-figures.ts';
import { createCampaignLinks } from '../adapters/db/campaigns/campaign-links.ts';
import { createCampaignStore } from '../adapters/db/campaigns/campaign-store.ts';
import { createImportStore } from '../adapters/db/campaigns/import-store.ts';
import { createCampaignAddresses } from '../adapters/db/channels/campaign-addresses.ts';
import { createChannelStore } from '../adapters/db/channels/channel-store.ts';
import { createConsentStore } from '../adapters/db/consents/consent-store.ts';
import { createAddressStore } from '../adapters/db/content/address-store.ts';
import { createContentImports } from '../adapters/db/content/content-imports.ts';
import { createContentStore } from '../adapters/db/content/content-store.ts';
import { createSourceReads } from '../adapters/db/content/source-reads.ts';
import { createConversionStore } from '../adapters/db/conversions/conversion-store.ts';
import { createCountRetention } from '../adapters/db/dashboard/count-retention.ts';
import { createDashboardStore } from '../adapters/db/dashboard/dashboard-store.ts';
import { createVisitCountStore } from '../adapters/db/dashboard/visit-count-store.ts';
import { createDeliveryQueue } from '../adapters/db/delivery/delivery-queue.ts';
import { createDemoRemoval } from '../adapters/db/demo/demo-removal.ts';
import type { Database } from '../adapters/db/engine/connect.ts';
import { createLeadDesk } from '../adapters/db/leads/lead-desk.ts';
import { createLeadReminders } from '../adapters/db/leads/lead-reminder-store.ts';
import { createLeadStore } from '../adapters/db/leads/lead-store.ts';
import { createLeadViewStore } from '../adapters/db/leads/lead-view-store.ts';
import { createPlanMails } from '../adapters/db/leads/plan-mails.ts';
import { createErasures } from '../adapters/db/privacy/erasures.ts';
import { createPersonLinkStore } from '../adapters/db/privacy/own-data/person-link-store.ts';
import { createPeople } from '../adapters/db/privacy/people-store.ts';
import { createLeadRetirement } from '../adapters/db/privacy/retirement/lead-retirement-store.ts';
import { createRightsRequests } from '../adapters/db/privacy/rights/rights-store.ts';
import { createPushStore } from '../adapters/db/push/push-store.ts';
import { createQuarantine } from '../adapters/db/quarantine/quarantine-store.ts';
import { createKeptQuestions } from '../adapters/db/questions/kept-questions.ts';
import { createRadarReader } from '../adapters/db/releases/radar-reader.ts';
import { createReleaseMeasures } from '../adapters/db/releases/release-measures.ts';
import { createContentReports } from '../adapters/db/reports/report-store.ts';
import { createStateStore } from '../adapters/db/state/state-store.ts';
import { createWatchedPlans } from '../adapters/db/watches/watch-store.ts';

export type Stores = ReturnType<typeof composeStores>;

/** Builds the stores that need only the database. */
export function composeStores(database: Database) {
  return {
    leads: createLeadStore(database),
    quarantine: createQuarantine(database),
    queue: createDeliveryQueue(database),
    state: createStateStore(database),
    consents: createConsentStore(database),
    contentReports: createContentReports(database),
    conversions: createConversionStore(database),
    accounts: createAccountStore(database),
    sessions: createSessionStore(database),
    audit: createAuditLog(database),
    auditReader: createAuditReader(database),
    secondFactors: createSecondFactorStore(database),
    passwordLinks: createPasswordLinkStore(database),
    passkeys: createPasskeyStore(database),
    welcomes: createWelcomeStore(database),
    campaigns: createCampaignStore(database),
    campaignLinks: createCampaignLinks(database),
    campaignImports: createImportStore(database),
    campaignFigures: createCampaignFigures(database),
    desk: createLeadDesk(database),
    leadViews: createLeadViewStore(database),
    leadReminders: createLeadReminders(database),
    weeklyMails: createWeeklyMails(database),
    planMails: createPlanMails(database),
    watchedPlans: createWatchedPlans(database),
    people: createPeople(database),
    erasures: createErasures(database),
    personLinks: createPersonLinkStore(database),
    rightsRequests: createRightsRequests(database),
    retirement: createLeadRetirement(database),
    pushStore: createPushStore(database),
    contentStore: createContentStore(database),
    contentImports: createContentImports(database),
    addressStore: createAddressStore(database),
    sourceReads: createSourceReads(database),
    keptQuestions: createKeptQuestions(database),
    visitCounts: createVisitCountStore(database),
    channels: createChannelStore(database),
    countRetention: createCountRetention(database),
    campaignAddresses: createCampaignAddresses(database),
    dashboard: createDashboardStore(database),
    demoRemoval: createDemoRemoval(database),
    radarReader: createRadarReader(database),
    releaseMeasures: createReleaseMeasures(database),
  };
}
