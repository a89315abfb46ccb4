import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { fill } from '../../src/i18n/format.ts';
import { adminEnv, administrator, adminTexts, openAdmin } from '../../tests/e2e/admin.ts';
import { expectAccessible } from '../../tests/e2e/axe.ts';
import { desktop, phone } from '../../tests/e2e/browser.ts';
import { siteOfFile } from '../../tests/e2e/site.ts';

const site = await siteOfFile(adminEnv);
const t = adminTexts('fr');
const words = t.leads;

let sent = 0;
async function sendLead(name: string, email = `artist${sent}@music.example`): Promise<string> {
  sent += 1;
  const body = { locale: 'fr', page: '/', utm: { utm_source: 'instagram' }, filledInMs: 5000, form_ref: '' };
  const answer = await site.post('/api/simulator/submit', {
    ...body,
    ...{
      platform: 'youtube',
      campaignType: 'awareness',
      budget: 1500,
      country: 'europe',
      artistName: name,
      email,
    },
  });
  expect(answer.status).toBe(201);
  return email;
}

it('an empty list explains where leads come from', async () => {
  const page = await openAdmin(site, '/dashboard/leads');
  await page.getByText(words.empty.title).waitFor();
  await expectAccessible(page, 'no lead');
});

it.each([
  ['a desktop', desktop],
  ['a phone', phone],
])('a lead appears without a reload, is edited, and becomes a campaign on %s', async (where, viewport) => {
  // A visitor may send any text: it must be shown unchanged.
  const hostile = `<img src=x onerror="document.title=1"> & “co” ${where}`;
  const page = await openAdmin(site, '/dashboard/leads', { viewport, expected: [/console error: .*422/] });
  await page.getByRole('heading', { level: 1, name: words.title }).waitFor();
  await expect.poll(() => page.getByRole('status', { name: t.common.loading }).count()).toBe(0);
  const email = await sendLead(hostile);
  // No reload: the live update shows the lead.
  await page.getByRole('alert').getByText(t.shell.newLead).waitFor();
  await page.getByRole('link', { name: hostile }).click();
  const drawer = page.getByRole('dialog', { name: hostile });
  await drawer.getByRole('heading', { name: hostile }).waitFor();
  await drawer.getByText(email).waitFor();
  expect(await page.title()).not.toBe('1');
  await expectAccessible(page, 'detail');

  await drawer.getByLabel(words.columns.status, { exact: true }).selectOption('won');
  const won = page.getByRole('dialog', { name: words.work.won.title.one });
  await won.getByLabel(words.work.won.value).fill('1500,50');
  await expectAccessible(page, 'amount of a won lead');
  await won.getByRole('button', { name: words.work.won.save.one }).click();
  await page
    .getByText(fill(words.work.changedStatus, { name: hostile, status: words.statuses.won }))
    .first()
    .waitFor();
  await drawer
    .getByLabel(words.columns.assignee, { exact: true })
    .selectOption({ label: administrator.email });
  await drawer.getByLabel(words.note.label).fill('Appelée, elle rappelle lundi.\nBudget à confirmer.');
  await drawer.getByRole('button', { name: words.note.submit }).click();
  await drawer.getByText('Appelée, elle rappelle lundi.').waitFor();
  const change = fill(words.events.status, { from: words.statuses.new, to: words.statuses.won });
  await drawer.getByText(change).waitFor();

  await drawer.getByRole('link', { name: words.detail.campaign }).click();
  const form = page.getByRole('dialog');
  await expect.poll(() => form.getByLabel(t.campaigns.form.artist).inputValue()).toBe(hostile);
  await form.getByLabel(t.campaigns.form.startsOn).fill('2026-12-01');
  await form.getByLabel(t.campaigns.form.endsOn).fill('2026-11-01');
  await form.getByRole('button', { name: t.campaigns.form.create }).click();
  await form.locator('[aria-invalid=true]').first().waitFor();
  await expectAccessible(page, 'campaign with an error');
  await form.getByLabel(t.campaigns.form.endsOn).fill('2026-12-31');
  await form.getByRole('button', { name: t.campaigns.form.create }).click();
  await page.getByRole('link', { name: hostile }).waitFor();
  await expectAccessible(page, 'list of campaigns');
});

it('filters, order and search are in the address, survive a reload, and apply to the exported file', async () => {
  await sendLead('Filtre Un');
  await sendLead('Filtre Deux');
  const page = await openAdmin(site, '/dashboard/leads?q=filtre&kind=simulation&sort=name&order=asc', {
    acceptDownloads: true,
  });
  const names = page.getByRole('row').getByRole('link');
  await expect.poll(() => names.allTextContents()).toEqual(['Filtre Deux', 'Filtre Un']);
  await page.getByRole('button', { name: words.columns.name }).click();
  await expect.poll(() => names.allTextContents()).toEqual(['Filtre Un', 'Filtre Deux']);
  await page.reload();
  await expect.poll(() => names.allTextContents()).toEqual(['Filtre Un', 'Filtre Deux']);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: words.list.export.title }).click();
  await page.getByRole('menuitem', { name: words.list.export.csv }).click();
  const csv = await text(await (await download).createReadStream());
  expect(csv).toContain('Filtre Un');
  expect(csv).toContain('Filtre Deux');
  expect(csv.trim().split('\n')).toHaveLength(3);
});

it('an automation is tested with a signed message, beside its address', async () => {
  const page = await openAdmin(site, '/dashboard/leads');
  await page.getByRole('button', { name: words.tools.title }).click();
  await page.getByRole('menuitem', { name: words.tools.webhooks }).click();
  await page.waitForURL('**/settings/webhooks');
  const before = site.receiver.received.length;
  const { testOf } = adminTexts('fr').settings.webhooks;
  await page.getByRole('button', { name: fill(testOf, { name: words.destinations.simulator }) }).click();
  await page.getByText(/Envoyé en/).waitFor();
  expect(site.receiver.received.length).toBe(before + 1);
  await expectAccessible(page, 'tests of the automations');
});

it('a person is erased by e-mail address everywhere, and the automation is notified', async () => {
  const email = await sendLead('À Effacer', 'erase.me@music.example');
  await site.lead(email, 'delivered');
  const page = await openAdmin(site, '/dashboard/leads', { viewport: phone });
  await page.getByText('À Effacer').waitFor();
  await page.getByRole('button', { name: words.tools.title }).click();
  await page.getByRole('menuitem', { name: words.tools.erase }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(new RegExp(`^${words.person.email}`)).fill(email);
  await dialog.getByLabel(words.person.again).fill(email);
  await expectAccessible(page, 'erasure');
  await dialog.getByRole('button', { name: words.person.erase }).click();
  await dialog.getByText(words.person.erased).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByText('À Effacer').count()).toBe(0);
  expect((await site.leads()).filter(({ lead }) => lead.fields.email === email)).toEqual([]);
  await expect
    .poll(() =>
      site.receiver.received.map(({ body }) => JSON.parse(body)).filter(({ type }) => type === 'lead.erased'),
    )
    .toEqual([expect.objectContaining({ email })]);
});

it('an opened lead is erased, and no further request for it is sent', async () => {
  const email = await sendLead('Ouverte');
  await site.lead(email);
  // A request for the erased lead would log an error in the console, which fails the test.
  const page = await openAdmin(site, '/dashboard/leads');
  await page.getByRole('link', { name: 'Ouverte' }).click();
  const drawer = page.getByRole('dialog', { name: 'Ouverte' });
  await drawer.getByRole('button', { name: words.person.eraseThis }).click();
  const asked = page.getByRole('dialog', { name: words.tools.erase });
  await asked.getByRole('textbox').fill(email);
  await asked.getByRole('button', { name: words.person.erase }).click();
  await page.getByText(words.work.person.counts.leads.one).waitFor();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  expect(new URL(page.url()).pathname).toBe('/admin/dashboard/leads');
  await expect.poll(() => page.getByText('Ouverte').count()).toBe(0);
});

it('a lead that is opened offline shows a message, and loads once the connection is back', async () => {
  const email = await sendLead('Hors ligne');
  await site.lead(email);
  const page = await openAdmin(site, '/dashboard/leads', { expected: [/ERR_INTERNET_DISCONNECTED/] });
  const link = page.getByRole('link', { name: 'Hors ligne' });
  await link.waitFor();
  await page.context().setOffline(true);
  await link.click();
  const drawer = page.getByRole('dialog');
  await drawer.getByText(t.common.offline).waitFor();
  await expectAccessible(page, 'a lead without a connection');
  await page.context().setOffline(false);
  await drawer.getByText(email).waitFor();
});
