import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { servicesTexts } from '../src/site/services/texts.ts';
import { expectAccessible } from '../tests/e2e/axe.ts';
import { hasFocus, openPage } from '../tests/e2e/browser.ts';
import { whoRefused } from '../tests/e2e/consent.ts';
import { campaign, simulatorOn } from '../tests/e2e/simulator.ts';
import { siteOfFile } from '../tests/e2e/site.ts';
import { type Locale, textsOf } from '../tests/e2e/texts.ts';

/** The short form of the service pages. */

const site = await siteOfFile();
const t = servicesTexts('fr');

function formOn(page: Page, locale: Locale = 'fr') {
  const form = page.locator('#lead');
  const { name, email } = servicesTexts(locale).shared.form;
  return {
    form,
    name: form.getByLabel(name, { exact: true }),
    email: form.getByLabel(email, { exact: true }),
    link: form.locator('input[type=url]'),
    submit: form.locator('button[type=submit]'),
    /** The errors below the three fields. */
    errors: () =>
      Promise.all(
        ['name', 'email', 'videoUrl'].map((field) => form.locator(`[data-error-for=${field}]`).textContent()),
      ),
  };
}

describe('the form of YouTube and Meta', () => {
  const messages = textsOf('fr').errors.fields;
  const { linkError } = t.shared.form;

  it.each([
    [{}, [messages.artist_error, messages.email_error, ''], '#lead-name'],
    [{ name: 'Léa' }, ['', messages.email_error, ''], '#lead-email'],
    [{ name: '   ', email: 'lea@music.example' }, [messages.artist_error, '', ''], '#lead-name'],
    [{ name: 'Léa', email: 'lea@music' }, ['', messages.email_error, ''], '#lead-email'],
    [{ name: 'Léa', email: 'lea@music.example', link: 'youtu.be/x' }, ['', '', linkError], '#lead-link'],
  ])(
    'shows the errors of %j, and keeps the typed values',
    async (typed: Record<string, string>, errors, focused) => {
      const page = await openPage(site, '/meta-ads');
      const fields = formOn(page);
      for (const name of ['name', 'email', 'link'] as const) await fields[name].fill(typed[name] ?? '');
      await fields.submit.click();
      await expect.poll(fields.errors).toEqual(errors);
      await expect.poll(() => hasFocus(page, focused)).toBe(true);
      expect(await page.locator(focused).getAttribute('aria-invalid')).toBe('true');
      for (const name of ['name', 'email', 'link'] as const)
        expect(await fields[name].inputValue()).toBe(typed[name] ?? '');
      expect(new URL(page.url()).hash).toBe('');
      await expectAccessible(page, 'the form with its errors');
      await page.locator(focused).press('a');
      expect(await page.locator(focused).getAttribute('aria-invalid')).toBeNull();
    },
  );

  it.each(['youtube', 'meta'] as const)(
    'of %s opens the simulator with the typed values',
    async (service) => {
      const page = await openPage(site, `/${service}-ads?utm_source=insta`, { before: whoRefused });
      const address = `nova+${service}@music.example`;
      const posted: string[] = [];
      page.on('request', (request) => void (request.method() === 'POST' && posted.push(request.url())));
      const { name, email, link, submit } = formOn(page);
      await name.fill('Nova & l’Été');
      await email.fill(address);
      await link.fill('https://youtu.be/x');
      await submit.click();
      const simulator = simulatorOn(page);
      await simulator.opened();
      await simulator.at('campaignType');
      await simulator.button(simulator.t.previous).click();
      expect(await simulator.radio(simulator.t.platforms[service].name).isChecked()).toBe(true);
      const answers = campaign();
      await simulator.next();
      await simulator.chooseType(answers);
      await simulator.typeBudget(answers);
      await simulator.chooseRegion(answers);
      await simulator.at('contact');
      expect(await simulator.artist.inputValue()).toBe('Nova & l’Été');
      expect(await simulator.email.inputValue()).toBe(address);
      expect(await simulator.dialog.getByLabel(simulator.t.contact.link).inputValue()).toBe(
        'https://youtu.be/x',
      );
      expect(decodeURIComponent(page.url())).not.toMatch(/nova|youtu\.be/i);
      expect(posted).toEqual([]);
      await simulator.hurryLikeAPerson();
      await simulator.compute();
      const { lead } = await site.lead(address);
      expect(lead.fields).toMatchObject({ platform: service, link: 'https://youtu.be/x' });
    },
  );

  it('is submitted after its script has loaded, when the visitor sends it earlier', async () => {
    const page = await openPage(site, '/youtube-ads');
    const { name, email } = formOn(page);
    // `load-on-interaction.ts` has started but has not loaded the behaviours: it sets `noValidate` first.
    await page.waitForFunction(() => document.querySelector<HTMLFormElement>('#lead')?.noValidate);
    await page.evaluate(() => {
      const typed = { 'lead-name': 'Léa', 'lead-email': 'lea@music.example' };
      for (const [id, value] of Object.entries(typed)) {
        const field = document.getElementById(id);
        if (field instanceof HTMLInputElement) field.value = value;
      }
      document.querySelector<HTMLFormElement>('#lead')?.requestSubmit();
    });
    await simulatorOn(page).opened();
    expect([await name.inputValue(), await email.inputValue()]).toEqual(['Léa', 'lea@music.example']);
  });

  it('posts to the contact section without script, with the typed values', async () => {
    const page = await openPage(site, '/en/meta-ads', {
      javaScriptEnabled: false,
      // The contact form requires a message.
      expected: [/^console error: .*422/],
    });
    const { name, email, link, submit } = formOn(page, 'en');
    await name.fill('Léa');
    await email.fill('lea@music.example');
    await link.fill('https://youtu.be/x');
    await submit.click();
    await page.waitForURL(`${site.url}/en`);
    const values = await page
      .locator('#contact form')
      .evaluate((form: HTMLFormElement) => Object.fromEntries(new FormData(form)));
    expect(values).toMatchObject({ name: 'Léa', email: 'lea@music.example', platform: 'meta' });
    expect(values['message']).toMatch(/^https:\/\/youtu\.be\/x\s*$/);
    const focused = page.locator('#contact form :focus');
    await expect.poll(() => focused.getAttribute('name')).toBe('message');
  });
});
