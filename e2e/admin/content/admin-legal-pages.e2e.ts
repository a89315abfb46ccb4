import { expect, it } from 'vitest';
import type { Locale } from '../../../src/domain/locale/locale.ts';
import { legal } from '../../../src/i18n/dictionaries/legal/index.ts';
import { fill } from '../../../src/i18n/format.ts';
import { adminEnv, adminTexts, openAdmin, tokenOf } from '../../../tests/e2e/admin.ts';
import { expectAccessible } from '../../../tests/e2e/axe.ts';
import { desktop, openPage, pageWidth, phone } from '../../../tests/e2e/browser.ts';
import { siteOfFile } from '../../../tests/e2e/site.ts';

const site = await siteOfFile(adminEnv);
const token = await tokenOf(site);
const patient = { timeout: 180_000 };
const soon = { timeout: 5_000, interval: 50 };
const html = async (path: string) => (await fetch(site.url + path, { redirect: 'manual' })).text();

it.each(['fr', 'es'] as const)(
  'a legal page is changed and published by the keyboard, and its former version stays public (%s)',
  patient,
  async (locale: Locale) => {
    const words = adminTexts(locale).content;
    const former = legal[locale].former;
    const path = locale === 'fr' ? '/cookies' : `/${locale}/cookies`;
    expect(await html(path)).not.toContain(former.title);
    const page = await openAdmin(site, `/dashboard/content/cookies?text=${locale}`, {
      locale,
      token,
      viewport: desktop,
    });
    await page.getByRole('heading', { level: 2, name: words.parts.cookies }).first().waitFor();
    const name = fill(words.blocks.named, { kind: words.choices.paragraph, number: 2 });
    await page.getByRole('textbox', { name, exact: true }).focus();
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('MDMC 2027. ');
    await expectAccessible(page, 'the editor of a legal page');
    // A legal page offers no note, table or calculator, and its values instead of figures.
    await page.getByRole('button', { name: words.blocks.value, exact: true }).waitFor();
    const kinds = page.locator('.block-marks select option');
    expect(await kinds.allTextContents()).not.toContain(words.choices.table);
    await page.locator('.content-publish').focus();
    await page.keyboard.press('Enter');
    // French asks which changes the translations must follow.
    if (locale === 'fr') {
      const dialog = page.getByRole('dialog');
      await dialog.getByText(words.publishGuide.kept).waitFor();
      await expectAccessible(page, 'the question before a legal page is published');
      await dialog.getByRole('button', { name: words.publishGuide.confirm }).focus();
      await page.keyboard.press('Enter');
    }
    await expect.poll(() => html(path), soon).toContain('MDMC 2027.');

    const present = await openPage(site, path, { viewport: phone });
    await present.getByRole('heading', { level: 2, name: former.title }).waitFor();
    await expectAccessible(present, 'a legal page with a former version');
    expect(await pageWidth(present)).toBe(phone.width);
    await present.getByRole('link', { name: former.first }).focus();
    await present.keyboard.press('Enter');
    await present.waitForURL(`**${path}/versions/0`);
    await present.getByRole('note').getByText(former.values, { exact: false }).waitFor();
    await expectAccessible(present, 'a former version');
    expect(await pageWidth(present)).toBe(phone.width);
    const old = await html(`${path}/versions/0`);
    expect(old).not.toContain('MDMC 2027.');
    expect(old).toContain('<meta name="robots" content="noindex"/>');
    expect(old).toContain(`<link rel="canonical" href="${site.url}${path}"/>`);
    expect(old).not.toContain('hreflang="x-default"');
    expect(await html('/sitemap.xml')).not.toContain('/versions/');
    await present.getByRole('link', { name: former.present }).click();
    await present.waitForURL(`**${path}`);
    expect((await fetch(`${site.url}${path}/versions/7`, { redirect: 'manual' })).status).toBe(302);
  },
);

it('a translation says that the French text prevails while it does not follow', patient, async () => {
  expect(await html('/pt/cookies')).toContain(legal.pt.french.changed);
  expect(await html('/cookies')).not.toContain(legal.fr.french.changed);
});
