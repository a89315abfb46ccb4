import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { fill } from '../../../src/i18n/format.ts';
import { adminEnv, adminTexts, openAdmin, tokenOf } from '../../../tests/e2e/admin.ts';
import { expectAccessible } from '../../../tests/e2e/axe.ts';
import { desktop, pageWidth, phone } from '../../../tests/e2e/browser.ts';
import { tabTo } from '../../../tests/e2e/keyboard.ts';
import { siteOfFile } from '../../../tests/e2e/site.ts';

const site = await siteOfFile(adminEnv);
const token = await tokenOf(site);
const words = adminTexts('fr');
const { content: t, editing } = words;
/** The API's tests check that a change is published within a second; here a busy machine also renders the pages again. */
const soon = { timeout: 10_000, interval: 50 };
const html = async (path: string) => (await fetch(site.url + path)).text();

const open = (part: string, options: Parameters<typeof openAdmin>[2] = {}) =>
  openAdmin(site, `/dashboard/content/${part}`, { token, viewport: desktop, ...options });
/** Not by `check`, which fails when a busy machine shows the choice a moment later. */
const choose = async (page: Page, name: string) => {
  const radio = page.getByRole('radio', { name: new RegExp(`^${name}`) });
  await radio.click();
  await expect.poll(() => radio.isChecked()).toBe(true);
};
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
const stored = (page: Page) => page.getByText(editing.saving.saved.split('{')[0] ?? '').waitFor();
const frame = (page: Page, where: string, state: string) =>
  page.frameLocator(`iframe[title="${fill(t.preview.frame, { page: where, state })}"]:not([data-behind])`);
const published = (page: Page, part: string, of: string) =>
  page
    .getByText(fill(t.publish.done, { part, language: of }))
    .first()
    .waitFor();

it('a text is edited in two languages, previewed, published and read on the public pages', async () => {
  const page = await open('hero', { colorScheme: 'dark' });
  const shown = frame(page, t.pages['/'], t.preview.draft);
  await shown.locator('[data-content="hero"][data-followed]').waitFor();
  await expectAccessible(page, 'a part before its first edit');
  await field(page, t.fields.hero.slogan).fill("L'agence qui monte le son : fort");
  await stored(page);
  await page.getByText(fill(t.typography.apostrophe[0] ?? '', { count: 1 })).waitFor();
  await shown.getByText(`L’agence qui monte le son\u00a0: fort`).waitFor();
  expect(await html('/')).not.toContain(`son\u00a0: fort`);
  await expectAccessible(page, 'a draft');
  await choose(page, t.preview.online);
  const online = frame(page, t.pages['/'], t.preview.online);
  await online.locator('[data-content="hero"]').waitFor();
  await expect.poll(() => online.getByText(`son\u00a0: fort`).count()).toBe(0);
  await button(page, t.publish.hero).click();
  await published(page, t.parts.hero, 'français');
  await expect.poll(() => html('/'), soon).toContain(`L’agence qui monte le son\u00a0: fort`);

  await choose(page, 'EN');
  // A busy machine shows the French text for a moment longer.
  await expect
    .poll(() => field(page, t.fields.hero.slogan).inputValue())
    .not.toContain('L’agence qui monte le son');
  await field(page, t.fields.hero.slogan).fill(`The agency that turns it up, fort`);
  await stored(page);
  await button(page, t.publish.hero).click();
  await published(page, t.parts.hero, 'anglais');
  await expect.poll(() => html('/en'), soon).toContain(`The agency that turns it up, fort`);
  expect(await html('/')).toContain(`L’agence qui monte le son\u00a0: fort`);
});

it('the versions list their changes, and an earlier one becomes the draft again', async () => {
  const page = await open('counters');
  const countries = field(page, t.fields.counters.countries);
  const before = await countries.inputValue();
  for (const text of ['pays atteints', 'pays à l’écoute']) {
    await countries.fill(text);
    await stored(page);
    await button(page, t.publish.counters).click();
    await published(page, t.parts.counters, 'français');
    await page.getByText(t.saving.online, { exact: true }).waitFor();
  }
  await button(page, t.versions.action).click();
  const drawer = page.getByRole('dialog');
  const second = drawer
    .getByRole('listitem')
    .filter({ hasText: fill(editing.versions.number, { number: 2 }) });
  await second.getByText(fill(t.versions.changes[0] ?? '', { count: 1 })).click();
  await second.getByText('atteints', { exact: true }).waitFor();
  await second.getByText('à l’écoute', { exact: true }).waitFor();
  await expectAccessible(page, 'versions');
  const first = drawer
    .getByRole('listitem')
    .filter({ hasText: fill(editing.versions.number, { number: 1 }) });
  await first.getByText(fill(t.versions.changes[0] ?? '', { count: 1 })).click();
  // Of a changed text, the words that differ are marked.
  await first.getByText(before.replace('pays ', ''), { exact: true }).waitFor();
  await first.getByRole('button', { name: editing.versions.restore }).click();
  await expect.poll(() => countries.inputValue()).toBe('pays atteints');
  // A draft is not replaced without a question.
  await countries.fill('pays conquis');
  await stored(page);
  await button(page, t.versions.action).click();
  await first.getByRole('button', { name: editing.versions.restore }).click();
  await first.getByText(t.versions.ask).waitFor();
  await first.getByRole('button', { name: adminTexts('fr').common.cancel }).click();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  expect(await countries.inputValue()).toBe('pays conquis');
  await button(page, t.discard.action).click();
  const question = page.getByRole('dialog', { name: t.discard.title });
  await question.waitFor();
  await expectAccessible(page, 'the question before a draft is discarded');
  await question.getByRole('button', { name: t.discard.confirm }).click();
  await expect.poll(() => countries.inputValue()).toBe('pays à l’écoute');
});

it('a question is added, moved and published by the keyboard alone', async () => {
  const page = await open('faq');
  await button(page, t.items.faq.add).waitFor();
  await tabTo(page, t.items.faq.add);
  await page.keyboard.press('Enter');
  await page.keyboard.type('Et le clavier ?');
  await page.keyboard.press('Tab');
  for (const _mark of [1, 2, 3]) await page.keyboard.press('Tab');
  await page.keyboard.type('Il suffit.');
  await page.keyboard.press('Shift+Home');
  await page.keyboard.press('Control+b');
  await stored(page);
  const name = 'Et le clavier\u00a0?';
  await tabTo(page, fill(words.editing.items.up, { name }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  const order = page.locator('.admin-item-name');
  await expect.poll(() => order.nth(5).textContent()).toBe(name);
  await tabTo(page, t.items.faq.publish, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await published(page, t.parts.faq, 'français');
  await expect.poll(() => html('/faq'), soon).toContain('<strong>Il suffit.</strong>');
});

it('a testimonial is published only after the consent of its person is noted, and the screen shows the reason', async () => {
  const page = await open('testimonials', { expected: [/422/] });
  await page.getByText(t.items.testimonials.empty).waitFor();
  await expectAccessible(page, 'no testimonial');
  await button(page, t.items.testimonials.add).click();
  await field(page, t.fields.testimonials.text).fill('Une équipe qui écoute.');
  await field(page, t.fields.testimonials.name).fill('Nova');
  await stored(page);
  await button(page, t.items.testimonials.publish).click();
  await page.locator('.admin-item [aria-invalid="true"]').first().waitFor();
  await expectAccessible(page, 'a testimonial without consent');
  await field(page, t.fields.testimonials.consentBy).fill('Nova Martin');
  await page.getByLabel(t.fields.testimonials.consentOn).fill('2026-11-20');
  await page.getByLabel(t.fields.testimonials.consentHow).selectOption('email');
  await page.getByText(editing.saving.typing).waitFor({ state: 'hidden' });
  await stored(page);
  await button(page, t.items.testimonials.publish).click();
  await published(page, t.parts.testimonials, 'français');
  await expect.poll(() => html('/'), soon).toContain('Une équipe qui écoute.');
  expect(await html('/')).not.toContain('Nova Martin');
});

/** Delays the page's reads of a part until its own draft was refused, so that it does not see the other edit earlier. */
async function readLate(page: Page, part: string) {
  const refused = page.waitForResponse((response) => response.status() === 409);
  await page.route(`**/api/content/${part}`, async (route) => {
    await refused;
    await route.continue();
  });
}
const patient = { timeout: 120_000 };

it(
  'two editors of one part decide field by field with the keyboard on a phone, and nothing typed is lost',
  patient,
  async () => {
    const first = await open('company');
    const second = await open('company', { viewport: phone, expected: [/409/] });
    const pitch = (page: Page) => field(page, t.fields.company.pitch);
    const about = (page: Page) => field(page, t.fields.company.aboutTitle);
    const other = (page: Page) => field(page, t.fields.company.aboutText);
    await pitch(second).waitFor();
    await readLate(second, 'company');
    await pitch(first).fill('La première phrase.');
    await about(first).fill('Le premier titre');
    await stored(first);
    await pitch(second).fill('La seconde phrase.');
    await about(second).fill('Le second titre');
    await other(second).fill('Texte du second.');
    const placeOf = async () => Math.round((await other(second).boundingBox())?.y ?? 0);
    const place = await placeOf();
    const box = second.getByRole('region', { name: t.conflict.title });
    await box.getByText('La première phrase.').waitFor({ state: 'attached' });
    // The field with the focus does not move.
    expect(Math.abs((await placeOf()) - place)).toBeLessThan(8);
    // A field that only one editor changed needs no decision.
    await expect.poll(() => box.getByRole('group').count()).toBe(2);
    await expectAccessible(second, 'a conflict');
    expect(await pageWidth(second)).toBe(phone.width);
    expect(await pitch(second).inputValue()).toBe('La seconde phrase.');
    await box
      .getByRole('group', { name: new RegExp(t.fields.company.pitch) })
      .getByRole('radio')
      .first()
      .focus();
    await second.keyboard.press('ArrowRight');
    await tabTo(second, adminTexts('fr').editing.choices.confirm);
    await second.keyboard.press('Enter');
    await box.waitFor({ state: 'hidden' });
    await stored(second);
    await first.reload();
    await expect.poll(() => about(first).inputValue()).toBe('Le second titre');
    expect(await pitch(first).inputValue()).toBe('La première phrase.');
    expect(await other(first).inputValue()).toBe('Texte du second.');
  },
);

it('changes of two editors to different texts are merged without a question', patient, async () => {
  const [first, second] = [await open('hub'), await open('hub', { expected: [/409/] })];
  await field(second, t.fields.hub.guides).waitFor();
  await readLate(second, 'hub');
  await field(first, t.fields.hub.guides).fill('Le titre du premier');
  await stored(first);
  await field(second, t.fields.hub.source).fill('La source du second');
  await stored(second);
  expect(await field(second, t.fields.hub.guides).inputValue()).toBe('Le titre du premier');
  await first.reload();
  await expect.poll(() => field(first, t.fields.hub.source).inputValue()).toBe('La source du second');
  expect(await field(first, t.fields.hub.guides).inputValue()).toBe('Le titre du premier');
});

it('a lost connection shows a message, no text is lost, and the draft is stored when the connection is back', async () => {
  const page = await open('hub', { expected: [/ERR_FAILED|Failed to load|request failed/] });
  const put = '**/api/content/hub/draft';
  await page.route(put, (route) => route.abort());
  await field(page, t.fields.hub.source).fill('Source du nombre.');
  await page.getByText(editing.saving.offline).waitFor();
  await expectAccessible(page, 'a lost connection');
  await page.getByRole('link', { name: new RegExp(t.parts.hero) }).click();
  const question = page.getByRole('dialog', { name: t.leave.title });
  await question.waitFor();
  await question.getByRole('button', { name: adminTexts('fr').common.leaveCancel }).click();
  await page.unroute(put);
  // The pauses between the attempts grow to twelve seconds.
  await page.getByText(editing.saving.saved.split('{')[0] ?? '').waitFor({ timeout: 20_000 });
  expect(await field(page, t.fields.hub.source).inputValue()).toBe('Source du nombre.');
});

it('a phone shows the editor and the preview in turn, and loads the preview only when it is shown', async () => {
  const asked: string[] = [];
  const page = await open('advantages', {
    viewport: phone,
    before: async (opened) => opened.on('request', (request) => asked.push(new URL(request.url()).pathname)),
  });
  await field(page, t.fields.advantages.title1).first().waitFor();
  expect(await pageWidth(page)).toBe(phone.width);
  await expectAccessible(page, 'the editor on a phone');
  expect(asked.filter((path) => path.startsWith('/apercu/'))).toEqual([]);
  await choose(page, editing.preview.label);
  await frame(page, t.pages['/'], t.preview.draft)
    .locator('[data-content="advantages"][data-followed]')
    .waitFor();
  expect(await pageWidth(page)).toBe(phone.width);
  await expectAccessible(page, 'the preview on a phone');
  await choose(page, editing.preview.edit);
  await page.getByRole('combobox', { name: t.list.choose, exact: true }).selectOption('announcement');
  await field(page, t.fields.announcement.text).waitFor();
});
