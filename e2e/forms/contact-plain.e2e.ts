import type { Locator } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { openPage } from '../../tests/e2e/browser.ts';
import {
  contactFormOn,
  EMAIL,
  expectDelivered,
  leadsOf,
  MISSING,
  message,
  plain,
  REQUIRED,
} from '../../tests/e2e/contact-form.ts';
import { http } from '../../tests/e2e/http.ts';
import { siteOfFile, startSite } from '../../tests/e2e/site.ts';
import { textsOf } from '../../tests/e2e/texts.ts';

/** The contact form when the browser itself sends it, and the limit on sending it again. */

const site = await siteOfFile();

/** Expects an element to have the focus and to be in the window: the form is at the end of a long page. */
async function expectFocused(element: Locator): Promise<void> {
  await expect.poll(() => element.evaluate((it) => it === document.activeElement)).toBe(true);
  await expect
    .poll(async () => {
      const { top, bottom } = await element.evaluate((it) => it.getBoundingClientRect().toJSON());
      return top >= 0 && bottom <= (element.page().viewportSize()?.height ?? 0);
    })
    .toBe(true);
}

describe('the contact form without JavaScript', () => {
  const options = { javaScriptEnabled: false };

  it('sends the message as a plain form', async () => {
    const page = await openPage(site, '/en', options);
    const { fill, button, says, status, values } = contactFormOn(page, 'en');
    const sent = message();
    await fill(sent);
    await button.click();
    await says(textsOf('en').contact.success);
    expect(page.url()).toBe(`${site.url}/en`);
    await expectFocused(status);
    expect((await values())['email']).toBe('');
    // A browser sends CRLF as the line ends of a plain form; they are stored as those of a form with script.
    await expectDelivered(site, sent, { locale: 'en', page: '/en' });
  });

  it('shows the errors beside the fields, with the typed values', async () => {
    const page = await openPage(site, '/', { ...options, expected: [/console error: .*422/] });
    const { form, fill, fields, error, says, values } = contactFormOn(page);
    const sent = { ...message(), email: 'lea', name: ' ' };
    await fill(sent);
    // Without this, the browser's own check prevents the request.
    await form.evaluate((element: HTMLFormElement) => element.setAttribute('novalidate', ''));
    await form.locator('button[type=submit]').click();
    await says(REQUIRED);
    expect([await error('name'), await error('email'), await error('message')]).toEqual([
      MISSING.name,
      EMAIL,
      '',
    ]);
    expect(await values()).toEqual({ ...sent, name: (await values())['name'] });
    expect(await form.locator('[aria-invalid="true"]').count()).toBe(2);
    await expectFocused(fields.name);
  });

  it('returns the same response to a bot as to a person, and stores nothing for the bot', async () => {
    const post = (typed: Record<string, string>) =>
      http(
        site,
        '/',
        { 'content-type': 'application/x-www-form-urlencoded' },
        { method: 'POST', body: new URLSearchParams(typed).toString() },
      );
    const [person, bot] = [message(), message()];
    const answers = [
      await post({ ...person, form_ref: '' }),
      await post({ ...bot, form_ref: 'https://spam.example' }),
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

  it('returns 403 for a request that another site triggers', async () => {
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

describe('a visitor who sends too often', () => {
  const limited = startSite({ RATE_LIMIT_PER_MINUTE: '1' });
  afterAll(async () => {
    const other = await limited;
    await other.stop();
    other.remove();
  });

  it.each([true, false])(
    'sees a message to wait, and keeps the typed values (JavaScript: %s)',
    async (javaScriptEnabled) => {
      const other = await limited;
      const page = await openPage(other, '/', { javaScriptEnabled, expected: [/console error: .*429/] });
      const { fill, button, says, values } = contactFormOn(page);
      const sent = message();
      await other.post('/api/contact/submit', message());
      await fill(sent);
      await button.click();
      const wait = plain(textsOf('fr').errors.codes.rate_limited) ?? '';
      if (javaScriptEnabled) {
        await says(wait);
        return expect(await values()).toEqual(sent);
      }
      // Without script, a short page contains the values in hidden fields of a form that sends them again.
      await expect.poll(async () => plain(await page.locator('main').textContent())).toContain(wait);
      const hidden = page.locator('input[type=hidden]');
      const kept = await hidden.evaluateAll((fields) =>
        Object.fromEntries((fields as HTMLInputElement[]).map(({ name, value }) => [name, value])),
      );
      expect(kept).toMatchObject(sent);
    },
  );
});
