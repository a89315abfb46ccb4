import { expect, it } from 'vitest';
import { localizePath } from '../../../src/domain/locale/locale.ts';
import { fill } from '../../../src/i18n/format.ts';
import { adminEnv, adminTexts, openAdmin, tokenOf } from '../../../tests/e2e/admin.ts';
import { expectAccessible } from '../../../tests/e2e/axe.ts';
import { pageWidth, phone } from '../../../tests/e2e/browser.ts';
import { tabTo } from '../../../tests/e2e/keyboard.ts';
import { siteOfFile } from '../../../tests/e2e/site.ts';
import { longLocales } from '../../../tests/e2e/texts.ts';

const site = await siteOfFile(adminEnv);
const token = await tokenOf(site);
const html = async (path: string) => (await fetch(site.url + path)).text();

it.each(longLocales)(
  'in %s on a phone, a text of that language is written and published by the keyboard alone, and read on its page',
  { timeout: 90_000 },
  async (locale) => {
    const words = adminTexts(locale).content;
    const page = await openAdmin(site, `/dashboard/content/hero?locale=${locale}`, {
      ...{ locale, token, viewport: phone, colorScheme: 'dark' },
    });
    const language = page.getByRole('radio', { name: new RegExp(`^${locale.toUpperCase()}`) });
    await language.waitFor();
    expect(await language.isChecked()).toBe(true);
    const field = page.getByRole('textbox', { name: words.fields.hero.slogan, exact: true });
    await expect
      .poll(async () => {
        await page.keyboard.press('Tab');
        return field.evaluate((element) => element === document.activeElement);
      })
      .toBe(true);
    await page.keyboard.press('Control+a');
    await page.keyboard.type(`Slogan ${locale}`);
    await page.getByText(adminTexts(locale).editing.saving.saved.split('{')[0] ?? '').waitFor();
    await expectAccessible(page, `a draft, ${locale}`);
    await tabTo(page, words.publish.hero, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await page
      .getByText(fill(words.publish.done.split('{')[0] ?? '', {}))
      .first()
      .waitFor();
    await expectAccessible(page, `a published text, ${locale}`);
    expect(await pageWidth(page)).toBe(phone.width);
    await expect
      .poll(() => html(localizePath(locale, '/')), { timeout: 10_000 })
      .toContain(`Slogan ${locale}`);
  },
);
