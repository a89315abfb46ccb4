import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { localizePath } from '../src/domain/locale/locale.ts';
import { eraseWords, OWN_DATA_PATH } from '../src/domain/own-data/own-data.ts';
import { ownData } from '../src/i18n/dictionaries/own-data/index.ts';
import { fill } from '../src/i18n/format.ts';
import { expectAccessible } from '../tests/e2e/axe.ts';
import { desktop, openPage, pageWidth, phone } from '../tests/e2e/browser.ts';
import { keyboardOnly } from '../tests/e2e/keyboard-only.ts';
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
  const choice = { essential: true, analytics: false, marketing: true, functional: false };
  const consent = { ...choice, timestamp: new Date().toISOString(), version: '1' };
  await post('/api/contact/submit', { message: 'Mon single sort bientôt.', platform: 'youtube', consent });
  await post('/api/reviews', { message: 'Une campagne claire, du début à la fin.', rating: 4 });
  return email;
}

it.each(locales)(
  'a person in %s uses each of nine rights by the keyboard alone: asks, sees, takes two copies, corrects, stops, withdraws, asks staff, prolongs and erases',
  { timeout: 180_000 },
  async (locale) => {
    const viewport = phone;
    const t = ownData[locale];
    const email = await person(`own-${locale}`);
    const address = localizePath(locale, OWN_DATA_PATH);
    // A download ends the request of a navigation.
    const page = await openPage(site, address, {
      viewport,
      expected: [/POST .*mes-donnees net::ERR_ABORTED/, /422/],
    });
    const visitor = keyboardOnly(page);
    /** Reaches a button whose form is answered by another page, and presses it. */
    const follow = async (name: string | RegExp) => {
      await visitor.reach(name);
      await page.keyboard.press('Enter');
    };
    /** Waits until the focus is on the answer to what was sent. */
    const says = (answer: string) => page.locator(':focus', { hasText: answer }).waitFor();
    const fits = async (where: string) => {
      await expectAccessible(page, `${where} in ${locale}`);
      expect(await pageWidth(page)).toBeLessThanOrEqual(viewport.width);
    };
    await fits('the form');
    await visitor.write(t.ask.email, email);
    await page.keyboard.press('Enter');
    await says(t.ask.unsent);
    await fits('the answer');

    const code = await inMail(site, email, /mes-donnees(#[\w-]{22})\s/);
    await page.goto('about:blank');
    await page.goto(address + code);
    await page.getByRole('heading', { name: t.arrived.heading }).waitFor();
    await follow(t.arrived.open);
    await says(t.open.headings[3] ?? '');

    await visitor.act(new RegExp(`^${t.open.see} · `));
    await page.getByText('Mon single sort bientôt.').waitFor();
    for (const [name, kind] of [
      [t.open.downloadData, 'json'],
      [t.open.downloadPage, 'html'],
    ] as const) {
      await visitor.reach(name, 'Shift+Tab');
      const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
      expect(download.suggestedFilename()).toBe(`mes-donnees.${kind}`);
      expect(readFileSync(await download.path(), 'utf8')).toContain(email);
    }
    await visitor.act(new RegExp(`^${t.acts.correct} · `));
    await fits('the open page');
    await visitor.write(t.acts.name, 'Nova');
    await follow(t.acts.save);
    await says(t.acts.corrected);

    await visitor.act(new RegExp(`^${t.acts.withdraw} · ${t.items.advertising}`));
    await follow(t.acts.withdrawNow);
    await says(t.acts.withdrawn);
    await visitor.act(new RegExp(`^${t.acts.erase} · ${t.items.review}`));
    await page.getByText(t.acts.eraseSure.review).waitFor();
    await fits('before an erasure');
    await follow(t.acts.eraseNow);
    await says(t.acts.reviewWithdrawn);

    await visitor.choose(t.request.label, t.request.kinds.notes);
    await follow(t.request.send);
    await says(t.acts.requested);
    // The bar is above the answer.
    await visitor.reach(fill(t.open.prolong, { minutes: 30 }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await says(fill(t.acts.prolonged, { minutes: 30 }));

    await visitor.write(fill(t.erase.word, { word: eraseWords[locale] }), 'non');
    await page.keyboard.press('Enter');
    await page.locator('#own-word[aria-invalid="true"]:focus').waitFor();
    expect(await page.locator('#own-word-error').innerText()).toContain(eraseWords[locale]);
    await fits('a wrong word');
    await visitor.write(fill(t.erase.word, { word: eraseWords[locale] }), eraseWords[locale]);
    await page.keyboard.press('Enter');
    await says(t.erase.sent);
    const eraseCode = await inMail(site, email, /mes-donnees(#x\.[\w-]{22})\s/);
    await page.goto('about:blank');
    await page.goto(address + eraseCode);
    await page.getByRole('heading', { name: t.erase.confirmHeading }).waitFor();
    await fits('the last question');
    await follow(t.erase.confirm);
    await says(t.erase.done);
    await fits('the end');
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
  await page.getByText(t.ask.unsent).waitFor();
  const typed = await inMail(site, email, /: (\w{4} \w{4})\s/);
  await page.locator('summary', { hasText: t.type.summary }).click();
  await page.locator('#own-code').fill(typed.toLowerCase());
  await page.locator('#own-code').press('Enter');
  await page.locator('h1:focus', { hasText: 'Quatre choses.' }).waitFor();
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
  await page.getByText(/^C’est prolongé de 30/).waitFor();
  await page.getByRole('button', { name: t.open.close }).click();
  await page.locator('h1:focus', { hasText: t.ask.heading }).waitFor();
});

it('on a wide screen the page that was just opened shows its bar below the header', async () => {
  const email = await person('own-wide');
  const page = await openPage(site, OWN_DATA_PATH, { viewport: desktop });
  await page.locator('#own-email').fill(email);
  await page.locator('#own-email').press('Enter');
  await page.getByText(ownData.fr.ask.unsent).waitFor();
  await page.goto(`${OWN_DATA_PATH}#${await inMail(site, email, /mes-donnees#([\w-]{22})/)}`);
  await page.locator('[data-own-open] button').click();
  await page.locator('h1:focus', { hasText: 'Quatre choses.' }).waitFor();
  const place = (selector: string) => page.locator(selector).evaluate((one) => one.getBoundingClientRect());
  const [header, bar] = [await place('[data-header]'), await place('.own-bar')];
  expect(bar.top).toBeGreaterThanOrEqual(header.bottom);
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
    await page.getByText(t.ask.unsent).waitFor();
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
    expect(await status.innerText()).toMatch(/\d{1,2}(?::\d{2}|\u00a0?[ahp])/);
    expect(await status.innerText()).not.toMatch(/Par[ií]s/);
    await expectAccessible(page, 'before the end');
    expect(await pageWidth(page)).toBeLessThanOrEqual(phone.width);
    // Back from the end of the page, nothing that takes the focus is behind the bar, on a phone or a large screen.
    for (const viewport of [phone, { width: 1440, height: 700 }]) {
      await page.setViewportSize(viewport);
      await page.locator('#own-word').focus();
      await keyboardOnly(page).reach(prolong, 'Shift+Tab');
    }
    await page.keyboard.press('End');
    expect(await page.getByRole('button', { name: prolong }).isVisible()).toBe(true);
    await page.getByRole('button', { name: prolong }).press('Enter');
    await page.getByText(fill(t.acts.prolonged, { minutes: 30 })).waitFor();
  },
);
