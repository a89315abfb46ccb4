import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { integrationNames } from '../src/domain/configuration/integrations.ts';
import { adminEnv, adminTexts, openAdmin } from './admin.ts';
import { desktop, phone } from './browser.ts';
import { siteOfFile } from './site.ts';

const site = await siteOfFile(adminEnv);
const t = adminTexts('fr');

/** Markup, quotes, an override of the direction of writing, and a word that no line can hold. */
const hostile = `<script>document.title=1</script><img src=x onerror="document.title=1">"' onfocus='document.title=1' \u202e${'W'.repeat(150)}`;
/** What screens choose their words, their glyphs or the time by: everything else may have been typed by somebody. */
const chosen =
  /^(?:id|role|status|state|security|notifyLocale|notifyOf|syncFrequency|platform|unit|country|campaignType|action|result|reason|.*At|at|overlapUntil)$/;

/** The same answer with the hostile text wherever the server has a text or could have one. */
function poisoned(value: unknown, key = ''): unknown {
  if (chosen.test(key)) return value;
  if (typeof value === 'string') return hostile;
  if (Array.isArray(value)) return value.map((item) => poisoned(item, key));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, poisoned(item, name)]));
}

const at = '2026-11-20T10:00:00Z';
/** What an empty site has nothing of. */
const more: Record<string, unknown> = {
  '/api/mails': {
    counts: { waiting: 1, sent: 0, dead: 1 },
    items: ['waiting', 'dead'].map((state) => ({
      ...{ id: state, to: '', subject: '', state, attempts: 1, lastError: '' },
      ...{ createdAt: at, nextAttemptAt: at, sentAt: null },
    })),
  },
  '/api/audit': {
    items: [
      {
        ...{ at, action: 'settings_changed', actor: { id: 'a', email: '' }, requestId: 'r' },
        ...{
          subject: { id: hostile, name: '', exists: false },
          before: { name: '' },
          after: { [hostile]: '' },
        },
      },
      {
        ...{ at, action: 'campaign_deleted', actor: null, requestId: null },
        ...{ subject: { id: 'c', name: '', exists: true }, before: { artist: '' }, after: null },
      },
    ],
    ...{ total: 2, page: 1, pageSize: 25, accounts: [{ id: 'a', email: '' }] },
  },
  '/api/settings/costs/versions': [{ version: 1, createdAt: at, by: '', simulations: 3 }],
  '/api/settings/webhooks': {
    ...{ version: 1, simulator: '', contact: '', booking: '', planner: '' },
    ...{ secretHint: '', overlapUntil: at },
  },
};

/** Every answer of the API holds the hostile text. */
const poison = (page: Page) =>
  page.route(/\/api\/(?!auth|events)/, async (route) => {
    const response = await route.fetch();
    const { pathname } = new URL(route.request().url());
    const data = more[pathname] ?? (await response.json()).data;
    await route.fulfill({ response, json: { success: true, data: poisoned(data) } });
  });

/** What a text brought to life, and what stands beside the screen: both must be nothing. */
const harmIn = (page: Page) =>
  page.evaluate(() => {
    const alive = document.querySelectorAll('#section :is(script, img, iframe, [onerror], [onfocus])');
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const beside = [...document.querySelectorAll('#section *')].filter(
      (element) => element.getBoundingClientRect().right > innerWidth + 1 && !scrolls(element.parentElement),
    );
    return {
      title: document.title === '1',
      alive: [...alive].map(({ outerHTML }) => outerHTML.slice(0, 80)),
      wider: document.documentElement.scrollWidth > innerWidth,
      beside: beside.map(({ outerHTML }) => outerHTML.slice(0, 80)),
    };
  });
const none = { title: false, alive: [], wider: false, beside: [] };

/** How often the hostile text stands there to be read, in a text or in a field. */
const shown = (page: Page) =>
  page.evaluate((text) => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('#section :is(input, textarea)')];
    const read = document.querySelector('#section')?.textContent ?? '';
    // A field of one line has no place for all signs.
    return (
      fields.filter(({ value }) => value.includes(text.slice(0, 20))).length + read.split(text).length - 1
    );
  }, hostile);

it.each([
  ['a phone', phone],
  ['a desktop', desktop],
])(
  'whatever the settings hold is words on %s, and none runs off the side',
  { timeout: 120_000 },
  async (_, viewport) => {
    const page = await openAdmin(site, '/dashboard/settings', { viewport, before: poison });
    const sources = ['wordpress', 'reviews-widget'];
    const pages = ['team', 'company', 'booking', 'webhooks', 'mail', ...sources, 'costs', 'journal'];
    const harm: Record<string, object> = {};
    for (const name of pages) {
      await page.goto(`/admin/dashboard/settings/${name}`);
      await expect.poll(() => shown(page), { message: name }).toBeGreaterThan(0);
      for (const summary of await page.locator('#section summary').all()) await summary.click();
      harm[name] = await harmIn(page);
    }
    expect(harm).toEqual(Object.fromEntries(pages.map((name) => [name, none])));
  },
);

it.each([
  ['a phone', phone],
  ['a desktop', desktop],
])(
  'whatever the integrations hold and the vendors say is words on %s, and none runs off the side',
  async (_, viewport) => {
    const page = await openAdmin(site, '/dashboard/marketing-integrations', { viewport, before: poison });
    const words = t.integrations;
    const field = (name: (typeof integrationNames)[number]) => page.getByLabel(words.id[name]);
    for (const name of integrationNames) {
      await page.getByRole('tab', { name: words.names[name] }).click();
      await expect.poll(() => field(name).inputValue()).toContain('<script>');
      await field(name).blur();
      expect([name, await harmIn(page)]).toEqual([name, none]);
    }
    await page.route('**/test', (route) =>
      route.fulfill({
        json: { success: true, data: { result: 'unreachable', detail: hostile, durationMs: 3 } },
      }),
    );
    await page.getByRole('tab', { name: words.names.metaPixel }).click();
    await field('metaPixel').fill('123456789012345');
    await page.getByRole('button', { name: words.test.action }).click();
    await expect.poll(() => page.getByRole('tabpanel').textContent()).toContain(hostile);
    expect(await harmIn(page)).toEqual(none);
  },
);
