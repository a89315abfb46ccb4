import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../src/adapters/db/engine/connect.ts';
import { toLeadRow } from '../../src/adapters/db/leads/lead-mapping.ts';
import { LEAD_YEARS } from '../../src/domain/lead/retention/ends.ts';
import { answerUntil } from '../../src/domain/lead/retention/stay.ts';
import { locales, localizePath } from '../../src/domain/locale/locale.ts';
import { ANSWER_DAYS } from '../../src/domain/newsletter/newsletter.ts';
import { agencyDay, dayName, dayNumber } from '../../src/domain/time/agency-day.ts';
import { writtenDay } from '../../src/domain/time/typed-day.ts';
import { closedLink } from '../../src/i18n/dictionaries/closed-link/index.ts';
import { stay } from '../../src/i18n/dictionaries/stay/index.ts';
import { fill, formatDayOfMonth } from '../../src/i18n/format.ts';
import { adminEnv, adminTexts, openAdmin, tokenOf } from '../../tests/e2e/admin.ts';
import { expectAccessible } from '../../tests/e2e/axe.ts';
import { desktop, openPage, pageWidth, phone } from '../../tests/e2e/browser.ts';
import { receiveMails } from '../../tests/e2e/mailed.ts';
import { siteOfFile } from '../../tests/e2e/site.ts';
import { contactLead } from '../../tests/factories.ts';

const site = await siteOfFile(adminEnv);
const texts = adminTexts('fr');
const t = texts.requests.ending;
const names = ['Trio Maréchal-Vigne', 'Léonie Aubrac-Tessier', 'Renard Polaire', 'Mirador Sur'];

/** Stores leads that end today, three years after they were sent. */
async function storeEnding(persons: readonly { name: string; email: string }[]): Promise<void> {
  const database = await openDatabase({ dataDir: site.dataDir });
  const day = new Date();
  day.setUTCFullYear(day.getUTCFullYear() - 3);
  const rows = persons.map((person) =>
    toLeadRow(
      contactLead({ createdAt: day.getTime(), fields: { ...contactLead().fields, ...person } }),
      undefined,
    ),
  );
  await database.db.insertInto('leads').values(rows).execute();
  await database.close();
}
beforeAll(() => storeEnding(names.map((name, index) => ({ name, email: `p${index}@example.com` }))));

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
  // The day by the keyboard alone: Tab marks what is there, so that typing replaces it, and Enter sends.
  const until = dialog.getByLabel(t.keep.until, { exact: false }).first();
  const isFocused = () => until.evaluate((field) => field === document.activeElement);
  await expect.poll(() => reason.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.press('Tab');
  expect(await isFocused()).toBe(true);
  await page.keyboard.type('31/12/2099');
  expect(await until.inputValue()).toBe('31/12/2099');
  await page.keyboard.press('Enter');
  await dialog.getByRole('alert').waitFor();
  await expect.poll(isFocused).toBe(true);
  // The calendar of the field: Escape closes it alone, an arrow and Enter choose.
  await page.keyboard.press('ControlOrMeta+A');
  const soon = agencyDay(Date.now() + 40 * 86_400_000);
  await page.keyboard.type(writtenDay(soon));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const calendar = page.getByRole('dialog', { name: texts.common.day.calendar });
  await calendar.waitFor();
  await page.keyboard.press('Escape');
  await calendar.waitFor({ state: 'hidden' });
  expect(await reason.inputValue()).toBe('Rappelle en février');
  // The focus is back on the button of the calendar.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe(texts.common.day.open);
  await page.keyboard.press('Enter');
  await calendar.locator('[data-day]:focus').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await calendar.waitFor({ state: 'hidden' });
  expect(await until.inputValue()).toBe(writtenDay(dayName(dayNumber(soon) + 1)));
  await submit.focus();
  await page.keyboard.press('Enter');
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

it('asks persons once whether to stay, and the page of the mail begins their three years anew', async () => {
  const [asked, silent, unreached] = ['Comète 7', 'Harbor & Pine', 'Sans Adresse'];
  await storeEnding([
    { name: asked, email: 'comete@example.com' },
    { name: silent, email: 'harbor@example.com' },
    { name: unreached, email: '' },
  ]);
  const token = await tokenOf(site);
  const path = '/dashboard/requests/ending';
  const open = (width: number) => openAdmin(site, path, { viewport: { width, height: 844 }, token });
  const buttonOf = (name: string) => ({ name: fill(t.ask.title, { name }) });

  // Without a mail server nothing can be sent, and the dialog says so.
  const small = await open(390);
  await small.getByRole('button', buttonOf(asked)).press('Enter');
  const refused = small.getByRole('dialog', buttonOf(asked));
  await refused.getByText(t.ask.noServer).waitFor();
  expect(await refused.getByRole('button', { name: t.ask.submit }).count()).toBe(0);
  await expectAccessible(small, 'no mail server');
  await small.keyboard.press('Escape');
  await refused.waitFor({ state: 'hidden' });

  const receiver = await receiveMails(site, token);
  onTestFinished(() => receiver.close());
  const page = await open(1440);
  for (const name of [asked, silent, unreached])
    await page.getByRole('checkbox', { name: fill(t.select, { name }) }).press('Space');
  const bar = page.getByRole('region', { name: t.bulk });
  await bar.getByRole('button', { name: t.ask.openMany }).press('Enter');
  const dialog = page.getByRole('dialog', { name: fill(t.ask.many, { count: 3 }) });
  await dialog.getByText(fill(t.ask.mails.other, { count: 2 })).waitFor();
  await dialog.getByText(fill(t.ask.yes, { days: ANSWER_DAYS, years: LEAD_YEARS })).waitFor();
  await dialog.getByText(fill(t.ask.missed.address.one, { count: 1 })).waitFor();
  const submit = dialog.getByRole('button', { name: t.ask.submit });
  await expect.poll(() => submit.evaluate((button) => button === document.activeElement)).toBe(true);
  await expectAccessible(page, 'ask');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  const until = answerUntil(agencyDay(Date.now()));
  const day = formatDayOfMonth('fr', until);
  await page.getByText(fill(t.ask.done.other, { count: 2, day })).waitFor();
  // They are in the month of the last day for an answer now.
  const showMonth = () => page.locator(`input[value="${until.slice(0, 7)}"]`).check({ force: true });
  await showMonth();
  const waiting = page.getByText(new RegExp(fill(t.ask.asked, { day: '.+' })));
  await expect.poll(() => waiting.count()).toBe(2);
  expect(await page.getByRole('button', buttonOf(asked)).count()).toBe(0);
  await expectAccessible(page, 'asked');

  const found = () => receiver.received.find(({ to }) => to.includes('comete@example.com'));
  await expect.poll(found, { timeout: 20_000 }).toBeTruthy();
  const raw = (found()?.raw ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=');
  const link = /\/rester\/oui\/[\w-]+/.exec(raw)?.[0] ?? '';
  for (const locale of locales) {
    const { page: words } = stay[locale];
    const shown = await openPage(site, localizePath(locale, link), { viewport: { width: 320, height: 640 } });
    expect(await shown.getByRole('heading', { level: 1 }).innerText()).toBe(words.title);
    expect([locale, await pageWidth(shown)]).toEqual([locale, 320]);
    await expectAccessible(shown, `the question in ${locale}`);
  }
  // Opened four times, and nothing has changed.
  await page.reload();
  await showMonth();
  await expect.poll(() => waiting.count()).toBe(2);

  const person = await openPage(site, link, { viewport: { width: 390, height: 844 } });
  await person.getByRole('button', { name: stay.fr.page.button }).press('Enter');
  await person.locator('h1:focus', { hasText: stay.fr.page.doneTitle }).waitFor();
  await expectAccessible(person, 'the answer');
  const again = await openPage(site, link, { viewport: phone });
  expect(await again.getByRole('heading', { level: 1 }).innerText()).toBe(stay.fr.page.doneTitle);
  await page.reload();
  await showMonth();
  await page.getByText(silent).waitFor();
  expect(await page.getByText(asked).count()).toBe(0);

  const closed = await openPage(site, '/rester/oui/unknown', { expected: [/404/] });
  expect(await closed.getByRole('heading', { level: 1 }).innerText()).toBe(closedLink.fr.title);
}, 120_000);

it.each(['fr', 'es'] as const)('in %s, a person stays without script on a phone', async (locale) => {
  const email = `sans-script.${locale}@example.com`;
  const name = `Sans Script ${locale}`;
  await storeEnding([{ name, email }]);
  const token = await tokenOf(site);
  const receiver = await receiveMails(site, token);
  onTestFinished(() => receiver.close());
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const ending = async (): Promise<{ id: string; name: string }[]> =>
    (await (await fetch(`${site.url}/api/lead-retirement`, { headers })).json()).data.persons;
  const found = (await ending()).find((person) => person.name === name);
  const body = JSON.stringify({ ids: [found?.id] });
  const asked = await fetch(`${site.url}/api/lead-retirement/ask`, { method: 'POST', headers, body });
  expect((await asked.json()).data).toEqual({ asked: 1 });
  const mail = () => receiver.received.find(({ to }) => to.includes(email))?.raw;
  await expect.poll(mail, { timeout: 20_000 }).toBeTruthy();
  const raw = (mail() ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=');
  const link = localizePath(locale, /\/rester\/oui\/[\w-]+/.exec(raw)?.[0] ?? '');

  const { page: words } = stay[locale];
  const page = await openPage(site, link, { viewport: phone, javaScriptEnabled: false });
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(words.title);
  expect(await pageWidth(page)).toBe(phone.width);
  // A language is a link, and keeps the code.
  expect(await page.locator('a[hreflang="en"]').getAttribute('href')).toMatch(/^\/en\/rester\/oui\/[\w-]+\?/);
  await page.getByRole('button', { name: words.button }).click();
  await page.getByRole('heading', { level: 1, name: words.doneTitle }).waitFor();
  expect(await pageWidth(page)).toBe(phone.width);
  expect((await ending()).some((person) => person.name === name)).toBe(false);
});
