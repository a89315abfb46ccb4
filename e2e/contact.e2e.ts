import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { openPage, type VisitOptions } from './browser.ts';
import { http } from './http.ts';
import { bookingUrl, siteOfFile, startSite } from './site.ts';
import { homeOf, type Locale, textsOf } from './texts.ts';

const site = await siteOfFile();

/** The specification's own words. Apostrophes and the space before an exclamation mark are the typographer's. */
const plain = (text: string | null) =>
  text
    ?.replaceAll('’', "'")
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .trim();
const SUCCESS = 'Message envoyé avec succès !';
const REQUIRED = 'Veuillez remplir tous les champs requis.';
const EMAIL = 'Veuillez entrer une adresse email valide.';
const ERROR = "Une erreur s'est produite. Veuillez réessayer.";

let people = 0;
function message() {
  people += 1;
  return {
    name: `Léa <b>Martin</b> ${people}`,
    email: `lea${people}+${process.pid}@music.example`,
    platform: 'meta',
    message: 'Mon single sort le 12 septembre.\nBudget : 1 500 € & plus "si affinités".',
  };
}
type Message = ReturnType<typeof message>;

function formOn(page: Page, locale: Locale = 'fr') {
  const t = textsOf(locale).contact;
  const form = page.locator('#contact form');
  const fields = {
    name: form.getByLabel(t.name, { exact: true }),
    email: form.getByLabel(t.email, { exact: true }),
    platform: form.getByLabel(t.platform, { exact: true }),
    message: form.getByLabel(t.message, { exact: true }),
  };
  return {
    form,
    fields,
    status: form.locator('[role=status]'),
    button: form.locator('button[type=submit]'),
    async fill({ platform, ...typed }: Message) {
      await fields.platform.selectOption(platform);
      for (const [name, value] of Object.entries(typed)) await fields[name as keyof typeof typed].fill(value);
    },
    values: async () =>
      Object.fromEntries(
        await Promise.all(
          Object.entries(fields).map(async ([name, field]) => [name, await field.inputValue()]),
        ),
      ),
    error: async (name: keyof typeof fields) =>
      plain(await form.locator(`#contact-${name}-error`).textContent()),
    says: (text: string) =>
      expect.poll(async () => plain(await form.locator('[role=status]').textContent())).toBe(text),
  };
}
/** Opens the page and takes a person's time before anything is sent: the site drops what a script fills in at once. */
async function open(options: VisitOptions = {}, path = '/', locale: Locale = 'fr') {
  const page = await openPage(site, path, options);
  const loadedAt = await page.evaluate(() => performance.now());
  await page.waitForFunction((time) => performance.now() > time + 900, loadedAt);
  return { page, ...formOn(page, locale) };
}
async function expectDelivered(sent: Message, origin: object) {
  const { lead, deliveries } = await site.lead(sent.email, 'delivered');
  const body = { name: sent.name, email: sent.email, message: sent.message, platform: sent.platform };
  expect(lead).toMatchObject({ kind: 'contact', fields: body, origin });
  const calls = site.receiver.received.filter(({ body: text }) => text.includes(JSON.stringify(sent.email)));
  expect(calls).toEqual([{ id: deliveries[0]?.id, destination: 'contact', body: JSON.stringify(body) }]);
}
const leadsOf = async (email: string) =>
  (await site.leads()).filter(({ lead }) => lead.fields.email === email);

describe('with JavaScript', () => {
  it('says that the message was sent, clears the form, and is silent again after 5 s', async () => {
    const { page, fill, button, says, status, values } = await open(
      { before: (p) => p.clock.install() },
      '/?utm_source=radio',
    );
    const sent = message();
    await fill(sent);
    let answer = () => {};
    await page.route('**/api/contact/submit', async (route) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      await route.continue();
    });
    await button.click();
    await expect.poll(() => button.textContent()).toBe('Envoi en cours…');
    expect(await button.isDisabled()).toBe(true);
    // A second click while it is on its way.
    await button.evaluate((element: HTMLButtonElement) => element.form?.requestSubmit());
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    answer();
    await says(SUCCESS);
    expect(await values()).toEqual({ name: '', email: '', platform: '', message: '' });
    expect([await button.textContent(), await button.isDisabled()]).toEqual(['Envoyer', false]);
    await page.clock.runFor(4950);
    await says(SUCCESS);
    await page.clock.runFor(100);
    await says('');
    expect(await status.isVisible()).toBe(false);
    await expectDelivered(sent, { locale: 'fr', page: '/', utm: { utm_source: 'radio' } });
  });

  it('names what is missing in the documented words, and loses nothing that was typed', async () => {
    const { page, fill, fields, button, error, values } = await open({ expected: [/console error: .*422/] });
    const sent = message();
    const cases = [
      [{ ...sent, name: '  ' }, 'name', REQUIRED],
      [{ ...sent, email: '' }, 'email', REQUIRED],
      [{ ...sent, message: '' }, 'message', REQUIRED],
      [{ ...sent, email: 'lea@music' }, 'email', EMAIL],
    ] as const;
    for (const [typed, wrong, text] of cases) {
      await fill(typed);
      await button.click();
      await expect.poll(() => error(wrong)).toBe(text);
      expect(
        await fields[wrong].evaluate((field) => [
          field === document.activeElement,
          field.getAttribute('aria-invalid'),
        ]),
      ).toEqual([true, 'true']);
      expect(await page.locator('#contact [aria-invalid]').count()).toBe(1);
      expect(await values()).toEqual(typed);
      await fields[wrong].pressSequentially('x');
      expect(await error(wrong)).toBe('');
    }
    expect(await leadsOf(sent.email)).toEqual([]);
  });

  it('asks for everything at once when nothing is filled in', async () => {
    const { form, button, error, says } = await open({ expected: [/console error: .*422/] });
    await button.click();
    await says(REQUIRED);
    expect([await error('name'), await error('email'), await error('message')]).toEqual([
      REQUIRED,
      REQUIRED,
      REQUIRED,
    ]);
    expect(await error('platform')).not.toBe('');
    expect(await form.locator('[aria-invalid]').count()).toBe(4);
  });

  it('says the documented sentence when the server is down, and one lead comes of the next try', async () => {
    const { page, fill, button, says, values } = await open({
      expected: [/request failed: POST/, /console error: .*ERR_FAILED/],
    });
    const sent = message();
    await fill(sent);
    let calls = 0;
    await page.route('**/api/contact/submit', async (route) => {
      calls += 1;
      if (calls > 1) return route.continue();
      await route.fetch();
      await route.abort();
    });
    await button.click();
    await says(ERROR);
    expect(await values()).toEqual(sent);
    await button.click();
    await says(SUCCESS);
    await expectDelivered(sent, { locale: 'fr' });
  });

  it('gives a bot the answer that a person gets, and keeps nothing', async () => {
    const { page, fill, button, says } = await open();
    const sent = message();
    await fill(sent);
    await page.locator('#contact-website').evaluate((field: HTMLInputElement) => {
      field.value = 'https://spam.example';
    });
    await button.click();
    await says(SUCCESS);
    expect(await leadsOf(sent.email)).toEqual([]);
  });

  it.each(['en', 'es', 'pt'] as const)('speaks %s', async (locale) => {
    const t = textsOf(locale);
    const { fill, button, says, error } = await open(
      { expected: [/console error: .*422/] },
      homeOf(locale),
      locale,
    );
    const sent = message();
    await fill({ ...sent, email: 'lea' });
    await button.click();
    await expect.poll(() => error('email')).toBe(plain(t.errors.fields.contact_email));
    await fill(sent);
    await button.click();
    await says(plain(t.contact.success) ?? '');
    await expectDelivered(sent, { locale, page: homeOf(locale) });
  });
});

describe.each([true, false])('the booking button (JavaScript: %s)', (javaScriptEnabled) => {
  it('is that of the chosen platform', async () => {
    const page = await openPage(site, '/', { javaScriptEnabled });
    const { form, fields } = formOn(page);
    const booking = form.locator('a[target="_blank"]:visible');
    expect(await booking.count()).toBe(0);
    for (const platform of ['youtube', 'meta', 'tiktok']) {
      await fields.platform.selectOption(platform);
      expect(
        await booking.evaluateAll((all) =>
          all.map((link) => [link.getAttribute('href'), link.getAttribute('rel')]),
        ),
      ).toEqual([[bookingUrl(platform), 'noopener']]);
    }
  });
});

describe('without JavaScript', () => {
  const options = { javaScriptEnabled: false };

  it('sends the message as a plain form', async () => {
    const page = await openPage(site, '/en', options);
    const { fill, button, says, values } = formOn(page, 'en');
    const sent = message();
    await fill(sent);
    await button.click();
    await says(textsOf('en').contact.success);
    expect(page.url()).toBe(`${site.url}/en#contact`);
    expect((await values())['email']).toBe('');
    // A browser writes line ends of its own into a plain form.
    await expectDelivered(
      { ...sent, message: sent.message.replaceAll('\n', '\r\n') },
      { locale: 'en', page: '/en' },
    );
  });

  it('shows what is wrong beside the field, with everything that was typed', async () => {
    const page = await openPage(site, '/', { ...options, expected: [/console error: .*422/] });
    const { form, fill, error, says, values } = formOn(page);
    const sent = { ...message(), email: 'lea', name: ' ' };
    await fill(sent);
    // The browser's own check stands before the server's.
    await form.evaluate((element: HTMLFormElement) => element.setAttribute('novalidate', ''));
    await form.locator('button[type=submit]').click();
    await says(REQUIRED);
    expect([await error('name'), await error('email'), await error('message')]).toEqual([
      REQUIRED,
      EMAIL,
      '',
    ]);
    expect(await values()).toEqual({ ...sent, name: (await values())['name'] });
    expect(await form.locator('[aria-invalid="true"]').count()).toBe(2);
  });

  it('gives a bot the answer that a person gets, and keeps nothing', async () => {
    const post = (typed: Record<string, string>) =>
      http(
        site,
        '/',
        { 'content-type': 'application/x-www-form-urlencoded' },
        { method: 'POST', body: new URLSearchParams(typed).toString() },
      );
    const [person, bot] = [message(), message()];
    const answers = [
      await post({ ...person, website: '' }),
      await post({ ...bot, website: 'https://spam.example' }),
    ];
    const seen = answers.map(({ status, headers: { date, ...headers }, body }) => ({
      status,
      headers,
      body,
    }));
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[0]?.status).toBe(200);
    expect([(await leadsOf(person.email)).length, (await leadsOf(bot.email)).length]).toEqual([1, 0]);
  });

  it('refuses what another site makes a browser post', async () => {
    const sent = message();
    const { status } = await http(
      site,
      '/',
      { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
      { method: 'POST', body: new URLSearchParams(sent).toString() },
    );
    expect(status).toBe(403);
    expect(await leadsOf(sent.email)).toEqual([]);
  });
});

describe('an impatient sender', () => {
  const limited = startSite({ RATE_LIMIT_PER_MINUTE: '1' });
  afterAll(async () => {
    const other = await limited;
    await other.stop();
    other.remove();
  });

  it.each([true, false])(
    'is told to wait, with everything kept (JavaScript: %s)',
    async (javaScriptEnabled) => {
      const other = await limited;
      const page = await openPage(other, '/', { javaScriptEnabled, expected: [/console error: .*429/] });
      const { fill, button, says, values } = formOn(page);
      const sent = message();
      await other.post('/api/contact/submit', message());
      await fill(sent);
      await button.click();
      await says(javaScriptEnabled ? ERROR : (plain(textsOf('fr').errors.codes.rate_limited) ?? ''));
      expect(await values()).toEqual(sent);
    },
  );
});
