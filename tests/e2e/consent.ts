import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { openDatabase } from '../../src/adapters/db/engine/connect.ts';
import { type ConsentChoice, consentRecord } from '../../src/domain/consent/choice.ts';
import type { TagProvider } from '../../src/domain/tag-id/tag-id.ts';
import { type Locale, textsOf } from './texts.ts';

export const nothing: ConsentChoice = { analytics: false, marketing: false, functional: false };
export const everything: ConsentChoice = { analytics: true, marketing: true, functional: true };

/** Longer than the delay before the banner appears, in milliseconds. */
export const AFTER_BANNER_MS = 2600;

/** The stored form of a choice. */
export const record = (choice: ConsentChoice) => ({
  essential: true,
  ...choice,
  timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  version: '1.0',
});

/** For `before`: stores an earlier choice of the visitor once, so that the banner does not appear. */
export const whoChose =
  (choice: ConsentChoice, changes: object = {}) =>
  async (page: Page): Promise<void> => {
    const chosen = JSON.stringify({ ...consentRecord(choice, Date.now() - 60_000), ...changes });
    await page.addInitScript((value) => {
      try {
        if (sessionStorage.getItem('chose')) return;
        sessionStorage.setItem('chose', 'yes');
        localStorage.setItem('cookieConsent', value);
      } catch {
        // Firefox runs this once before the page has an origin, so without a storage.
      }
    }, chosen);
  };

/** For `before`: a visitor who refused all cookies, for e2e tests that do not test the banner. */
export const whoRefused = whoChose(nothing);

/** Finds the banner and the settings dialog by their visible texts. */
export function consentOn(page: Page, locale: Locale = 'fr') {
  const t = textsOf(locale).consent;
  const banner = page.getByRole('region', { name: t.label });
  const dialog = page.getByRole('dialog', { name: t.dialog.title });
  const toggle = (category: keyof ConsentChoice) =>
    dialog.getByRole('checkbox', { name: t.dialog.categories[category].name });
  return {
    t,
    banner,
    dialog,
    toggle,
    manage: page.getByRole('contentinfo').getByRole('button', { name: t.manage }),
    answer: (name: 'accept' | 'refuse' | 'settings') => banner.getByRole('button', { name: t[name] }),
    /** Clicks a button of the banner, and waits until the proof of consent has arrived. */
    choose: (name: 'accept' | 'refuse') =>
      Promise.all([
        page.waitForResponse('**/api/consents'),
        banner.getByRole('button', { name: t[name] }).click(),
      ]),
    save: dialog.getByRole('button', { name: t.dialog.save }),
    stored: () => page.evaluate(() => JSON.parse(localStorage.getItem('cookieConsent') ?? 'null')),
  };
}

interface Vendor {
  /** Environment of a site that configures the tag. */
  env: Record<string, string>;
  needs: (keyof ConsentChoice)[];
  script: string;
  cookie: string;
  /** An address that the vendor's script requests, which the security policy must permit. */
  beacon: string;
}

/** The five tags. No vendor gets a request: `answerVendors` answers for all of them. */
export const vendors: Record<TagProvider, Vendor> = {
  ga: {
    env: { GA_ID: 'G-ABCDE12345' },
    needs: ['analytics'],
    script: 'https://www.googletagmanager.com/gtag/js?id=G-ABCDE12345',
    cookie: '_ga',
    beacon: 'https://region1.google-analytics.com/g/collect',
  },
  gtm: {
    env: { GTM_ID: 'GTM-ABC1234' },
    needs: ['analytics', 'marketing'],
    script: 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234',
    cookie: '_gac_UA-1234-1',
    beacon: 'https://www.googletagmanager.com/a',
  },
  googleAds: {
    env: { GOOGLE_ADS_ID: 'AW-123456789' },
    needs: ['marketing'],
    script: 'https://www.googletagmanager.com/gtag/js?id=AW-123456789',
    cookie: '_gcl_au',
    beacon: 'https://googleads.g.doubleclick.net/pagead/landing',
  },
  metaPixel: {
    env: { META_PIXEL_ID: '123456789012345' },
    needs: ['marketing'],
    script: 'https://connect.facebook.net/en_US/fbevents.js',
    cookie: '_fbp',
    beacon: 'https://www.facebook.com/tr/',
  },
  tiktokPixel: {
    env: { TIKTOK_PIXEL_ID: '1234567890123456789' },
    needs: ['marketing'],
    script: 'https://analytics.tiktok.com/i18n/pixel/events.js?sdkid=1234567890123456789&lib=ttq',
    cookie: '_ttp',
    beacon: 'https://analytics.tiktok.com/api/v2/pixel',
  },
};
export const providers = Object.keys(vendors) as TagProvider[];

const PIXEL = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');

/**
 * For `before`: answers with a fake script of each vendor, which sets its cookie, sends one request to the vendor, and
 * stores later calls. Returns the list of addresses of other sites that the page requests, filled as they are
 * requested.
 */
export async function answerVendors(page: Page, siteUrl: string): Promise<string[]> {
  const requested: string[] = [];
  page.context().on('request', (request) => {
    if (!request.url().startsWith(siteUrl)) requested.push(request.url());
  });
  await page.context().route(
    (url) => url.origin !== siteUrl,
    async (route: Route) => {
      const vendor = Object.values(vendors).find(({ script }) => script === route.request().url());
      if (!vendor) return route.fulfill({ contentType: 'image/gif', body: PIXEL });
      const body = `
        document.cookie = ${JSON.stringify(`${vendor.cookie}=1; Path=/; Max-Age=9999`)};
        new Image().src = ${JSON.stringify(vendor.beacon)};
        const note = (what) => sessionStorage.setItem('told', (sessionStorage.getItem('told') ?? '') + what + '\\n');
        if (window.fbq) fbq.callMethod = (...call) => note('fbq ' + call.join(' '));
      `;
      return route.fulfill({ contentType: 'text/javascript', body: `{${body}}` });
    },
  );
  return requested;
}

/** Returns the rows of the proofs of consent that a site stores. */
export async function proofsOf({ dataDir }: { dataDir: string }) {
  const { db, close } = await openDatabase({ dataDir });
  return db.selectFrom('consents').selectAll().orderBy('id').execute().finally(close);
}
