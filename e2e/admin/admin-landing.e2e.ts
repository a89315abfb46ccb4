import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { Locale } from '../../src/domain/locale/locale.ts';
import { fill } from '../../src/i18n/format.ts';
import { adminEnv, adminTexts, openAdmin, tokenOf } from '../../tests/e2e/admin.ts';
import { apiCaller } from '../../tests/e2e/api-caller.ts';
import { expectAccessible } from '../../tests/e2e/axe.ts';
import { desktop, pageWidth, phone } from '../../tests/e2e/browser.ts';
import { siteOfFile } from '../../tests/e2e/site.ts';

const site = await siteOfFile(adminEnv);
const token = await tokenOf(site);
const words = (locale: Locale) => adminTexts(locale).landing;
const t = words('fr');
const { common, editing } = adminTexts('fr');

const open = (path: string, options: Parameters<typeof openAdmin>[2] = {}) =>
  openAdmin(site, `/dashboard/landing-pages${path}`, { token, viewport: desktop, ...options });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const stored = (page: Page, of = editing) => page.getByText(of.saving.saved.split('{')[0] ?? '').waitFor();
const shown = (page: Page, of = t) => page.frameLocator(`iframe[title="${of.preview.frame}"]`);

/** Calls the API as the administrator. */
const call = apiCaller(site, token, '/landing-pages');

/** Publishes despite warnings: no server answers the links of a test's page. */
async function publish(page: Page, of = t) {
  // The check sends requests to servers; until it has finished, the button shows that it runs.
  await page.locator('.landing-publish-button:not([data-blocked])').waitFor();
  await button(page, of.publish.action).click();
  await page.getByText(/\?$/).first().waitFor();
  await button(page, of.publish.action).click();
  await page.getByLabel(of.publish.url).waitFor();
}

it.each(['light', 'dark'] as const)(
  'a page is created, edited, previewed while it is typed, checked, published, copied and found in the list (%s)',
  { timeout: 90_000 },
  async (colorScheme) => {
    const title = `Marée haute ${colorScheme}`;
    const page = await open('', { colorScheme, permissions: ['clipboard-read', 'clipboard-write'] });
    await link(page, t.list.create).first().click();
    await expectAccessible(page, 'the choice of a template');
    await page
      .getByRole('radio', { name: new RegExp(`^${t.templates['album-release']}`) })
      .check({ force: true });
    await button(page, t.wizard.next).click();
    await field(page, t.fields.title).fill(title);
    await field(page, t.fields.description).fill('Onze titres, une chapelle, la mer.');
    await field(page, t.fields.artist).fill('Ondine & les Sables');
    await shown(page).getByText('Ondine & les Sables').first().waitFor();
    await expectAccessible(page, 'step 2');
    await stored(page);

    await button(page, t.wizard.next).click();
    await field(page, t.fields['hero.title']).fill(title);
    await shown(page).getByRole('heading', { name: title }).waitFor();
    await page.getByRole('button', { name: new RegExp(`^${t.sections.features}`) }).click();
    await button(page, t.wizard.features.add).click();
    await page.keyboard.type('Enregistré en une prise');
    await shown(page).getByText('Enregistré en une prise').waitFor();
    await expectAccessible(page, 'step 3 with an open item');
    for (const device of ['tablet', 'phone'] as const) {
      await page.getByRole('radio', { name: t.preview.devices[device] }).check({ force: true });
      const width = { tablet: 768, phone: 375 }[device];
      await expect
        .poll(() =>
          shown(page)
            .locator('body')
            .evaluate(() => innerWidth),
        )
        .toBe(width);
    }
    await page.keyboard.press('Escape');
    await stored(page);

    await button(page, t.wizard.next).click();
    await page.getByRole('region', { name: t.check.title }).waitFor();
    await expectAccessible(page, 'step 4');
    await publish(page);
    const address = await page.getByLabel(t.publish.url).inputValue();
    await button(page, t.publish.copy).click();
    await page.getByRole('alert').getByText(t.publish.copied).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    const html = await (await fetch(address)).text();
    expect(html).toContain(title);

    await page.waitForURL('**/admin/dashboard/landing-pages');
    const row = page.getByRole('row', { name: new RegExp(title) });
    await row.getByText(t.states.live).waitFor();
    await expectAccessible(page, 'the list');
    await row.getByRole('link', { name: title, exact: true }).waitFor();

    await row.getByRole('button', { name: fill(t.list.delete, { title }) }).click();
    await button(page, common.cancel).click();
    await page.getByText(fill(t.list.restored, { title })).waitFor();
    await row.waitFor();

    await row.getByRole('link', { name: fill(t.list.figures, { title }), exact: true }).click();
    await page.getByText(t.figures.empty.title).waitFor();
    await expectAccessible(page, 'figures without a visit');
  },
);

/** Returns a function that presses Tab until the control with the given name has the focus. */
function tabIn(page: Page) {
  const focusedName = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      // After the last control, the page itself has the focus.
      if (!focused?.matches('a, button, input, select, textarea')) return '';
      const labels = [...((focused as HTMLInputElement).labels ?? [])];
      const texts = [focused.getAttribute('aria-label'), ...labels.map((one) => one.textContent)];
      return [...texts, focused.textContent].filter(Boolean).join('|');
    });
  return async (name: string) => {
    const passed: string[] = [];
    for (let steps = 0; steps < 150; steps += 1) {
      await page.keyboard.press('Tab');
      const focused = await focusedName();
      if (focused.includes(name)) return;
      passed.push(focused);
    }
    throw new Error(`${name} is not reached: ${passed.join(' → ')}`);
  };
}

it('a page is created, edited and published with the keyboard alone', { timeout: 90_000 }, async () => {
  const page = await open('');
  const tabTo = tabIn(page);
  const key = (name: string) => page.keyboard.press(name);
  await link(page, t.list.create).first().waitFor();
  await tabTo(t.list.create);
  await key('Enter');
  await button(page, t.wizard.next).waitFor();
  await tabTo(t.templates['music-artist']);
  await key('ArrowRight');
  await key('ArrowRight');
  expect(await page.getByRole('radio').nth(2).isChecked()).toBe(true);
  await tabTo(t.wizard.next);
  await key('Enter');
  await field(page, t.fields['event.place']).waitFor();
  await tabTo(t.fields.title);
  await key('Control+A');
  // Inserts all letters at once, since a pause between two letters would add a step to the undo history.
  await page.keyboard.insertText('Nuit');
  await tabTo(t.fields.artist);
  await page.keyboard.insertText('Ondine');
  await tabTo(t.wizard.next);
  await key('Control+Z');
  await expect.poll(() => field(page, t.fields.artist).inputValue()).toBe('');
  await key('Control+Shift+Z');
  await expect.poll(() => field(page, t.fields.artist).inputValue()).toBe('Ondine');
  await key('Enter');
  const name = fill(t.wizard.toggle, { section: t.sections.social });
  const toggle = page.getByRole('switch', { name });
  await toggle.waitFor();
  await tabTo(name);
  await key('Space');
  expect(await toggle.isChecked()).toBe(false);
  await stored(page);
  await tabTo(t.wizard.next);
  await key('Enter');
  const action = button(page, t.publish.action);
  for (const question of [false, true]) {
    // Warnings ask for a second press.
    if (question) await page.getByText(/\?$/).first().waitFor();
    await expect.poll(() => action.isEnabled()).toBe(true);
    await tabTo(t.publish.action);
    await key('Enter');
  }
  await page.locator('.landing-publish-title:focus').waitFor();
  await page.waitForURL('**/admin/dashboard/landing-pages');
  const row = page.getByRole('row', { name: /Nuit/ });
  await row.getByText(t.states.live).waitFor();
});

it('the QR code of a page is opened, saved as a sharp picture and closed with the keyboard alone', {
  timeout: 60_000,
}, async () => {
  const { id } = await call('POST', '', { title: 'Phare', template: 'music-artist' });
  const { content } = await call('GET', `/${id}`);
  content.shared.artist = 'Ondine';
  const { version } = await call('PUT', `/${id}`, { version: 1, content });
  await call('POST', `/${id}/publish`, { version, locales: ['fr'] });
  const page = await open(`/${id}?step=4`, { acceptDownloads: true });
  const tabTo = tabIn(page);
  await button(page, t.qr.show).waitFor();
  await tabTo(t.qr.show);
  await page.keyboard.press('Enter');
  const code = page.getByRole('img', { name: t.qr.alt });
  await code.waitFor();
  await expectAccessible(page, 'the QR code');
  const download = page.waitForEvent('download');
  await tabTo(t.qr.savePicture);
  await page.keyboard.press('Enter');
  const file = await download;
  expect(file.suggestedFilename()).toBe('phare-qr.png');
  const picture = sharp(await buffer(await file.createReadStream()))
    .greyscale()
    .raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  expect([info.width === info.height, info.width >= 1024]).toEqual([true, true]);
  // Only black and white: no edge of a square falls inside a pixel.
  expect(new Set(data)).toEqual(new Set([0, 255]));
  await page.keyboard.press('Escape');
  await code.waitFor({ state: 'detached' });
  await expect
    .poll(() => button(page, t.qr.show).evaluate((one) => one === document.activeElement))
    .toBe(true);
});

it('on a phone, the editor and the preview are shown in turn, and nothing is wider than the window', {
  timeout: 60_000,
}, async () => {
  const { id } = await call('POST', '', { title: 'Brume', template: 'music-artist' });
  const page = await open(`/${id}?step=2`, { viewport: phone, hasTouch: true });
  await field(page, t.fields.artist).fill('Nils Aubry');
  await page.getByRole('radio', { name: editing.preview.label }).check({ force: true });
  await shown(page).getByText('Nils Aubry').first().waitFor();
  await expectAccessible(page, 'the preview on a phone');
  await page.getByRole('radio', { name: editing.preview.edit }).check({ force: true });
  for (const step of [3, 4]) {
    await button(page, t.wizard.next).click();
    await page.waitForURL(`**step=${step}*`);
    await expectAccessible(page, `step ${step} on a phone`);
    expect(await pageWidth(page)).toBe(phone.width);
  }
  await page.goto('/admin/dashboard/landing-pages');
  await page.getByRole('link', { name: 'Brume' }).first().waitFor();
  await expectAccessible(page, 'the list on a phone');
  expect(await pageWidth(page)).toBe(phone.width);
  await page.goto(`/admin/dashboard/landing-pages/${id}/figures`);
  await page.getByText(t.figures.empty.title).waitFor();
  await expectAccessible(page, 'figures on a phone');
  expect(await pageWidth(page)).toBe(phone.width);
});

it('a press on a button works although it moves the focus out of a field with a wrong link', {
  timeout: 60_000,
}, async () => {
  const { id } = await call('POST', '', { title: 'Appui', template: 'music-artist' });
  const page = await open(`/${id}?step=2`);
  await field(page, t.fields.actionLink).fill('http://exemple.fr');
  const choose = page.getByRole('button', { name: adminTexts('fr').media.picker.choose, exact: true });
  const box = await choose.boundingBox();
  if (!box) throw new Error('The button is not there.');
  await page.mouse.move(box.x + box.width / 2, box.y + 3);
  await page.mouse.down();
  await page.waitForTimeout(300);
  await page.mouse.up();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByText(t.field.https).waitFor();
});

it('an editor decides which of two conflicting values of a page is stored', { timeout: 60_000 }, async () => {
  const { id } = await call('POST', '', { title: 'Sillage', template: 'music-promotion' });
  const page = await open(`/${id}?step=2`, { expected: [/409/] });
  await field(page, t.fields.artist).waitFor();
  const { version, content } = await call('GET', `/${id}`);
  content.shared.artist = 'Camille';
  await call('PUT', `/${id}`, { version, content });
  await field(page, t.fields.artist).fill('Dominique');
  await page.getByText(t.conflict.title).waitFor();
  await page.getByText('Camille', { exact: true }).waitFor();
  await expectAccessible(page, 'a conflict');
  await button(page, editing.choices.confirm).click();
  await stored(page);
  expect((await call('GET', `/${id}`)).content.shared.artist).toBe('Dominique');
});

it('the wizard is shown in Portuguese, and publishes a page in that language', {
  timeout: 60_000,
}, async () => {
  const pt = words('pt');
  const page = await open('', { locale: 'pt' });
  await link(page, pt.list.create).first().click();
  await button(page, pt.wizard.next).click();
  await field(page, pt.fields.title).fill('Fado elétrico');
  await field(page, pt.fields.artist).fill('Fado Elétrico');
  await stored(page, adminTexts('pt').editing);
  await button(page, pt.wizard.next).click();
  await button(page, pt.wizard.next).click();
  await publish(page, pt);
  const address = await page.getByLabel(pt.publish.url).inputValue();
  expect(new URL(address).pathname).toBe('/pt/p/fado-eletrico');
  expect(await (await fetch(address)).text()).toContain('lang="pt');
});
