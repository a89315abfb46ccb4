import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  addAccount,
  bearer,
  newAddress,
  PASSWORD,
  postFrom,
  tokenOf,
} from '../../../../tests/accounts/accounts.ts';
import { openAuthSite } from '../../../../tests/accounts/auth-site.ts';
import { codeOf, switchOn, wrongCode } from '../../../../tests/accounts/second-factor.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { openTestSite, type TestSite } from '../../../../tests/test-site.ts';
import type { Account } from '../../../app/ports/account.ts';

const path = '/api/auth/second-factor';

eachEngine('the second factor API', (engine) => {
  let site: TestSite;
  let account: Account;
  let token: string;
  beforeAll(async () => {
    site = await openAuthSite(engine);
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    account = await addAccount(site, { role: 'moderator' });
    token = await tokenOf(site, account);
  });

  const state = async () => (await (await site.get(path, bearer(token))).json()).data;
  const post = (step: string, body: unknown, headers: Record<string, string> = {}) =>
    postFrom(site, newAddress(), `${path}/${step}`, body, { ...bearer(token), ...headers });
  const answer = async (response: Response) => {
    const { code, fields } = await response.json();
    return [response.status, code, ...(fields ? [fields] : [])];
  };
  const actions = async () => (await site.stores.audit.latest(3)).map(({ action }) => action);
  const off = { on: false, since: null, recoveryCodes: 0 };

  it('sets up a second factor, confirms it with a code, and returns ten recovery codes', async () => {
    expect(await state()).toEqual(off);
    const begun = await post('setup', { password: PASSWORD });
    expect([begun.status, begun.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const { secret, address, qr } = (await begun.json()).data;
    expect(address).toContain(encodeURIComponent(account.email));
    expect(address).toContain(`secret=${secret}`);
    expect(qr).toEqual({ size: expect.any(Number), path: expect.stringMatching(/^M4 4h7/) });
    expect(await state()).toEqual(off);

    const confirmed = await post('confirm', { code: codeOf(secret) });
    const { recoveryCodes } = (await confirmed.json()).data;
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^(?:[0-9a-z]{4}-){3}[0-9a-z]{4}$/);
    expect(await state()).toEqual({ on: true, since: expect.stringMatching(/^20.*Z$/), recoveryCodes: 10 });
    expect(await site.stores.audit.latest(1)).toMatchObject([
      {
        action: 'second_factor_on',
        actorId: account.id,
        subject: account.id,
        after: { on: true },
        requestId: confirmed.headers.get('x-request-id'),
      },
    ]);
  });

  it('stores neither the secret nor a recovery code in a readable form', async () => {
    const { secret, recoveryCodes } = await switchOn(site, token);
    const kept = await site.stores.secondFactors.find(account.id);
    const written = JSON.stringify([kept, await site.stores.audit.latest(10)]) + site.lines.join('\n');
    for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))]) {
      expect(written).not.toContain(text);
    }
  });

  it('returns 422 for a setup with a wrong password, and a confirmation with a wrong code', async () => {
    expect(await answer(await post('setup', { password: 'wrong' }))).toEqual([
      422,
      'invalid_fields',
      { password: 'Le mot de passe actuel est incorrect.' },
    ]);
    const { secret } = (await (await post('setup', { password: PASSWORD })).json()).data;
    for (const code of [wrongCode(secret), 'abcd-efgh-jkmn-pqrs', 'x']) {
      expect(await answer(await post('confirm', { code }))).toEqual([
        422,
        'invalid_fields',
        { code: 'Code incorrect ou déjà utilisé. Attendez le suivant.' },
      ]);
    }
    expect(await state()).toEqual(off);
    expect(new Set(await actions())).toEqual(new Set(['second_factor_refused']));
  });

  it('confirms the latest secret only', async () => {
    const setup = async () => (await (await post('setup', { password: PASSWORD })).json()).data.secret;
    const [first, second] = [await setup(), await setup()];
    expect((await post('confirm', { code: codeOf(first) })).status).toBe(422);
    expect((await post('confirm', { code: codeOf(second) })).status).toBe(200);
  });

  it('accepts the confirmation from any session of the account', async () => {
    const { secret } = (await (await post('setup', { password: PASSWORD })).json()).data;
    const other = bearer(await tokenOf(site, account));
    expect((await post('confirm', { code: codeOf(secret) }, other)).status).toBe(200);
  });

  it('returns 429 after wrong first codes, except to the address that gave the password', async () => {
    const home = newAddress();
    const atHome = (step: string, body: unknown) =>
      postFrom(site, home, `${path}/${step}`, body, bearer(token));
    const { secret } = (await (await atHome('setup', { password: PASSWORD })).json()).data;
    for (let guess = 0; guess < 6; guess += 1)
      expect((await post('confirm', { code: wrongCode(secret) })).status).toBe(422);
    const waiting = await post('confirm', { code: codeOf(secret) });
    expect(await answer(waiting)).toEqual([429, 'rate_limited']);
    expect(Number(waiting.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await state()).toEqual(off);
    // Guesses from other addresses do not delay the address that gave the password.
    expect((await atHome('confirm', { code: codeOf(secret) })).status).toBe(200);
  });

  it('returns 409 for a second factor that is already on, or that is missing', async () => {
    const code = '123456';
    expect(await answer(await post('confirm', { code }))).toEqual([409, 'second_factor_off']);
    expect(await answer(await post('off', { password: PASSWORD, code }))).toEqual([409, 'second_factor_off']);
    await switchOn(site, token);
    expect(await answer(await post('setup', { password: PASSWORD }))).toEqual([409, 'second_factor_on']);
    expect(await answer(await post('confirm', { code }))).toEqual([409, 'second_factor_on']);
  });

  it('switches the second factor off with the password and a code or a recovery code', async () => {
    const { secret } = await switchOn(site, token);
    const right = { password: PASSWORD, code: codeOf(secret) };
    expect(await answer(await post('off', { ...right, password: 'wrong' }))).toMatchObject([
      422,
      'invalid_fields',
      { password: expect.any(String) },
    ]);
    expect(await answer(await post('off', { ...right, code: wrongCode(secret) }))).toMatchObject([
      422,
      'invalid_fields',
      { code: expect.any(String) },
    ]);
    expect((await state()).on).toBe(true);
    const ended = await post('off', right);
    expect([ended.status, (await ended.json()).data]).toEqual([200, off]);
    expect(await actions()).toEqual(['second_factor_off', 'second_factor_refused', 'second_factor_refused']);
    const again = await switchOn(site, token);
    const code = again.recoveryCodes[0]?.toUpperCase();
    expect((await post('off', { password: PASSWORD, code })).status).toBe(200);
    expect((await actions()).slice(0, 2)).toEqual(['second_factor_off', 'recovery_code_used']);
    expect(await state()).toEqual(off);
  });

  it('replaces the recovery codes with the password and a code, and then refuses the old codes', async () => {
    const { secret, recoveryCodes } = await switchOn(site, token);
    const [first, second] = recoveryCodes;
    const proof = { password: PASSWORD, code: codeOf(secret) };
    for (const wrong of [{ password: 'wrong' }, { code: wrongCode(secret) }])
      expect((await post('recovery-codes', { ...proof, ...wrong })).status).toBe(422);
    expect(await actions()).toEqual(['second_factor_refused', 'second_factor_refused', 'second_factor_on']);
    const renewed = await post('recovery-codes', proof);
    expect([renewed.status, renewed.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const fresh: string[] = (await renewed.json()).data.recoveryCodes;
    expect(new Set([...fresh, ...recoveryCodes]).size).toBe(20);
    expect((await actions())[0]).toBe('recovery_codes_renewed');
    expect(await state()).toMatchObject({ on: true, recoveryCodes: 10 });
    expect((await post('off', { password: PASSWORD, code: first })).status).toBe(422);
    // A new recovery code buys another ten codes, and is used by that.
    expect((await post('recovery-codes', { password: PASSWORD, code: second })).status).toBe(422);
    expect((await post('recovery-codes', { password: PASSWORD, code: fresh[0] })).status).toBe(200);
    expect((await post('off', { password: PASSWORD, code: fresh[1] })).status).toBe(422);
    const written = JSON.stringify(await site.stores.audit.latest(10)) + site.lines.join('\n');
    for (const code of fresh) expect(written).not.toContain(code.replaceAll('-', ''));
  });

  it('returns 409 for new recovery codes of a second factor that is off', async () => {
    const proof = { password: PASSWORD, code: '123456' };
    expect((await answer(await post('recovery-codes', proof))).slice(0, 2)).toEqual([
      409,
      'second_factor_off',
    ]);
  });

  it('returns 422 for switching off with the code of the confirmation', async () => {
    const { secret } = await switchOn(site, token);
    expect((await post('off', { password: PASSWORD, code: codeOf(secret, -1) })).status).toBe(422);
  });

  it.each(['setup', 'confirm', 'off', 'recovery-codes'])(
    'returns 400, 413, 415 or 422 for a wrong %s body',
    async (step) => {
      expect(await answer(await post(step, '{'))).toEqual([400, 'bad_json']);
      expect(await answer(await post(step, { code: 'x'.repeat(33_000) }))).toEqual([413, 'too_large']);
      const plain = await post(step, {}, { 'content-type': 'text/plain' });
      expect(await answer(plain)).toEqual([415, 'unsupported_media_type']);
      const [status, code] = await answer(await post(step, { password: 1, code: [] }));
      expect([status, code]).toEqual([422, 'invalid_fields']);
    },
  );

  it('returns 429 after wrong codes, also when right passwords are sent in between', async () => {
    const { secret } = await switchOn(site, token);
    const guess = () => post('off', { password: PASSWORD, code: wrongCode(secret) });
    for (let i = 0; i < 6; i += 1) {
      expect((await guess()).status).toBe(422);
      await post('setup', { password: PASSWORD });
      if (i === 3) {
        const change = { current: PASSWORD, password: 'a melody that nobody hums' };
        const changed = await postFrom(site, newAddress(), '/api/auth/password', change, bearer(token));
        token = (await changed.json()).token;
        const back = { current: change.password, password: PASSWORD };
        const again = await postFrom(site, newAddress(), '/api/auth/password', back, bearer(token));
        token = (await again.json()).token;
      }
    }
    const refused = await post('off', { password: PASSWORD, code: codeOf(secret) });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect(await answer(refused)).toEqual([429, 'rate_limited']);
  });

  it('returns 429 after wrong passwords in the setup', async () => {
    for (let i = 0; i < 6; i += 1) expect((await post('setup', { password: 'wrong' })).status).toBe(422);
    expect(await answer(await post('setup', { password: PASSWORD }))).toEqual([429, 'rate_limited']);
  });

  it('has one rate limit for setup, confirmation, switching off and new codes', async () => {
    const limited = await openTestSite(engine, {}, { RATE_LIMIT_PER_MINUTE: '2' });
    const address = newAddress();
    const statuses: number[] = [];
    for (const step of ['setup', 'confirm', 'off', 'recovery-codes', 'setup', 'confirm', 'off']) {
      statuses.push((await postFrom(limited, address, `${path}/${step}`, {})).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 429]);
    await limited.close();
  });
});
