import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { createCampaignStore } from '../../src/adapters/db/campaigns/campaign-store.ts';
import { openDatabase } from '../../src/adapters/db/engine/connect.ts';
import { toLeadRow } from '../../src/adapters/db/leads/lead-mapping.ts';
import { mondayAfter } from '../../src/domain/monday/monday.ts';
import { agencyDay, dayName, dayNumber } from '../../src/domain/time/agency-day.ts';
import { fill, formatDayOfMonth } from '../../src/i18n/format.ts';
import { adminEnv, adminTexts, openAdmin, tokenOf } from '../../tests/e2e/admin.ts';
import { expectAccessible, expectNamed } from '../../tests/e2e/axe.ts';
import { desktop, pageWidth } from '../../tests/e2e/browser.ts';
import { keyboardOnly } from '../../tests/e2e/keyboard-only.ts';
import { siteOfFile } from '../../tests/e2e/site.ts';
import { auditEntry, campaign, contactLead, simulationLead } from '../../tests/factories.ts';

const site = await siteOfFile(adminEnv);
const today = agencyDay(Date.now());
const before = (days: number) => dayName(dayNumber(today) - days);
const phone = { width: 390, height: 844 };
const names = { high: 'Ashgrove Hotel', low: 'Mirador Sur', campaign: 'Paper Lanterns' };
let token = '';
const headers = () => ({ authorization: `Bearer ${token}` });
const read = async (path: string) =>
  (await (await fetch(site.url + path, { headers: headers() })).json()).data;

/** Stores two calls and a campaign to close, and confirms a claim that expires soon. */
beforeEach(async () => {
  token = await tokenOf(site);
  const { db, close, ...database } = await openDatabase({ dataDir: site.dataDir });
  await db.deleteFrom('leads').execute();
  await db.deleteFrom('campaigns').execute();
  const high = simulationLead({ createdAt: Date.now() - 2 * 86_400_000 });
  const low = contactLead({ createdAt: Date.now() - 86_400_000 });
  const rows = [
    toLeadRow({ ...high, fields: { ...high.fields, artistName: names.high } }, undefined),
    toLeadRow({ ...low, fields: { ...low.fields, name: names.low } }, undefined),
  ];
  await db.insertInto('leads').values(rows).execute();
  const ended = campaign({
    ...{ id: randomUUID(), artist: names.campaign, status: 'active' },
    ...{ startsOn: before(40), endsOn: before(3), actualViews: 50_000, actualCost: 1000 },
  });
  await createCampaignStore({ ...database, db, close }).create(ended, auditEntry());
  await close();
  const data = await read('/api/claims');
  const claim = data.items.find(({ id }: { id: string }) => id === 'artists-trained');
  await site.post(
    `/api/claims/${claim.id}/confirm`,
    { version: claim.version, validUntil: before(-5) },
    headers(),
  );
});

const statuses = async () => {
  const data = await read('/api/leads');
  return Object.fromEntries(
    data.items.map(({ name, ...lead }: { name: string; status: string; followUp: string | null }) => [
      name,
      [lead.status, lead.followUp],
    ]),
  );
};
const card = (page: Page, text: string) => page.locator('.monday-card h2', { hasText: text }).waitFor();

it('the run of a Monday is settled by keyboard alone, undone and ended', { timeout: 120_000 }, async () => {
  const t = adminTexts('fr');
  const words = t.monday;
  const page = await openAdmin(site, '/dashboard', { viewport: desktop, token });
  await page.getByRole('heading', { name: t.sections.monday }).waitFor();
  await page.keyboard.press('Control+K');
  await page.getByRole('textbox', { name: t.shell.search }).waitFor();
  await page.keyboard.type(t.sections.monday);
  await page.locator('[data-selected]').getByText(t.sections.monday).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard/monday');
  const hand = keyboardOnly(page);
  await card(page, names.high);
  expect((await hand.focus('the proposed answer')).name).toContain(words.acts.noted);
  await expectAccessible(page, 'a call');

  await hand.press('Enter');
  await card(page, names.low);
  expect(await statuses()).toMatchObject({ [names.high]: ['contacted', null], [names.low]: ['new', null] });
  await page
    .getByRole('status')
    .getByText(fill(words.said.noted, { name: names.high }))
    .waitFor();
  await hand.press('z');
  await card(page, names.high);
  expect(await statuses()).toMatchObject({ [names.high]: ['new', null] });

  await hand.press('2');
  await card(page, names.low);
  expect(await statuses()).toMatchObject({ [names.high]: ['new', mondayAfter(today)] });
  await hand.press('ArrowRight');
  await card(page, names.campaign);
  await hand.press('ArrowLeft');
  await card(page, names.low);
  await hand.press('Enter');
  await card(page, names.campaign);
  await expectAccessible(page, 'a campaign');
  await hand.press('Enter');
  await page
    .getByText(fill(words.said.reported, { name: names.campaign }))
    .first()
    .waitFor();
  await page.locator('.monday-last .admin-address', { hasText: '/p/report/' }).waitFor();
  const data = await read('/api/campaigns');
  expect(data.items).toMatchObject([{ status: 'finished', actualViews: 50_000 }]);

  // No key acts until the next thing is shown.
  const expires = formatDayOfMonth('fr', before(-5));
  await card(page, expires);

  // Leaving keeps the place; the record of a thing opens by a key.
  await hand.press('Escape');
  await page.waitForURL('**/dashboard');
  await page.getByText(fill(t.dashboard.monday.waits.one, { count: 1 })).waitFor();
  await page.goto(`${site.url}/admin/dashboard/monday`);
  await card(page, expires);
  await hand.press('2');
  await page.getByRole('heading', { name: words.end.title }).waitFor();
  await page.getByText(fill(words.end.acts.reported.one, { count: 1 })).waitFor();
  await page.getByText(fill(words.end.acts.let.one, { count: 1 })).waitFor();
  await expectAccessible(page, 'the end');
  await hand.press('z');
  await card(page, expires);
  await hand.press('Enter');
  await page.getByText(fill(words.end.acts.confirmed.one, { count: 1 })).waitFor();
});

it('the run of a phone is settled by touch in English, and fits every language', {
  timeout: 120_000,
}, async () => {
  const t = adminTexts('en');
  const page = await openAdmin(site, '/dashboard/monday', {
    ...{ locale: 'en', browserLocale: 'en-GB', viewport: phone, token, hasTouch: true },
  });
  await card(page, names.high);
  expect(await pageWidth(page)).toBe(phone.width);
  await expectAccessible(page, 'phone');
  const sizes = await page
    .locator('.monday button:visible')
    .evaluateAll((buttons) => buttons.map((button) => Math.round(button.getBoundingClientRect().height)));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(36);
  await page.getByRole('button', { name: t.monday.acts.noted }).tap();
  await card(page, names.low);
  await page.getByRole('button', { name: t.monday.keys.laterWide }).tap();
  await card(page, names.campaign);
  await page.getByRole('button', { name: t.monday.keys.backWide }).tap();
  await card(page, names.low);
  await page.getByRole('button', { name: t.monday.acts.putOff }).tap();
  await card(page, names.campaign);
  await page.getByRole('button', { name: t.monday.undo }).tap();
  await card(page, names.low);
  expect(await statuses()).toMatchObject({ [names.low]: ['new', null] });
  for (const locale of ['fr', 'es', 'pt'] as const) {
    const other = await openAdmin(site, '/dashboard/monday', {
      ...{ locale, viewport: { width: 320, height: 700 }, token, colorScheme: 'dark' as const },
    });
    await card(other, names.low);
    expect([locale, await pageWidth(other)]).toEqual([locale, 320]);
    await expectNamed(other, locale);
  }
});
