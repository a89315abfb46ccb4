import { randomUUID } from 'node:crypto';
import { createErasureDigests } from '../adapters/account/erasure-digests.ts';
import { createOneTimeCodes } from '../adapters/account/one-time-codes.ts';
import { createPasskeyCeremonies } from '../adapters/account/passkey-ceremonies.ts';
import { createPasswords } from '../adapters/account/passwords.ts';
import { createPreviewCodes } from '../adapters/account/preview-codes.ts';
import { createProofMarks } from '../adapters/account/proof-marks.ts';
import { createSessionTokens } from '../adapters/account/session-tokens.ts';
import { createGuessThrottle } from '../adapters/db/accounts/guess-throttle.ts';
import { createBuildFiles } from '../adapters/db/builds/build-files.ts';
import { createCampaignLeadOf } from '../adapters/db/campaigns/campaign-lead.ts';
import { forgetCopies } from '../adapters/db/engine/backup.ts';
import { newProcessName } from '../adapters/db/engine/connect.ts';
import { createDatabaseState } from '../adapters/db/engine/database-state.ts';
import { openMigrated } from '../adapters/db/engine/open-migrated.ts';
import { createSafekeeping } from '../adapters/db/engine/safekeeping-commands.ts';
import { createRunningProcess } from '../adapters/db/queue/running-process.ts';
import { createTroubleReader } from '../adapters/db/queue/trouble-reader.ts';
import { createTurns } from '../adapters/db/state/turns.ts';
import { plainText } from '../adapters/html/plain-text.ts';
import { createAlarmHook } from '../adapters/http/alarm-hook.ts';
import { createOwnSite } from '../adapters/http/own-site.ts';
import { createLog } from '../adapters/log/create-log.ts';
import { planMail } from '../adapters/mail/plan-mail.ts';
import { countLeads, createMetrics, type Metrics } from '../adapters/metrics/metrics.ts';
import type { ProcessResizer } from '../adapters/pictures/create-resizer.ts';
import { createConsentWordings } from '../adapters/secrets/kept-wordings.ts';
import { createReceiptSigner } from '../adapters/secrets/receipt-signer.ts';
import { secretMarks } from '../adapters/secrets/secret-marks.ts';
import { tableReader } from '../adapters/tables/table-reader.ts';
import { createTagLoaders } from '../adapters/tag-loaders/tag-loaders.ts';
import { newWebhookSecret } from '../adapters/webhooks/new-secret.ts';
import type { Api } from '../api/api-env.ts';
import { createApi } from '../api/create-api.ts';
import {
  ensureFirstAdministrator,
  type GeneratedCredentials,
} from '../app/account/ensure-first-administrator.ts';
import { countSends } from '../app/conversions/count-sends.ts';
import { listArticles } from '../app/feeds/list-articles.ts';
import type { Ports } from '../app/ports/all-ports.ts';
import type { ContentTexts } from '../app/ports/content.ts';
import type { CostStore } from '../app/ports/costs.ts';
import type { MailQueue } from '../app/ports/mail.ts';
import type { MediaStore } from '../app/ports/media.ts';
import type { QuestionBox } from '../app/ports/questions.ts';
import type { SettingsStore } from '../app/ports/settings.ts';
import type { Log } from '../app/ports.ts';
import { nightsOf } from '../app/proof/proof-state.ts';
import { listReviews } from '../app/reviews/read/list-reviews.ts';
import { resealSecrets } from '../app/settings/reseal-secrets.ts';
import { isBlogConnected } from '../app/wordpress/blog-in-settings.ts';
import { articlesOfPages } from '../app/wordpress/show-articles.ts';
import type { Env } from '../config/env.ts';
import { asksReleaseSources } from '../config/environment-settings.ts';
import { loadSecrets } from '../config/secrets.ts';
import type { PageArticles } from '../contracts/shown-article.ts';
import type { PageFeeds } from '../contracts/site.ts';
import { isWrittenPart } from '../domain/content/parts.ts';
import { doesWork } from '../domain/process/process-role.ts';
import { isLoopback } from '../domain/settings/loopback.ts';
import { claimWords } from '../i18n/claim-words.ts';
import { defaultContent } from '../i18n/content-defaults.ts';
import { feedTexts } from '../i18n/feed-texts.ts';
import { plannerTexts } from '../i18n/planner/planner-texts.ts';
import { wordpressTexts } from '../i18n/wordpress-texts.ts';
import { type ChangeHub, createChangeHub } from '../jobs/change-hub.ts';
import type { WatchedCosts } from '../jobs/current-costs.ts';
import { createHeartbeat } from '../jobs/heartbeat.ts';
import { createHousekeeper } from '../jobs/housekeeper.ts';
import { createLandingLinkWork } from '../jobs/landing-link-work.ts';
import type { WatchedClaims } from '../jobs/live-claims.ts';
import type { WatchedContent } from '../jobs/live-content.ts';
import type { WatchedPictures } from '../jobs/live-pictures.ts';
import type { WatchedSettings } from '../jobs/live-settings.ts';
import { type Loop, loopSuccesses } from '../jobs/loop.ts';
import { createMediaWork } from '../jobs/media-work.ts';
import { createAlarmer } from '../jobs/night/alarmer.ts';
import { createProver } from '../jobs/night/prover.ts';
import { createSafekeeper } from '../jobs/night/safekeeper.ts';
import { createWeeklyMailer } from '../jobs/night/weekly-mailer.ts';
import { createQueueWorker, type QueueWorker } from '../jobs/queue-worker.ts';
import { createReleaseWork } from '../jobs/release-work.ts';
import { createReminderWork } from '../jobs/reminder-work.ts';
import type { RevisionWatch } from '../jobs/revision-watch.ts';
import {
  type AddressWriter,
  type ChannelWriter,
  createAddressWriter,
  createChannelWriter,
  createVisitWriter,
  type VisitWriter,
} from '../jobs/visit-writer.ts';
import { createWordpressWork } from '../jobs/wordpress-work.ts';
import { composeDemo, type DemoSteps } from './compose-demo.ts';
import { composeFeeds, type Feeds } from './compose-feeds.ts';
import { composeGoLive } from './compose-go-live.ts';
import { type ComposedLandings, composeLandings } from './compose-landing.ts';
import { composeLive } from './compose-live.ts';
import { composeMail } from './compose-mail.ts';
import { composeCopies, composeMedia } from './compose-media.ts';
import { composeModeration } from './compose-moderation.ts';
import { composePurging, type Purging } from './compose-purging.ts';
import { composeReleases } from './compose-releases.ts';
import { composeReminders } from './compose-reminders.ts';
import { composeSending } from './compose-sending.ts';
import { composeStores, type Stores } from './compose-stores.ts';
import { composeWordpress } from './compose-wordpress.ts';
import { joinPorts } from './join-ports.ts';
import { createLifecycle, type Lifecycle } from './lifecycle.ts';
import type { Overrides } from './overrides.ts';
import { createSiteFacts, shownFee } from './site-facts.ts';

export interface Composition extends Lifecycle, DemoSteps {
  api: Api;
  /** Makes the process say that it stops: `/api/ready` then answers 503. */
  drain(): void;
  /** All ports of the use cases. */
  ports: Ports;
  stores: Stores & { settings: SettingsStore; costs: CostStore; mails: MailQueue };
  /** Notices the changes of every process. It has polled once. */
  revisions: RevisionWatch;
  settings: WatchedSettings;
  costs: WatchedCosts;
  claims: WatchedClaims;
  content: WatchedContent;
  /** The pictures that pages show. */
  pictures: WatchedPictures;
  landing: ComposedLandings;
  feeds: Feeds;
  /** The lists of articles and reviews that pages show. */
  pageFeeds: PageFeeds;
  /** The articles that have pages on this site. */
  pageArticles: PageArticles;
  /** Reads the files of pictures. */
  mediaFiles: Pick<MediaStore, 'get'>;
  resizer: ProcessResizer;
  /** Copies the pictures of third parties. */
  copyKeeper: Pick<Loop, 'look'>;
  /** Tells a network of caches which pages have changed; `undefined` without one. */
  purging: Purging | undefined;
  /** Sends deliveries and mails, and resizes pictures. */
  worker: QueueWorker;
  metrics: Pick<Metrics, 'pageRendered' | 'watchPages'>;
  /** Notifies open back offices of changes. */
  changes: ChangeHub;
  /** Counts visits, and writes the counts within a second. */
  visits: VisitWriter;
  /** Does the same for arrivals and openings by channel. */
  channelCounter: ChannelWriter;
  addressCounter: AddressWriter;
  log: Log;
  /** Steps of `start` that tests call one by one. */
  resealSecrets(): Promise<void>;
  ensureFirstAdministrator(): Promise<GeneratedCredentials | undefined>;
}

/** The question box of a process without pages, such as a command. */
const noAnswers = (): QuestionBox => ({
  answer: async () => ({ outcome: 'none' }),
  find: async () => ({ outcome: 'none', passages: [] }),
  passages: async () => [],
  goldChanges: async () => ({ total: 0, changes: [] }),
});

/** The defaults of a process without pages. @throws Error for a written page, which such a process neither shows nor publishes */
const defaultWithoutGuides: ContentTexts['defaultOf'] = (part, locale) => {
  if (isWrittenPart(part)) throw new Error(`${part} has its default in the files of the pages`);
  return defaultContent(part, locale);
};

/**
 * Builds the parts of the site from its environment, on an open and migrated database. Nothing runs until `start`.
 * @throws when the database cannot be opened, migrated or read, or the stored secrets cannot be read
 */
export async function compose(env: Env, overrides: Overrides = {}): Promise<Composition> {
  const process = newProcessName();
  const build = overrides.build ?? 'dev';
  const log = overrides.log ?? createLog(env.logLevel, undefined, { role: env.role, build, process });
  const secrets = await loadSecrets(env.dataDir, {
    session: env.sessionSecrets,
    settings: env.settingsKeys,
    webhook: env.webhooks.secret,
    push: env.vapidKey,
    reminderPush: env.reminderVapidKey,
  });
  const database = await openMigrated(
    {
      databaseUrl: env.databaseUrl,
      dataDir: env.dataDir,
      process,
      pool: env.databasePool,
      statementMs: env.databaseStatementMs,
    },
    env.migrate,
    (err) => log.warn({ err }, 'waiting until the database is migrated'),
  );
  const clock = overrides.clock ?? { now: Date.now };
  const plainStores = composeStores(database);
  const live = composeLive(database, env, { clock, log, settingsKeys: secrets.settings, ...plainStores });
  const { revisions, seal, settings, settingsStore, costs, claims, claimStore, content, pictures } = live;
  const landing = composeLandings(database, env, { clock, log, revisions }, overrides);
  try {
    await revisions.look();
  } catch (error) {
    await database.close();
    throw error;
  }

  const identity = { role: env.role, build, marks: secretMarks(secrets) };
  const running = createRunningProcess(database, identity);
  let draining = false;
  const ids = overrides.ids ?? { next: randomUUID };
  const random = overrides.random ?? Math.random;
  const passwords = overrides.passwords ?? createPasswords();
  const trouble = createTroubleReader(database, env.dataDir);
  const metrics = createMetrics(plainStores.queue, {
    ...{ ...identity, clock, trouble },
    jobs: { loops: loopSuccesses, nights: () => nightsOf(plainStores.state) },
    sends: () => countSends({ ...plainStores, ...landing, clock }),
  });
  const stores = { ...plainStores, leads: countLeads(plainStores.leads, metrics) };
  const { accounts, campaigns, leads } = stores;
  const visits = createVisitWriter({ clock, counts: stores.visitCounts, log });
  const channelCounter = createChannelWriter({ clock, counts: stores.channels, log });
  const addressCounter = createAddressWriter({ clock, store: stores.campaignAddresses, log });
  const mail = composeMail(database, env, settings, log);
  const sending = composeSending(
    env,
    {
      ...{ ...stores, clock, log, random, settings, secrets },
      ...{ mail: { ...mail, seal }, artistPixels: landing.artistPixels },
    },
    overrides,
  );
  const { addresses, sender, pushSender, reminderPushSender, conversionSender, googleTokens } = sending;
  const { deliveries, conversionWork, mails, pushes } = sending;
  const reminding = composeReminders(database, secrets.settings, settings);
  const reminderWork = createReminderWork({
    ...{ clock, log, random, ...mail, ...reminding, reminderPushSender },
    ...{ landings: landing.landings, liveLandings: landing.liveLandings },
    siteUrl: () => settings.now().site.url,
  });
  landing.liveLandings.onChange((_slugs, ids) => reminderWork.pagesChanged(ids));
  const media = composeMedia(database, env, { ids, log }, overrides.media);
  const releases = composeReleases(database, env, { clock, log, random }, overrides.releaseVendors);
  const releaseSourcesOn = () => asksReleaseSources(env, settings.now());
  const blog = composeWordpress(database, { clock, ids }, env.webhooks.allowPrivate, overrides);
  const feeds = composeFeeds(
    database,
    { ...env, allowPrivate: env.webhooks.allowPrivate, timeoutMs: overrides.feedTimeoutMs },
    { clock, ids, log, random, state: stores.state, settings, blogs: blog.blogs },
  );
  const wordpress = {
    ...blog,
    showsSamples: feeds.showsSamples,
    random,
    blogLanguage: env.blogLanguage,
    resizeSoon: () => worker.wake(),
  };
  const synchroniser = createWordpressWork(
    {
      ...wordpress,
      ...{ clock, ids, log, settings, mediaOriginals: media.mediaOriginals },
    },
    overrides.blog?.scheduleMs,
  );
  const purging = composePurging(database, env, {
    clock,
    log,
    random,
    siteUrl: () => settings.now().site.url,
  });
  const worker = createQueueWorker(
    [
      deliveries,
      mails,
      pushes,
      conversionWork,
      createMediaWork({ ...media, clock, log }),
      synchroniser,
      createReleaseWork(releases, releaseSourcesOn),
      createLandingLinkWork({ ...landing, clock, log, random }),
      reminderWork,
      ...(purging?.works ?? []),
    ],
    log,
    overrides.pollMs,
  );
  settings.onChange((changed) => {
    if (!changed.includes('webhooks')) return;
    deliveries.addressesChanged();
    worker.wake();
  });
  // A process that stores something wakes its own worker. A worker beside it notices what was stored.
  if (env.role === 'worker') revisions.on(['leads', 'media', 'wordpress', 'settings'], worker.wake);
  const { copies, copyKeeper } = composeCopies(database, env, { ...media, clock, log }, () =>
    isBlogConnected({ settings }),
  );
  feeds.refresher.onChange(copyKeeper.wake);
  const goLive = composeGoLive(
    database,
    env,
    { clock, state: stores.state, settings },
    overrides.addressProbe,
  );
  const moderation = composeModeration(database, revisions, secrets.settings, () => {
    const { brand, contactEmail } = settings.now().company;
    return { brand, contactEmail, url: settings.now().site.url };
  });
  const ports: Ports = joinPorts(stores, mail, media, landing, reminding, moderation, wordpress, {
    get siteUrl() {
      return settings.now().site.url;
    },
    clock,
    ids,
    passwords,
    tokens: createSessionTokens(secrets.session, clock),
    throttle: createGuessThrottle(database, secrets.session, clock),
    codes: createOneTimeCodes(() => settings.now().company.brand, clock),
    ceremonies: createPasskeyCeremonies(settings.now().site.url, () => settings.now().company.brand),
    leadOf: createCampaignLeadOf(database),
    tables: tableReader,
    log,
    deliver() {
      deliveries.leadStored();
      worker.wake();
    },
    sender,
    addresses,
    reviews: feeds.reviews,
    articles: feeds.articles,
    reviewsWidget: feeds.reviewsWidget,
    copies,
    texts: feedTexts,
    plannerTexts,
    planMail,
    fee: () => shownFee(settings.now()),
    pushSender,
    reminderPushSender,
    conversionSender,
    googleTokens,
    releaseQueue: releases.releaseQueue,
    releaseSourcesOn,
    plainText,
    visits,
    channelCounter,
    addressCounter,
    settings,
    settingsStore,
    seal,
    erasureDigests: createErasureDigests(secrets.settings),
    receipts: createReceiptSigner(secrets.settings),
    consentWordings: createConsentWordings(),
    tagLoaders: createTagLoaders({ allowPrivate: env.webhooks.allowPrivate, ...overrides.tagLoaders }),
    costs,
    costStore: live.costStore,
    claims,
    claimStore,
    claimWords,
    content,
    questionBox: (overrides.questionBox ?? noAnswers)(
      createSiteFacts(settings, costs, claims, content, pictures, reminderPushSender.publicKey),
    ),
    questionWords:
      overrides.questionWords ??
      (() => ({ synonyms: { required: { price: '', fee: '' }, groups: [] }, asks: {} })),
    staffHelp: overrides.staffHelp ?? { find: async () => ({ outcome: 'none', passages: [] }) },
    pagePictures: pictures,
    contentTexts: { defaultOf: overrides.defaultOf ?? defaultWithoutGuides },
    previewCodes: createPreviewCodes(secrets.session, clock),
    newSecret: newWebhookSecret,
    blogAllowHttp: env.blogAllowHttp,
    wordpressTexts,
    syncSoon: worker.wake,
    databaseState: createDatabaseState(database),
    buildFiles: createBuildFiles(database),
    processes: { ...identity, isDraining: () => draining, look: running.look },
    goLive: goLive.sources,
    ownSite: createOwnSite({
      url: () => settings.now().site.url,
      allowPrivate: env.webhooks.allowPrivate,
      clock,
    }),
    proofMarks: createProofMarks(secrets.session, clock),
    safekeeping:
      overrides.safekeeping ?? createSafekeeping({ ...env, hasBucket: env.backupS3 !== undefined }),
  });
  const changes = createChangeHub({ revisions, log });
  const api = createApi({
    build: identity.build,
    ports,
    changes,
    log,
    metrics,
    metricsToken: env.metricsToken,
    trustProxy: env.trustProxy,
    secure: settings.now().site.url.startsWith('https:'),
    formLimits: overrides.formLimits ?? {
      perMinute: env.rateLimitPerMinute,
      perHour: env.rateLimitPerMinute * 6,
    },
  });
  const steps = {
    ensureFirstAdministrator: () => ensureFirstAdministrator({ clock, ids, accounts, passwords }, env.admin),
    resealSecrets: () =>
      resealSecrets({
        ...moderation,
        settingsStore,
        secondFactors: stores.secondFactors,
        mails: mail.mails,
        conversions: stores.conversions,
        artistPixels: landing.artistPixels,
        seal,
        log,
      }),
    ...composeDemo(database, {
      ...landing,
      ...{ clock, accounts, leads, campaigns, reviews: feeds.reviews, demoRemoval: stores.demoRemoval },
    }),
  };
  const turns = createTurns(database);
  const isPublic = () => !isLoopback(new URL(settings.now().site.url).hostname);
  const life = createLifecycle({
    ...steps,
    seedDemo: settings.now().demo.active ? steps.seedDemo : undefined,
    running,
    heartbeat: createHeartbeat(running, log),
    doesWork: doesWork(env.role),
    worker,
    prover: createProver({ ...ports, turns }, isPublic),
    alarmer: createAlarmer({
      ...ports,
      turns,
      siteUrl: () => settings.now().site.url,
      trouble,
      hook: createAlarmHook(env.alarmUrl, { clock, log }),
      isProvenNightly: isPublic,
    }),
    weeklyMailer: createWeeklyMailer(ports),
    safekeeper: createSafekeeper({ ...ports, turns }),
    housekeeper: createHousekeeper(ports, { forget: (before) => forgetCopies(env.dataDir, before) }),
    refresher: feeds.refresher,
    copyKeeper,
    purging: purging?.loops ?? [],
    resizer: media.resizer,
    synchroniser,
    revisions,
    changes,
    goLive,
    visits,
    channelCounter,
    addressCounter,
    landingCounter: landing.landingCounter,
    database,
    log,
  });

  return {
    ...life,
    drain() {
      draining = true;
    },
    ...steps,
    api,
    ports,
    stores: { ...stores, settings: settingsStore, costs: live.costStore, mails: mail.mails },
    revisions,
    settings,
    costs,
    claims,
    content,
    pictures,
    landing,
    feeds,
    pageFeeds: {
      reviews: (locale, part) => listReviews(ports, locale, part),
      articles: (locale) => listArticles(ports, locale),
    },
    pageArticles: articlesOfPages(ports),
    mediaFiles: media.mediaStore,
    metrics,
    resizer: media.resizer,
    copyKeeper,
    purging,
    worker,
    changes,
    visits,
    channelCounter,
    addressCounter,
    log,
  };
}
