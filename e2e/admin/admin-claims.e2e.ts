import { expect, it } from 'vitest';
import { locales } from '../../src/domain/locale/locale.ts';
import { fill } from '../../src/i18n/format.ts';
import { adminEnv, adminTexts, openAdmin } from '../../tests/e2e/admin.ts';
import { expectAccessible } from '../../tests/e2e/axe.ts';
import { desktop, phone } from '../../tests/e2e/browser.ts';
import { siteOfFile } from '../../tests/e2e/site.ts';

const site = await siteOfFile(adminEnv);
const REGISTER = '/dashboard/content/claims';

it('an administrator settles a contradiction and confirms the figure that is kept', async () => {
  const t = adminTexts('fr').claims;
  const page = await openAdmin(site, REGISTER, { viewport: desktop });
  const panel = page.getByRole('region', { name: /vues générées/ });
  await panel.getByText(t.rivals.text).waitFor();
  await expectAccessible(page, 'the register');
  const tab = page.getByRole('link', { name: new RegExp(`^${adminTexts('fr').content.tabs.claims}`) });
  await tab.getByText('3', { exact: true }).waitFor();
  await panel.getByRole('button', { name: fill(t.rivals.keep, { value: '50M+' }) }).press('Enter');
  await page.getByText(fill(t.rivals.kept, { value: '50M+' })).waitFor();
  await expect.poll(() => panel.count()).toBe(0);
  await tab.getByText('2', { exact: true }).waitFor();
  await page.getByRole('link', { name: '50M+ vues générées' }).press('Enter');
  const form = page.getByRole('dialog');
  await form.getByLabel(t.form.until).fill('2099-06-30');
  await expectAccessible(page, 'the form of a claim');
  await form.getByRole('button', { name: t.form.confirm }).press('Enter');
  await page.getByText(fill(t.form.confirmed, { claim: '50M+ vues générées' })).waitFor();
  const row = page.getByRole('row', { name: /50M\+/ });
  await row.getByText(t.states.confirmed).waitFor();
  for (const path of ['/', '/youtube-ads'])
    expect(await (await fetch(site.url + path)).text()).toContain('data-count="50"');

  await page.getByRole('link', { name: '50M+ vues générées' }).press('Enter');
  await form.getByRole('region', { name: t.form.followers }).getByText('150M+').waitFor();
  await expectAccessible(page, 'a figure that stands in for another one');
  await form.getByRole('button', { name: t.form.split }).press('Enter');
  await panel.getByText(t.rivals.text).waitFor();
  for (const path of ['/', '/youtube-ads'])
    expect(await (await fetch(site.url + path)).text()).not.toContain('data-count="50"');
});

it.each(locales)('the register can be read on a phone in %s', async (locale) => {
  const t = adminTexts(locale).claims;
  const page = await openAdmin(site, REGISTER, { locale, viewport: phone });
  await page.getByRole('list', { name: t.title }).waitFor();
  await expectAccessible(page, `the register in ${locale}`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

it.each([
  ['en', 'countries'],
  ['es', 'renewal'],
  ['pt', 'independent'],
] as const)('a claim is confirmed on a phone by keyboard in %s', async (locale, id) => {
  const t = adminTexts(locale).claims;
  const page = await openAdmin(site, `${REGISTER}/${id}`, { locale, viewport: phone, colorScheme: 'dark' });
  const form = page.getByRole('dialog');
  await form.getByLabel(t.form.until).waitFor();
  const confirm = form.getByRole('button', { name: t.form.confirm });
  await confirm.press('Enter');
  await form.getByText(t.form.untilMissing).waitFor();
  await expectAccessible(page, `a last day is missing, ${locale}`);
  await form.getByLabel(t.form.until).fill('2099-06-30');
  await confirm.press('Enter');
  await page.getByText(new RegExp(t.form.confirmed.replace('{claim}', '.+'))).waitFor();
  await page.getByText(t.states.confirmed, { exact: true }).first().waitFor();
  await expectAccessible(page, `a confirmed claim, ${locale}`);
});

it('the heading keeps its position when the tab of the content changes', {
  timeout: 120_000,
}, async () => {
  const t = adminTexts('fr').content;
  const page = await openAdmin(site, REGISTER, { viewport: desktop });
  for (const width of [1440, 720]) {
    await page.setViewportSize({ width, height: 900 });
    const heading = page.getByRole('heading', { level: 1 });
    const placeIn = async (tab: 'texts' | 'claims', drawn: string) => {
      await page.getByRole('link', { name: new RegExp(`^${t.tabs[tab]}`) }).click();
      await page.locator(drawn).first().waitFor();
      const { x, y } = (await heading.boundingBox()) ?? { x: 0, y: 0 };
      // In a narrow window the actions of the texts are at the bottom, so the line of the heading is lower.
      return width === 720 ? [Math.round(x)] : [Math.round(x), Math.round(y)];
    };
    const texts = await placeIn('texts', '.content-actions button');
    expect([width, await placeIn('claims', '.claims-register')]).toEqual([width, texts]);
  }
});
