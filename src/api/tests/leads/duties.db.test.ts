import { afterAll, beforeAll, expect, it } from 'vitest';
import { addAccount, bearer, newAddress, PASSWORD, tokenOf } from '../../../../tests/accounts/accounts.ts';
import { codeOf, switchOn } from '../../../../tests/accounts/second-factor.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { documentedOperations, type Operation } from '../../../../tests/operations.ts';
import { problemOf } from '../../../../tests/refusals.ts';
import { openTestSite, type TestSite } from '../../../../tests/test-site.ts';
import type { Account } from '../../../app/ports/account.ts';

/** The routes that stay open to an account with an unfulfilled duty, in addition to those of visitors. */
const always = [
  'post /api/auth/logout',
  'post /api/auth/logout-everywhere',
  'post /api/auth/password',
  'get /api/auth/me',
  'get /api/auth/session',
  'post /api/auth/session',
];
const openWhile = {
  password: always,
  second_factor: [
    ...always,
    'get /api/auth/second-factor',
    'post /api/auth/second-factor/setup',
    'post /api/auth/second-factor/confirm',
    'post /api/auth/second-factor/off',
    'post /api/auth/second-factor/recovery-codes',
  ],
};
const NEXT = 'a melody that nobody hums';

eachEngine('an account that must do something first', (engine) => {
  let site: TestSite;
  let admin: string;
  let operations: Operation[];
  beforeAll(async () => {
    site = await openTestSite(engine);
    admin = await tokenOf(site, await addAccount(site));
    operations = (await documentedOperations(site)).filter(({ guarded }) => guarded);
  });
  afterAll(() => site.close());

  const me = async (token: string) => (await (await site.get('/api/auth/me', bearer(token))).json()).data;
  const require = async (secondFactorRequired: boolean, by = admin) => {
    const { version } = (await (await site.get('/api/settings/access', bearer(by))).json()).data;
    const body = { version, secondFactorRequired, secondFactorForAdmins: false };
    expect((await site.send('PUT', '/api/settings/access', body, bearer(by))).status).toBe(200);
  };
  /** Calls every guarded route, and expects the error code of the duty from all routes outside the list. */
  const expectClosed = async (account: Account, duty: 'password' | 'second_factor') => {
    let token = await tokenOf(site, account);
    for (const { route, method, path } of operations) {
      const body = method === 'get' ? undefined : '{';
      const address = path.replaceAll(/\{\w+\}/g, 'none');
      const response = await site.send(method.toUpperCase(), address, body, bearer(token), newAddress());
      const refused = response.status === 403 && (await response.clone().json()).code === `${duty}_due`;
      expect([route, refused]).toEqual([route, !openWhile[duty].includes(route)]);
      await response.body?.cancel();
      if (route.startsWith('post /api/auth/logout')) token = await tokenOf(site, account);
    }
  };

  it('lets an account only change its password while an administrator knows the password', async () => {
    await expectClosed(await addAccount(site, { passwordDue: true }), 'password');
  });

  it('opens all operations to an account once it has replaced the password that an administrator gave it', async () => {
    const account = await addAccount(site);
    const given = await site.send('POST', `/api/accounts/${account.id}/password`, undefined, bearer(admin));
    const { password } = (await given.json()).data;
    const token = await tokenOf(site, account, password);
    expect((await me(token)).duty).toBe('password');
    expect(await problemOf(await site.get('/api/leads', bearer(token)))).toEqual([403, 'password_due']);
    // The administrator would still know it.
    const same = { current: password, password };
    const kept = await site.send('POST', '/api/auth/password', same, bearer(token), newAddress());
    expect(await problemOf(kept)).toEqual([422, 'invalid_fields']);
    expect((await me(token)).duty).toBe('password');
    const changed = await site.send(
      'POST',
      '/api/auth/password',
      { current: password, password: NEXT },
      bearer(token),
      newAddress(),
    );
    const fresh = (await changed.json()).token;
    expect((await me(fresh)).duty).toBeNull();
    expect((await site.get('/api/leads', bearer(fresh))).status).toBe(200);
  });

  it('lets an account only set up its second factor while that is required and missing', async () => {
    const account = await addAccount(site);
    await require(true);
    await expectClosed(account, 'second_factor');
    await switchOn(site, admin);
    await require(false);
  });

  it('opens all operations at the next call after the second factor is on, and closes them when it is off', async () => {
    const account = await addAccount(site);
    const token = await tokenOf(site, account);
    await require(true);
    expect(await problemOf(await site.get('/api/leads', bearer(token)))).toEqual([403, 'second_factor_due']);
    const { secret } = await switchOn(site, token);
    expect((await site.get('/api/leads', bearer(token))).status).toBe(200);
    const off = { password: PASSWORD, code: codeOf(secret) };
    await site.send('POST', '/api/auth/second-factor/off', off, bearer(token), newAddress());
    expect((await me(token)).duty).toBe('second_factor');
    await require(false);
    expect((await me(token)).duty).toBeNull();
  });
});

eachEngine('a public site', (engine) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite(
      engine,
      {},
      {
        SITE_URL: 'https://agence.example',
        ADMIN_SECOND_FACTOR: '',
      },
    );
  });
  afterAll(() => site.close());

  it('requires a second factor only of administrators, until an administrator switches that off', async () => {
    const sales = await tokenOf(site, await addAccount(site, { role: 'sales' }));
    const admin = await tokenOf(site, await addAccount(site));
    const dutyOf = async (token: string) =>
      (await (await site.get('/api/auth/me', bearer(token))).json()).data.duty;
    expect([await dutyOf(sales), await dutyOf(admin)]).toEqual([null, 'second_factor']);
    expect(await problemOf(await site.get('/api/accounts', bearer(admin)))).toEqual([
      403,
      'second_factor_due',
    ]);
    await switchOn(site, admin);
    expect((await site.get('/api/accounts', bearer(admin))).status).toBe(200);
    const { version, ...rule } = (await (await site.get('/api/settings/access', bearer(admin))).json()).data;
    expect(rule).toEqual({ secondFactorRequired: false, secondFactorForAdmins: true });
    const body = { version, secondFactorRequired: false, secondFactorForAdmins: false };
    expect((await site.send('PUT', '/api/settings/access', body, bearer(admin))).status).toBe(200);
    expect(await dutyOf(await tokenOf(site, await addAccount(site)))).toBeNull();
  });
});
