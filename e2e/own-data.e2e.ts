import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { localizePath } from '../src/domain/locale/locale.ts';
import { eraseWords, OWN_DATA_PATH } from '../src/domain/own-data/own-data.ts';
import { ownData } from '../src/i18n/dictionaries/own-data/index.ts';
import { fill } from '../src/i18n/format.ts';
import { expectAccessible } from '../tests/e2e/axe.ts';
import { desktop, openPage, pageWidth, phone } from '../tests/e2e/browser.ts';
import { inMail } from '../tests/e2e/mailed.ts';
import { siteOfFile } from '../tests/e2e/site.ts';
import { locales } from '../tests/e2e/texts.ts';

const site = await siteOfFile();

/** Stores a message and a review of a new person. */
async function person(name: string): Promise<string> {
  const email = `${name}@example.com`;
  const post = async (to: string, body: object) => {
    const response = await fetch(site.url + to, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Léa Martin', email, ...body }),
    });
    expect([to, response.status]).toEqual([to, 201]);
  };
  await post('/api/contact/submit', { message: 'Mon single sort bientôt.', platform: 'youtube' });
  await post('/api/reviews', { message: 'Une campagne claire, du début à la fin.', rating: 4 });
  return email;
}

it.each(locales.map((locale, index) => [locale, index % 2 === 0 ? phone : desktop] as const))(
  'a person in %s asks, opens, corrects, withdraws and erases by the keyboard',
  { timeout: 120_000 },
  async (locale, viewport) => {
    const t = ownData[locale];
    const email = await person(`own-${locale}`);
    const address = localizePath(locale, OWN_DATA_PATH);
    const page = await openPage(site, address, { viewport });
    /** Presses a button or opens a summary with Enter, and waits for the form's answer. */
    const press = (name: string, role: 'button' | 'summary' = 'button') => {
      const found =
        role === 'button'
          ? page.getByRole('button', { name, exact: true }).first()
          : page.locator('summary', { hasText: name }).first();
      return found.press('Enter');
    };
    await expectAccessible(page, 'form');
    await page.locator('#own-email').fill(email);
    await page.locator('#own-email').press('Enter');
    await page.getByText(t.ask.sent).waitFor();
    await expectAccessible(page, 'asked');

    const code = await inMail(site, email, /mes-donnees(#[\w-]{22})\s/);
    await page.goto('about:blank');
    await page.goto(address + code);
    await page.getByRole('heading', { name: t.arrived.heading }).waitFor();
    await press(t.arrived.open);
    await page.getByRole('heading', { name: t.open.headings[2] ?? '', exact: true }).waitFor();
    await press(t.open.see, 'summary');
    await press(t.acts.correct, 'summary');
    await expectAccessible(page, 'open');
    expect(await pageWidth(page)).toBeLessThanOrEqual(viewport.width);

    await page.getByLabel(t.acts.name).fill('Nova');
    await press(t.acts.save);
    await page.getByText(t.acts.corrected).waitFor();
    // The review is the second thing: its form asks once more.
    await page.locator('summary', { hasText: t.acts.erase }).nth(1).press('Enter');
    await page.getByText(t.acts.eraseSure.review).waitFor();
    await expectAccessible(page, 'before an erasure');
    await press(t.acts.eraseNow);
    await page.getByText(t.acts.reviewWithdrawn).waitFor();

    await page.locator('#own-word').fill(eraseWords[locale]);
    await press(t.erase.submit);
    await page.getByText(t.erase.sent).waitFor();
    const eraseCode = await inMail(site, email, /mes-donnees(#x\.[\w-]{22})\s/);
    await page.goto('about:blank');
    await page.goto(address + eraseCode);
    await page.getByRole('heading', { name: t.erase.confirmHeading }).waitFor();
    await expectAccessible(page, 'last question');
    await press(t.erase.confirm);
    await page.getByRole('heading', { name: t.erase.done }).waitFor();
    await expectAccessible(page, 'erased');
  },
);

it('a person without script opens the page by the typed code, and takes both copies', async () => {
  const t = ownData.fr;
  const email = await person('own-plain');
  const page = await openPage(site, OWN_DATA_PATH, {
    viewport: phone,
    javaScriptEnabled: false,
    // A form that is answered with a file leaves the page as it is.
    expected: [/POST .*\/mes-donnees net::ERR_ABORTED/],
  });
  await page.locator('#own-email').fill(email);
  await page.getByRole('button', { name: t.ask.send }).click();
  await page.getByText(t.ask.sent).waitFor();
  const typed = await inMail(site, email, /: (\w{4} \w{4})\s/);
  await page.locator('summary', { hasText: t.type.summary }).click();
  await page.locator('#own-code').fill(typed.toLowerCase());
  await page.locator('#own-code').press('Enter');
  await page.getByRole('heading', { name: 'Trois choses.' }).waitFor();
  for (const [name, kind] of [
    [t.open.downloadPage, 'html'],
    [t.open.downloadData, 'json'],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`mes-donnees.${kind}`);
    expect(readFileSync(await download.path(), 'utf8')).toContain(email);
  }
  await page.getByRole('button', { name: /^Prolonger de 30/ }).press('Enter');
  await page.getByText(/^C’est prolongé, jusqu’à/).waitFor();
  await page.getByRole('button', { name: t.open.close }).click();
  await page.getByRole('heading', { name: t.ask.heading }).waitFor();
});

it.each(locales)(
  'in %s an open page says once, two minutes before its end, how to prolong it',
  { timeout: 60_000 },
  async (locale) => {
    const t = ownData[locale];
    const prolong = fill(t.open.prolong, { minutes: 30 });
    const email = await person(`own-end-${locale}`);
    const address = localizePath(locale, OWN_DATA_PATH);
    const page = await openPage(site, address, {
      viewport: phone,
      before: (opened) => opened.clock.install(),
    });
    await page.locator('#own-email').fill(email);
    await page.locator('#own-email').press('Enter');
    await page.getByText(t.ask.sent).waitFor();
    const code = await inMail(site, email, /mes-donnees(#[\w-]{22})\s/);
    await page.goto('about:blank');
    await page.goto(address + code);
    await page.getByRole('button', { name: t.arrived.open, exact: true }).press('Enter');
    const status = page.locator('.own-bar [role="status"]');
    // The reader's own time, without the name of another zone.
    await expect.poll(() => page.locator('.own-bar').innerText()).not.toMatch(/Par[ií]s/);
    await page.clock.fastForward('27:00');
    expect(await status.innerText()).toBe('');
    await page.clock.fastForward('01:30');
    await expect.poll(() => status.innerText()).toContain(fill(t.open.closingProlong, { act: prolong }));
    expect(await status.innerText()).toMatch(/\d{1,2}:\d{2}/);
    expect(await status.innerText()).not.toMatch(/Par[ií]s/);
    await expectAccessible(page, 'before the end');
    expect(await pageWidth(page)).toBeLessThanOrEqual(phone.width);
    await page.keyboard.press('End');
    expect(await page.getByRole('button', { name: prolong }).isVisible()).toBe(true);
    await page.getByRole('button', { name: prolong }).press('Enter');
    await page.getByText(t.acts.prolonged.split('{time}')[0] ?? '').waitFor();
  },
);
