import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AdminTexts } from '../../src/admin/texts.ts';
import { integrationNames } from '../../src/domain/settings/integrations.ts';
import { fill } from '../../src/i18n/format.ts';
import { adminEnv, adminTexts, openAdmin, tokenOf } from '../../tests/e2e/admin.ts';
import { apiCaller } from '../../tests/e2e/api-caller.ts';
import { siteOfFile } from '../../tests/e2e/site.ts';
import { type Sound, soundness } from '../../tests/e2e/soundness.ts';
import { longLocales } from '../../tests/e2e/texts.ts';

/** Every screen of reviews, integrations and settings, light and dark, on a phone and a desktop. */

const site = await siteOfFile(adminEnv);
const token = await tokenOf(site);
/** A word that cannot be broken, which can make a page wider than a phone. */
const long = (what: string) => `${what}${'x'.repeat(70)}`;

const call = apiCaller(site, token, '/');

/** Creates one entry of every kind to show. It is used by the whole file, and no test changes it. */
beforeAll(async () => {
  const campaign = await call('POST', 'campaigns', {
    ...{ artist: long('Artiste'), platform: 'youtube', campaignType: 'awareness', budget: 1000 },
    ...{ country: 'europe', startsOn: '2026-12-01', endsOn: '2026-12-31', status: 'planned' },
    ...{ actualViews: null, actualCost: null, actualReach: null, leadId: null },
    ...{ clientName: null, clientEmail: null, clientLocale: null, notes: '', videoUrl: null },
  });
  await call('POST', 'review-invitations', { client: long('Client') });
  await call('POST', 'review-invitations', { campaignId: campaign.id });
  const { code } = await call('POST', 'review-invitations', { client: 'Nova', campaignId: campaign.id });
  for (const status of ['pending', 'approved', 'rejected']) {
    const { id } = await call('POST', 'reviews', {
      ...{
        rating: 5,
        name: long(status),
        message: long('Merci'),
        email: `${long(status).slice(0, 60)}@music.example`,
      },
      ...(status === 'pending' && { code }),
    });
    if (status !== 'pending')
      await call('PUT', `reviews/${id}`, {
        status,
        ...(status === 'rejected' && { ground: 'advertising', reason: long('Raison') }),
      });
  }
  await call('POST', 'accounts', {
    email: `${long('max').slice(0, 60)}@agency.example`,
    name: long('Max').slice(0, 100),
    role: 'moderator',
    locale: 'fr',
  });
});

async function walkReviews(page: Page, { reviews: t }: AdminTexts, sound: Sound): Promise<void> {
  await page.getByText(t.empty.filtered.title).waitFor();
  await sound('no review');
  await page.getByRole('button', { name: t.list.clear }).last().click();
  const tabs = page.getByRole('navigation', { name: t.tabs.label });
  for (const status of ['approved', 'rejected', 'pending'] as const) {
    await tabs.getByRole('link', { name: t.tabs[status] }).click();
    await page.getByRole('article', { name: fill(t.reviewOf, { name: long(status) }) }).waitFor();
    await sound(`${status} reviews`);
  }
  await page.getByRole('button', { name: t.reject.open }).click();
  await page.getByRole('button', { name: t.reject.submit }).click();
  await page.getByText(t.reject.groundNeeded).waitFor();
  await sound('rejection');
  await page.getByRole('link', { name: t.links.open }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('listitem').getByText(t.links.states.used, { exact: true }).waitFor();
  await drawer.getByRole('button', { name: fill(t.links.revokeOf, { name: long('Client') }) }).click();
  await drawer.getByRole('button', { name: t.links.revokeConfirm, exact: true }).waitFor();
  await sound('links');
}

async function walkIntegrations(
  page: Page,
  { integrations: t, common }: AdminTexts,
  sound: Sound,
): Promise<void> {
  // The vendors are not called here: `src/adapters/tag-loaders` has its own tests.
  const results = ['found', 'unknown', 'unreachable', 'found', 'unknown'];
  await page.route('**/test', (route) =>
    route.fulfill({
      json: { success: true, data: { result: results.shift(), detail: 'HTTP 404', durationMs: 80 } },
    }),
  );
  const ids = ['G-ABCDE12345', 'GTM-ABC1234', 'AW-123456789', '123456789012345', '1234567890123456789'];
  for (const [index, name] of integrationNames.entries()) {
    await page.getByRole('tab', { name: t.names[name] }).click();
    await page.getByLabel(t.id[name]).fill(ids[index] ?? '');
    await page.getByRole('button', { name: t.test.action }).click();
    await page.getByText(t.test.limits[name]).waitFor();
    await sound(name);
  }
  await page.getByLabel(t.id.tiktokPixel).fill('1');
  await page.getByRole('button', { name: common.save }).click();
  await page.getByText(t.wrong.invalid_tiktok_id).waitFor();
  await sound('a wrong identifier');
}

async function walkSettings(page: Page, { settings: t, sections }: AdminTexts, sound: Sound): Promise<void> {
  const tabs = page.getByRole('navigation', { name: t.tabs.label });
  await tabs.getByRole('link', { name: t.tabs.team }).waitFor();
  for (const name of await tabs.getByRole('link').allTextContents()) {
    if (name === sections['marketing-integrations']) continue;
    await tabs.getByRole('link', { name, exact: true }).click();
    await tabs.locator('[aria-current]').filter({ hasText: name }).waitFor();
    await expect.poll(() => page.locator('.admin-wait').count()).toBe(0);
    await sound(name);
  }
}

describe.each(longLocales)('the back office in %s', (locale) => {
  it.each([
    ['reviews?q=nothing-like-it', walkReviews],
    ['marketing-integrations', walkIntegrations],
    ['settings', walkSettings],
  ] as const)(
    'is accessible and fits the window on every screen of %s',
    { timeout: 120_000 },
    async (path, walk) => {
      const page = await openAdmin(site, `/dashboard/${path}`, { locale, token });
      await walk(page, adminTexts(locale), soundness(page, locale));
    },
  );
});
