import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openDatabase } from '../../src/adapters/db/engine/connect.ts';
import { createReviewStore } from '../../src/adapters/db/reviews/review-store.ts';
import { type Locale, localizePath } from '../../src/domain/locale/locale.ts';
import { fill, formatShortDay } from '../../src/i18n/format.ts';
import { adminEnv, adminTexts, openAdmin } from '../../tests/e2e/admin.ts';
import { desktop, hasFocus } from '../../tests/e2e/browser.ts';
import { keyboardOnly } from '../../tests/e2e/keyboard-only.ts';
import { siteOfFile } from '../../tests/e2e/site.ts';
import { fetchedReview } from '../../tests/factories.ts';

/** Daily tasks with the keyboard alone: no pointer event, and no focus set by a test. */

const site = await siteOfFile({ ...adminEnv, DEMO_DATA: 'on' });
type Place = readonly [locale: Locale, name: string, viewport: typeof desktop];
const onDesktop: Place = ['fr', 'a desktop', desktop];
const onPhone: Place = ['en', 'a phone', { width: 390, height: 844 }];

/** Stores a vendor's review, as its feed does: only such a review can be hidden; one sent by a visitor is rejected. */
async function importReview(name: string): Promise<void> {
  const database = await openDatabase({ dataDir: site.dataDir });
  const store = createReviewStore(database, { next: randomUUID });
  await store.replace('vendor', [fetchedReview({ externalId: name, name: `Importé ${name}` })], Date.now());
  await database.close();
}

const title = (page: Page) => page.locator('main h1').waitFor();
/** Waits for the text of a toast or of a live region. */
const told = (page: Page, text: string) => page.getByText(text).first().waitFor();

it.each([onDesktop])(
  'in %s on %s, a lead is worked on from the list to a sale and back by keyboard alone',
  { timeout: 240_000 },
  async (locale, _, viewport) => {
    const t = adminTexts(locale);
    const { work, statuses, note } = t.leads;
    const name = `Clavier ${locale}`;
    await site.post('/api/simulator/submit', {
      ...{ locale, page: '/', utm: {}, filledInMs: 5000, form_ref: '' },
      ...{ platform: 'youtube', campaignType: 'awareness', budget: 1500, country: 'europe' },
      ...{ artistName: name, email: `${locale}@music.example` },
    });
    const page = await openAdmin(site, '/dashboard', { locale, viewport });
    await title(page);
    const hand = keyboardOnly(page);
    // The palette opens the list without the rail.
    await page.keyboard.press('Control+K');
    await expect.poll(() => hasFocus(page, '.mantine-Spotlight-search')).toBe(true);
    await hand.type(t.sections.leads);
    await page.locator('[data-selected]').getByText(t.sections.leads, { exact: true }).waitFor();
    await hand.press('Enter');
    await page.waitForURL('**/dashboard/leads');
    await page.getByRole('link', { name }).waitFor();
    await hand.act(name);
    const drawer = page.getByRole('dialog', { name });
    await drawer.waitFor();

    await hand.choose(t.leads.columns.status, statuses.contacted);
    await told(page, fill(t.leads.events.status, { from: statuses.new, to: statuses.contacted }));
    await hand.reach(work.followUp.label);
    await hand.type('4/3/2027');
    await hand.press('Enter');
    await told(page, formatShortDay(locale, '2027-03-04'));
    await hand.write(work.contact.labels.phone, '+33 6 12 34 56 78');
    await hand.press('Enter');
    await told(page, work.events.phone);
    await hand.write(note.label, 'Rappelle lundi.');
    await hand.act(note.submit);
    await drawer.locator('.leads-timeline').getByText('Rappelle lundi.').waitFor();

    await hand.choose(t.leads.columns.status, statuses.won, 'Shift+Tab');
    await page.getByRole('dialog', { name: work.won.title.one }).waitFor();
    await hand.write(work.won.value, '1500,50'.replace(',', locale === 'en' ? '.' : ','));
    await hand.press('Enter');
    await told(page, fill(t.leads.events.status, { from: statuses.contacted, to: statuses.won }));
    await hand.focus('after the sale');
    await hand.press('Escape');
    await drawer.waitFor({ state: 'detached' });
    await expect.poll(async () => (await hand.focus('back in the list')).name).toContain(name);
    const lead = await site.lead(`${locale}@music.example`);
    expect(lead).toBeDefined();
  },
);

it.each([onPhone])(
  'in %s on %s, a campaign is created, finished and reported to the client by keyboard alone',
  { timeout: 240_000 },
  async (locale, _, viewport) => {
    const t = adminTexts(locale);
    const { form, report, statuses } = t.campaigns;
    const artist = `Clavier ${locale}`;
    const page = await openAdmin(site, '/dashboard/campaigns', { locale, viewport });
    await title(page);
    const hand = keyboardOnly(page);
    await hand.act(t.campaigns.create);
    await page.waitForURL('**/campaigns/new');
    // The panel's code is fetched when it is first opened; beside a list the panel does not trap the focus.
    await expect.poll(() => hasFocus(page, '[role=dialog] *')).toBe(true);
    await hand.write(form.artist, artist);
    await hand.choose(form.platform, t.leads.platforms.youtube);
    await hand.choose(form.campaignType, t.leads.campaignTypes.awareness);
    await hand.choose(form.country, t.leads.regions.europe);
    await hand.write(form.budget, '1000');
    await hand.write(form.startsOn, '01/10/2026');
    // The calendar opens at the month of the typed day, and not at that of today.
    await hand.write(form.endsOn, '30/10/2026');
    await hand.act(t.common.day.open);
    // Its code is fetched when it is first opened.
    await expect.poll(() => hasFocus(page, '[data-day]')).toBe(true);
    await hand.press('ArrowRight');
    await hand.press('Enter');
    await expect.poll(() => page.getByRole('textbox', { name: form.endsOn }).inputValue()).toBe('31/10/2026');
    await hand.choose(form.status, statuses.active);
    await hand.act(form.create);
    await told(page, fill(form.created, { artist }));
    await page.waitForURL('**/dashboard/campaigns');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await hand.focus('back in the list');

    // The fields are rendered once the campaign is loaded; until then, Tab leaves the page after the close button.
    const fields = page.getByRole('dialog').getByRole('textbox', { name: form.artist });
    await hand.act(artist);
    await fields.waitFor();
    await hand.choose(form.status, statuses.finished);
    await hand.write(form.actualViews, '40000');
    await hand.write(form.actualCost, '1000');
    await hand.act(t.common.save);
    await told(page, fill(form.saved, { artist }));
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(async () => (await hand.focus('back in the list')).name).toContain(artist);

    // Waits until the toast is gone: beside an open panel the keyboard reaches it too, and loses the focus with it.
    await expect.poll(() => page.locator('.mantine-Notification-root').count()).toBe(0);
    await hand.press('Enter');
    await expect.poll(() => hasFocus(page, '[role=dialog] *')).toBe(true);
    await fields.waitFor();
    await hand.act(report.create);
    const link = page.locator('.secret-link').getByText(/^http/);
    await link.waitFor();
    const address = (await link.textContent()) ?? '';
    const opened = page.context().waitForEvent('page');
    await hand.act(address, 'Shift+Tab');
    const shown = await opened;
    await shown.getByRole('heading', { level: 1 }).waitFor();
    await shown.getByText(artist).first().waitFor();
    await hand.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  },
);

it.each([onDesktop, onPhone])(
  'in %s on %s, a review is approved and another hidden with its reason by keyboard alone',
  { timeout: 240_000 },
  async (locale, _, viewport) => {
    const t = adminTexts(locale);
    const words = t.reviews;
    const name = `Clavier ${locale}`;
    await site.post('/api/reviews', {
      ...{ locale, page: '/', utm: {}, filledInMs: 5000, form_ref: '' },
      ...{ rating: 5, name, message: 'Très bien, du début à la fin.' },
    });
    await importReview(name);
    const page = await openAdmin(site, '/dashboard/reviews', { locale, viewport });
    await title(page);
    const hand = keyboardOnly(page);
    const card = page.getByRole('article', { name: fill(words.reviewOf, { name }), exact: true });
    await card.waitFor();
    await hand.reach(fill(words.reviewOf, { name }), 'j');
    await hand.press('a');
    await told(page, words.told.approved.one);
    await card.waitFor({ state: 'detached' });

    await page.goto(localizePath(locale, '/admin/dashboard/reviews?status=approved'));
    await title(page);
    const hide = page.getByRole('button', { name: words.hide.open });
    await hide.first().waitFor();
    await hand.act(words.hide.open);
    await hand.write(words.hide.reason, 'Parle d’une autre agence.');
    await hand.act(words.hide.submit);
    await told(page, words.hide.done);
    await hand.focus('after hiding');
  },
);
