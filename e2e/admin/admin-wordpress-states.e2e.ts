import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { SyncDto, SyncView } from '../../src/contracts/wordpress.ts';
import type { Locale } from '../../src/domain/locale/locale.ts';
import { connectionProblems } from '../../src/domain/wordpress/connection-problem.ts';
import { syncSteps } from '../../src/domain/wordpress/sync-steps.ts';
import { fill } from '../../src/i18n/format.ts';
import { adminEnv, adminTexts, openAdmin, tokenOf } from '../../tests/e2e/admin.ts';
import { expectAccessible } from '../../tests/e2e/axe.ts';
import { desktop, pageWidth, phone } from '../../tests/e2e/browser.ts';
import { siteOfFile } from '../../tests/e2e/site.ts';
import { longLocales } from '../../tests/e2e/texts.ts';

/** Every state and message of the connector and of the synchronisation, on a phone and a desktop. */

const site = await siteOfFile({ ...adminEnv, BLOG_URL: '', DEMO_DATA: 'off' });
const token = await tokenOf(site);
const BLOG = 'https://blog.example.com';

/** A pattern that matches a text with any kind of space. */
const reads = (text: string) =>
  new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s/g, '\\s'));
/** The part of a sentence before its first hole. */
const start = (text: string) => reads(text.split('{')[0] ?? '');

const ended: SyncDto = {
  ...{ id: 's1', state: 'done', trigger: 'manual', running: false, attempts: 1, nextAttemptAt: null },
  ...{ step: 'removals', percent: 100, done: 0, total: 0, added: 12, changed: 7, removed: 1 },
  found: { connectMs: 412, categories: 5, changes: 19, pictures: 8 },
  ...{ resumed: null, reason: null, message: null, createdAt: '2026-11-20T12:00:00.000Z' },
  ...{ startedAt: '2026-11-20T12:00:00.000Z', endedAt: '2026-11-20T12:00:48.000Z' },
};
const running: SyncDto = {
  ...{ ...ended, id: 's2', state: 'waiting', running: true, attempts: 0, endedAt: null },
  ...{ step: 'texts', percent: 62, done: 27, total: 44 },
};
const quiet: SyncView = {
  ...{ connected: true, sample: false, host: 'blog.example.com', frequency: 'hourly', categories: 2 },
  ...{ current: null, nextAt: '2026-11-20T13:00:00.000Z', history: [ended], log: [] },
};

interface State {
  name: string;
  view: Partial<SyncView>;
  /** A text that only this state shows. */
  shows: RegExp;
}

function statesIn(locale: Locale): State[] {
  const t = adminTexts(locale).wordpressSync;
  const known = { message: 'blog.example.com', timestamp: '2026-11-20T12:00:30.000Z' };
  const log = (['info', 'success', 'error'] as const).map((type, index) => ({
    ...{ id: `${index}`, type, ...known },
  }));
  return [
    {
      name: 'no blog is connected',
      view: { connected: false, host: null, nextAt: null, history: [] },
      shows: reads(t.notConnected),
    },
    { name: 'it never ran', view: { history: [], nextAt: null }, shows: reads(t.never.text) },
    {
      name: 'it is about to begin',
      view: { current: { ...running, running: false } },
      shows: reads(t.progress.waits),
    },
    ...syncSteps.map((step, index) => ({
      name: `step ${step}`,
      view: { current: { ...running, step } },
      shows: reads(fill(t.progress.step, { number: index + 1, total: syncSteps.length })),
    })),
    {
      name: 'it goes on after an interruption',
      view: { current: { ...running, resumed: { done: 27, total: 44 } } },
      shows: reads(fill(t.progress.resumed, { done: 27, total: 44 })),
    },
    {
      name: 'it is tried again later',
      view: {
        current: {
          ...{ ...running, running: false, attempts: 1, reason: 'timeout', message: '…' },
          nextAttemptAt: '2026-11-20T14:30:00.000Z',
        },
      },
      shows: start(t.progress.retry.replace('{message} ', '')),
    },
    { name: 'it ended', view: { log }, shows: reads(fill(t.last.took.seconds.other, { count: 48 })) },
    {
      name: 'it failed',
      view: { history: [{ ...ended, state: 'failed', reason: 'credentials', message: '…' }], log },
      shows: reads(fill(t.last.at, { state: t.last.failed, time: '' }).replace(/\.?$/, '').trim()),
    },
    {
      name: 'it was cancelled',
      view: { history: [{ ...ended, state: 'cancelled' }], nextAt: null },
      shows: reads(t.last.onDemand),
    },
    { name: 'samples', view: { sample: true, host: null }, shows: reads(t.sampleText) },
  ];
}

async function see(page: Page, state: string): Promise<void> {
  await expectAccessible(page, state);
  expect([state, await pageWidth(page)]).toEqual([state, page.viewportSize()?.width]);
}

describe.each(longLocales)('in %s', (locale) => {
  const t = adminTexts(locale);

  it('every refusal of a connection shows its own sentence on a phone', { timeout: 120_000 }, async () => {
    const words = t.wordpress;
    let reason: string | null = null;
    const page = await openAdmin(site, '/dashboard/wordpress', { locale, token, viewport: phone });
    await page.route('**/api/settings/wordpress/test', (route) =>
      route.fulfill({
        json: { success: true, data: { reason, detail: '503', permalinks: null, durationMs: 9 } },
      }),
    );
    await page.getByLabel(words.fields.url).fill(BLOG);
    await page.getByLabel(words.fields.username).fill('lea');
    await page.getByLabel(words.fields.appPassword).fill('abcd efgh');
    const link = page.getByRole('link', { name: words.authorise });
    expect(await link.getAttribute('href')).toBe(`${BLOG}/wp-admin/authorize-application.php?app_name=MDMC`);
    const said = new Set<string>();
    for (reason of connectionProblems) {
      const sentence = t.settings.sources.failures[reason as (typeof connectionProblems)[number]];
      said.add(sentence);
      await page.getByRole('button', { name: words.connect }).click();
      await page.getByText(start(sentence)).first().waitFor();
    }
    expect(said.size).toBe(connectionProblems.length);
    await see(page, `a refused connection, ${locale}`);
    // Nothing was stored: the form is still there after a reload.
    await page.reload();
    await page.getByRole('button', { name: words.connect }).waitFor();
  });

  it('every state of the synchronisation is shown, accessible and fits the window', {
    timeout: 240_000,
  }, async () => {
    let shown: Partial<SyncView> = {};
    const page = await openAdmin(site, '/dashboard/wordpress-sync', {
      ...{ locale, token, viewport: phone },
      before: (opened) =>
        opened.route('**/api/wordpress/sync', (route) =>
          route.fulfill({ json: { success: true, data: { ...quiet, ...shown } } }),
        ),
    });
    for (const [index, { name, view, shows }] of statesIn(locale).entries()) {
      shown = view;
      await page.setViewportSize(index % 2 === 0 ? phone : desktop);
      await page.emulateMedia({ colorScheme: index % 4 < 2 ? 'light' : 'dark' });
      await page.reload();
      await page.getByText(shows).first().waitFor();
      await see(page, `${name}, ${locale}`);
    }
  });
});
