import { beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../src/adapters/db/engine/connect.ts';
import { toLeadRow } from '../../src/adapters/db/leads/lead-mapping.ts';
import { locales } from '../../src/domain/locale/locale.ts';
import { fill } from '../../src/i18n/format.ts';
import { adminEnv, adminTexts, openAdmin, tokenOf } from '../../tests/e2e/admin.ts';
import { expectAccessible } from '../../tests/e2e/axe.ts';
import { desktop, pageWidth, phone } from '../../tests/e2e/browser.ts';
import { siteOfFile } from '../../tests/e2e/site.ts';
import { contactLead } from '../../tests/factories.ts';

const site = await siteOfFile(adminEnv);
const t = adminTexts('fr').requests.ending;
const names = ['Trio Maréchal-Vigne', 'Léonie Aubrac-Tessier', 'Renard Polaire', 'Mirador Sur'];

/** Stores leads that end today, three years after they were sent. */
beforeAll(async () => {
  const database = await openDatabase({ dataDir: site.dataDir });
  const day = new Date();
  day.setUTCFullYear(day.getUTCFullYear() - 3);
  const rows = names.map((name, index) =>
    toLeadRow(
      contactLead({
        createdAt: day.getTime(),
        fields: { ...contactLead().fields, name, email: `p${index}@example.com` },
      }),
      undefined,
    ),
  );
  await database.db.insertInto('leads').values(rows).execute();
  await database.close();
});

it('the leads that end fit a phone in every language, and are accessible in light and dark', async () => {
  const token = await tokenOf(site);
  for (const locale of locales) {
    const page = await openAdmin(site, '/dashboard/requests/ending', { viewport: phone, locale, token });
    await page.getByText('Renard Polaire').waitFor();
    expect([locale, await pageWidth(page)]).toEqual([locale, phone.width]);
    await expectAccessible(page, locale);
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await openAdmin(site, '/dashboard/requests', { viewport: desktop, colorScheme, token });
    await page.getByText('Renard Polaire').waitFor();
    await expectAccessible(page, colorScheme);
  }
}, 120_000);

it('the keyboard keeps a person for a reason, changes the day, and deletes several now', async () => {
  const page = await openAdmin(site, '/dashboard/requests', {
    viewport: desktop,
    expected: [/console error: .*422/],
  });
  const [, leonie = '', renard = '', mirador = ''] = names;
  await page.getByRole('button', { name: fill(t.keep.name, { name: leonie }) }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: fill(t.keep.title, { name: leonie }) });
  const reason = dialog.getByLabel(t.keep.reason);
  await expect.poll(() => reason.evaluate((field) => field === document.activeElement)).toBe(true);
  await expectAccessible(page, 'keep');
  // Without a reason the field takes the focus.
  const submit = dialog.getByRole('button', { name: t.keep.submit });
  await submit.press('Enter');
  await dialog.getByRole('alert').waitFor();
  await expect.poll(() => reason.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type('Rappelle en février');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  const kept = page.locator('.requests-kept').getByText('Rappelle en février');
  await kept.waitFor();

  const change = page.getByRole('button', { name: fill(t.kept.changeName, { name: leonie }) });
  await change.focus();
  await page.keyboard.press('Enter');
  const until = dialog.getByLabel(t.keep.until, { exact: false }).first();
  await until.fill('31/12/2099');
  await submit.press('Enter');
  await dialog.getByRole('alert').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });

  for (const name of [renard, mirador])
    await page.getByRole('checkbox', { name: fill(t.select, { name }) }).press('Space');
  await page.getByRole('region', { name: t.bulk }).getByRole('button', { name: t.erase.open }).press('Enter');
  const question = page.getByRole('dialog', { name: fill(t.erase.many, { count: 2 }) });
  await expectAccessible(page, 'erase');
  await question.getByRole('button', { name: t.erase.open }).press('Enter');
  await question.waitFor({ state: 'hidden' });
  await expect.poll(() => page.getByText(renard).count()).toBe(0);
  expect((await site.leads()).map(({ lead }) => lead.fields['name' as never])).toHaveLength(2);
}, 60_000);
