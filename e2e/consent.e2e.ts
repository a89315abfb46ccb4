import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { ConsentChoice } from '../src/domain/consent/choice.ts';
import { CONSENT_TEXT_VERSION } from '../src/site/consent/text-version.ts';
import { desktop, openPage, phone } from './browser.ts';
import {
  answerVendors,
  consentOn,
  everything,
  nothing,
  proofsOf,
  providers,
  vendors,
  whoChose,
} from './consent.ts';
import { http } from './http.ts';
import { siteOfFile, startSite } from './site.ts';
import { homeOf, locales } from './texts.ts';

const site = await siteOfFile();
/** A site with all five tags. */
const tagged = await siteOfFile(Object.assign({}, ...providers.map((provider) => vendors[provider].env)));

const widths = [
  ['a phone', phone],
  ['a tablet', { width: 768, height: 1024 }],
  ['a desktop', desktop],
] as const;
/** Longer than the banner waits. */
const AFTER_BANNER_MS = 2600;

const record = (choice: ConsentChoice) => ({
  essential: true,
  ...choice,
  timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  version: '1.0',
});
const pattern = (address: string) =>
  new RegExp(`^other origin: ${address.replaceAll(/[.?*+^$()[\]{}|\\]/g, '\\$&')}`);
/** Size and style of each button, without what follows from its place. */
const looksOf = (buttons: Element[]) =>
  buttons.map((button) => {
    const { width, height, bottom } = button.getBoundingClientRect();
    const style = getComputedStyle(button);
    const looks = [...style]
      .filter(
        (name) =>
          !/^(?:perspective-origin|transform-origin|.*(?:inline|block)-size|width|height)$/.test(name),
      )
      .map((name) => `${name}: ${style.getPropertyValue(name)}`);
    return {
      size: [Math.round(width), Math.round(height)],
      looks,
      inside: bottom <= innerHeight,
      tall: height >= 44,
    };
  });

/** What axe finds in a part of the page: WCAG 2.2 AA and its best practices. */
async function violations(page: Page, part: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (selector) => {
    // By its name on the window: the import above is this process's.
    const inPage: typeof axe = Reflect.get(window, 'axe');
    const found = await inPage.run(document.querySelector<HTMLElement>(selector) ?? document, {
      runOnly: {
        type: 'tag',
        values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      },
      // An open dialog makes the page behind it inert, which axe does not see.
      rules: { 'target-size': { enabled: true }, region: { enabled: selector === 'html' } },
      resultTypes: ['violations'],
    });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`);
  }, part);
}

/** What the page requests for these tags. Analytics and Ads share one script, under the name of Analytics. */
const addressesOf = (names: typeof providers) =>
  names
    .filter((name) => name !== 'googleAds' || !names.includes('ga'))
    .flatMap((name) => [vendors[name].script, vendors[name].beacon]);
const hasFocus = (page: Page, selector: string) =>
  page.evaluate((query) => document.activeElement?.matches(query) ?? false, selector);

describe('the banner', () => {
  it('comes two seconds after the page is loaded, and moves nothing', async () => {
    const page = await openPage(site, '/', {
      before: (p) =>
        p.addInitScript(() => {
          addEventListener('load', () => {
            const loaded = performance.now();
            const banner = document.querySelector('[data-consent-banner]');
            if (!banner) return;
            new MutationObserver(() => {
              document.documentElement.dataset['waited'] = String(performance.now() - loaded);
            }).observe(banner, { attributes: true });
          });
          let shift = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) shift += Reflect.get(entry, 'value') as number;
            document.documentElement.dataset['shift'] = String(shift);
          }).observe({ type: 'layout-shift', buffered: true });
        }),
    });
    await consentOn(page).banner.waitFor();
    const waited = Number(await page.locator('html').getAttribute('data-waited'));
    expect(waited).toBeGreaterThanOrEqual(1990);
    expect(waited).toBeLessThan(3500);
    await page.waitForTimeout(400);
    expect(Number((await page.locator('html').getAttribute('data-shift')) ?? 0)).toBe(0);
  });

  it.each(locales)(
    'gives its three answers the same weight, and breaks no rule of axe (%s)',
    async (locale) => {
      const page = await openPage(site, homeOf(locale));
      const { banner, answer, dialog, toggle } = consentOn(page, locale);
      await banner.waitFor();
      for (const [name, viewport] of widths) {
        await page.setViewportSize(viewport);
        const answers = await banner.getByRole('button').evaluateAll(looksOf);
        expect(answers).toHaveLength(3);
        for (const look of answers) expect(look).toEqual(answers[0]);
        expect(answers[0]).toMatchObject({ inside: true, tall: true });
        expect({ name, violations: await violations(page, 'html') }).toEqual({ name, violations: [] });
      }
      await answer('settings').click();
      await toggle('analytics').check();
      for (const [name, viewport] of widths) {
        await page.setViewportSize(viewport);
        const answers = await dialog.locator('.consent-answers').getByRole('button').evaluateAll(looksOf);
        for (const look of answers) expect(look).toEqual(answers[0]);
        expect({ name, violations: await violations(page, 'dialog[open]') }).toEqual({
          name,
          violations: [],
        });
      }
    },
  );

  it.each(locales)('leaves the first action of the page free on a phone (%s)', async (locale) => {
    const page = await openPage(site, homeOf(locale), { viewport: phone });
    const { banner } = consentOn(page, locale);
    await banner.waitFor();
    const top = (await banner.boundingBox())?.y ?? 0;
    const action = await page.locator('main a[href*="#"]').first().boundingBox();
    expect((action?.y ?? 1000) + (action?.height ?? 0)).toBeLessThan(top);
    expect(top).toBeGreaterThan(phone.height * 0.65);
  });

  it('is met first by the keyboard, keeps nobody in, and takes a choice', async () => {
    const page = await openPage(site);
    const { banner, stored } = consentOn(page);
    await banner.waitFor();
    expect(await hasFocus(page, 'body')).toBe(true);
    await page.keyboard.press('Tab');
    expect(await hasFocus(page, '.skip-link')).toBe(true);
    const met: boolean[] = [];
    for (let i = 0; i < 5; i += 1) {
      await page.keyboard.press('Tab');
      met.push(await hasFocus(page, '[data-consent-banner] *'));
    }
    expect(met).toEqual([true, true, true, true, false]);
    expect(await hasFocus(page, 'header *')).toBe(true);
    for (let i = 0; i < 2; i += 1) await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await banner.waitFor({ state: 'hidden' });
    expect(await stored()).toEqual(record(nothing));
  });

  it('has nothing to ask without JavaScript', async () => {
    const page = await openPage(site, '/', { javaScriptEnabled: false });
    await page.waitForTimeout(AFTER_BANNER_MS);
    const { banner, manage } = consentOn(page);
    expect(await banner.isVisible()).toBe(false);
    expect(await manage.isVisible()).toBe(false);
  });
});

describe('a choice', () => {
  it.each([
    ['accept', everything],
    ['refuse', nothing],
  ] as const)('%s: is stored as documented, proved, and asked for no more', async (name, choice) => {
    const before = await proofsOf(site);
    const page = await openPage(site, '/en');
    const { banner, answer, stored } = consentOn(page, 'en');
    await answer(name).click();
    await banner.waitFor({ state: 'hidden' });
    expect(await stored()).toEqual(record(choice));
    await expect.poll(async () => (await proofsOf(site)).length).toBe(before.length + 1);
    const proof = (await proofsOf(site)).at(-1);
    expect(proof).toMatchObject({ text_version: CONSENT_TEXT_VERSION, locale: 'en' });
    expect(JSON.parse(proof?.record ?? '')).toEqual(await stored());
    const everywhere = await page.evaluate(() =>
      JSON.stringify([localStorage, sessionStorage, document.cookie]),
    );
    expect(everywhere).not.toContain(proof?.public_id);
    await page.reload();
    await page.waitForTimeout(AFTER_BANNER_MS);
    expect(await banner.isVisible()).toBe(false);
    expect(await proofsOf(site)).toHaveLength(before.length + 1);
  });

  it('is made one by one in the settings, and found there again', async () => {
    const page = await openPage(site, '/', { viewport: phone });
    const { banner, dialog, answer, toggle, save, stored, manage } = consentOn(page);
    await answer('settings').click();
    await dialog.waitFor();
    expect(await dialog.getByRole('checkbox', { disabled: true }).isChecked()).toBe(true);
    for (const category of ['analytics', 'marketing', 'functional'] as const)
      expect(await toggle(category).isChecked()).toBe(false);
    await toggle('functional').check();
    await save.click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await banner.isVisible()).toBe(false);
    expect(await stored()).toEqual(record({ ...nothing, functional: true }));
    await page.reload();
    await manage.click();
    expect(await toggle('functional').isChecked()).toBe(true);
    expect(await toggle('analytics').isChecked()).toBe(false);
  });

  it('is made by keyboard alone from the footer, and the focus comes back there', async () => {
    const page = await openPage(site, '/', { before: whoChose(everything) });
    const { dialog, manage, toggle, stored } = consentOn(page);
    await manage.focus();
    await page.keyboard.press('Enter');
    await dialog.waitFor();
    expect(await hasFocus(page, 'dialog *')).toBe(true);
    // The close button, then the switches that are not locked.
    while (!(await hasFocus(page, '[name=marketing]'))) await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    expect(await toggle('marketing').isChecked()).toBe(false);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    expect(await stored()).toEqual(record({ ...everything, marketing: false }));
    expect(await hasFocus(page, '[data-manage-cookies]')).toBe(true);
  });

  it('is not made by leaving the settings', async () => {
    const page = await openPage(site);
    const { banner, dialog, answer, toggle, stored, t } = consentOn(page);
    const leave = [
      () => page.keyboard.press('Escape'),
      () => dialog.getByRole('button', { name: t.dialog.close }).click(),
    ];
    for (const go of leave) {
      await answer('settings').click();
      await toggle('marketing').check();
      await go();
      await dialog.waitFor({ state: 'hidden' });
      expect(await stored()).toBeNull();
      expect(await banner.isVisible()).toBe(true);
    }
  });

  it('holds although its proof is lost', async () => {
    const page = await openPage(site, '/', {
      expected: [/request failed: POST .*\/api\/consents/, /console error: .*ERR_FAILED/],
      before: (p) => p.route('**/api/consents', (route) => route.abort()),
    });
    const { banner, answer, stored } = consentOn(page);
    await answer('refuse').click();
    await banner.waitFor({ state: 'hidden' });
    expect(await stored()).toEqual(record(nothing));
  });

  const months = (count: number, days: number) => {
    const date = new Date();
    date.setUTCMonth(date.getUTCMonth() - count);
    date.setUTCDate(date.getUTCDate() + days);
    return date.toISOString();
  };
  it.each([
    ['is asked for again after six months', { timestamp: months(6, -1) }, true],
    ['stands until then', { timestamp: months(6, 1) }, false],
    ['is asked for again for a new version', { version: '0.9' }, true],
  ])('%s', async (_name, changes, asked) => {
    const page = await openPage(site, '/', { before: whoChose(everything, changes) });
    const { banner } = consentOn(page);
    await page.waitForTimeout(AFTER_BANNER_MS);
    expect(await banner.isVisible()).toBe(asked);
  });

  it('in another tab counts for this one', async () => {
    const page = await openPage(site);
    const { banner } = consentOn(page);
    await banner.waitFor();
    const other = await page.context().newPage();
    await other.goto('/en');
    await consentOn(other, 'en').answer('refuse').click();
    await banner.waitFor({ state: 'hidden' });
  });
});

describe('before and without consent', () => {
  it('nothing of a third party is in the page, and the policy permits what is configured', async () => {
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
  ])('nothing of a third party is requested: %s', async (_name, earlier) => {
    const requested: string[] = [];
    const page = await openPage(tagged, '/', {
      before: async (p) => {
        for (const before of earlier) await before(p);
        p.context().on('request', (request) => requested.push(new URL(request.url()).origin));
      },
    });
    await page.waitForTimeout(AFTER_BANNER_MS);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const { banner, answer } = consentOn(page);
    if (await banner.isVisible()) await answer('refuse').click();
    await page.reload();
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

  it('a site without tags requests nothing although everything is accepted', async () => {
    const page = await openPage(site, '/', { before: whoChose(everything) });
    await page.waitForTimeout(500);
    expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
  });
});

describe.each(providers)('the tag %s', (provider) => {
  const { env, needs, script, beacon, cookie } = vendors[provider];

  it('alone: is requested once it is accepted, on the pages after too, and not when it is refused', async () => {
    const alone = await startSite(env);
    try {
      const refusing = await openPage(alone);
      await consentOn(refusing).answer('refuse').click();
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
      await consentOn(page).answer('accept').click();
      await expect.poll(() => requested).toEqual([script, beacon]);
      await page.goto('/en');
      await expect.poll(() => requested).toEqual([script, beacon, script, beacon]);
    } finally {
      await alone.stop();
      alone.remove();
    }
  });

  it.each(needs)(
    'beside the others: stays out, and loses its cookie, when %s is refused',
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

describe('a withdrawal', () => {
  const all = addressesOf(providers);

  it('tells the tags, deletes their cookies, loads the page again once, and lets nothing in any more', async () => {
    let requested: string[] = [];
    let loads = 0;
    const page = await openPage(tagged, '/', {
      expected: all.map(pattern),
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
    await Promise.all([page.waitForEvent('load'), dialog.getByRole('button', { name: t.refuse }).click()]);
    expect(await stored()).toEqual(record(nothing));
    expect(await page.evaluate(() => sessionStorage.getItem('told'))).toContain('fbq consent revoke');
    await page.waitForTimeout(AFTER_BANNER_MS);
    expect(await cookies()).toEqual([]);
    expect(loads).toBe(2);
    expect(requested).toHaveLength(all.length);
    expect(await banner.isVisible()).toBe(false);
    await expect
      .poll(async () => JSON.parse((await proofsOf(tagged)).at(-1)?.record ?? '{}'))
      .toEqual(await stored());
  });

  it('of one category leaves the others', async () => {
    let requested: string[] = [];
    const page = await openPage(tagged, '/', {
      expected: all.map(pattern),
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
