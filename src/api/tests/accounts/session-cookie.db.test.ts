import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  addAccount,
  bearer,
  newAddress,
  PASSWORD,
  postFrom,
  tokenOf,
} from '../../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { problemOf } from '../../../../tests/refusals.ts';
import { openTestSite, type TestSite } from '../../../../tests/test-site.ts';
import type { Account } from '../../../app/ports/account.ts';
import { errorsFor } from '../../../i18n/server-errors.ts';

const REFUSED = [401, 'unauthorized'];
const backOffice = { 'x-requested-with': 'back-office' };

eachEngine('the session of a browser', (engine) => {
  let site: TestSite;
  let account: Account;
  beforeAll(async () => {
    site = await openTestSite(engine, {}, { SITE_URL: 'https://agence.example' });
    account = await addAccount(site, { role: 'sales' });
  });
  afterAll(() => site.close());

  const cookieOf = (token: string) => ({ cookie: `__Host-admin-session=${token}` });
  const me = '/api/auth/me';
  const rename = (headers: Record<string, string>) => site.send('PATCH', me, { name: 'Léa' }, headers);

  it('sets the session at the sign-in as a cookie that no script and no other site can use', async () => {
    const body = { email: account.email, password: PASSWORD };
    const response = await postFrom(site, newAddress(), '/api/auth/login', body);
    const { token } = await response.json();
    expect(token.split('.')).toHaveLength(3);
    const [pair, ...options] = (response.headers.get('set-cookie') ?? '').split('; ');
    expect(pair).toBe(`__Host-admin-session=${token}`);
    expect(options.filter((option) => !option.startsWith('Max-Age')).sort()).toEqual([
      'HttpOnly',
      'Path=/',
      'SameSite=Strict',
      'Secure',
    ]);
    expect(options.find((option) => option.startsWith('Max-Age'))).toMatch(/^Max-Age=\d{6,7}$/);
    expect((await site.get(me, cookieOf(token))).status).toBe(200);
  });

  it('refuses a change by cookie without the header of the back office', async () => {
    const token = await tokenOf(site, account);
    expect(await problemOf(await rename(cookieOf(token)))).toEqual(REFUSED);
    expect(await problemOf(await rename({ ...cookieOf(token), 'x-requested-with': 'fetch' }))).toEqual(
      REFUSED,
    );
    expect((await rename({ ...cookieOf(token), ...backOffice })).status).toBe(200);
    expect((await rename(bearer(token))).status).toBe(200);
  });

  it.each(['cross-site', 'same-site'])(
    'refuses the cookie of a request whose Sec-Fetch-Site is %s',
    async (caller) => {
      const token = await tokenOf(site, account);
      const headers = { ...cookieOf(token), ...backOffice, 'sec-fetch-site': caller };
      expect(await problemOf(await site.get(me, headers))).toEqual(REFUSED);
      expect(await problemOf(await rename(headers))).toEqual(REFUSED);
      const own = { ...headers, 'sec-fetch-site': 'same-origin' };
      expect([(await site.get(me, own)).status, (await rename(own)).status]).toEqual([200, 200]);
    },
  );

  it('returns messages in the language of the back office, not in that of the cookie of the public pages', async () => {
    const token = await tokenOf(site, account);
    const { cookie } = cookieOf(token);
    const headers = { ...backOffice, 'accept-language': 'es', cookie: `${cookie}; lang=en` };
    const response = await site.send('PUT', '/api/lead-reminder', '{', headers);
    expect(await response.json()).toMatchObject({ message: errorsFor('es').codes.bad_json });
  });

  it('ignores the cookie of a request with an Authorization header, also with an invalid one', async () => {
    const [token, other] = [
      await tokenOf(site, account),
      await tokenOf(site, await addAccount(site, { role: 'sales' })),
    ];
    const both = await (await site.get(me, { ...cookieOf(token), ...bearer(other) })).json();
    expect(both.data.id).not.toBe(account.id);
    expect(await problemOf(await site.get(me, { ...cookieOf(token), ...bearer('a.b.c') }))).toEqual(REFUSED);
  });

  it('ignores a cookie of another name, such as one without the prefix, which a subdomain could set', async () => {
    const token = await tokenOf(site, account);
    for (const name of ['admin-session', 'admin-auth', '__Secure-admin-session'])
      expect(await problemOf(await site.get(me, { cookie: `${name}=${token}` }))).toEqual(REFUSED);
  });

  it('ends the session at the sign-out, and deletes the cookie', async () => {
    const token = await tokenOf(site, account);
    const response = await site.send('POST', '/api/auth/logout', '', { ...cookieOf(token), ...backOffice });
    expect(response.headers.get('set-cookie')).toMatch(
      /^__Host-admin-session=; Max-Age=0; Path=\/; .*Secure/,
    );
    expect(await problemOf(await site.get(me, cookieOf(token)))).toEqual(REFUSED);
  });

  it('sets the cookie in a browser that prolongs its session by token, and not for a program', async () => {
    const token = await tokenOf(site, account);
    const prolong = (headers: Record<string, string>) =>
      site.send('POST', '/api/auth/session', '', { ...bearer(token), ...headers });
    expect((await prolong(backOffice)).headers.get('set-cookie')).toContain(`__Host-admin-session=${token}`);
    expect((await prolong({})).headers.get('set-cookie')).toBeNull();
  });
});

eachEngine('the session of a browser on a site without https', (engine) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite(engine, {}, { SITE_URL: 'http://192.168.1.9:3000' });
  });
  afterAll(() => site.close());

  it('sets no Secure cookie, which the browser would reject, unless the browser is on this machine', async () => {
    const { email } = await addAccount(site);
    const signIn = async (host: string) => {
      const headers = { host };
      const response = await postFrom(
        site,
        newAddress(),
        '/api/auth/login',
        { email, password: PASSWORD },
        headers,
      );
      return response.headers.get('set-cookie') ?? '';
    };
    expect(await signIn('192.168.1.9:3000')).toMatch(
      /^admin-session=(?!.*Secure).*HttpOnly; SameSite=Strict/,
    );
    for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'localhost'])
      expect(await signIn(host)).toMatch(/^__Host-admin-session=.*; Secure/);
    const [pair = ''] = (await signIn('192.168.1.9:3000')).split(';', 1);
    expect((await site.get('/api/auth/me', { cookie: pair, host: '192.168.1.9:3000' })).status).toBe(200);
  });
});
