import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { integrationNames } from '../../src/domain/settings/integrations.ts';
import { adminEnv, adminTexts, openAdmin } from '../../tests/e2e/admin.ts';
import { desktop, phone } from '../../tests/e2e/browser.ts';
import { siteOfFile } from '../../tests/e2e/site.ts';

const site = await siteOfFile(adminEnv);
const t = adminTexts('fr');

/** Markup, quotes, a direction override, and a word that fits on no line. */
const hostile = `<script>document.title=1</script><img src=x onerror="document.title=1">"' onfocus='document.title=1' \u202e${'W'.repeat(150)}`;
/** The keys whose values select a text, an icon or a time. All other values may have been typed by a person. */
const chosen =
  /^(?:id|role|status|state|security|notifyLocale|notifyOf|syncFrequency|platform|unit|country|campaignType|action|result|reason|.*At|at|overlapUntil)$/;

/** Returns the same response with the hostile text in place of every text. */
function poisoned(value: unknown, key = ''): unknown {
  if (chosen.test(key)) return value;
  if (typeof value === 'string') return hostile;
  if (Array.isArray(value)) return value.map((item) => poisoned(item, key));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, poisoned(item, name)]));
}

const at = '2026-11-20T10:00:00Z';
/** Responses for lists that are empty on a new site. */
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

/** Puts the hostile text into every response of the API. */
const poison = (page: Page) =>
  page.route(/\/api\/(?!auth|events)/, async (route) => {
    const response = await route.fetch();
    const { pathname } = new URL(route.request().url());
    const data = more[pathname] ?? (await response.json()).data;
    await route.fulfill({ response, json: { success: true, data: poisoned(data) } });
  });

/** Elements that a text created, and elements wider than the window: both must be empty. */
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

/** The number of times the hostile text is shown, as text or in a field. */
const shown = (page: Page) =>
  page.evaluate((text) => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('#section :is(input, textarea)')];
    const read = document.querySelector('#section')?.textContent ?? '';
    // A field of one line drops some of the characters.
    return (
      fields.filter(({ value }) => value.includes(text.slice(0, 20))).length + read.split(text).length - 1
    );
  }, hostile);

it.each([
  ['a phone', phone],
  ['a desktop', desktop],
])(
  'hostile values of the settings are shown as text on %s, inside the window',
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
  'hostile values of the integrations and vendors are shown as text on %s, inside the window',
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
