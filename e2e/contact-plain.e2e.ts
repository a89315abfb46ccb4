import { afterAll, describe, expect, it } from 'vitest';
import { openPage } from './browser.ts';
import {
  contactFormOn,
  EMAIL,
  ERROR,
  expectDelivered,
  leadsOf,
  message,
  plain,
  REQUIRED,
} from './contact-form.ts';
import { http } from './http.ts';
import { siteOfFile, startSite } from './site.ts';
import { textsOf } from './texts.ts';

/** The contact form as plain HTML sends it, and for who sends too often. */

const site = await siteOfFile();

describe('without JavaScript', () => {
  const options = { javaScriptEnabled: false };

  it('sends the message as a plain form', async () => {
    const page = await openPage(site, '/en', options);
    const { fill, button, says, values } = contactFormOn(page, 'en');
    const sent = message();
    await fill(sent);
    await button.click();
    await says(textsOf('en').contact.success);
    expect(page.url()).toBe(`${site.url}/en#contact`);
    expect((await values())['email']).toBe('');
    // A browser writes line ends of its own into a plain form.
    await expectDelivered(
      site,
      { ...sent, message: sent.message.replaceAll('\n', '\r\n') },
      { locale: 'en', page: '/en' },
    );
  });

  it('shows what is wrong beside the field, with everything that was typed', async () => {
    const page = await openPage(site, '/', { ...options, expected: [/console error: .*422/] });
    const { form, fill, error, says, values } = contactFormOn(page);
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
    expect([(await leadsOf(site, person.email)).length, (await leadsOf(site, bot.email)).length]).toEqual([
      1, 0,
    ]);
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
    expect(await leadsOf(site, sent.email)).toEqual([]);
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
      const { fill, button, says, values } = contactFormOn(page);
      const sent = message();
      await other.post('/api/contact/submit', message());
      await fill(sent);
      await button.click();
      await says(javaScriptEnabled ? ERROR : (plain(textsOf('fr').errors.codes.rate_limited) ?? ''));
      expect(await values()).toEqual(sent);
    },
  );
});
