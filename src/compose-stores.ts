import { createAccountStore } from './adapters/db/account-store.ts';
import { createAuditLog } from './adapters/db/audit-log.ts';
import { createCampaignFigures } from './adapters/db/campaign-figures.ts';
import { createCampaignStore } from './adapters/db/campaign-store.ts';
import type { Database } from './adapters/db/connect.ts';
import { createConsentStore } from './adapters/db/consent-store.ts';
import { createDashboardStore } from './adapters/db/dashboard-store.ts';
import { createDeliveryQueue } from './adapters/db/delivery-queue.ts';
import { createJournal } from './adapters/db/journal.ts';
import { createLeadDesk } from './adapters/db/lead-desk.ts';
import { createLeadStore } from './adapters/db/lead-store.ts';
import { createPeople } from './adapters/db/people-store.ts';
import { createSecondFactorStore } from './adapters/db/second-factor-store.ts';
import { createSessionStore } from './adapters/db/session-store.ts';
import { createSettingsStore } from './adapters/db/settings-store.ts';
import { createVisitCountStore } from './adapters/db/visit-count-store.ts';

export type Stores = ReturnType<typeof composeStores>;

/** The stores that need nothing but the database. */
export function composeStores(database: Database) {
  return {
    leads: createLeadStore(database),
    queue: createDeliveryQueue(database),
    settings: createSettingsStore(database),
    consents: createConsentStore(database),
    accounts: createAccountStore(database),
    sessions: createSessionStore(database),
    audit: createAuditLog(database),
    journal: createJournal(database),
    secondFactors: createSecondFactorStore(database),
    campaigns: createCampaignStore(database),
    campaignFigures: createCampaignFigures(database),
    desk: createLeadDesk(database),
    people: createPeople(database),
    visitCounts: createVisitCountStore(database),
    dashboard: createDashboardStore(database),
  };
}
