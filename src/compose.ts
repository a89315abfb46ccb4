import { randomUUID } from 'node:crypto';
import { createGuessThrottle } from './adapters/account/guess-throttle.ts';
import { createOneTimeCodes } from './adapters/account/one-time-codes.ts';
import { createPasswords } from './adapters/account/passwords.ts';
import { createSessionTokens } from './adapters/account/session-tokens.ts';
import { createCampaignLeadOf } from './adapters/db/campaign-lead.ts';
import { createChangeCounters } from './adapters/db/change-counters.ts';
import { createConfigurationStore } from './adapters/db/configuration-store.ts';
import { openDatabase } from './adapters/db/connect.ts';
import { createCostStore } from './adapters/db/cost-store.ts';
import { createDemoStore } from './adapters/db/demo-store.ts';
import { migrate, migrationState } from './adapters/db/migrate.ts';
import { createHasRealRows } from './adapters/db/real-rows.ts';
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
import { resealSecrets } from './app/configuration/reseal-secrets.ts';
import { type DemoCounts, seedDemo } from './app/demo/seed-demo.ts';
import type { Passwords } from './app/ports/account.ts';
import type { ConfigurationStore } from './app/ports/configuration.ts';
import type { CostStore } from './app/ports/costs.ts';
import type { MailQueue } from './app/ports/mail.ts';
import type { Clock, Ids, Log, WebhookAddresses, WebhookSender } from './app/ports.ts';
import { bindUseCases, type UseCases } from './app/use-cases.ts';
import { composeFeeds, type Feeds } from './compose-feeds.ts';
import { composeMail } from './compose-mail.ts';
import { composeModeration } from './compose-moderation.ts';
import { composeStores, type Stores } from './compose-stores.ts';
import { configurationOf } from './config/configuration.ts';
import type { Env } from './config/env.ts';
import { loadSecrets } from './config/secrets.ts';
import { signingSecrets } from './domain/configuration/webhook-settings.ts';
import { feedTexts } from './i18n/feed-texts.ts';
import { type ChangeHub, createChangeHub } from './jobs/change-hub.ts';
import { type CostWatch, createCurrentCosts } from './jobs/current-costs.ts';
import { createHousekeeper, type Housekeeper } from './jobs/housekeeper.ts';
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
  stores: Stores & { configuration: ConfigurationStore; costs: CostStore; mails: MailQueue };
  /** In force already; it does not look yet for what other processes change. */
  configuration: ConfigurationWatch;
  /** The same for the cost table. */
  costs: CostWatch;
  /** Makes the configured administrator, or one to show at the terminal, when there is no account yet. */
  ensureFirstAdministrator(): Promise<GeneratedCredentials | undefined>;
  /** Seals with the present key what an older one sealed, so that the older one can go. */
  resealSecrets(): Promise<void>;
  /** Stores samples in a database without real rows. */
  seedDemo(): Promise<DemoCounts>;
  /** Not started yet. */
  worker: OutboxWorker;
  /** Not started yet. */
  mailWorker: MailWorker;
  /** Not started yet. */
  housekeeper: Housekeeper;
  feeds: Feeds;
  /** Tells of changes of the reviews on the pages. Not started yet. */
  reviewWatch: ReviewWatch;
  /** Whoever watches for changes. A server that waits for open answers stops it first. */
  changes: ChangeHub;
  /** Counts of visits, written within a second. */
  visits: VisitWriter;
  log: Log;
  /** Stops the workers, which record what is under way, and whoever watches for changes. Answers can still be given. */
  stopWork(): Promise<void>;
  /** The same, then writes the last counts and closes the database. */
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
  const plainStores = composeStores(database);
  const metrics = createMetrics(plainStores.queue);
  const stores = { ...plainStores, leads: countLeads(plainStores.leads, metrics) };
  const { queue, accounts, campaigns, leads } = stores;
  const visits = createVisitWriter({ clock, counts: stores.visitCounts, log });
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
    { clock, ids, log, random, settings: stores.settings, configuration },
  );
  const moderation = composeModeration(database, {
    log,
    publisher: () => {
      const { brand, contactEmail } = configuration.now().company;
      return { brand, contactEmail, url: env.siteUrl };
    },
  });
  const useCases = bindUseCases({
    ...stores,
    ...moderation.ports,
    clock,
    ids,
    passwords,
    tokens: createSessionTokens(secrets.session, clock),
    throttle: createGuessThrottle(),
    codes: createOneTimeCodes(() => configuration.now().company.brand, clock),
    leadOf: createCampaignLeadOf(database),
    log,
    deliver: worker.wake,
    sender,
    addresses,
    reviews: feeds.reviews,
    articles: feeds.articles,
    vendors: feeds.vendors,
    texts: feedTexts,
    visits,
    configuration,
    configurationStore,
    seal,
    tagLoaders: createTagLoaders({ allowPrivate: env.webhooks.allowPrivate, ...overrides.tagLoaders }),
    costs,
    costStore,
    mails: mail.queue,
    mailer: mail.mailer,
    keptMails: mail.kept,
    mailSettings: mail.settings,
    mailTexts: mail.texts,
    newSecret: newWebhookSecret,
    blogLanguage: env.blogLanguage,
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

  const housekeeper = createHousekeeper({ clock, consents: stores.consents, log });

  async function stopWork(): Promise<void> {
    await Promise.all([
      worker.stop(),
      mail.worker.stop(),
      housekeeper.stop(),
      feeds.refresher.stop(),
      moderation.watch.stop(),
      changes.stop(),
      configuration.stop(),
      costs.stop(),
    ]);
  }

  return {
    api,
    useCases,
    stores: { ...stores, configuration: configurationStore, costs: costStore, mails: mail.queue },
    configuration,
    costs,
    ensureFirstAdministrator: () => ensureFirstAdministrator({ clock, ids, accounts, passwords }, env.admin),
    resealSecrets: () =>
      resealSecrets({ configurationStore, secondFactors: stores.secondFactors, seal, log }),
    seedDemo: () =>
      seedDemo({
        clock,
        accounts,
        leads,
        campaigns,
        reviews: feeds.reviews,
        demo: createDemoStore(database),
        hasRealRows: createHasRealRows(database),
      }),
    worker,
    mailWorker: mail.worker,
    housekeeper,
    feeds,
    reviewWatch: moderation.watch,
    changes,
    visits,
    log,
    stopWork,
    async close() {
      await stopWork();
      await visits.stop();
      await database.close();
    },
  };
}
