import { describe, expect, it } from 'vitest';
import { EnvError, readEnv } from './env.ts';

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

/** A valid value and several invalid values for each variable. */
const variables: Record<string, { right: string; wrong: string[] }> = {
  HOST: { right: '0.0.0.0', wrong: ['a b', 'http://x/'] },
  PORT: { right: '8080', wrong: ['65536', '-1', '3e3', '80a', '1.5'] },
  SITE_URL: {
    right: 'https://www.example.com',
    wrong: ['www.my-site.org', 'ftp://example.com', 'https://e.com/a', 'https://u:p@e.com'],
  },
  DATA_DIR: { right: '/var/lib/mdmc', wrong: ['a\0b'] },
  DATABASE_URL: { right: 'postgres://u:p@db/mdmc', wrong: ['mysql://u:p@db/x', 'mdmc'] },
  DATABASE_POOL: { right: '6', wrong: ['1', '201', 'ten'] },
  DATABASE_STATEMENT_MS: { right: '8000', wrong: ['999', '5s'] },
  ADMIN_SECOND_FACTOR: { right: 'off', wrong: ['yes', '1', 'ON'] },
  DEMO_DATA: { right: 'off', wrong: ['yes', '1', 'ON'] },
  RELEASE_SOURCES: { right: 'off', wrong: ['yes', '1', 'ON'] },
  LOG_LEVEL: { right: 'debug', wrong: ['verbose', 'toString'] },
  TRUST_PROXY: { right: '2', wrong: ['11', '-1', 'true'] },
  RATE_LIMIT_PER_MINUTE: { right: '100', wrong: ['0', '-5', 'many'] },
  METRICS_TOKEN: { right: 'a-token-of-16-ch', wrong: ['short'] },
  SESSION_SECRET: {
    right: `${'x'.repeat(32)}, ${'y'.repeat(32)}`,
    wrong: ['x'.repeat(31), `${'x'.repeat(32)},short`, `${'x'.repeat(32)},`],
  },
  SETTINGS_KEY: {
    right: `${'n'.repeat(32)},${'o'.repeat(32)}`,
    wrong: ['n'.repeat(31), `${'n'.repeat(32)},o`],
  },
  ADMIN_EMAIL: { right: 'admin@example.com', wrong: ['admin', 'a@b'] },
  ADMIN_PASSWORD: {
    right: 'a long enough one',
    wrong: ['eleven char', 'Password-2026', 'x1'.repeat(101), 'Admin@example.com'],
  },
  WEBHOOK_SECRET: {
    right: secret,
    wrong: [
      'secret',
      secret.slice(6),
      `whsec_${Buffer.alloc(23).toString('base64')}`,
      `whsec_${Buffer.alloc(65).toString('base64')}`,
      'whsec_!!!!',
    ],
  },
  VAPID_PRIVATE_KEY: {
    right: `${'a-B_'.repeat(10)}xyz`,
    wrong: ['short', `${'a'.repeat(43)}=`, '+'.repeat(43)],
  },
  REMINDER_VAPID_PRIVATE_KEY: { right: 'c'.repeat(43), wrong: ['short', '+'.repeat(43)] },
  REUSE_PORT: { right: 'on', wrong: ['yes'] },
  ROLE: { right: 'web', wrong: ['both'] },
  MIGRATE: { right: 'check', wrong: ['off'] },
  DRAIN_LAG_MS: { right: '5000', wrong: ['60001', '-1'] },
  WEBHOOK_ALLOW_PRIVATE: { right: 'on', wrong: ['true'] },
  WEBHOOK_SIMULATOR_URL: { right: 'https://n8n.example.com/webhook/a', wrong: ['n8n', 'file:///etc/passwd'] },
  WEBHOOK_CONTACT_URL: { right: 'https://n8n.example.com/webhook/b', wrong: ['javascript:alert(1)'] },
  WEBHOOK_BOOKING_URL: { right: 'http://10.0.0.1:5678/c', wrong: ['//x/y'] },
  WEBHOOK_PLANNER_URL: { right: 'https://n8n.example.com/webhook/d', wrong: ['x'] },
  MEDIA_S3_ENDPOINT: { right: 'https://s3.example.com', wrong: ['s3.example.com'] },
  MEDIA_S3_BUCKET: { right: 'mdmc-pictures', wrong: ['a/b'] },
  MEDIA_S3_REGION: { right: 'eu-west-3', wrong: ['eu west'] },
  MEDIA_S3_KEY_ID: { right: 'AKIDEXAMPLE', wrong: ['ID'] },
  MEDIA_S3_SECRET: { right: 'a secret of S3', wrong: ['short'] },
  REVIEWS_WIDGET_ID: { right: 'a1b2-c3', wrong: ['../x', 'a/b'] },
  REVIEWS_API_BASE: { right: 'https://api.example.com/v1', wrong: ['api'] },
  BLOG_URL: { right: 'https://blog.example.com', wrong: ['blog'] },
  BLOG_ALLOW_HTTP: { right: 'on', wrong: ['yes'] },
  BLOG_LANGUAGE: { right: 'en', wrong: ['English', 'en_US', 'e'] },
  PARTNER_URL: { right: 'https://partner.example.com/mdmc', wrong: ['partner'] },
  BOOKING_URL_YOUTUBE: { right: 'https://calendly.com/a/youtube', wrong: ['calendly'] },
  BOOKING_URL_META: { right: 'https://calendly.com/a/meta', wrong: ['calendly'] },
  BOOKING_URL_TIKTOK: { right: 'https://calendly.com/a/tiktok', wrong: ['calendly'] },
  BOOKING_URL_SPOTIFY: { right: 'https://calendly.com/a/spotify', wrong: ['javascript:alert(1)'] },
  GA_ID: { right: 'G-ABCDE12345', wrong: ['G-1', 'G-abcde12345'] },
  GTM_ID: { right: 'GTM-ABC123', wrong: ['GTM-1'] },
  GOOGLE_ADS_ID: { right: 'AW-123456789', wrong: ['AW-1'] },
  META_PIXEL_ID: { right: '123456789012345', wrong: ['1'] },
  TIKTOK_PIXEL_ID: { right: '1234567890123456789', wrong: ['1'] },
  BRAND_NAME: { right: 'MDMC', wrong: ['x'.repeat(201), 'a\nb'] },
  COMPANY_NAME: { right: 'Exemple OÜ', wrong: ['x'.repeat(201)] },
  COMPANY_REGISTRY_CODE: { right: 'Exemple OÜ', wrong: ['x'.repeat(201)] },
  COMPANY_VAT_NUMBER: { right: 'Exemple OÜ', wrong: ['x'.repeat(201)] },
  COMPANY_ADDRESS: { right: 'Exemple OÜ', wrong: ['x'.repeat(201)] },
  COMPANY_DIRECTOR: { right: 'Exemple OÜ', wrong: ['x'.repeat(201)] },
  HOSTING_NAME: { right: 'Exemple OÜ', wrong: ['x'.repeat(201)] },
  HOSTING_ADDRESS: { right: 'Exemple OÜ', wrong: ['x'.repeat(201)] },
  HOSTING_PHONE: { right: 'Exemple OÜ', wrong: ['x'.repeat(201)] },
  COMPANY_PHONE: { right: 'Exemple OÜ', wrong: ['x'.repeat(201)] },
  COMPANY_MEDIATOR: { right: 'Exemple OÜ', wrong: ['x'.repeat(201)] },
  COMPANY_SPACE_INVOICED_BY: { right: 'Exemple OÜ', wrong: ['x'.repeat(201)] },
  CONTACT_EMAIL: { right: 'hello@example.com', wrong: ['hello'] },
};
const allRight = Object.fromEntries(Object.entries(variables).map(([name, { right }]) => [name, right]));

function problemsOf(env: NodeJS.ProcessEnv): readonly string[] {
  try {
    readEnv(env);
    return [];
  } catch (error) {
    if (error instanceof EnvError) return error.problems;
    throw error;
  }
}

describe('readEnv', () => {
  it('returns defaults for an empty environment: this machine only, SQLite, demo data, placeholders', () => {
    expect(readEnv({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      siteUrl: 'http://localhost:3000',
      dataDir: './data',
      databaseUrl: undefined,
      databasePool: 10,
      databaseStatementMs: 5000,
      demoData: true,
      releaseSources: undefined,
      adminSecondFactor: undefined,
      logLevel: 'info',
      trustProxy: 0,
      rateLimitPerMinute: 10,
      webhooks: { secret: undefined, allowPrivate: false },
      bookingUrls: { spotify: undefined },
      brandName: 'MDMC',
      company: {
        name: '[COMPANY_NAME]',
        registryCode: '[COMPANY_REGISTRY_CODE]',
        vatNumber: '[COMPANY_VAT_NUMBER]',
        address: '[COMPANY_ADDRESS]',
        director: '[COMPANY_DIRECTOR]',
        hostName: '[HOSTING_NAME]',
        hostAddress: '[HOSTING_ADDRESS]',
        hostPhone: '[HOSTING_PHONE]',
        phone: '[COMPANY_PHONE]',
        mediator: '[COMPANY_MEDIATOR]',
        spaceInvoicedBy: '[COMPANY_SPACE_INVOICED_BY]',
      },
      contactEmail: 'contact@example.com',
    });
  });

  it('expects all variables of the bucket or no variable, and names the missing ones', () => {
    expect(readEnv({}).mediaS3).toBeUndefined();
    expect(problemsOf({ MEDIA_S3_BUCKET: 'pictures', MEDIA_S3_REGION: 'eu-west-3' })).toEqual(
      ['ENDPOINT', 'KEY_ID', 'SECRET'].map(
        (name) => `MEDIA_S3_${name}: expected a value, as the other MEDIA_S3_ variables have one`,
      ),
    );
  });

  it('reads every variable', () => {
    expect(readEnv(allRight)).toEqual({
      host: '0.0.0.0',
      port: 8080,
      siteUrl: 'https://www.example.com',
      dataDir: '/var/lib/mdmc',
      databaseUrl: 'postgres://u:p@db/mdmc',
      databasePool: 6,
      databaseStatementMs: 8000,
      demoData: false,
      releaseSources: false,
      adminSecondFactor: false,
      logLevel: 'debug',
      trustProxy: 2,
      rateLimitPerMinute: 100,
      metricsToken: 'a-token-of-16-ch',
      sessionSecrets: ['x'.repeat(32), 'y'.repeat(32)],
      settingsKeys: ['n'.repeat(32), 'o'.repeat(32)],
      vapidKey: `${'a-B_'.repeat(10)}xyz`,
      reminderVapidKey: 'c'.repeat(43),
      admin: { email: 'admin@example.com', password: 'a long enough one' },
      webhooks: {
        secret,
        allowPrivate: true,
        urls: {
          simulator: 'https://n8n.example.com/webhook/a',
          contact: 'https://n8n.example.com/webhook/b',
          booking: 'http://10.0.0.1:5678/c',
          planner: 'https://n8n.example.com/webhook/d',
        },
      },
      mediaS3: {
        endpoint: 'https://s3.example.com/',
        bucket: 'mdmc-pictures',
        region: 'eu-west-3',
        keyId: 'AKIDEXAMPLE',
        secret: 'a secret of S3',
      },
      reviews: { widgetId: 'a1b2-c3', apiBase: 'https://api.example.com/v1' },
      blogUrl: 'https://blog.example.com/',
      blogAllowHttp: true,
      blogLanguage: 'en',
      reusePort: true,
      role: 'web',
      migrate: 'check',
      drainLagMs: 5000,
      partnerUrl: 'https://partner.example.com/mdmc',
      bookingUrls: {
        youtube: 'https://calendly.com/a/youtube',
        meta: 'https://calendly.com/a/meta',
        tiktok: 'https://calendly.com/a/tiktok',
        spotify: 'https://calendly.com/a/spotify',
      },
      tags: {
        ga: 'G-ABCDE12345',
        gtm: 'GTM-ABC123',
        googleAds: 'AW-123456789',
        metaPixel: '123456789012345',
        tiktokPixel: '1234567890123456789',
      },
      brandName: 'MDMC',
      company: {
        name: 'Exemple OÜ',
        registryCode: 'Exemple OÜ',
        vatNumber: 'Exemple OÜ',
        address: 'Exemple OÜ',
        director: 'Exemple OÜ',
        hostName: 'Exemple OÜ',
        hostAddress: 'Exemple OÜ',
        hostPhone: 'Exemple OÜ',
        phone: 'Exemple OÜ',
        mediator: 'Exemple OÜ',
        spaceInvoicedBy: 'Exemple OÜ',
      },
      contactEmail: 'hello@example.com',
    });
  });

  it('treats an empty variable as absent', () => {
    const empty = Object.fromEntries(Object.keys(variables).map((name) => [name, ' ']));
    expect(readEnv(empty)).toEqual(readEnv({}));
  });

  for (const [name, { wrong }] of Object.entries(variables)) {
    it.each(wrong)(
      `names ${name} in the error when its value is %j, without repeating the value`,
      (value) => {
        const problems = problemsOf({ ...allRight, [name]: value });
        expect(problems).toHaveLength(1);
        expect(problems[0]).toMatch(new RegExp(`^${name}: expected .{4,}`));
        if (value.length > 5) expect(problems[0]).not.toContain(value);
      },
    );
  }

  it('names every wrong variable at once', () => {
    const env = Object.fromEntries(Object.entries(variables).map(([name, { wrong }]) => [name, wrong[0]]));
    expect(
      problemsOf(env)
        .map((problem) => problem.split(':', 1)[0])
        .sort(),
    ).toEqual(Object.keys(variables).sort());
    expect(() => readEnv(env)).toThrow(/PORT: expected a whole number/);
  });

  it.each([
    ['http://localhost:3000', true],
    ['http://127.0.0.1:8080', true],
    ['http://[::1]:3000', true],
    ['https://www.example.com', false],
    ['https://localhost.example.com', false],
    ['http://192.168.1.10', false],
  ])('at %s sets demo data by default to %s', (siteUrl, on) => {
    expect(readEnv({ SITE_URL: siteUrl }).demoData).toBe(on);
    expect(readEnv({ SITE_URL: siteUrl, DEMO_DATA: 'on' }).demoData).toBe(true);
  });

  it.each([
    ['on', 1],
    ['off', 0],
    ['3', 3],
  ])('reads TRUST_PROXY=%s as %d proxies', (value, count) => {
    expect(readEnv({ TRUST_PROXY: value }).trustProxy).toBe(count);
  });

  it('accepts a PostgreSQL socket folder', () => {
    const url = 'postgres:///mdmc?host=/var/run/postgresql';
    expect(readEnv({ DATABASE_URL: url }).databaseUrl).toBe(url);
  });
});
