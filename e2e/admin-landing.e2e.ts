import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { Locale } from '../src/domain/locale/locale.ts';
import { fill } from '../src/i18n/format.ts';
import { adminEnv, adminTexts, openAdmin, tokenOf } from '../tests/journeys/admin.ts';
import { expectAccessible } from '../tests/journeys/axe.ts';
import { desktop, pageWidth, phone } from '../tests/journeys/browser.ts';
import { siteOfFile } from '../tests/journeys/site.ts';

const site = await siteOfFile(adminEnv);
const token = await tokenOf(site);
const words = (locale: Locale) => adminTexts(locale).landing;
const t = words('fr');
const common = adminTexts('fr').common;

const open = (path: string, options: Parameters<typeof openAdmin>[2] = {}) =>
  openAdmin(site, `/dashboard/landing-pages${path}`, { token, viewport: desktop, ...options });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const stored = (page: Page, of = t) => page.getByText(of.saving.saved.split('{')[0] ?? '').waitFor();
const shown = (page: Page, of = t) => page.frameLocator(`iframe[title="${of.preview.frame}"]`);

/** Calls the API as the administrator. */
async function call(method: string, path: string, body?: object) {
  const answer = await fetch(`${site.url}/api/landing-pages${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return (await answer.json()).data;
}

/** Publishes although warnings ask: a page of a test has no link that another server could answer. */
async function publish(page: Page, of = t) {
  await button(page, of.publish.action).click();
  await page.getByText(/\?$/).first().waitFor();
  await button(page, of.publish.action).click();
  await page.getByLabel(of.publish.url).waitFor();
}

it.each(['light', 'dark'] as const)(
  'a page is made, edited, seen as it is typed, checked, published, copied and found in the list (%s)',
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
    for (const device of ['tablet', 'mobile'] as const) {
      await page.getByRole('radio', { name: t.preview.devices[device].short }).check({ force: true });
      const width = { tablet: 768, mobile: 375 }[device];
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

    await row.getByTitle(fill(t.list.figures, { title })).click();
    await page.getByText(t.figures.empty.title).waitFor();
    await expectAccessible(page, 'figures without a visit');
  },
);

it('a page is made, edited, published and shared as a QR code with the keyboard alone', {
  timeout: 90_000,
}, async () => {
  const page = await open('', { acceptDownloads: true });
  const key = (name: string) => page.keyboard.press(name);
  const names = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      // The page itself has the focus after the last control.
      if (!(focused instanceof HTMLElement) || !focused.matches('a, button, input, select, textarea'))
        return '';
      const labels = 'labels' in focused ? ((focused.labels as NodeListOf<HTMLElement> | null) ?? []) : [];
      return [
        focused.getAttribute('aria-label'),
        ...[...labels].map((one) => one.textContent),
        focused.textContent,
      ]
        .filter(Boolean)
        .join('|');
    });
  /** Goes from one control to the next until one of this name has the focus. */
  const tabTo = async (name: string, way: 'Tab' | 'Shift+Tab' = 'Tab') => {
    const passed: string[] = [];
    for (let steps = 0; steps < 90; steps += 1) {
      await key(way);
      const focused = await names();
      if (focused.includes(name)) return;
      passed.push(focused);
    }
    throw new Error(`${name} is not reached: ${passed.join(' → ')}`);
  };
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
  await page.keyboard.type('Nuit');
  await tabTo(t.fields.artist);
  await page.keyboard.type('Ondine');
  await stored(page);
  await tabTo(t.fields.action);
  await key('Control+Z');
  await tabTo(t.wizard.next);
  await key('Control+Z');
  await expect.poll(() => field(page, t.fields.artist).inputValue()).toBe('');
  await key('Control+Shift+Z');
  await expect.poll(() => field(page, t.fields.artist).inputValue()).toBe('Ondine');
  await key('Enter');
  const toggle = page.getByRole('switch', { name: fill(t.wizard.toggle, { section: t.sections.social }) });
  await toggle.waitFor();
  await tabTo(fill(t.wizard.toggle, { section: t.sections.social }));
  await key('Space');
  expect(await toggle.isChecked()).toBe(false);
  await stored(page);
  await tabTo(t.wizard.next);
  await key('Enter');
  await page.getByRole('region', { name: t.check.title }).waitFor();
  await tabTo(t.publish.action);
  await key('Enter');
  // Warnings ask for a second press.
  await page.getByText(/\?$/).first().waitFor();
  await tabTo(t.publish.action);
  await key('Enter');
  await page.getByLabel(t.publish.url).waitFor();
  await tabTo(t.qr.show);
  await key('Enter');
  await page.getByRole('img', { name: t.qr.alt }).waitFor();
  await expectAccessible(page, 'the QR code');
  const file = page.waitForEvent('download');
  await tabTo(t.qr.savePicture);
  await key('Enter');
  const picture = await file;
  expect(picture.suggestedFilename()).toBe('nuit-qr.png');
  const { data, info } = await sharp(await picture.path())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width === info.height, info.width >= 1024]).toEqual([true, true]);
  // Black and white alone: no edge of a square lies within a pixel.
  expect([...new Set(data)].sort()).toEqual([0, 255]);
  await key('Escape');
  await page.getByRole('img', { name: t.qr.alt }).waitFor({ state: 'detached' });
  expect(await names()).toContain(t.qr.show);
  await page.waitForURL('**/admin/dashboard/landing-pages');
  await page.getByRole('link', { name: 'Nuit', exact: true }).waitFor();
});

it('on a phone, a page is edited and seen in turn, and nothing is wider than the window', {
  timeout: 60_000,
}, async () => {
  const { id } = await call('POST', '', { title: 'Brume', template: 'music-artist' });
  const page = await open(`/${id}?step=2`, { viewport: phone, hasTouch: true });
  await field(page, t.fields.artist).fill('Nils Aubry');
  await page.getByRole('radio', { name: t.preview.label }).check({ force: true });
  await shown(page).getByText('Nils Aubry').first().waitFor();
  await expectAccessible(page, 'the preview on a phone');
  await page.getByRole('radio', { name: t.preview.edit }).check({ force: true });
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

it('two editors of one page both see both versions', { timeout: 60_000 }, async () => {
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
  await button(page, t.conflict.keepMine).click();
  await stored(page);
  expect((await call('GET', `/${id}`)).content.shared.artist).toBe('Dominique');
});

it('the wizard speaks Portuguese, and publishes a page in it', { timeout: 60_000 }, async () => {
  const pt = words('pt');
  const page = await open('', { locale: 'pt' });
  await link(page, pt.list.create).first().click();
  await button(page, pt.wizard.next).click();
  await field(page, pt.fields.title).fill('Fado elétrico');
  await field(page, pt.fields.artist).fill('Fado Elétrico');
  await stored(page, pt);
  await button(page, pt.wizard.next).click();
  await button(page, pt.wizard.next).click();
  await publish(page, pt);
  const address = await page.getByLabel(pt.publish.url).inputValue();
  expect(new URL(address).pathname).toBe('/pt/p/fado-eletrico');
  expect(await (await fetch(address)).text()).toContain('lang="pt');
});
