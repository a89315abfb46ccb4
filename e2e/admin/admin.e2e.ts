import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { createPasswords } from '../../src/adapters/account/passwords.ts';
import { createAccountStore } from '../../src/adapters/db/accounts/account-store.ts';
import { openDatabase } from '../../src/adapters/db/engine/connect.ts';
import { createAccount } from '../../src/app/account/create-account.ts';
import { localizePath } from '../../src/domain/locale/locale.ts';
import { sitePages } from '../../src/domain/site-map/pages.ts';
import { adminAccess } from '../../src/i18n/dictionaries/admin-access/fr.ts';
import { adminEnv, administrator, adminTexts, openAdmin, tokenOf } from '../../tests/e2e/admin.ts';
import { expectAccessible } from '../../tests/e2e/axe.ts';
import { desktop, hasFocus, openPage, phone } from '../../tests/e2e/browser.ts';
import { siteOfFile } from '../../tests/e2e/site.ts';
import { longLocales } from '../../tests/e2e/texts.ts';

const site = await siteOfFile({ ...adminEnv, DEMO_DATA: 'on' });
const t = adminTexts('fr');
const KB = 1000;

describe('signing in', () => {
  it.each([
    ['a light phone', { viewport: phone, colorScheme: 'light' }],
    ['a dark phone', { viewport: phone, colorScheme: 'dark' }],
    ['a dark desktop', { viewport: desktop, colorScheme: 'dark' }],
  ] as const)(
    'is refused with a wrong password, and works with the right one, on %s',
    async (_where, screen) => {
      const page = await openPage(site, '/admin', { ...screen, expected: [/console error: .*401/] });
      await page.getByLabel(t.signIn.email).fill(administrator.email);
      await expectAccessible(page, 'credentials');
      await page.locator('input[name=password]').fill('not the password');
      await page.getByRole('button', { name: t.signIn.submit }).click();
      await page.getByRole('alert').getByText('Adresse email ou mot de passe incorrect.').waitFor();
      await expectAccessible(page, 'refused');
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(over).toBe(0);
      await page.locator('input[name=password]').fill(administrator.password);
      await page.getByRole('button', { name: t.signIn.submit }).click();
      await page.getByRole('heading', { level: 1, name: t.dashboard.title }).waitFor();
    },
  );

  it('works by keyboard alone, and returns to the requested section', async () => {
    const page = await openPage(site, '/admin/dashboard/media', {
      expected: [/console error: .*401/, /console error: .*422/],
    });
    await page.waitForURL('**/admin');
    await page.getByLabel(t.signIn.email).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('Veuillez saisir votre adresse email.').waitFor();
    expect(await hasFocus(page, 'input[name=email][aria-invalid=true]')).toBe(true);
    await expectAccessible(page, 'empty');
    await page.keyboard.type(administrator.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type('not the password');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('Adresse email ou mot de passe incorrect.').waitFor();
    await expectAccessible(page, 'refused');
    await page.locator('input[name=password]').fill(administrator.password);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admin/dashboard/media');
    await page.getByRole('heading', { level: 1, name: t.sections.media }).waitFor();
    await page.getByRole('button', { name: t.shell.logout }).click();
    await page.waitForURL('**/admin');
    expect(await page.evaluate(() => localStorage.getItem('admin-auth'))).toBeNull();
    expect(await page.context().cookies()).toEqual([]);
  });

  it('keeps the session in a cookie that no script can read, and no token in the storage', async () => {
    const page = await openPage(site, '/admin');
    await page.getByLabel(t.signIn.email).fill(administrator.email);
    await page.locator('input[name=password]').fill(administrator.password);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admin/dashboard');
    const [cookie, ...others] = await page.context().cookies();
    expect(others).toEqual([]);
    expect(cookie).toMatchObject({
      name: '__Host-admin-session',
      path: '/',
      httpOnly: true,
      secure: true,
      sameSite: 'Strict',
    });
    const readable = await page.evaluate(() => document.cookie + JSON.stringify({ ...localStorage }));
    expect(readable).not.toContain(cookie?.value.split('.')[2]);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: t.sections.dashboard }).waitFor();
  });

  it('continues the session of a browser that an earlier version of the site signed in', async () => {
    const token = await tokenOf(site);
    const page = await openPage(site, '/admin/dashboard', {
      before: (p) =>
        p.addInitScript((value) => {
          if (document.cookie || sessionStorage.getItem('seeded')) return;
          sessionStorage.setItem('seeded', 'yes');
          localStorage.setItem('admin-auth', value);
        }, token),
    });
    await page.getByRole('heading', { level: 1, name: t.sections.dashboard }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('admin-auth'))).not.toContain(token);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: t.sections.dashboard }).waitFor();
  });

  it('shows a message for every failure of the catalogue', async () => {
    const texts = t.signIn;
    const page = await openPage(site, '/admin', {
      expected: [/console error: .*500/, /console error: .*ERR_FAILED/, /ERR_FAILED/],
    });
    const answers: [{ status: number; body: string } | 'abort', string][] = [
      [{ status: 500, body: 'oops' }, texts.errors.status.replace('{status}', '500')],
      [{ status: 200, body: '{"success":true}' }, texts.errors.token],
      ['abort', texts.errors.network],
    ];
    await page.getByLabel(texts.email).fill(administrator.email);
    await page.locator('input[name=password]').fill('x');
    for (const [answer, message] of answers) {
      await page.route(
        '**/api/auth/login',
        (route) => (answer === 'abort' ? route.abort() : route.fulfill(answer)),
        {
          times: 1,
        },
      );
      await page.getByRole('button', { name: texts.submit }).click();
      await page.getByRole('alert').getByText(message).waitFor();
    }
    expect(await page.getByRole('link', { name: texts.home }).getAttribute('href')).toBe('/');
  });

  it.each(['a.b', 'e30.eyJpc3MiOiJtZG1jLWFkbWluIiwiZXhwIjoxfQ.x'])(
    'ends at the sign-in form with the invalid token %s',
    async (token) => {
      const page = await openPage(site, '/admin/dashboard', {
        before: (p) => p.addInitScript((value) => localStorage.setItem('admin-auth', value), token),
      });
      await page.waitForURL('**/admin');
      await page.getByLabel(t.signIn.email).waitFor();
    },
  );

  it('asks for the password in place when the session was revoked elsewhere', async () => {
    const token = await tokenOf(site);
    const page = await openAdmin(site, '/dashboard/media', { token, expected: [/console error: .*401/] });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await site.post('/api/auth/logout', {}, { authorization: `Bearer ${token}` });
    await page.getByRole('dialog', { name: t.session.again.title }).waitFor();
    await page.getByRole('button', { name: t.session.again.leave }).click();
    await page.waitForURL('**/admin');
  });
});

describe('the frame of the back office', () => {
  it('has the documented sections in order, and a page for an unknown section', async () => {
    const page = await openAdmin(site, '/dashboard/nowhere');
    await page.getByRole('heading', { level: 1, name: 'Section non trouvée' }).waitFor();
    const names = await page.getByRole('navigation', { name: t.shell.nav }).getByRole('link').allInnerTexts();
    expect(names.map((name) => name.split('\n')[0])).toEqual(Object.values(t.sections));
    await page.getByRole('link', { name: t.shell.toHome.dashboard }).click();
    await page.getByRole('heading', { level: 1, name: t.dashboard.title }).waitFor();
  });

  it('collapses, and is a menu on a phone that closes after a choice', async () => {
    const page = await openAdmin(site, '/dashboard/content');
    await page.getByRole('button', { name: t.shell.collapse }).click();
    const link = page.getByRole('link', { name: t.sections.media });
    expect((await link.boundingBox())?.width).toBeLessThan(60);
    await page.setViewportSize(phone);
    await link.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: t.shell.open }).click();
    await link.click();
    await page.getByRole('heading', { level: 1, name: t.sections.media }).waitFor();
    await link.waitFor({ state: 'hidden' });
    await page.setViewportSize(desktop);
    await page.getByRole('button', { name: t.shell.expand }).waitFor();
  });

  it('opens a section by Ctrl K', async () => {
    const page = await openAdmin(site, '/dashboard/content');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Control+k');
    const search = page.getByRole('textbox', { name: t.shell.search });
    await search.fill('Médias');
    // The first result is selected already; below it are the searches of the lists.
    await page.locator('[data-action][data-selected]', { hasText: t.sections.media }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: t.sections.media }).waitFor();
  });
});

it('a moderator first replaces the password set on the command line, then sees only their part of Monday, reviews, reports of content and the account page', async () => {
  const moderator = { email: 'mod@agency.example', password: 'another melody nobody hums' };
  const database = await openDatabase({ dataDir: site.dataDir });
  await createAccount(
    {
      clock: { now: Date.now },
      ids: { next: randomUUID },
      accounts: createAccountStore(database),
      passwords: createPasswords(),
    },
    { ...moderator, role: 'moderator' },
  ).finally(database.close);
  const page = await openPage(site, '/admin');
  await page.getByLabel(t.signIn.email).fill(moderator.email);
  await page.locator('input[name=password]').fill(moderator.password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: adminAccess.duty.password.title }).waitFor();
  await page.getByLabel(t.shared.currentPassword).fill(moderator.password);
  await page.getByLabel(t.account.next).fill('a third melody nobody hums');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/dashboard/reviews');
  await page.getByRole('heading', { level: 1, name: t.reviews.title }).waitFor();
  const names = await page.getByRole('navigation', { name: t.shell.nav }).getByRole('link').allInnerTexts();
  const { monday, reviews, requests, settings } = t.sections;
  expect(names.map((name) => name.split('\n')[0])).toEqual([monday, reviews, requests, settings]);
  await page.goto('/admin/dashboard/leads');
  await page.getByRole('heading', { level: 1, name: t.sections.leads }).waitFor();
  await page.getByText(t.shell.closedText).waitFor();
});

it('the first load of the back office is at most 200 kB in 25 requests with headers and responses of the API, with and without the first steps', async () => {
  const first = await loadOf('/dashboard');
  expect(first.hasFirstSteps).toBe(true);
  const token = await tokenOf(site);
  await site.post('/api/welcome/dismiss', undefined, { authorization: `Bearer ${token}` });
  const later = await loadOf('/dashboard');
  expect(later.hasFirstSteps).toBe(false);
  for (const { names, bytes } of [first, later]) {
    expect(names.some((name) => name.startsWith('/api/'))).toBe(true);
    expect(names.length).toBeLessThanOrEqual(25);
    expect(bytes).toBeGreaterThan(150 * KB);
    expect(bytes).toBeLessThanOrEqual(200 * KB);
  }
});

it('no public page in any language refers to a file of the back office', { timeout: 60_000 }, async () => {
  const htmlOf = async (path: string) => {
    const response = await fetch(site.url + path, { redirect: 'manual' });
    expect([path, response.status]).toEqual([path, 200]);
    return response.text();
  };
  const own = /\/_admin\//;
  expect(await htmlOf('/admin')).toMatch(own);
  const paths = [...sitePages.map(({ path }) => path), '/review', '/review/abcd2345'];
  for (const locale of longLocales)
    for (const path of paths) {
      const html = await htmlOf(localizePath(locale, path));
      expect(html).toContain('/_site/');
      expect([locale, path, own.test(html)]).toEqual([locale, path, false]);
    }
  const folder = fileURLToPath(new URL('../../dist/client/_site/', import.meta.url));
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  expect(scripts.filter((name) => own.test(readFileSync(folder + name, 'utf8')))).toEqual([]);
});

/**
 * Returns all requests until a section is rendered, with an empty cache, and the bytes of their responses: headers and
 * responses of the API included, as Chromium counts them.
 */
async function loadOf(section: string) {
  const responses = new Map<string, { name: string; bytes: number; isWhole: boolean }>();
  const page = await openAdmin(site, section, {
    before: async (p) => {
      const devTools = await p.context().newCDPSession(p);
      await devTools.send('Network.enable');
      devTools.on('Network.requestWillBeSent', ({ requestId, request }) => {
        const { protocol, pathname } = new URL(request.url);
        if (protocol !== 'data:') responses.set(requestId, { name: pathname, bytes: 0, isWhole: false });
      });
      const add = (requestId: string, bytes: number) => {
        const response = responses.get(requestId);
        if (response) response.bytes += bytes;
      };
      devTools.on('Network.responseReceived', ({ requestId, response }) =>
        add(requestId, response.encodedDataLength),
      );
      devTools.on('Network.dataReceived', ({ requestId, encodedDataLength }) =>
        add(requestId, encodedDataLength),
      );
      devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
        const response = responses.get(requestId);
        if (response) Object.assign(response, { bytes: encodedDataLength, isWhole: true });
      });
    },
  });
  await page.locator('.dashboard').waitFor();
  await page.evaluate(() => document.fonts.ready);
  // Later requests are not counted: data that changes in the first minutes of a site is fetched again.
  const untilDrawn = [...responses.values()];
  // The stream of events does not end.
  const underWay = () => untilDrawn.filter(({ name, isWhole }) => !isWhole && name !== '/api/events');
  await expect.poll(underWay).toEqual([]);
  return {
    hasFirstSteps: await page.getByRole('heading', { name: t.welcome.title }).isVisible(),
    names: untilDrawn.map(({ name }) => name),
    bytes: untilDrawn.reduce((sum, response) => sum + response.bytes, 0),
  };
}

it('the dashboard shows the documented figures of the demo data', async () => {
  const token = await tokenOf(site);
  const answer = await fetch(`${site.url}/api/dashboard?days=30`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = await answer.json();
  expect(data.cards).toMatchObject({ approvedReviews: 15, activeCampaigns: 3, totalCampaigns: 8 });
  const page = await openAdmin(site, '/dashboard');
  const card = page.getByRole('link', { name: new RegExp(t.dashboard.cards.activeCampaigns) });
  await card.getByText('3', { exact: true }).waitFor();
  await card.click();
  await page.waitForURL('**/admin/dashboard/campaigns?status=active');
});
