import { expect, it } from 'vitest';
import { locales, localizePath } from '../../src/domain/locale/locale.ts';
import { OWN_DATA_PATH } from '../../src/domain/own-data/own-data.ts';
import { monthsAfter } from '../../src/domain/own-data/rights.ts';
import { ownData } from '../../src/i18n/dictionaries/own-data/index.ts';
import { dateFormat, fill } from '../../src/i18n/format.ts';
import { adminEnv, adminTexts, openAdmin, tokenOf } from '../../tests/e2e/admin.ts';
import { expectAccessible } from '../../tests/e2e/axe.ts';
import { openPage, pageWidth } from '../../tests/e2e/browser.ts';
import { keyboardOnly } from '../../tests/e2e/keyboard-only.ts';
import { inMail } from '../../tests/e2e/mailed.ts';
import { siteOfFile } from '../../tests/e2e/site.ts';

/** What a person asks of the staff at the page of their own data, until it is answered in the back office. */

const site = await siteOfFile(adminEnv);
const token = await tokenOf(site);
const viewport = { width: 390, height: 844 };

it.each(locales)(
  'in %s, a person asks the staff by keyboard on a phone; staff see the day, ask for more time, and close the request',
  { timeout: 180_000 },
  async (locale) => {
    const t = ownData[locale];
    const words = adminTexts(locale).requests.rights;
    const email = `rights-${locale}@example.com`;
    const stored = await fetch(`${site.url}/api/contact/submit`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Léa Martin', email, message: 'Bonjour.', platform: 'youtube' }),
    });
    expect(stored.status).toBe(201);

    const address = localizePath(locale, OWN_DATA_PATH);
    const page = await openPage(site, address, { viewport });
    const visitor = keyboardOnly(page);
    /** Reaches a button whose form is answered by another page, which `act` would read while it is replaced. */
    const follow = async (name: string) => {
      await visitor.reach(name);
      await page.keyboard.press('Enter');
    };
    await visitor.write(t.ask.email, email);
    await page.keyboard.press('Enter');
    await page.getByText(t.ask.unsent).waitFor();
    const code = await inMail(site, email, /mes-donnees(#[\w-]{22})\s/);
    await page.goto('about:blank');
    await page.goto(address + code);
    // The script shows the button.
    await page.getByRole('heading', { name: t.arrived.heading }).waitFor();
    await follow(t.arrived.open);
    await page.getByRole('heading', { name: t.open.headings[1] ?? '', exact: true }).waitFor();
    await visitor.choose(t.request.label, t.request.kinds.address);
    await follow(t.request.send);
    await page.getByText(t.acts.requested).waitFor();
    const due = monthsAfter(Date.now(), 1);
    await page.getByText(t.request.kinds.address).first().waitFor();
    await expectAccessible(page, `the open page in ${locale}`);
    expect(await pageWidth(page)).toBe(viewport.width);

    const office = await openAdmin(site, '/dashboard/requests/rights', { viewport, locale, token });
    const staff = keyboardOnly(office);
    const open = office.getByRole('region', { name: words.open });
    const row = open.getByRole('listitem').filter({ hasText: email });
    await row.waitFor();
    const day = dateFormat(locale, { day: 'numeric', month: 'short', timeZone: 'Europe/Paris' }).format(due);
    expect(await row.innerText()).toContain(day);
    await expectAccessible(office, `the list in ${locale}`);
    expect(await pageWidth(office)).toBe(viewport.width);
    const [, number = ''] = new RegExp(fill(words.name, { number: '(\\d+)', kind: '' }).trim()).exec(
      await row.innerText(),
    ) ?? [''];
    await staff.act(words.prolong.open);
    const dialog = office.getByRole('dialog', { name: fill(words.prolong.title, { number }) });
    await dialog.waitFor();
    await expectAccessible(office, `the dialog in ${locale}`);
    await staff.write(words.prolong.reason, 'Deux boîtes à comparer.');
    await staff.act(words.prolong.submit);
    await dialog.waitFor({ state: 'hidden' });
    await row.getByText(words.prolonged).waitFor();
    // The button that opened the dialog is gone: the focus moves to a heading a moment later.
    await expect.poll(() => office.evaluate(() => document.activeElement?.tagName)).toMatch(/^H[12]$/);
    expect(await inMail(site, email, /(Deux boîtes à comparer\.)/)).not.toBe('');

    await staff.act(words.close.open);
    await office.getByRole('dialog', { name: fill(words.close.title, { number }) }).waitFor();
    await staff.act(words.close.submit);
    await row.waitFor({ state: 'detached' });
    await office
      .getByRole('region', { name: words.closed })
      .getByRole('listitem')
      .filter({ hasText: email })
      .waitFor();
  },
);

it('a request to remove a testimonial says where it is stored, and leads there', async () => {
  const words = adminTexts('fr').requests.rights;
  const email = 'quoted@example.com';
  const call = async (method: string, path: string, body: object) => {
    const response = await fetch(`${site.url}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(response.ok).toBe(true);
  };
  const fields = {
    text: 'Enfin des chiffres.',
    name: 'Léa N.',
    consentBy: email,
    consentOn: '2026-11-20',
    consentHow: 'email',
  };
  const content = { schema: 1, fields: {}, items: [{ id: 'lea', hidden: false, fields }] };
  await call('PUT', '/content/testimonials/draft', { locale: 'fr', content, version: 0 });
  await call('POST', '/content/testimonials/publish', { locale: 'fr', draftVersion: 1 });
  await call('POST', '/rights-requests', { email, kind: 'testimonial', locale: 'fr' });
  const office = await openAdmin(site, '/dashboard/requests/rights', { viewport, locale: 'fr', token });
  const row = office
    .getByRole('region', { name: words.open })
    .getByRole('listitem')
    .filter({ hasText: email });
  const place = row.getByRole('link', { name: words.places.parts.testimonials });
  expect(await place.innerText()).toContain(`${words.places.online}, version n°\u00a01`);
  await expectAccessible(office, 'the list with the place of a testimonial');
  expect(await pageWidth(office)).toBe(viewport.width);
  await place.click();
  await office.waitForURL('**/dashboard/content/testimonials');
});
