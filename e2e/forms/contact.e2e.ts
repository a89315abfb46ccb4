import { describe, expect, it } from 'vitest';
import { openPage, type VisitOptions } from '../../tests/e2e/browser.ts';
import {
  contactFormOn,
  EMAIL,
  ERROR,
  expectDelivered,
  leadsOf,
  MISSING,
  message,
  plain,
  REQUIRED,
  SUCCESS,
} from '../../tests/e2e/contact-form.ts';
import { bookingUrl, siteOfFile } from '../../tests/e2e/site.ts';
import { homeOf, type Locale, textsOf } from '../../tests/e2e/texts.ts';

const site = await siteOfFile();

/** Opens the page and waits before a submission: the site drops one that is too fast, as a bot's. */
async function open(options: VisitOptions = {}, path = '/', locale: Locale = 'fr') {
  const page = await openPage(site, path, options);
  const loadedAt = await page.evaluate(() => performance.now());
  await page.waitForFunction((time) => performance.now() > time + 900, loadedAt);
  return { page, ...contactFormOn(page, locale) };
}

describe('the contact form with JavaScript', () => {
  it('shows a success message for 5 s, then when it was sent, and empties the fields', async () => {
    const { page, form, fields, fill, button, says, status, values } = await open(
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
    // A second click during the request.
    await button.evaluate((element: HTMLButtonElement) => element.form?.requestSubmit());
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    answer();
    await says(SUCCESS);
    expect(await values()).toEqual({ name: '', email: '', platform: 'unknown', message: '' });
    expect([await button.textContent(), await button.isDisabled()]).toEqual(['Envoyer', false]);
    await page.clock.runFor(4950);
    await says(SUCCESS);
    await page.clock.runFor(100);
    await says('');
    expect(await status.isVisible()).toBe(false);
    const sentAt = form.locator('[data-sent-at]');
    expect(plain(await sentAt.textContent())).toMatch(/^Message envoyé à \d{2}:\d{2}\.$/);
    await fields.name.pressSequentially('L');
    expect(await sentAt.textContent()).toBe('');
    await expectDelivered(site, sent, { locale: 'fr', page: '/', utm: { utm_source: 'radio' } });
  });

  it('shows the documented errors, and keeps the typed values', async () => {
    const { page, fill, fields, button, error, says, values } = await open();
    const sent = message();
    const cases = [
      [{ ...sent, name: '  ' }, 'name', MISSING.name, REQUIRED],
      [{ ...sent, email: '' }, 'email', MISSING.email, REQUIRED],
      [{ ...sent, message: '' }, 'message', MISSING.message, REQUIRED],
      [{ ...sent, email: 'lea@music' }, 'email', EMAIL, EMAIL],
    ] as const;
    for (const [typed, wrong, text, box] of cases) {
      await fill(typed);
      await button.click();
      await expect.poll(() => error(wrong)).toBe(text);
      await says(box);
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
    expect(await leadsOf(site, sent.email)).toEqual([]);
  });

  it('names what each field lacks when all are empty', async () => {
    const { form, button, error, says } = await open();
    await button.click();
    await says(REQUIRED);
    expect([await error('name'), await error('email'), await error('message')]).toEqual([
      MISSING.name,
      MISSING.email,
      MISSING.message,
    ]);
    // The menu begins with a choice: a visitor need not know the platform.
    expect(await error('platform')).toBe('');
    expect(await form.locator('[aria-invalid]').count()).toBe(3);
  });

  it('shows the documented error when the server is down, and stores one lead after a retry', async () => {
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
    await expectDelivered(site, sent, { locale: 'fr' });
  });

  it('returns the same success to a bot as to a person, and stores nothing', async () => {
    const { page, fill, button, says } = await open();
    const sent = message();
    await fill(sent);
    await page.locator('#contact-form_ref').evaluate((field: HTMLInputElement) => {
      field.value = 'https://spam.example';
    });
    await button.click();
    await says(SUCCESS);
    expect(await leadsOf(site, sent.email)).toEqual([]);
  });

  it.each(['en', 'es', 'pt'] as const)('shows its messages in %s', async (locale) => {
    const t = textsOf(locale);
    const { fill, button, says, error } = await open({}, homeOf(locale), locale);
    const sent = message();
    await fill({ ...sent, email: 'lea' });
    await button.click();
    await expect.poll(() => error('email')).toBe(plain(t.errors.fields.contact_email));
    await fill(sent);
    await button.click();
    await says(plain(t.contact.success) ?? '');
    await expectDelivered(site, sent, { locale, page: homeOf(locale) });
  });
});

describe.each([true, false])('the booking button (JavaScript: %s)', (javaScriptEnabled) => {
  it('is that of the chosen platform', async () => {
    const page = await openPage(site, '/', { javaScriptEnabled });
    const { form, fields } = contactFormOn(page);
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
