import { expect, it } from 'vitest';
import { fill } from '../../src/i18n/format.ts';
import { adminEnv, adminTexts, openAdmin } from '../../tests/e2e/admin.ts';
import { expectAccessible } from '../../tests/e2e/axe.ts';
import { desktop } from '../../tests/e2e/browser.ts';
import { siteOfFile } from '../../tests/e2e/site.ts';

const site = await siteOfFile({ ...adminEnv, DEMO_DATA: 'on' });
const t = adminTexts('fr');

it('the palette finds a lead by its name and opens it, with the keyboard alone', async () => {
  const page = await openAdmin(site, '/dashboard', { viewport: desktop });
  // The frame, which listens for the keys, is rendered by then.
  await page.getByRole('heading', { name: t.dashboard.response.title }).waitFor();
  await page.keyboard.press('Control+K');
  const field = page.getByRole('textbox', { name: t.shell.search });
  await field.fill('sable ard');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Sable Ardent.*sable\.ardent@/ }).waitFor();
  await expectAccessible(page, 'records in the palette');
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/palette.png` });
  expect(await dialog.getByRole('status').innerText()).toContain(t.sections.leads);
  await page.keyboard.press('ArrowDown');
  expect(await dialog.getByRole('status').innerText()).toContain(t.sections.campaigns);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/dashboard\/leads\/[\w-]+$/);
  const lead = page.getByRole('dialog');
  const { contact } = t.leads.work;
  const name = lead.getByLabel(contact.labels.name);
  await name.waitFor();
  await expectAccessible(page, 'a lead with its contact details');
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/lead.png` });
  await name.fill('Sable Ardente');
  await name.press('Enter');
  await page.getByText(fill(t.leads.work.changed, { name: '' })).waitFor();
  await lead.getByText(t.leads.work.events.name).waitFor();
  expect(await lead.getByRole('heading', { level: 2 }).innerText()).toContain('Sable Ardente');
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/lead-2.png` });
});

it('the dashboard can be opened repeatedly without an error', async () => {
  const page = await openAdmin(site, '/dashboard', { viewport: desktop });
  for (let times = 0; times < 3; times += 1) {
    await page.reload();
    await page.getByRole('heading', { name: t.welcome.title }).waitFor();
    await page.getByRole('heading', { name: t.dashboard.response.title }).waitFor();
  }
  if (process.env['SHOTS'])
    await page.screenshot({ path: `${process.env['SHOTS']}/dash.png`, fullPage: true });
});
