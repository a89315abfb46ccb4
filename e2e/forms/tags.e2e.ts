import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserStorage, isNamed } from '../../src/domain/storage/browser-storage.ts';
import { hasFocus, openPage } from '../../tests/e2e/browser.ts';
import {
  AFTER_BANNER_MS,
  answerVendors,
  consentOn,
  everything,
  nothing,
  proofsOf,
  providers,
  record,
  vendors,
  whoChose,
} from '../../tests/e2e/consent.ts';
import { contactFormOn, message, SUCCESS } from '../../tests/e2e/contact-form.ts';
import { http } from '../../tests/e2e/http.ts';
import { campaign, simulatorOn } from '../../tests/e2e/simulator.ts';
import { siteOfFile, startSite } from '../../tests/e2e/site.ts';
import { locales } from '../../tests/e2e/texts.ts';

const site = await siteOfFile();
/** A site with all five tags. */
const tagged = await siteOfFile(Object.assign({}, ...providers.map((provider) => vendors[provider].env)));

/** The harness's problem for a request to this address, as a pattern. */
const pattern = (address: string) =>
  new RegExp(`^other origin: ${address.replaceAll(/[.?*+^$()[\]{}|\\]/g, '\\$&')}`);

/** The requests for these tags. Analytics and Ads share one script, with the id of Analytics. */
const addressesOf = (names: typeof providers) =>
  names
    .filter((name) => name !== 'googleAds' || !names.includes('ga'))
    .flatMap((name) => [vendors[name].script, vendors[name].beacon]);

describe('a page without consent', () => {
  it('contains nothing of a third party, and its policy permits only the configured tags', async () => {
    const [bare, full] = await Promise.all([http(site, '/'), http(tagged, '/')]);
    for (const { body } of [bare, full]) {
      expect(body).not.toMatch(/<(?:script|link|img|iframe)[^>]+(?:src|href)="https?:(?!\/\/127\.0\.0\.1)/);
      expect(body).not.toMatch(/rel="(?:preconnect|dns-prefetch)"|<noscript/);
    }
    const policy = bare.headers['content-security-policy'];
    expect(policy).not.toMatch(/google|facebook|tiktok|unsafe/);
    const permitted = full.headers['content-security-policy'];
    for (const host of ['googletagmanager.com', 'connect.facebook.net', 'analytics.tiktok.com'])
      expect(permitted).toContain(host);
    expect(permitted).not.toContain('unsafe');
  });

  it.each([
    ['no choice', []],
    ['a refusal', [whoChose(nothing)]],
    ['a choice that has run out', [whoChose(everything, { timestamp: '2025-01-01T00:00:00.000Z' })]],
  ])('sends no request to a third party: %s', async (_name, earlier) => {
    const requested: string[] = [];
    const page = await openPage(tagged, '/', {
      before: async (p) => {
        for (const before of earlier) await before(p);
        p.context().on('request', (request) => requested.push(new URL(request.url()).origin));
      },
    });
    await page.waitForTimeout(AFTER_BANNER_MS);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const { banner, choose } = consentOn(page);
    if (await banner.isVisible()) await choose('refuse');
    await page.reload();
    await page.locator('html[data-consent-ready]').waitFor({ state: 'attached' });
    await page.waitForTimeout(500);
    expect([...new Set(requested)]).toEqual([tagged.url]);
    const queue = await page.evaluate(() =>
      (window.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>)),
    );
    expect(queue).toEqual([
      [
        'consent',
        'default',
        {
          ad_storage: 'denied',
          ad_user_data: 'denied',
          ad_personalization: 'denied',
          analytics_storage: 'denied',
          functionality_storage: 'denied',
          personalization_storage: 'denied',
          security_storage: 'granted',
          wait_for_update: 500,
        },
      ],
    ]);
    expect(await page.evaluate(() => document.cookie)).toBe('');
  });

  it('sends no request when everything is accepted but no tag is configured', async () => {
    const page = await openPage(site, '/', { before: whoChose(everything) });
    await page.waitForTimeout(500);
    expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
  });
});

describe('Global Privacy Control', () => {
  const objecting = async (page: Page) => {
    await page.setExtraHTTPHeaders({ 'sec-gpc': '1' });
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
    );
  };

  it('keeps advertising off and locked, and loads nothing of its vendors, whatever was accepted', async () => {
    const expected = addressesOf(['ga']);
    let requested: string[] = [];
    const page = await openPage(tagged, '/', {
      expected: expected.map(pattern),
      before: async (p) => {
        await objecting(p);
        await whoChose(everything)(p);
        requested = await answerVendors(p, tagged.url);
      },
    });
    await expect.poll(() => requested).toEqual(expected);
    const { manage, toggle, dialog, t } = consentOn(page);
    await manage.click();
    expect([await toggle('marketing').isDisabled(), await toggle('marketing').isChecked()]).toEqual([
      true,
      false,
    ]);
    await dialog.getByText(t.dialog.objection).waitFor();
    await Promise.all([
      page.waitForResponse('**/api/consents'),
      dialog.getByRole('button', { name: t.dialog.acceptAll }).click(),
    ]);
    const proof = (await proofsOf(tagged)).at(-1);
    expect(proof?.objected).toBe(1);
    expect(JSON.parse(proof?.record ?? '')).toEqual(record({ ...everything, marketing: false }));
    await page.reload();
    await expect.poll(() => requested).toEqual([...expected, ...expected]);
  });
});

describe.each(providers)('the tag %s', (provider) => {
  const { env, needs, script, beacon, cookie } = vendors[provider];

  it('is requested on all pages once it is accepted, and not after a refusal', async () => {
    const alone = await startSite(env);
    try {
      const refusing = await openPage(alone);
      await consentOn(refusing).choose('refuse');
      await refusing.reload();
      await refusing.waitForTimeout(300);

      let requested: string[] = [];
      const page = await openPage(alone, '/', {
        expected: [pattern(script), pattern(beacon)],
        before: async (p) => {
          requested = await answerVendors(p, alone.url);
        },
      });
      await consentOn(page).banner.waitFor();
      expect(requested).toEqual([]);
      await consentOn(page).choose('accept');
      await expect.poll(() => requested).toEqual([script, beacon]);
      await page.goto('/en');
      await expect.poll(() => requested).toEqual([script, beacon, script, beacon]);
    } finally {
      await alone.stop();
      alone.remove();
    }
  });

  it.each(needs)(
    'is not started with the other tags, and loses its cookie, when %s is refused',
    async (refused) => {
      const choice = { ...everything, [refused]: false };
      const expected = addressesOf(
        providers.filter((other) => vendors[other].needs.every((need) => choice[need])),
      );
      let requested: string[] = [];
      const page = await openPage(tagged, '/', {
        expected: expected.map(pattern),
        before: async (p) => {
          await whoChose(choice)(p);
          requested = await answerVendors(p, tagged.url);
          await p.context().addCookies([{ name: cookie, value: 'old', url: tagged.url }]);
        },
      });
      await expect.poll(() => requested.toSorted()).toEqual(expected.toSorted());
      await page.waitForTimeout(300);
      expect(requested).toHaveLength(expected.length);
      expect(requested).not.toContain(script);
      expect(await page.evaluate(() => document.cookie)).not.toContain(`${cookie}=`);
    },
  );
});

describe('a stored lead', () => {
  it('is reported to the accepted vendors after the server stored it, under its id, and to no other', async () => {
    const own = await startSite({
      ...vendors.ga.env,
      ...vendors.metaPixel.env,
      ...vendors.tiktokPixel.env,
    });
    try {
      for (const [choice, pixels] of [
        [everything, 1],
        [{ ...everything, marketing: false }, 0],
      ] as const) {
        const loaded = pixels === 1 ? (['ga', 'metaPixel', 'tiktokPixel'] as const) : (['ga'] as const);
        const page = await openPage(own, '/contact', {
          expected: addressesOf([...loaded]).map(pattern),
          before: async (p) => {
            await whoChose(choice)(p);
            await answerVendors(p, own.url);
          },
        });
        const form = contactFormOn(page);
        await form.fill(message());
        const [answer] = await Promise.all([
          page.waitForResponse('**/api/contact/submit'),
          form.button.click(),
        ]);
        const { id } = (await answer.json()).data;
        await form.says(SUCCESS);
        const told = await page.evaluate(() => ({
          google: (window.dataLayer ?? [])
            .map((entry) => Array.from(Object(entry) as ArrayLike<unknown>))
            .filter(([command]) => command === 'event'),
          tiktok: Array.from((window.ttq ?? []) as ArrayLike<unknown[]>).filter(
            ([method]) => method === 'track',
          ),
          meta: sessionStorage.getItem('told') ?? '',
        }));
        expect(told.google.map(([, name]) => name)).toEqual(['generate_lead']);
        expect(told.google[0]?.[2]).toMatchObject({ lead_source: 'contact', event_id: id });
        expect(told.tiktok).toHaveLength(pixels);
        expect(told.meta.includes('trackSingle 123456789012345 Lead')).toBe(pixels === 1);
        if (pixels === 1) expect(told.tiktok[0]?.slice(1)).toMatchObject(['Lead', {}, { event_id: id }]);
      }
    } finally {
      await own.stop();
      own.remove();
    }
  });
});

describe('a withdrawal of consent', () => {
  const all = addressesOf(providers);
  /** The proof is sent while the page is reloaded: it arrives, but the browser may report it as aborted. */
  const expected = all.map(
    (address) =>
      new RegExp(`${pattern(address).source}|^request failed: POST \\S+/api/consents net::ERR_ABORTED`),
  );

  it('stops the tags, deletes their cookies, reloads the page once, and starts no tag again', async () => {
    let requested: string[] = [];
    let loads = 0;
    const page = await openPage(tagged, '/', {
      expected,
      before: async (p) => {
        await whoChose(everything)(p);
        requested = await answerVendors(p, tagged.url);
        p.on('load', () => {
          loads += 1;
        });
      },
    });
    const cookies = () => page.evaluate(() => document.cookie.split('; ').filter(Boolean).sort());
    await expect.poll(cookies).toEqual(['_fbp=1', '_ga=1', '_gac_UA-1234-1=1', '_ttp=1']);
    await expect.poll(() => requested.length).toBe(all.length);
    expect(loads).toBe(1);
    const { manage, dialog, t, stored, banner } = consentOn(page);
    await manage.click();
    await Promise.all([
      page.waitForEvent('load'),
      dialog.getByRole('button', { name: t.dialog.refuseAll }).click(),
    ]);
    expect(await stored()).toEqual(record(nothing));
    expect(await page.evaluate(() => sessionStorage.getItem('told'))).toContain('fbq consent revoke');
    await page.waitForTimeout(AFTER_BANNER_MS);
    expect(await cookies()).toEqual([]);
    expect(loads).toBe(2);
    expect(requested).toHaveLength(all.length);
    expect(await banner.isVisible()).toBe(false);
    expect(await hasFocus(page, 'footer [data-manage-cookies]')).toBe(true);
    expect(await page.evaluate(() => history.state)).toEqual({});
    await expect
      .poll(async () => JSON.parse((await proofsOf(tagged)).at(-1)?.record ?? '{}'))
      .toEqual(await stored());
  });

  it('of one category keeps the tags of the others', async () => {
    let requested: string[] = [];
    const page = await openPage(tagged, '/', {
      expected,
      before: async (p) => {
        await whoChose(everything)(p);
        requested = await answerVendors(p, tagged.url);
      },
    });
    await expect.poll(() => requested.length).toBe(all.length);
    const { manage, toggle, save } = consentOn(page);
    await manage.click();
    await toggle('marketing').uncheck();
    requested.length = 0;
    await Promise.all([page.waitForEvent('load'), save.click()]);
    await expect.poll(() => requested).toEqual(addressesOf(['ga']));
    await page.waitForTimeout(300);
    expect(requested).toHaveLength(2);
    expect(await page.evaluate(() => document.cookie)).toBe('_ga=1');
  });
});

describe('the cookie policy', () => {
  it('lists everything that a visit stores, and a refusal deletes all that is not essential', async () => {
    const page = await openPage(tagged, '/en?lang=en&utm_source=insta', {
      expected: [
        ...addressesOf(providers).map(pattern),
        /^request failed: POST \S+\/api\/(?:simulator|consents)/,
        /^console error: .*ERR_FAILED/,
      ],
      before: async (p) => {
        await whoChose(everything)(p);
        await answerVendors(p, tagged.url);
        await p.route('**/api/simulator/submit', (route) => route.abort());
      },
    });
    const found = async () => {
      const cookies = await page.context().cookies();
      const keys = await page.evaluate(() => Object.keys(localStorage));
      return [
        ...cookies.map(({ name }) => ({ name, place: 'cookie' })),
        ...keys.map((name) => ({ name, place: 'localStorage' })),
      ].map(({ name, place }) => {
        const item = browserStorage.find((known) => known.place === place && isNamed(known, name));
        return `${place} ${name}: ${item?.categories.join(' + ') ?? 'in no table'}`;
      });
    };
    const answers = campaign();
    const simulator = simulatorOn(page, 'en');
    await simulator.openAtContact(answers);
    await simulator.compute();
    await simulator.delivered('kept');
    await expect
      .poll(async () => (await found()).toSorted())
      .toEqual([
        'cookie _fbp: marketing',
        'cookie _ga: analytics',
        'cookie _gac_UA-1234-1: analytics + marketing',
        'cookie _ttp: marketing',
        'cookie lang: essential',
        'localStorage cookieConsent: essential',
        'localStorage firstTouch: analytics',
        'localStorage lang: essential',
        'localStorage pendingSimulation: essential',
      ]);
    await page.goto('/en/cookies');
    const { manage, dialog, t } = consentOn(page, 'en');
    await manage.click();
    await Promise.all([
      page.waitForEvent('load'),
      dialog.getByRole('button', { name: t.dialog.refuseAll }).click(),
    ]);
    await expect
      .poll(async () => (await found()).filter((item) => !item.endsWith(': essential')))
      .toEqual([]);
  });

  it.each(locales)("explains in %s the site's own cookie for advanced matching", async (locale) => {
    const { body } = await http(site, locale === 'fr' ? '/cookies' : `/${locale}/cookies`);
    const prose = body.replace(/<table.*?<\/table>/s, '');
    expect(prose.match(/<code>_fbx<\/code>/g)).toHaveLength(3);
  });
});
