import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { openDatabase } from '../../src/adapters/db/engine/connect.ts';
import { locales } from '../../src/domain/locale/locale.ts';
import { adminEnv, adminTexts, openAdmin, tokenOf } from '../../tests/e2e/admin.ts';
import { expectAccessible } from '../../tests/e2e/axe.ts';
import { openPage, pageWidth } from '../../tests/e2e/browser.ts';
import { siteOfFile } from '../../tests/e2e/site.ts';

const site = await siteOfFile(adminEnv);

it('an account asks for the weekly mail in its settings, and stops it by one press without a session', async () => {
  const t = adminTexts('fr').account.weekly;
  const token = await tokenOf(site);
  const isOn = async () => {
    const headers = { authorization: `Bearer ${token}` };
    return (await (await fetch(`${site.url}/api/weekly-mail`, { headers })).json()).data.on;
  };
  const settings = await openAdmin(site, '/dashboard/settings/account', { token });
  await settings.getByRole('switch', { name: t.on }).click();
  await settings.getByText(t.turnedOn).waitFor();
  await expectAccessible(settings, 'settings');
  expect(await isOn()).toBe(true);
  const database = await openDatabase({ dataDir: site.dataDir });
  // The code of a mail is derived from a secret of the site: this one takes its place.
  const code = 'a-code-of-a-mail';
  const stopHash = createHash('sha256').update(code).digest('hex');
  await database.db.updateTable('weekly_mails').set({ stop_hash: stopHash }).execute();
  await database.close();
  const page = await openPage(site, `/admin/weekly-mail#${code}`, { viewport: { width: 390, height: 844 } });
  await page.getByRole('heading', { name: t.stop.title }).waitFor();
  expect(await isOn()).toBe(true);
  await expectAccessible(page, 'the link of the mail');
  await page.getByRole('button', { name: t.stop.action }).click();
  await page.getByText(t.stop.done).waitFor();
  expect(await isOn()).toBe(false);
  for (const locale of locales) {
    const path = locale === 'fr' ? '/admin/weekly-mail#x' : `/${locale}/admin/weekly-mail#x`;
    const narrow = await openPage(site, path, { viewport: { width: 320, height: 640 } });
    await narrow.getByRole('heading', { name: adminTexts(locale).account.weekly.stop.title }).waitFor();
    expect([locale, await pageWidth(narrow)]).toEqual([locale, 320]);
  }
});
