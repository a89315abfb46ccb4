import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { fill } from '../../src/i18n/format.ts';
import { adminEnv, administrator, adminTexts } from '../../tests/e2e/admin.ts';
import { expectAccessible } from '../../tests/e2e/axe.ts';
import { desktop, openPage, phone } from '../../tests/e2e/browser.ts';
import { siteOfFile } from '../../tests/e2e/site.ts';
import { readMail } from '../../tests/mail-receiver.ts';

const site = await siteOfFile(adminEnv);
const t = adminTexts('fr');
const { ask, choose } = t.password;
const folder = path.join(site.dataDir, 'mails');

/** The addresses of the links in the mails that were kept because there is no mail server. */
function links(): string[] {
  let files: string[] = [];
  try {
    files = readdirSync(folder);
  } catch {}
  return files.flatMap((file) => {
    const { text } = readMail(readFileSync(path.join(folder, file), 'utf8'));
    return /\S+\/admin\/password#\S+/.exec(text)?.[0] ?? [];
  });
}

it.each([
  ['a desktop', desktop, 'light', administrator.password, 'the first new melody'],
  ['a phone', phone, 'dark', 'the first new melody', 'the second new melody'],
] as const)(
  'a forgotten password is replaced with a link from an e-mail, on %s',
  {
    timeout: 90_000,
  },
  async (name, viewport, colorScheme, before, after) => {
    const known = links();
    const page = await openPage(site, '/admin', {
      viewport,
      colorScheme,
      expected: [/console error: .*401/, /console error: .*404/],
    });
    await page.getByRole('link', { name: t.signIn.forgotten }).click();
    // The form for signing in has a field of the same name and stays until the next screen is loaded.
    await page.getByRole('heading', { name: ask.title }).waitFor();
    await page.getByLabel(t.signIn.email).fill(administrator.email);
    await expectAccessible(page, `question on ${name}`);
    await page.keyboard.press('Enter');
    await page
      .getByRole('status')
      .getByText(fill(ask.sent, { email: administrator.email }))
      .waitFor();
    await expect.poll(() => links().length).toBe(known.length + 1);
    const link = links().find((address) => !known.includes(address)) ?? '';

    await page.goto(`/admin/password${new URL(link).hash}`);
    await page.getByText(administrator.email).waitFor();
    await page.locator('input[name=password]').fill(after);
    await expectAccessible(page, `new password on ${name}`);
    await page.keyboard.press('Enter');
    await page.getByText(choose.done).waitFor();

    for (const password of [before, after]) {
      await page.getByLabel(t.signIn.email).fill(administrator.email);
      await page.locator('input[name=password]').fill(password);
      await page.keyboard.press('Enter');
      if (password === before) await page.getByText('Adresse email ou mot de passe incorrect.').waitFor();
    }
    await page.waitForURL('**/admin/dashboard');
    await page.goto(`/admin/password${new URL(link).hash}`);
    await page.getByText(choose.ended).waitFor();
    await expectAccessible(page, `ended link on ${name}`);
  },
);
