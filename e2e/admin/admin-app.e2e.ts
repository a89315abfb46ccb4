import { expect, it } from 'vitest';
import { admin } from '../../src/i18n/dictionaries/admin/index.ts';
import { pushTexts } from '../../src/i18n/messages/push-texts.ts';
import { adminEnv, openAdmin } from '../../tests/e2e/admin.ts';
import { expectAccessible } from '../../tests/e2e/axe.ts';
import { phone } from '../../tests/e2e/browser.ts';
import { siteOfFile } from '../../tests/e2e/site.ts';

const site = await siteOfFile(adminEnv);

it('the back office can be installed, and its worker shows a notification that names no person', async () => {
  const page = await openAdmin(site, '/dashboard/settings', { viewport: phone });
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const answer = await fetch(site.url + href);
  expect(answer.headers.get('content-type')).toContain('application/manifest+json');
  const manifest = await answer.json();
  expect(manifest).toMatchObject({ start_url: '/admin', scope: '/admin', display: 'standalone' });
  for (const { src } of manifest.icons) expect((await fetch(site.url + src)).status).toBe(200);

  await page.context().grantPermissions(['notifications'], { origin: site.url });
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await page.evaluate(async () => {
    const { installing, active } = await navigator.serviceWorker.register('/admin/sw.js', {
      scope: '/admin/',
    });
    if (active) return;
    await new Promise<void>((resolve) => {
      installing?.addEventListener('statechange', () => installing.state === 'activated' && resolve());
    });
  });
  const data = JSON.stringify(pushTexts.lead('fr'));
  const registrationId = await registered;
  await session.send('ServiceWorker.deliverPushMessage', { origin: site.url, registrationId, data });
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration('/admin/');
      return (await registration?.getNotifications())?.map(({ title, body, tag }) => ({ title, body, tag }));
    });
  const { title, body } = pushTexts.lead('fr');
  await expect.poll(shown, { timeout: 10_000 }).toEqual([{ title, body, tag: 'lead' }]);
});

it('a tab of an earlier build is offered the new version, by the keyboard too, and is not reloaded by itself', async () => {
  const page = await openAdmin(site, '/dashboard/leads', { viewport: phone });
  const { message, reload } = admin.fr.shell.newBuild;
  const built = await page.locator('#admin').getAttribute('data-build');
  expect(built).toMatch(/^[0-9a-f]{8}$/);
  await page.evaluate(() => {
    const host = document.getElementById('admin');
    if (host) host.dataset['build'] = '00000000';
  });
  await page.getByRole('searchbox').first().fill('marées');
  await page.getByText(message).waitFor();
  expect(await page.locator('#admin').getAttribute('data-build')).toBe('00000000');
  await expectAccessible(page, 'the new version');
  await page.getByRole('button', { name: reload }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('#admin').getAttribute('data-build')).toBe(built);
  expect(await page.getByText(message).count()).toBe(0);
});
