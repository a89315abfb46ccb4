import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addAccount, newAddress, PASSWORD, postFrom, tokenOf } from '../../../../tests/accounts/accounts.ts';
import { clock, openAuthSite, verified } from '../../../../tests/accounts/auth-site.ts';
import { codeOf, switchOn, wrongCode } from '../../../../tests/accounts/second-factor.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { fieldsOf, problemOf } from '../../../../tests/refusals.ts';
import type { TestSite } from '../../../../tests/test-site.ts';
import type { Account } from '../../../app/ports/account.ts';

const login = '/api/auth/login';

eachEngine('the sign-in with a second factor', (engine) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openAuthSite(engine);
  });
  afterAll(() => site.close());

  /** Creates an account with a second factor. The code of the previous time step is already used. */
  async function secured() {
    const account = await addAccount(site);
    return { account, ...(await switchOn(site, await tokenOf(site, account))) };
  }
  const signIn = (account: Account, code?: unknown, from = newAddress(), password = PASSWORD) =>
    postFrom(site, from, login, { email: account.email, password, code });
  const REQUIRED = [401, 'second_factor_required'];
  const WRONG = [401, 'second_factor_wrong'];

  it('returns 401 `second_factor_required` in the documented shape for a right password alone', async () => {
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

  it('does the same work for a wrong password, and does not reveal that there is a second factor', async () => {
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
    // The refused attempts did not use up the code.
    expect((await signIn(account, codeOf(secret))).status).toBe(200);
  });

  it('accepts an account without a second factor, without a code or with any code', async () => {
    const account = await addAccount(site);
    expect((await signIn(account)).status).toBe(200);
    expect((await signIn(account, '123456')).status).toBe(200);
  });

  it('requires no code while the secret is not confirmed', async () => {
    const account = await addAccount(site);
    await site.stores.secondFactors.begin(account.id, 'sealed');
    expect((await signIn(account)).status).toBe(200);
  });

  it('accepts a code once, also when it is sent twice at once', async () => {
    const { account, secret } = await secured();
    const code = codeOf(secret);
    const both = await Promise.all([signIn(account, code), signIn(account, code)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(await problemOf(await signIn(account, code))).toEqual(WRONG);
  });

  it('refuses the code of a time step after the code of a later step was used', async () => {
    const { account, secret } = await secured();
    expect((await signIn(account, codeOf(secret, 1))).status).toBe(200);
    expect(await problemOf(await signIn(account, codeOf(secret, 0)))).toEqual(WRONG);
  });

  it('refuses the code of another time or account, and a text that is no code', async () => {
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
      // A right code in between resets the growing delay, which would otherwise return 429.
      if (code === codeOf(other.secret)) expect((await signIn(account, codeOf(secret))).status).toBe(200);
    }
    const refused = await (await signIn(account, 'nonsense')).json();
    expect(refused.fields).toEqual({ code: refused.message });
    const [latest] = await site.stores.audit.latest(1);
    expect(latest).toMatchObject({ action: 'second_factor_refused', actorId: null, subject: account.id });
  });

  it('accepts the code of the current and then of the next time step, also five minutes later', async () => {
    const { account, secret } = await secured();
    const later = Date.now() + 300_000;
    clock.skipped = 300_000;
    expect((await signIn(account, codeOf(secret, 0, later))).status).toBe(200);
    expect((await signIn(account, codeOf(secret, 1, later))).status).toBe(200);
    clock.skipped = 0;
  });

  it('accepts a recovery code once, records its use, and keeps the other codes', async () => {
    const { account, recoveryCodes } = await secured();
    const [first, second] = recoveryCodes;
    expect((await signIn(account, first)).status).toBe(200);
    const own = (await site.stores.audit.latest(100)).filter(({ actorId }) => actorId === account.id);
    expect(own.slice(0, 2).map(({ action }) => action)).toEqual(['signed_in', 'recovery_code_used']);
    expect(await problemOf(await signIn(account, first))).toEqual(WRONG);
    expect((await signIn(account, second?.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await site.stores.secondFactors.find(account.id))?.recoveryCodes).toBe(8);
  });

  it('accepts recovery codes also when the secret cannot be decrypted', async () => {
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

  it('delays after wrong codes as after wrong passwords, unaffected by attempts without a code', async () => {
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

  it('does not count complete sign-ins from one address as guesses', async () => {
    const office = newAddress();
    for (let i = 0; i < 7; i += 1) {
      const { account, secret } = await secured();
      expect(await problemOf(await signIn(account, undefined, office))).toEqual(REQUIRED);
      expect((await signIn(account, codeOf(secret), office)).status).toBe(200);
    }
  });

  it.each([[''], [' '], [123_456], [['123456']], ['1'.repeat(61)]])(
    'returns 422 for the code %j before it verifies the password',
    async (code) => {
      const account = await addAccount(site);
      verified.length = 0;
      const response = await signIn(account, code);
      expect(await fieldsOf(response)).toEqual([422, ['code']]);
      expect(verified).toEqual([]);
    },
  );
});
