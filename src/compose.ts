import { randomUUID } from 'node:crypto';
import { createGuessThrottle } from './adapters/account/guess-throttle.ts';
import { createOneTimeCodes } from './adapters/account/one-time-codes.ts';
import { createPasswords } from './adapters/account/passwords.ts';
import { createSessionTokens } from './adapters/account/session-tokens.ts';
import { createAccountStore } from './adapters/db/account-store.ts';
import { createAuditLog } from './adapters/db/audit-log.ts';
import { createCampaignFigures } from './adapters/db/campaign-figures.ts';
import { createCampaignStore } from './adapters/db/campaign-store.ts';
import { createChangeCounters } from './adapters/db/change-counters.ts';
import { createConfigurationStore } from './adapters/db/configuration-store.ts';
import { openDatabase } from './adapters/db/connect.ts';
import { createConsentStore } from './adapters/db/consent-store.ts';
import { createCostStore } from './adapters/db/cost-store.ts';
import { createDashboardStore } from './adapters/db/dashboard-store.ts';
import { createDeliveryQueue } from './adapters/db/delivery-queue.ts';
import { createJournal } from './adapters/db/journal.ts';
import { createLeadDesk } from './adapters/db/lead-desk.ts';
import { createLeadStatusOf } from './adapters/db/lead-status.ts';
import { createLeadStore } from './adapters/db/lead-store.ts';
import { migrate, migrationState } from './adapters/db/migrate.ts';
import { createPeople } from './adapters/db/people-store.ts';
import { createHasRealRows } from './adapters/db/real-rows.ts';
import { createSecondFactorStore } from './adapters/db/second-factor-store.ts';
import { createSessionStore } from './adapters/db/session-store.ts';
import { createSettingsStore } from './adapters/db/settings-store.ts';
import { createVisitCountStore } from './adapters/db/visit-count-store.ts';
import { createLog } from './adapters/log/create-log.ts';
import { countLeads, createMetrics } from './adapters/metrics/metrics.ts';
import { createSeal } from './adapters/secrets/seal.ts';
import { createTagLoaders, type LoaderOrigins } from './adapters/tag-loaders/tag-loaders.ts';
import { newWebhookSecret } from './adapters/webhooks/new-secret.ts';
import { createWebhookSender } from './adapters/webhooks/send-webhook.ts';
import type { Api, RateLimits } from './api/api-env.ts';
import { createApi } from './api/create-api.ts';
import {
  ensureFirstAdministrator,
  type GeneratedCredentials,
} from './app/account/ensure-first-administrator.ts';
import { type DemoCounts, seedDemo } from './app/demo/seed-demo.ts';
import type { AccountStore, AuditLog, Passwords, SessionStore } from './app/ports/account.ts';
import type { CampaignStore, LeadStatusOf } from './app/ports/campaigns.ts';
import type { ConfigurationStore } from './app/ports/configuration.ts';
import type { CostStore } from './app/ports/costs.ts';
import type { DashboardStore } from './app/ports/dashboard.ts';
import type { MailQueue } from './app/ports/mail.ts';
import type { SecondFactorStore } from './app/ports/second-factor.ts';
import type { VisitCountStore } from './app/ports/visit.ts';
import type {
  Clock,
  ConsentStore,
  DeliveryQueue,
  Ids,
  LeadStore,
  Log,
  SettingsStore,
  WebhookAddresses,
  WebhookSender,
} from './app/ports.ts';
import { bindUseCases, type UseCases } from './app/use-cases.ts';
import { composeFeeds, type Feeds } from './compose-feeds.ts';
import { composeMail } from './compose-mail.ts';
import { composeModeration } from './compose-moderation.ts';
import { configurationOf } from './config/configuration.ts';
import type { Env } from './config/env.ts';
import { loadSecrets } from './config/secrets.ts';
import { signingSecrets } from './domain/configuration/webhook-settings.ts';
import { feedTexts } from './i18n/feed-texts.ts';
import { type ChangeHub, createChangeHub } from './jobs/change-hub.ts';
import { type CostWatch, createCurrentCosts } from './jobs/current-costs.ts';
import { type ConfigurationWatch, createLiveConfiguration } from './jobs/live-configuration.ts';
import type { MailWorker } from './jobs/mail-worker.ts';
import { createOutboxWorker, type OutboxWorker } from './jobs/outbox-worker.ts';
import type { ReviewWatch } from './jobs/review-watch.ts';
import { createVisitWriter, type VisitWriter } from './jobs/visit-writer.ts';

/** What tests and benches put in the place of a part. */
export interface Overrides {
  log?: Log;
  clock?: Clock;
  ids?: Ids;
  sender?: WebhookSender;
  passwords?: Passwords;
  leadStatus?: LeadStatusOf;
  /** A number in [0, 1). */
  random?: () => number;
  formLimits?: RateLimits;
  /** Milliseconds between two looks at the outbox, and at the mails. */
  pollMs?: number;
  /** Patience with the blog and the reviews widget, in milliseconds. */
  feedTimeoutMs?: number;
  tagLoaders?: { origins: LoaderOrigins; timeoutMs?: number };
}

export interface Composition {
  api: Api;
  useCases: UseCases;
  stores: {
    leads: LeadStore;
    queue: DeliveryQueue;
    settings: SettingsStore;
    consents: ConsentStore;
    accounts: AccountStore;
    sessions: SessionStore;
    audit: AuditLog;
    secondFactors: SecondFactorStore;
    campaigns: CampaignStore;
    visitCounts: VisitCountStore;
    dashboard: DashboardStore;
    configuration: ConfigurationStore;
    costs: CostStore;
    mails: MailQueue;
  };
  /** In force already; it does not look yet for what other processes change. */
  configuration: ConfigurationWatch;
  /** The same for the cost table. */
  costs: CostWatch;
  /** Makes the configured administrator, or one to show at the terminal, when there is no account yet. */
  ensureFirstAdministrator(): Promise<GeneratedCredentials | undefined>;
  /** Stores samples in a database without real rows. */
  seedDemo(): Promise<DemoCounts>;
  /** Not started yet. */
  worker: OutboxWorker;
  /** Not started yet. */
  mailWorker: MailWorker;
  feeds: Feeds;
  /** Tells of changes of the reviews on the pages. Not started yet. */
  reviewWatch: ReviewWatch;
  /** Whoever watches for changes. A server that waits for open answers stops it first. */
  changes: ChangeHub;
  /** Counts of visits, written within a second. */
  visits: VisitWriter;
  log: Log;
  /** Stops the workers, which record what is under way, writes the last counts, then closes the database. */
  close(): Promise<void>;
}

/**
 * Builds the parts of the site from its configuration, on an open and migrated database.
 * @throws when the database cannot be opened or migrated, or the kept secrets cannot be read
 */
export async function compose(env: Env, overrides: Overrides = {}): Promise<Composition> {
  const log = overrides.log ?? createLog(env.logLevel);
  const clock = overrides.clock ?? { now: Date.now };
  const ids = overrides.ids ?? { next: randomUUID };
  const secrets = await loadSecrets(env.dataDir, {
    session: env.sessionSecrets,
    settings: env.settingsKeys,
    webhook: env.webhooks.secret,
  });

  const database = await openDatabase({ databaseUrl: env.databaseUrl, dataDir: env.dataDir });
  const configurationStore = createConfigurationStore(database);
  const seal = createSeal(secrets.settings);
  const configuration = createLiveConfiguration({
    store: configurationStore,
    seal,
    log,
    environment: configurationOf(env),
  });
  const costStore = createCostStore(database);
  const costs = createCurrentCosts({ costs: costStore, log });
  try {
    await migrate(database);
    await configuration.refresh();
    await costs.refresh();
  } catch (error) {
    await database.close();
    throw error;
  }
  const queue = createDeliveryQueue(database);
  const metrics = createMetrics(queue);
  const leads = countLeads(createLeadStore(database), metrics);
  const settings = createSettingsStore(database);
  const consents = createConsentStore(database);
  const accounts = createAccountStore(database);
  const sessions = createSessionStore(database);
  const audit = createAuditLog(database);
  const secondFactors = createSecondFactorStore(database);
  const campaigns = createCampaignStore(database);
  const visitCounts = createVisitCountStore(database);
  const dashboard = createDashboardStore(database);
  const visits = createVisitWriter({ clock, counts: visitCounts, log });
  const passwords = overrides.passwords ?? createPasswords();

  const random = overrides.random ?? Math.random;
  // Empty: switched off in the back office.
  const addresses: WebhookAddresses = {
    of: (destination) => configuration.now().webhooks[destination] || undefined,
  };
  const sender =
    overrides.sender ??
    createWebhookSender({
      secrets: (now) => signingSecrets(configuration.now().webhooks, secrets.webhook, now),
      allowPrivate: env.webhooks.allowPrivate,
      clock,
    });
  const worker = createOutboxWorker({ clock, queue, sender, addresses, log, random }, overrides.pollMs);
  configuration.onChange((changed) => {
    if (changed.includes('webhooks')) worker.reconsider();
  });
  const mail = composeMail(database, env, { clock, log, random, configuration }, overrides.pollMs);
  const feeds = composeFeeds(
    database,
    { ...env, allowPrivate: env.webhooks.allowPrivate, timeoutMs: overrides.feedTimeoutMs },
    { clock, ids, log, random, settings },
  );
  const moderation = composeModeration(database, {
    log,
    publisher: () => {
      const { brand, contactEmail } = configuration.now().company;
      return { brand, contactEmail, url: env.siteUrl };
    },
  });
  const useCases = bindUseCases({
    ...moderation.ports,
    clock,
    ids,
    leads,
    consents,
    accounts,
    sessions,
    audit,
    passwords,
    tokens: createSessionTokens(secrets.session, clock),
    throttle: createGuessThrottle(),
    secondFactors,
    codes: createOneTimeCodes(env.brandName, clock),

    journal: createJournal(database),
    campaigns,
    leadStatus: overrides.leadStatus ?? createLeadStatusOf(database),
    log,
    deliver: worker.wake,
    settings,
    desk: createLeadDesk(database),
    people: createPeople(database),
    queue,
    sender,
    addresses,
    reviews: feeds.reviews,
    articles: feeds.articles,
    texts: feedTexts,
    visits,
    dashboard,
    campaignFigures: createCampaignFigures(database),
    configuration,
    configurationStore,
    seal,
    tagLoaders: createTagLoaders({ allowPrivate: env.webhooks.allowPrivate, ...overrides.tagLoaders }),
    costs,
    costStore,
    mails: mail.queue,
    mailer: mail.mailer,
    mailSettings: mail.settings,
    mailTexts: mail.texts,
    newSecret: newWebhookSecret,
    migrationState: () => migrationState(database),
  });
  const changes = createChangeHub({ counters: createChangeCounters(database), log });
  const api = createApi({
    useCases,
    changes,
    log,
    metrics,
    metricsToken: env.metricsToken,
    trustProxy: env.trustProxy,
    secure: env.siteUrl.startsWith('https:'),
    formLimits: overrides.formLimits ?? {
      perMinute: env.rateLimitPerMinute,
      perHour: env.rateLimitPerMinute * 6,
    },
  });

  return {
    api,
    useCases,
    stores: {
      leads,
      queue,
      settings,
      consents,
      accounts,
      sessions,
      audit,
      secondFactors,
      campaigns,
      visitCounts,
      dashboard,
      configuration: configurationStore,
      costs: costStore,
      mails: mail.queue,
    },
    configuration,
    costs,
    ensureFirstAdministrator: () => ensureFirstAdministrator({ clock, ids, accounts, passwords }, env.admin),
    seedDemo: () =>
      seedDemo({
        clock,
        ids,
        leads,
        campaigns,
        reviews: feeds.reviews,
        hasRealRows: createHasRealRows(database),
      }),
    worker,
    mailWorker: mail.worker,
    feeds,
    reviewWatch: moderation.watch,
    changes,
    visits,
    log,
    async close() {
      await Promise.all([
        worker.stop(),
        mail.worker.stop(),
        feeds.refresher.stop(),
        moderation.watch.stop(),
        changes.stop(),
        visits.stop(),
        configuration.stop(),
        costs.stop(),
      ]);
      await database.close();
    },
  };
}
