import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { errors } from '../../src/i18n/dictionaries/errors/fr.ts';
import { adminEnv, administrator, adminTexts, tokenOf } from '../../tests/e2e/admin.ts';
import { expectAccessible } from '../../tests/e2e/axe.ts';
import { openPage, phone } from '../../tests/e2e/browser.ts';
import { siteOfFile } from '../../tests/e2e/site.ts';

const site = await siteOfFile(adminEnv, undefined, 'localhost');
const t = adminTexts('fr');
const words = t.access.passkeys;

/** Adds a virtual authenticator to the page, which verifies its user without a prompt. */
async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: false,
    },
  });
  return {
    /** Whether the person touches the device when it asks. */
    touches: (enabled: boolean) =>
      session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
  };
}

/** Signs in by the password, and adds a passkey. Returns the card of the passkeys. */
async function addPasskey(page: Page, device: Awaited<ReturnType<typeof addAuthenticator>>, name: string) {
  await page.getByLabel(t.signIn.email).fill(administrator.email);
  await page.locator('input[name=password]').fill(administrator.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/dashboard');
  await page.goto('/admin/dashboard/settings');
  const card = page.getByRole('region', { name: words.title });
  await card.getByRole('button', { name: words.add }).click();
  await card.getByLabel(words.name).fill(name);
  await card.locator('input[name=password]').fill(administrator.password);
  await expectAccessible(page, 'the form of a new passkey');
  await device.touches(true);
  await page.keyboard.press('Enter');
  // Waits for the button: the card's own text contains the word "phone" too.
  await card.getByRole('button', { name: words.removeOf.replace('{name}', name) }).waitFor();
  await expectAccessible(page, 'the list of passkeys');
  await device.touches(false);
  return card;
}

it('a passkey is added on a phone, opens a session without a password, and is refused after it is removed', {
  timeout: 90_000,
}, async () => {
  const page = await openPage(site, '/admin', {
    viewport: phone,
    expected: [/console error: .*401/],
    // A virtual authenticator accepts the suggestion of the e-mail field by itself, which would race with the button.
    before: (visited) =>
      visited.addInitScript(() => {
        PublicKeyCredential.isConditionalMediationAvailable = async () => false;
      }),
  });
  const device = await addAuthenticator(page);
  const card = await addPasskey(page, device, 'Téléphone');

  const signIn = page.getByRole('button', { name: words.signIn });
  await page.getByRole('button', { name: t.shell.open }).click();
  await page.getByRole('button', { name: t.shell.logout }).click();
  await signIn.waitFor();
  await expectAccessible(page, 'the sign-in with a passkey');
  await device.touches(true);
  await signIn.click();
  await page.waitForURL('**/admin/dashboard');
  await device.touches(false);

  await page.goto('/admin/dashboard/settings');
  await card.getByText(words.used).waitFor();
  await card.getByRole('button', { name: words.removeOf.replace('{name}', 'Téléphone') }).click();
  await card.locator('input[name=password]').fill(administrator.password);
  await card.getByRole('button', { name: words.remove, exact: true }).click();
  await card.getByText(words.none).waitFor();
  await page.getByRole('button', { name: t.shell.open }).click();
  await page.getByRole('button', { name: t.shell.logout }).click();
  await signIn.waitFor();
  await device.touches(true);
  await signIn.click();
  // A toast of the back office may still be visible.
  await page.getByRole('alert').filter({ hasText: errors.codes.passkey_refused }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/admin');
});

it('a passkey is suggested in the e-mail field, and offered after a session has expired', {
  timeout: 90_000,
}, async () => {
  const page = await openPage(site, '/admin', { expected: [/console error: .*401/] });
  const device = await addAuthenticator(page);
  await addPasskey(page, device, 'Ordinateur');
  // Enabled before the prompt, a virtual authenticator accepts the suggestion of the field by itself.
  await device.touches(true);
  await page.getByRole('button', { name: t.shell.logout }).click();
  await page.waitForURL('**/admin/dashboard');
  await device.touches(false);

  await page.goto('/admin/dashboard/settings');
  await page.getByText('Ordinateur').waitFor();
  const token = await tokenOf(site);
  await site.post('/api/auth/logout-everywhere', {}, { authorization: `Bearer ${token}` });
  const nameField = page.locator('input[name=name]');
  await nameField.fill('Léa Martin');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: t.session.again.title });
  const key = dialog.getByRole('button', { name: words.signIn });
  await key.waitFor();
  await expectAccessible(page, 'an ended session with a passkey');
  await device.touches(true);
  await key.click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => nameField.inputValue()).toBe('Léa Martin');
  expect(page.url()).toContain('/admin/dashboard/settings');
});
