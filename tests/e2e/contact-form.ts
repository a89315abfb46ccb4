import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Receiver } from './receiver.ts';
import type { Site } from './site.ts';
import { type Locale, textsOf } from './texts.ts';

/** Replaces the typographic apostrophes and spaces of the site's texts, for comparison with docs/product.md. */
export const plain = (text: string | null) =>
  text
    ?.replaceAll('’', "'")
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .trim();
export const SUCCESS = 'Message envoyé avec succès !';
export const REQUIRED = 'Veuillez remplir tous les champs requis.';
/** The messages beside the fields, which are not documented. */
export const MISSING = {
  name: 'Indiquez votre nom.',
  email: 'Indiquez votre adresse email.',
  message: 'Écrivez votre message.',
};
export const EMAIL = 'Veuillez entrer une adresse email valide.';
export const ERROR = "Une erreur s'est produite. Veuillez réessayer.";

let people = 0;
/** Returns a message to send, from another person each time. */
export function message() {
  people += 1;
  return {
    name: `Léa <b>Martin</b> ${people}`,
    email: `lea${people}+${process.pid}@music.example`,
    platform: 'meta',
    message: 'Mon single sort le 12 septembre.\nBudget : 1 500 € & plus "si affinités".',
  };
}
type Message = ReturnType<typeof message>;

/** Finds the contact form on a page by its visible texts. */
export function contactFormOn(page: Page, locale: Locale = 'fr') {
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
    status: form.locator('[data-status]'),
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
      expect
        .poll(async () =>
          plain((await form.locator('[data-alert], [data-status]').allTextContents()).join('')),
        )
        .toBe(text),
  };
}

/** Expects exactly one lead and one delivery of a message. */
export async function expectDelivered(
  site: Site & { receiver: Receiver },
  sent: Message,
  origin: object,
): Promise<void> {
  const { lead, deliveries } = await site.lead(sent.email, 'delivered');
  const body = { name: sent.name, email: sent.email, message: sent.message, platform: sent.platform };
  expect(lead).toMatchObject({ kind: 'contact', fields: body, origin });
  const calls = site.receiver.received.filter(({ body: text }) => text.includes(JSON.stringify(sent.email)));
  expect(calls).toEqual([{ id: deliveries[0]?.id, destination: 'contact', body: JSON.stringify(body) }]);
}
/** Returns the leads of an e-mail address. */
export const leadsOf = async (site: Site, email: string) =>
  (await site.leads()).filter(({ lead }) => lead.fields.email === email);
