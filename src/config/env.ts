import type { CompanyFacts } from '../contracts/site.ts';
import { normalizeEmail } from '../domain/account/email.ts';
import type { BookingPlatform } from '../domain/booking/platforms.ts';
import { isLoopback } from '../domain/configuration/loopback.ts';
import { placeholder } from '../domain/configuration/placeholder.ts';
import { EMAIL_PATTERN } from '../domain/lead/typed-fields.ts';
import { defaultLocale } from '../domain/locale/locale.ts';
import { type TagProvider, tagIdRules } from '../domain/tag-id/tag-id.ts';
import type { companyDefaults } from './company-defaults.ts';
import {
  httpOrigin,
  httpUrl,
  longEnough,
  matching,
  newPassword,
  oneOf,
  onOff,
  postgresUrl,
  proxyCount,
  type Rule,
  secretList,
  webhookSecret,
  wholeNumber,
} from './rules.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** The whole configuration. `undefined` means "not configured". */
export interface Env {
  host: string;
  port: number;
  /** Several processes listen on the same port, and the kernel shares the connections out. */
  reusePort: boolean;
  /** Scheme, host and port under which visitors see the site; no slash at the end. */
  siteUrl: string;
  dataDir: string;
  /** PostgreSQL; `undefined`: SQLite in `dataDir`. */
  databaseUrl: string | undefined;
  demoData: boolean;
  logLevel: (typeof logLevels)[number];
  /** How many entries at the right of `X-Forwarded-For` were written by proxies of ours. */
  trustProxy: number;
  /** Submissions of forms a minute and address; six times as many an hour. */
  rateLimitPerMinute: number;
  metricsToken: string | undefined;
  /** The first signs, all verify. `undefined`: kept in `dataDir`, see `secrets.ts`. */
  sessionSecrets: readonly string[] | undefined;
  /** For what the back office stores secretly: the first seals, all open. `undefined`: kept in `dataDir`, see `secrets.ts`. */
  settingsKeys: readonly string[] | undefined;
  /** The first administrator; what is absent is a placeholder or generated. */
  admin: { email: string | undefined; password: string | undefined };
  webhooks: {
    /** `undefined`: kept in `dataDir`, see `secrets.ts`. */
    secret: string | undefined;
    /** Whether private, loopback and link-local targets are allowed. */
    allowPrivate: boolean;
    urls: Record<'simulator' | 'contact' | 'booking' | 'planner', string | undefined>;
  };
  reviews: { widgetId: string | undefined; apiBase: string };
  blogUrl: string | undefined;
  blogLanguage: string;
  /** Where the footer's partner badge leads. */
  partnerUrl: string | undefined;
  /** Without one, the page links to the contact form. */
  bookingUrls: Record<BookingPlatform, string | undefined>;
  tags: Record<TagProvider, string | undefined>;
  brandName: string;
  contactEmail: string;
  company: Omit<CompanyFacts, keyof typeof companyDefaults>;
}

/** Thrown with every wrong variable at once, so that a deployment is corrected once and not nine times. */
export class EnvError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`The configuration is wrong:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'EnvError';
    this.problems = problems;
  }
}

const text = matching(/^[^\p{Cc}]{1,200}$/u, 'a text of at most 200 characters on one line');
const email = matching(EMAIL_PATTERN, 'an e-mail address');
const hostName = matching(/^[A-Za-z0-9.:_-]{1,253}$/, 'a host name or an IP address');
const language = matching(/^[a-z]{2,3}(?:-[A-Z]{2})?$/, 'a language, such as fr or pt-BR');
const widgetId = matching(/^[\w-]{1,100}$/, 'letters, digits, dashes and underscores');

/**
 * Reads the configuration from the environment: the only place that does. An empty variable counts as absent.
 * @throws EnvError that names every wrong variable and what was expected, without the values
 */
export function readEnv(env: NodeJS.ProcessEnv): Env {
  const problems: string[] = [];
  function read<T>(name: string, rule: Rule<T>): T | undefined {
    const raw = env[name]?.trim();
    if (!raw) return undefined;
    const value = rule.parse(raw);
    if (value === undefined) problems.push(`${name}: expected ${rule.expected}`);
    return value;
  }
  const port = read('PORT', wholeNumber(0, 65_535)) ?? 3000;
  const siteUrl = read('SITE_URL', httpOrigin) ?? `http://localhost:${port}`;
  const adminEmail = read('ADMIN_EMAIL', email);
  // Sample reviews must never reach a public site: only an address of this very machine counts.
  const demoData = read('DEMO_DATA', onOff) ?? isLoopback(new URL(siteUrl).hostname);
  const booking = (platform: BookingPlatform) =>
    read(`BOOKING_URL_${platform.toUpperCase()}`, httpUrl) ??
    (demoData ? `https://example.com/booking/${platform}` : undefined);

  const result: Env = {
    // Listening on every interface is a decision of whoever deploys, not a default.
    host: read('HOST', hostName) ?? '127.0.0.1',
    port,
    reusePort: read('REUSE_PORT', onOff) ?? false,
    siteUrl,
    dataDir: read('DATA_DIR', matching(/^[^\0]+$/, 'a folder')) ?? './data',
    databaseUrl: read('DATABASE_URL', postgresUrl),
    demoData,
    logLevel: read('LOG_LEVEL', oneOf(logLevels)) ?? 'info',
    trustProxy: read('TRUST_PROXY', proxyCount) ?? 0,
    rateLimitPerMinute: read('RATE_LIMIT_PER_MINUTE', wholeNumber(1, 1_000_000)) ?? 10,
    metricsToken: read('METRICS_TOKEN', longEnough(16)),
    sessionSecrets: read('SESSION_SECRET', secretList(32)),
    settingsKeys: read('SETTINGS_KEY', secretList(32)),
    admin: {
      email: adminEmail,
      password: read('ADMIN_PASSWORD', newPassword(normalizeEmail(adminEmail ?? ''))),
    },
    webhooks: {
      secret: read('WEBHOOK_SECRET', webhookSecret),
      allowPrivate: read('WEBHOOK_ALLOW_PRIVATE', onOff) ?? false,
      urls: {
        simulator: read('WEBHOOK_SIMULATOR_URL', httpUrl),
        contact: read('WEBHOOK_CONTACT_URL', httpUrl),
        booking: read('WEBHOOK_BOOKING_URL', httpUrl),
        planner: read('WEBHOOK_PLANNER_URL', httpUrl),
      },
    },
    reviews: {
      widgetId: read('REVIEWS_WIDGET_ID', widgetId),
      apiBase: read('REVIEWS_API_BASE', httpUrl) ?? 'https://api.featurable.com/v1',
    },
    blogUrl: read('BLOG_URL', httpUrl),
    // The samples are written in French too.
    blogLanguage: read('BLOG_LANGUAGE', language) ?? defaultLocale,
    partnerUrl: read('PARTNER_URL', httpUrl),
    bookingUrls: {
      youtube: booking('youtube'),
      meta: booking('meta'),
      tiktok: booking('tiktok'),
      spotify: booking('spotify'),
    },
    tags: {
      ga: read('GA_ID', tagIdRule('ga')),
      gtm: read('GTM_ID', tagIdRule('gtm')),
      googleAds: read('GOOGLE_ADS_ID', tagIdRule('googleAds')),
      metaPixel: read('META_PIXEL_ID', tagIdRule('metaPixel')),
      tiktokPixel: read('TIKTOK_PIXEL_ID', tagIdRule('tiktokPixel')),
    },
    brandName: read('BRAND_NAME', text) ?? 'MDMC',
    contactEmail: read('CONTACT_EMAIL', email) ?? 'contact@example.com',
    company: {
      name: read('COMPANY_NAME', text) ?? placeholder('COMPANY_NAME'),
      registryCode: read('COMPANY_REGISTRY_CODE', text) ?? placeholder('COMPANY_REGISTRY_CODE'),
      vatNumber: read('COMPANY_VAT_NUMBER', text) ?? placeholder('COMPANY_VAT_NUMBER'),
      address: read('COMPANY_ADDRESS', text) ?? placeholder('COMPANY_ADDRESS'),
      director: read('COMPANY_DIRECTOR', text) ?? placeholder('COMPANY_DIRECTOR'),
      hostName: read('HOSTING_NAME', text) ?? placeholder('HOSTING_NAME'),
      hostAddress: read('HOSTING_ADDRESS', text) ?? placeholder('HOSTING_ADDRESS'),
    },
  };
  if (problems.length > 0) throw new EnvError(problems);
  return result;
}

function tagIdRule(provider: TagProvider): Rule<string> {
  const { pattern, expected } = tagIdRules[provider];
  return matching(pattern, expected);
}
