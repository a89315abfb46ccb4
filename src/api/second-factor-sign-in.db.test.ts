import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addAccount, newAddress, PASSWORD, postFrom, tokenOf } from '../../tests/accounts.ts';
import { clock, openAuthSite, verified } from '../../tests/auth-site.ts';
import { eachEngine } from '../../tests/databases.ts';
import { fieldsOf, problemOf } from '../../tests/refusals.ts';
import { codeOf, switchOn, wrongCode } from '../../tests/second-factor.ts';
import type { TestSite } from '../../tests/test-site.ts';
import type { Account } from '../app/ports/account.ts';

const login = '/api/auth/login';

eachEngine('signing in with a second factor', (engine) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openAuthSite(engine);
  });
  afterAll(() => site.close());

  /** An account with a second factor, whose code of the step before was used already. */
  async function secured() {
    const account = await addAccount(site);
    return { account, ...(await switchOn(site, await tokenOf(site, account))) };
  }
  const signIn = (account: Account, code?: unknown, from = newAddress(), password = PASSWORD) =>
    postFrom(site, from, login, { email: account.email, password, code });
  const REQUIRED = [401, 'second_factor_required'];
  const WRONG = [401, 'second_factor_wrong'];

  it('401: asks for a code once the password is right, in the documented shape', async () => {
    const { account, secret } = await secured();
    const response = await signIn(account);
    expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    expect(await response.json()).toEqual({
      success: false,
      code: 'second_factor_required',
      message: 'Entrez aussi le code de votre application.',
      requestId: response.headers.get('x-request-id'),
    });
    const signedIn = await signIn(account, ` ${codeOf(secret).replace(/^.../, '$& ')} `);
    expect(await signedIn.json()).toEqual({ success: true, token: expect.any(String) });
  });

  it('401: says nothing of it to whoever does not know the password, at the same cost', async () => {
    const { account, secret } = await secured();
    verified.length = 0;
    const find = vi.spyOn(site.stores.secondFactors, 'find');
    for (const code of [undefined, codeOf(secret)]) {
      expect(await problemOf(await signIn(account, code, newAddress(), 'wrong'))).toEqual([
        401,
        'invalid_credentials',
      ]);
    }
    expect(verified).toHaveLength(2);
    expect(find).not.toHaveBeenCalled();
    find.mockRestore();
    // The code was not used up by that.
    expect((await signIn(account, codeOf(secret))).status).toBe(200);
  });

  it('200: accounts without it sign in as before, whatever code is sent', async () => {
    const account = await addAccount(site);
    expect((await signIn(account)).status).toBe(200);
    expect((await signIn(account, '123456')).status).toBe(200);
  });

  it('200: a secret that was never confirmed asks for nothing', async () => {
    const account = await addAccount(site);
    await site.stores.secondFactors.begin(account.id, 'sealed');
    expect((await signIn(account)).status).toBe(200);
  });

  it('401: a code counts once, also when it is sent twice at the same moment', async () => {
    const { account, secret } = await secured();
    const code = codeOf(secret);
    const both = await Promise.all([signIn(account, code), signIn(account, code)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(await problemOf(await signIn(account, code))).toEqual(WRONG);
  });

  it('401: a step that is past is not good once a later one was used', async () => {
    const { account, secret } = await secured();
    expect((await signIn(account, codeOf(secret, 1))).status).toBe(200);
    expect(await problemOf(await signIn(account, codeOf(secret, 0)))).toEqual(WRONG);
  });

  it('401: a code of another time, of another account, or none at all', async () => {
    const { account, secret } = await secured();
    const other = await secured();
    for (const code of [
      codeOf(secret, -2),
      codeOf(secret, 3),
      codeOf(other.secret),
      wrongCode(secret),
      other.recoveryCodes[0],
      'nonsense',
    ]) {
      expect([code, await problemOf(await signIn(account, code))]).toEqual([code, WRONG]);
      // A right code in between, or the growing delay would answer in its place.
      if (code === codeOf(other.secret)) expect((await signIn(account, codeOf(secret))).status).toBe(200);
    }
    const refused = await (await signIn(account, 'nonsense')).json();
    expect(refused.fields).toEqual({ code: refused.message });
    const [latest] = await site.stores.audit.latest(1);
    expect(latest).toMatchObject({ action: 'second_factor_refused', actorId: null, subject: account.id });
  });

  it('200: the code of the clock’s next step is good, and so on with time', async () => {
    const { account, secret } = await secured();
    const later = Date.now() + 300_000;
    clock.skipped = 300_000;
    expect((await signIn(account, codeOf(secret, 0, later))).status).toBe(200);
    expect((await signIn(account, codeOf(secret, 1, later))).status).toBe(200);
    clock.skipped = 0;
  });

  it('200: a recovery code opens once, is recorded, and leaves the others', async () => {
    const { account, recoveryCodes } = await secured();
    const [first, second] = recoveryCodes;
    expect((await signIn(account, first)).status).toBe(200);
    const own = (await site.stores.audit.latest(100)).filter(({ actorId }) => actorId === account.id);
    expect(own.slice(0, 2).map(({ action }) => action)).toEqual(['signed_in', 'recovery_code_used']);
    expect(await problemOf(await signIn(account, first))).toEqual(WRONG);
    expect((await signIn(account, second?.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await site.stores.secondFactors.find(account.id))?.recoveryCodes).toBe(8);
  });

  it('200: without the key of the settings, recovery codes still open', async () => {
    const { account, secret, recoveryCodes } = await secured();
    const found = await site.stores.secondFactors.find(account.id);
    if (!found) throw new Error('There is no second factor.');
    const sealed = vi.spyOn(site.stores.secondFactors, 'find').mockResolvedValue({
      ...found,
      secret: found.secret.replace(/^v1\.[\da-f]{8}/, 'v1.00000000'),
    });
    expect(await problemOf(await signIn(account, codeOf(secret)))).toEqual(WRONG);
    expect((await signIn(account, recoveryCodes[0])).status).toBe(200);
    sealed.mockRestore();
  });

  it('429: wrong codes bring the delay of wrong passwords, and half sign-ins neither bring nor lift it', async () => {
    const { account, secret } = await secured();
    for (let i = 0; i < 8; i += 1) expect(await problemOf(await signIn(account))).toEqual(REQUIRED);
    for (let i = 0; i < 6; i += 1) {
      expect(await problemOf(await signIn(account, wrongCode(secret)))).toEqual(WRONG);
      if (i < 5) expect(await problemOf(await signIn(account))).toEqual(REQUIRED);
    }
    verified.length = 0;
    for (const code of [undefined, codeOf(secret)]) {
      const refused = await signIn(account, code);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
      expect(await problemOf(refused)).toEqual([429, 'rate_limited']);
    }
    expect(verified).toEqual([]);
  });

  it('429: many complete sign-ins from one address are no guesses', async () => {
    const office = newAddress();
    for (let i = 0; i < 7; i += 1) {
      const { account, secret } = await secured();
      expect(await problemOf(await signIn(account, undefined, office))).toEqual(REQUIRED);
      expect((await signIn(account, codeOf(secret), office)).status).toBe(200);
    }
  });

  it.each([[''], [' '], [123_456], [['123456']], ['1'.repeat(61)]])(
    '422: refuses %j as a code before anything is verified',
    async (code) => {
      const account = await addAccount(site);
      verified.length = 0;
      const response = await signIn(account, code);
      expect(await fieldsOf(response)).toEqual([422, ['code']]);
      expect(verified).toEqual([]);
    },
  );
});
