import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { fill } from '../../src/i18n/format.ts';
import { adminEnv, administrator, adminTexts, openAdmin } from '../../tests/e2e/admin.ts';
import { expectAccessible } from '../../tests/e2e/axe.ts';
import { phone } from '../../tests/e2e/browser.ts';
import { siteOfFile } from '../../tests/e2e/site.ts';

const site = await siteOfFile(adminEnv);
const t = adminTexts('fr');
const words = t.reviews;

/** A visitor may send any text: it must be shown unchanged. */
const hostile = '<img src=x onerror="document.title=1"> & “co”';
let sent = 0;
/** Sends a visitor's review; with an e-mail address only if one is given. */
async function sendReview(name: string, more: { code?: string; email?: string } = {}): Promise<void> {
  sent += 1;
  const answer = await site.post('/api/reviews', {
    ...{ locale: 'fr', page: '/', utm: {}, filledInMs: 5000, form_ref: '' },
    ...{ rating: 5, name, message: `${hostile} ${sent}`, ...more },
  });
  expect(answer.status).toBe(201);
}
const publicNames = async (): Promise<string[]> => {
  const { data } = await (await fetch(`${site.url}/api/reviews`)).json();
  return data.map(({ name }: { name: string }) => name);
};
const card = (page: Page, name: string) =>
  page.getByRole('article', { name: fill(words.reviewOf, { name }), exact: true });
const badge = (page: Page) => page.locator('.rail-badge [aria-hidden]');
const pressIn = (page: Page, name: string, button: string) =>
  card(page, name).getByRole('button', { name: button }).click();

it('an invitation link is created and copied, and the review that uses it is approved', async () => {
  const page = await openAdmin(site, '/dashboard/reviews', {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.getByText(words.empty.pending.title).waitFor();
  await expectAccessible(page, 'no review');
  await page.getByRole('link', { name: words.links.open }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel(new RegExp(`^${words.links.client}`)).fill('Nova');
  await drawer.getByRole('button', { name: words.links.create }).click();
  await page.getByText(words.links.copied).waitFor();
  const url = await page.evaluate(() => navigator.clipboard.readText());
  const code = /\/review\/([2-9A-Z]{8})$/.exec(url)?.[1] ?? '';
  expect(url).toBe(`${site.url}/review/${code}`);
  await expectAccessible(page, 'links');
  await page.keyboard.press('Escape');

  await sendReview('Léa', { code });
  // No reload: the live update shows the review.
  await card(page, 'Léa')
    .getByText(fill(words.facts.invited, { name: 'Nova' }))
    .waitFor();
  expect(await page.title()).not.toBe('1');
  await expect.poll(() => badge(page).textContent()).toBe('1');
  await expectAccessible(page, 'a review that waits');

  await pressIn(page, 'Léa', words.approve);
  await page.getByText(words.told.approved.one).waitFor();
  await expect.poll(publicNames).toContain('Léa');
  expect(await badge(page).count()).toBe(0);

  await page.getByRole('link', { name: words.links.open }).click();
  await drawer.getByRole('listitem').getByText(words.links.states.used, { exact: true }).waitFor();
  await drawer.getByRole('link', { name: words.links.review }).click();
  await card(page, 'Léa')
    .getByText(fill(words.verdict.approved.by, { name: administrator.email }))
    .first()
    .waitFor();
  await expectAccessible(page, 'one review alone');
  await card(page, 'Léa').getByRole('link', { name: words.facts.seeOnSite }).click();
  await page.waitForURL('**/all-reviews#review-*');
  await page.locator('.review-card:target').getByText('Léa', { exact: true }).waitFor();
});

it.each([
  { by: 'a mouse on a desktop', names: ['Anna', 'Bao', 'Cleo'], options: {} },
  {
    by: 'a finger on a phone',
    names: ['Dina', 'Emil', 'Faro'],
    options: { viewport: phone, hasTouch: true },
  },
])('a double press on "approve" with $by approves only one review', async ({ names, options }) => {
  for (const name of names) await sendReview(name);
  const [first = '', second = '', third = ''] = names;
  const page = await openAdmin(site, '/dashboard/reviews?order=asc', options);
  const approve = (name: string) => card(page, name).getByRole('button', { name: words.approve });
  await approve(third).waitFor();
  await approve(first).scrollIntoViewIfNeeded();
  const box = await approve(first).boundingBox();
  if (!box) throw new Error('the button is not on the screen');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const press = () => ('hasTouch' in options ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  await press();
  // After the server's response the review leaves the list, and the next one would be under the pointer.
  await page.getByText(words.told.approved.one).first().waitFor();
  await press();
  await press();
  // The list moves up only when the pointer is still.
  await card(page, first).waitFor({ state: 'detached' });
  const shown = await publicNames();
  expect(shown).toContain(first);
  expect(shown).not.toContain(second);
  for (const name of [second, third]) {
    await approve(name).click();
    await expect.poll(publicNames).toContain(name);
  }
});

it('a decision is undone by the button of its message, and by keyboard alone', async () => {
  await sendReview('Zoé');
  const page = await openAdmin(site, '/dashboard/reviews');
  await pressIn(page, 'Zoé', words.approve);
  await page.getByRole('button', { name: words.undoLabel }).click();
  await card(page, 'Zoé').waitFor();
  await expect.poll(publicNames).not.toContain('Zoé');
  await expect.poll(() => badge(page).textContent()).toBe('1');

  await page.keyboard.press('j');
  await page.keyboard.press('a');
  await expect.poll(publicNames).toContain('Zoé');
  await page.keyboard.press('u');
  await expect.poll(publicNames).not.toContain('Zoé');
  await pressIn(page, 'Zoé', words.approve);
  await card(page, 'Zoé').waitFor({ state: 'detached' });
});

it('of two decisions about one review the first counts, and the second moderator sees a message', async () => {
  await sendReview('Disputée');
  const first = await openAdmin(site, '/dashboard/reviews');
  const second = await openAdmin(site, '/dashboard/reviews', {
    expected: [/console error: .*409/],
    // This page gets no live update about the change.
    before: (page) => page.route('**/api/events', () => {}),
  });
  await card(second, 'Disputée').waitFor();
  await pressIn(first, 'Disputée', words.approve);
  await first.getByText(words.told.approved.one).waitFor();
  await pressIn(second, 'Disputée', words.reject.open);
  await card(second, 'Disputée').getByLabel(words.reject.ground).selectOption('duplicate');
  await expectAccessible(second, 'rejection');
  await pressIn(second, 'Disputée', words.reject.submit);
  await second.locator('.mantine-Notification-root').filter({ hasText: administrator.email }).waitFor();
  await card(second, 'Disputée').waitFor({ state: 'detached' });
  expect(await publicNames()).toContain('Disputée');
});

it('several reviews are rejected with one reason on a phone, and one of them is put back', async () => {
  await sendReview('Une');
  await sendReview('Deux', { email: 'deux@music.example' });
  const page = await openAdmin(site, '/dashboard/reviews?order=asc', {
    viewport: phone,
    hasTouch: true,
    isMobile: true,
  });
  await card(page, 'Deux').waitFor();
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await overflow()).toBe(0);
  await page.getByLabel(words.bulk.all).check();
  const bar = page.getByRole('region', { name: words.bulk.label });
  await bar.getByRole('button', { name: words.reject.open }).click();
  await bar.getByLabel(words.reject.ground).selectOption('not_with_us');
  await expectAccessible(page, 'several on a phone');
  expect(await overflow()).toBe(0);
  await bar.getByRole('button', { name: words.reject.submit }).click();
  await page.getByText(fill(words.told.rejected.many, { count: 2 })).waitFor();
  await page.getByRole('link', { name: words.tabs.rejected }).click();
  await card(page, 'Une').getByText(words.grounds.not_with_us).first().waitFor();
  await expectAccessible(page, 'rejected ones on a phone');
  await pressIn(page, 'Une', words.putBack);
  await card(page, 'Une').waitFor({ state: 'detached' });
  await page.getByRole('main').getByRole('link', { name: words.tabs.pending }).click();
  await card(page, 'Une').waitFor();
  expect(await card(page, 'Deux').count()).toBe(0);
});
