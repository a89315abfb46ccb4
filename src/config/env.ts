import { z } from 'zod';
import type { CompanyFacts } from '../contracts/site.ts';
import { normalizeEmail } from '../domain/account/email.ts';
import type { BookingPlatform } from '../domain/booking/platforms.ts';
import { type CdnAccess, cdnVendors } from '../domain/cdn/cdn.ts';
import type { Destination } from '../domain/delivery/destinations.ts';
import { defaultLocale } from '../domain/locale/locale.ts';
import { type ProcessRole, processRoles } from '../domain/process/process-role.ts';
import { isLoopback } from '../domain/settings/loopback.ts';
import { placeholder } from '../domain/settings/placeholder.ts';
import type { TagProvider } from '../domain/tag-id/tag-id.ts';
import type { companyDefaults } from './company-defaults.ts';
import { readWithFiles } from './file-variables.ts';
import {
  email,
  folder,
  hostName,
  httpOrigin,
  httpUrl,
  language,
  longEnough,
  newPassword,
  oneOf,
  onOff,
  postgresUrl,
  proxyCount,
  secretList,
  tagId,
  text,
  vapidKey,
  webhookSecret,
  wholeNumber,
  widgetId,
  zoneId,
} from './rules.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** A bucket of an S3-compatible service. */
export interface Bucket {
  endpoint: string;
  bucket: string;
  region: string;
  keyId: string;
  secret: string;
}

/** The complete configuration. `undefined` means "not configured". */
export interface Env {
  host: string;
  port: number;
  /** Whether several processes listen on the same port, with the connections distributed by the kernel. */
  reusePort: boolean;
  role: ProcessRole;
  /** `check`: another process applies the migrations, and this one waits for them. */
  migrate: 'auto' | 'check';
  /** How long a stopping process still answers, in milliseconds, so that a proxy can notice that it is not ready. */
  drainLagMs: number;
  /** Scheme, host and port under which visitors see the site; no slash at the end. */
  siteUrl: string;
  dataDir: string;
  /** Folder for the backups of the night; `undefined`: none is made by itself. */
  backupDir: string | undefined;
  /** The bucket of the backups; `undefined`: none. */
  backupS3: Bucket | undefined;
  /** Address of a PostgreSQL database; `undefined`: SQLite in `dataDir`. */
  databaseUrl: string | undefined;
  /** Connections of this process to PostgreSQL, and how long the server may work on a statement, in milliseconds. */
  databasePool: number;
  databaseStatementMs: number;
  /** Whether the site is a demonstration, until an administrator ends it in the back office. */
  demoData: boolean;
  /**
   * Whether administrators must have a second factor, until the rule is saved in the back office. `undefined`: on a
   * public site that is no demonstration.
   */
  adminSecondFactor: boolean | undefined;
  /**
   * Whether the site sends requests to the public databases of releases. `undefined`: if it is public and no
   * demonstration.
   */
  releaseSources: boolean | undefined;
  logLevel: (typeof logLevels)[number];
  /** How many entries at the right end of `X-Forwarded-For` were written by our own proxies. */
  trustProxy: number;
  /** Form submissions that an IP address may send in a minute; six times as many in an hour. */
  rateLimitPerMinute: number;
  /** Inner address of the cache in front, at which each request replaces a copy; `undefined`: none is filled. */
  edgeUrl: string | undefined;
  /** The network of caches in front, which receives purges of changed pages; `undefined`: none. */
  cdn: CdnAccess | undefined;
  /** Address to which alarms are posted, besides the mail; `undefined`: none. */
  alarmUrl: string | undefined;
  metricsToken: string | undefined;
  /** The first secret signs, all secrets verify. `undefined`: the secret is stored in `dataDir`, see `secrets.ts`. */
  sessionSecrets: readonly string[] | undefined;
  /**
   * Keys for the secrets that the back office stores: the first key encrypts, all keys decrypt. `undefined`: the key is
   * stored in `dataDir`, see `secrets.ts`.
   */
  settingsKeys: readonly string[] | undefined;
  /** Signs push notifications. `undefined`: the key is stored in `dataDir`, see `secrets.ts`. */
  vapidKey: string | undefined;
  reminderVapidKey: string | undefined;
  /** The first administrator. An absent e-mail address becomes a placeholder, an absent password is generated. */
  admin: { email: string | undefined; password: string | undefined };
  webhooks: {
    /** `undefined`: the secret is stored in `dataDir`, see `secrets.ts`. */
    secret: string | undefined;
    /** Whether private, loopback and link-local targets are allowed. */
    allowPrivate: boolean;
    urls: Record<Destination, string | undefined>;
  };
  /** The bucket that stores the files of pictures; `undefined`: the database stores them. */
  mediaS3: Bucket | undefined;
  reviews: { widgetId: string | undefined; apiBase: string };
  blogUrl: string | undefined;
  /** Whether a blog on another machine may be connected by http. */
  blogAllowHttp: boolean;
  blogLanguage: string;
  /** Target of the partner badge in the footer. */
  partnerUrl: string | undefined;
  /** Addresses to book a call. Without an address, the page links to the contact form. */
  bookingUrls: Record<BookingPlatform, string | undefined>;
  tags: Record<TagProvider, string | undefined>;
  brandName: string;
  contactEmail: string;
  company: Omit<CompanyFacts, keyof typeof companyDefaults>;
}

/** Names all wrong variables at once, so that one correction of a deployment is enough. */
export class EnvError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`The configuration is wrong:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'EnvError';
    this.problems = problems;
  }
}

/** The rule of each variable. @param adminEmail the first administrator's address, which the password may not equal */
export const rulesFor = (adminEmail: string) => ({
  HOST: hostName,
  PORT: wholeNumber(0, 65_535),
  REUSE_PORT: onOff,
  ROLE: oneOf(processRoles),
  MIGRATE: oneOf(['auto', 'check']),
  DRAIN_LAG_MS: wholeNumber(0, 60_000),
  SITE_URL: httpOrigin,
  DATA_DIR: folder,
  BACKUP_DIR: folder,
  BACKUP_S3_ENDPOINT: httpUrl,
  BACKUP_S3_BUCKET: hostName,
  BACKUP_S3_REGION: hostName,
  BACKUP_S3_KEY_ID: longEnough(3),
  BACKUP_S3_SECRET: longEnough(8),
  DATABASE_URL: postgresUrl,
  DATABASE_POOL: wholeNumber(2, 200),
  DATABASE_STATEMENT_MS: wholeNumber(1000, 600_000),
  DEMO_DATA: onOff,
  RELEASE_SOURCES: onOff,
  ADMIN_SECOND_FACTOR: onOff,
  LOG_LEVEL: oneOf(logLevels),
  TRUST_PROXY: proxyCount,
  RATE_LIMIT_PER_MINUTE: wholeNumber(1, 1_000_000),
  EDGE_URL: httpOrigin,
  CDN: oneOf(cdnVendors),
  CDN_ZONE: zoneId,
  CDN_TOKEN: longEnough(16),
  CDN_URL: httpOrigin,
  ALARM_URL: httpUrl,
  METRICS_TOKEN: longEnough(16),
  SESSION_SECRET: secretList(32),
  SETTINGS_KEY: secretList(32),
  ADMIN_EMAIL: email,
  ADMIN_PASSWORD: newPassword(adminEmail),
  WEBHOOK_SECRET: webhookSecret,
  VAPID_PRIVATE_KEY: vapidKey,
  REMINDER_VAPID_PRIVATE_KEY: vapidKey,
  WEBHOOK_ALLOW_PRIVATE: onOff,
  WEBHOOK_SIMULATOR_URL: httpUrl,
  WEBHOOK_CONTACT_URL: httpUrl,
  WEBHOOK_BOOKING_URL: httpUrl,
  WEBHOOK_PLANNER_URL: httpUrl,
  MEDIA_S3_ENDPOINT: httpUrl,
  MEDIA_S3_BUCKET: hostName,
  MEDIA_S3_REGION: hostName,
  MEDIA_S3_KEY_ID: longEnough(3),
  MEDIA_S3_SECRET: longEnough(8),
  REVIEWS_WIDGET_ID: widgetId,
  REVIEWS_API_BASE: httpUrl,
  BLOG_URL: httpUrl,
  BLOG_ALLOW_HTTP: onOff,
  BLOG_LANGUAGE: language,
  PARTNER_URL: httpUrl,
  BOOKING_URL_YOUTUBE: httpUrl,
  BOOKING_URL_META: httpUrl,
  BOOKING_URL_TIKTOK: httpUrl,
  BOOKING_URL_SPOTIFY: httpUrl,
  GA_ID: tagId('ga'),
  GTM_ID: tagId('gtm'),
  GOOGLE_ADS_ID: tagId('googleAds'),
  META_PIXEL_ID: tagId('metaPixel'),
  TIKTOK_PIXEL_ID: tagId('tiktokPixel'),
  BRAND_NAME: text,
  CONTACT_EMAIL: email,
  COMPANY_NAME: text,
  COMPANY_REGISTRY_CODE: text,
  COMPANY_VAT_NUMBER: text,
  COMPANY_ADDRESS: text,
  COMPANY_DIRECTOR: text,
  HOSTING_NAME: text,
  HOSTING_ADDRESS: text,
  HOSTING_PHONE: text,
  COMPANY_PHONE: text,
  COMPANY_MEDIATOR: text,
  COMPANY_SPACE_INVOICED_BY: text,
});
type Rules = ReturnType<typeof rulesFor>;
/** The valid values of the variables that are set. */
type Given = { [Name in keyof Rules]?: z.infer<Rules[Name]> | undefined };

/**
 * Reads the configuration from the environment; no other function does. An empty variable counts as absent.
 * @throws EnvError that names every wrong variable and its expected form, without the value
 */
export function readEnv(env: NodeJS.ProcessEnv): Env {
  const given = readVariables(env);
  const port = given.PORT ?? 3000;
  const siteUrl = given.SITE_URL ?? `http://localhost:${port}`;
  // Sample reviews must never reach a public site: the default is on only for an address of this machine.
  const demoData = given.DEMO_DATA ?? isLoopback(new URL(siteUrl).hostname);
  return {
    // Listening on every interface must be an explicit decision of the operator.
    host: given.HOST ?? '127.0.0.1',
    port,
    reusePort: given.REUSE_PORT ?? false,
    role: given.ROLE ?? 'all',
    migrate: given.MIGRATE ?? 'auto',
    // Only a proxy asks whether the process is ready, and sends its requests elsewhere.
    drainLagMs: given.DRAIN_LAG_MS ?? ((given.TRUST_PROXY ?? 0) > 0 ? 1000 : 0),
    siteUrl,
    dataDir: given.DATA_DIR ?? './data',
    backupDir: given.BACKUP_DIR,
    backupS3: bucketOf(given, 'BACKUP'),
    databaseUrl: given.DATABASE_URL,
    databasePool: given.DATABASE_POOL ?? 10,
    databaseStatementMs: given.DATABASE_STATEMENT_MS ?? 5000,
    demoData,
    adminSecondFactor: given.ADMIN_SECOND_FACTOR,
    releaseSources: given.RELEASE_SOURCES,
    logLevel: given.LOG_LEVEL ?? 'info',
    trustProxy: given.TRUST_PROXY ?? 0,
    rateLimitPerMinute: given.RATE_LIMIT_PER_MINUTE ?? 10,
    edgeUrl: given.EDGE_URL,
    cdn: cdnOf(given),
    alarmUrl: given.ALARM_URL,
    metricsToken: given.METRICS_TOKEN,
    sessionSecrets: given.SESSION_SECRET,
    settingsKeys: given.SETTINGS_KEY,
    vapidKey: given.VAPID_PRIVATE_KEY,
    reminderVapidKey: given.REMINDER_VAPID_PRIVATE_KEY,
    admin: { email: given.ADMIN_EMAIL, password: given.ADMIN_PASSWORD },
    webhooks: {
      secret: given.WEBHOOK_SECRET,
      allowPrivate: given.WEBHOOK_ALLOW_PRIVATE ?? false,
      urls: {
        simulator: given.WEBHOOK_SIMULATOR_URL,
        contact: given.WEBHOOK_CONTACT_URL,
        booking: given.WEBHOOK_BOOKING_URL,
        planner: given.WEBHOOK_PLANNER_URL,
      },
    },
    mediaS3: bucketOf(given, 'MEDIA'),
    reviews: {
      widgetId: given.REVIEWS_WIDGET_ID,
      apiBase: given.REVIEWS_API_BASE ?? 'https://api.featurable.com/v1',
    },
    blogUrl: given.BLOG_URL,
    blogAllowHttp: given.BLOG_ALLOW_HTTP ?? false,
    // The sample articles are in French, too.
    blogLanguage: given.BLOG_LANGUAGE ?? defaultLocale,
    partnerUrl: given.PARTNER_URL,
    bookingUrls: {
      youtube: given.BOOKING_URL_YOUTUBE,
      meta: given.BOOKING_URL_META,
      tiktok: given.BOOKING_URL_TIKTOK,
      spotify: given.BOOKING_URL_SPOTIFY,
    },
    tags: {
      ga: given.GA_ID,
      gtm: given.GTM_ID,
      googleAds: given.GOOGLE_ADS_ID,
      metaPixel: given.META_PIXEL_ID,
      tiktokPixel: given.TIKTOK_PIXEL_ID,
    },
    brandName: given.BRAND_NAME ?? 'MDMC',
    contactEmail: given.CONTACT_EMAIL ?? 'contact@example.com',
    company: {
      name: given.COMPANY_NAME ?? placeholder('COMPANY_NAME'),
      registryCode: given.COMPANY_REGISTRY_CODE ?? placeholder('COMPANY_REGISTRY_CODE'),
      vatNumber: given.COMPANY_VAT_NUMBER ?? placeholder('COMPANY_VAT_NUMBER'),
      address: given.COMPANY_ADDRESS ?? placeholder('COMPANY_ADDRESS'),
      director: given.COMPANY_DIRECTOR ?? placeholder('COMPANY_DIRECTOR'),
      hostName: given.HOSTING_NAME ?? placeholder('HOSTING_NAME'),
      hostAddress: given.HOSTING_ADDRESS ?? placeholder('HOSTING_ADDRESS'),
      hostPhone: given.HOSTING_PHONE ?? placeholder('HOSTING_PHONE'),
      phone: given.COMPANY_PHONE ?? placeholder('COMPANY_PHONE'),
      mediator: given.COMPANY_MEDIATOR ?? placeholder('COMPANY_MEDIATOR'),
      spaceInvoicedBy: given.COMPANY_SPACE_INVOICED_BY ?? placeholder('COMPANY_SPACE_INVOICED_BY'),
    },
  };
}

/** @throws EnvError when only some of the five variables are set */
function bucketOf(given: Given, of: 'MEDIA' | 'BACKUP'): Bucket | undefined {
  const names = ['ENDPOINT', 'BUCKET', 'REGION', 'KEY_ID', 'SECRET'] as const;
  const [endpoint, bucket, region, keyId, secret] = names.map((name) => given[`${of}_S3_${name}`]);
  if (endpoint && bucket && region && keyId && secret) return { endpoint, bucket, region, keyId, secret };
  const missing = names
    .map((name) => `${of}_S3_${name}` as const)
    .filter((name) => given[name] === undefined);
  if (missing.length === names.length) return undefined;
  throw new EnvError(
    missing.map((name) => `${name}: expected a value, as the other ${of}_S3_ variables have one`),
  );
}

/** @throws EnvError when a variable is missing that the network needs */
function cdnOf({
  CDN: vendor,
  CDN_ZONE: zone,
  CDN_TOKEN: token,
  CDN_URL: url,
}: Given): CdnAccess | undefined {
  if (vendor === undefined) return undefined;
  if (vendor === 'varnish') {
    if (url) return { vendor, url };
    throw new EnvError(['CDN_URL: expected a value, as CDN is varnish']);
  }
  if (zone && token) return { vendor, zone, token };
  const missing = [zone ? [] : ['CDN_ZONE'], token ? [] : ['CDN_TOKEN']].flat();
  throw new EnvError(missing.map((name) => `${name}: expected a value, as CDN is ${vendor}`));
}

function readVariables(env: NodeJS.ProcessEnv): Given {
  const rules = rulesFor(normalizeEmail(env['ADMIN_EMAIL']?.trim() ?? ''));
  const { values, problems } = readWithFiles(Object.keys(rules), env);
  const read = z.object(rules).partial().safeParse(values);
  if (read.success && problems.length === 0) return read.data;
  const wrong = new Set(read.error?.issues.map(({ path }) => path[0] as keyof Rules));
  throw new EnvError([
    ...problems,
    ...[...wrong].map((name) => `${name}: expected ${rules[name].description}`),
  ]);
}
