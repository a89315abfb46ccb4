import { expect, it } from 'vitest';
import { locales } from '../../src/domain/locale/locale.ts';
import { dateFormat, fill } from '../../src/i18n/format.ts';
import { adminEnv, adminTexts, openAdmin, tokenOf } from '../../tests/e2e/admin.ts';
import { expectAccessible } from '../../tests/e2e/axe.ts';
import { siteOfFile } from '../../tests/e2e/site.ts';

/** Days in the form of the back office's language, whatever the language of the browser is. */

const site = await siteOfFile({ ...adminEnv, DEMO_DATA: 'on' });
const token = await tokenOf(site);
/** A browser of another language than the back office's. */
const foreign = { fr: 'en-US', en: 'fr-FR', es: 'en-US', pt: 'de-DE' } as const;

it.each(locales)(
  'in %s, a day is typed, chosen, stored and written in the language of the back office in a browser of another language',
  async (locale) => {
    const t = adminTexts(locale);
    const words = t.campaigns.form;
    const artist = `Dates ${locale}`;
    const page = await openAdmin(site, `/dashboard/campaigns/new?lang=${locale}`, {
      locale,
      token,
      browserLocale: foreign[locale],
    });
    const form = page.getByRole('dialog');
    await form.getByLabel(words.artist).fill(artist);
    for (const name of ['platform', 'campaignType', 'country'] as const)
      await form.getByLabel(words[name]).selectOption({ index: 1 });
    await form.getByLabel(words.budget).fill('1000');
    const first = form.getByRole('textbox', { name: words.startsOn });
    await first.pressSequentially('4/12/2026');
    await form.getByRole('textbox', { name: words.endsOn }).focus();
    expect(await first.inputValue()).toBe('04/12/2026');

    await form.getByRole('textbox', { name: words.endsOn }).fill('5/12/2026');
    await form.getByRole('button', { name: t.common.day.open }).last().click();
    const written = (options: Intl.DateTimeFormatOptions) =>
      dateFormat(locale, { ...options, timeZone: 'UTC' });
    const day = Date.parse('2026-12-18');
    await page.getByText(written({ month: 'long', year: 'numeric' }).format(day), { exact: true }).waitFor();
    await expectAccessible(page, 'calendar');
    await page.getByRole('button', { name: written({ dateStyle: 'full' }).format(day) }).click();
    await expect
      .poll(() => form.getByRole('textbox', { name: words.endsOn }).inputValue())
      .toBe('18/12/2026');
    await form.getByRole('button', { name: words.create }).click();
    await page.getByText(fill(words.created, { artist })).waitFor();

    // Portuguese drops the word between day and month where there is little space.
    const shown = `18 ${written({ month: 'short' }).format(day)}`;
    const row = page.getByRole('row').filter({ hasText: artist });
    expect((await row.innerText()).replaceAll('\u00a0', ' ')).toContain(shown);
  },
);
