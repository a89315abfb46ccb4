import { createHmac } from 'node:crypto';
import { decodeJwt, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  addAccount,
  bearer,
  newAddress,
  PASSWORD,
  postFrom,
  tokenOf,
} from '../../../../tests/accounts/accounts.ts';
import { clock, openAuthSite, SECRET } from '../../../../tests/accounts/auth-site.ts';
import { cheapPasswords } from '../../../../tests/accounts/cheap-passwords.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { auditEntry } from '../../../../tests/factories.ts';
import { fieldsOf, problemOf } from '../../../../tests/refusals.ts';
import type { TestSite } from '../../../../tests/test-site.ts';
import type { Account } from '../../../app/ports/account.ts';
import { errorsFor } from '../../../i18n/server-errors.ts';

const login = '/api/auth/login';
const HOUR = 3_600_000;

let site: TestSite;
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  postFrom(site, newAddress(), path, body, headers);
const me = (token: string) => site.get('/api/auth/me', bearer(token));

eachEngine('a session', (engine) => {
  let account: Account;
  beforeAll(async () => {
    site = await openAuthSite(engine);
    account = await addAccount(site);
  });
  afterAll(() => site.close());

  it('ends a session at its sign-out, while other sessions of the account stay open', async () => {
    const [token, other] = [await tokenOf(site, account), await tokenOf(site, account)];
    const response = await post('/api/auth/logout', '', bearer(token));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ success: true, data: { ended: 1 } });
    expect(await problemOf(await me(token))).toEqual([401, 'unauthorized']);
    expect(await problemOf(await post('/api/auth/logout', '', bearer(token)))).toEqual([401, 'unauthorized']);
    expect((await me(other)).status).toBe(200);
  });

  it('ends all sessions of the account at a sign-out everywhere', async () => {
    const stranger = await tokenOf(site, await addAccount(site));
    const own = await addAccount(site);
    const tokens = [await tokenOf(site, own), await tokenOf(site, own), await tokenOf(site, own)];
    const response = await post('/api/auth/logout-everywhere', '', bearer(tokens[0] ?? ''));
    expect(await response.json()).toEqual({ success: true, data: { ended: 3 } });
    for (const token of tokens) expect((await me(token)).status).toBe(401);
    expect((await me(stranger)).status).toBe(200);
  });

  it('ends a session after eight hours without use', async () => {
    const token = await tokenOf(site, account);
    clock.skipped = 8 * HOUR + 1000;
    expect((await me(token)).status).toBe(401);
    clock.skipped = 0;
  });

  it('keeps a session open while it is used, and ends it seven days after the sign-in', async () => {
    const token = await tokenOf(site, account);
    for (let hours = 7; hours < 7 * 24; hours += 7) {
      clock.skipped = hours * HOUR;
      expect([hours, (await me(token)).status]).toEqual([hours, 200]);
    }
    clock.skipped = 7 * 24 * HOUR - 60_000;
    expect((await me(token)).status).toBe(200);
    clock.skipped = 7 * 24 * HOUR + 1000;
    expect((await me(token)).status).toBe(401);
    clock.skipped = 0;
  });

  it('does not prolong a session by unattended calls', async () => {
    const token = await tokenOf(site, account);
    clock.skipped = 7 * HOUR;
    const stream = await site.get('/api/events', bearer(token));
    await stream.body?.cancel();
    expect((await site.get('/api/auth/me', { ...bearer(token), 'x-unattended': '1' })).status).toBe(200);
    expect((await site.get('/api/auth/session', bearer(token))).status).toBe(200);
    clock.skipped = 8 * HOUR + 1000;
    expect((await me(token)).status).toBe(401);
    clock.skipped = 0;
  });

  it('returns the end of a session, and prolongs it by POST /api/auth/session', async () => {
    const token = await tokenOf(site, account);
    const ends = async (method: string) => {
      const response = await site.send(method, '/api/auth/session', undefined, bearer(token));
      const { data } = await response.json();
      const hours = (seconds: number) => Math.round((seconds * 1000) / HOUR);
      return [response.status, hours(data.expiresIn), hours(data.endsIn)];
    };
    expect(await ends('GET')).toEqual([200, 8, 168]);
    clock.skipped = 5 * HOUR;
    expect(await ends('GET')).toEqual([200, 3, 163]);
    expect(await ends('POST')).toEqual([200, 8, 163]);
    clock.skipped = 0;
  });

  it('keeps a session ended when it ends during a call that would prolong it', async () => {
    const token = await tokenOf(site, account);
    const { jti = '' } = decodeJwt(token);
    const found = await site.stores.sessions.find(jti);
    await post('/api/auth/logout', '', bearer(token));
    const find = vi.spyOn(site.stores.sessions, 'find').mockResolvedValueOnce(found);
    clock.skipped = HOUR;
    expect((await me(token)).status).toBe(200);
    find.mockRestore();
    expect((await me(token)).status).toBe(401);
    expect(await site.stores.sessions.find(jti)).toBeUndefined();
    clock.skipped = 0;
  });

  it('ends a session when its account is disabled, and keeps it ended when the account is enabled again', async () => {
    const own = await addAccount(site);
    const token = await tokenOf(site, own);
    await site.stores.accounts.disable(own.id, auditEntry({ action: 'account_disabled' }));
    expect((await me(token)).status).toBe(401);
    await site.stores.accounts.resetPassword(own.id, own.passwordHash, auditEntry());
    expect((await me(token)).status).toBe(401);
  });

  it('refuses the session of a disabled account, even if it is still open in the store', async () => {
    const token = await tokenOf(site, account);
    const found = await site.stores.sessions.find(decodeJwt(token).jti ?? '');
    if (!found) throw new Error('The session is not open.');
    const find = vi
      .spyOn(site.stores.sessions, 'find')
      .mockResolvedValue({ ...found, account: { ...found.account, disabledAt: 1 } });
    expect((await me(token)).status).toBe(401);
    find.mockResolvedValue({ ...found, account: { ...found.account, id: 'another' } });
    expect((await me(token)).status).toBe(401);
    find.mockRestore();
    expect((await me(token)).status).toBe(200);
  });

  it('uses the stored role of the account, not the role that the token claims', async () => {
    const moderator = await addAccount(site, { role: 'moderator' });
    const { jti, sub, exp } = decodeJwt(await tokenOf(site, moderator));
    const token = await forge({ jti, sub, exp, role: 'admin' });
    expect(await (await me(token)).json()).toMatchObject({ data: { role: 'moderator' } });
  });

  describe('GET /api/auth/me', () => {
    /** Each function makes a token from the claims of an open session, with one fault. */
    const cases: [string, (claims: Claims) => Promise<string>][] = [
      ['another secret signed', (claims) => forge(claims, { by: 'x'.repeat(40) })],
      ['another issuer issued', (claims) => forge({ ...claims, iss: 'mdmc' })],
      ['is for another audience', (claims) => forge({ ...claims, aud: 'elsewhere' })],
      ['has expired', (claims) => forge({ ...claims, exp: Math.floor(Date.now() / 1000) - 1 })],
      ['never expires', (claims) => forge({ ...claims, exp: undefined })],
      [
        'uses HS512, with the right SECRET',
        async (claims) => {
          const text = `${part({ alg: 'HS512' })}.${part(claims)}`;
          return `${text}.${createHmac('sha512', SECRET).update(text).digest('base64url')}`;
        },
      ],
      ['uses no algorithm', async (claims) => `${part({ alg: 'none' })}.${part(claims)}.`],
      [
        'uses no algorithm but has a signature',
        async (claims) => `${part({ alg: 'none' })}.${part(claims)}.${part({})}`,
      ],
      ['names a session that never was', (claims) => forge({ ...claims, jti: 'unknown' })],
      ['names another account', (claims) => forge({ ...claims, sub: 'another' })],
    ];
    it.each(cases)('returns 401 for a token that %s', async (_name, wrong) => {
      const { iss, aud, jti, sub, exp } = decodeJwt(await tokenOf(site, account));
      const claims: Claims = { iss, aud, jti, sub, exp };
      expect((await me(await forge(claims))).status).toBe(200);
      const response = await me(await wrong(claims));
      expect(response.headers.get('www-authenticate')).toBe('Bearer');
      expect(await problemOf(response)).toEqual([401, 'unauthorized']);
    });
  });

  it('keeps a session open after a rotation of the secret as long as the old secret is configured', async () => {
    const token = await tokenOf(site, account);
    const { jti = '' } = decodeJwt(token);
    const found = await site.stores.sessions.find(jti);
    if (!found) throw new Error('The session is not open.');
    for (const [secrets, status] of [
      [`${'n'.repeat(40)},${SECRET}`, 200],
      ['n'.repeat(40), 401],
    ] as const) {
      const rotated = await openAuthSite(engine, { SESSION_SECRET: secrets });
      vi.spyOn(rotated.stores.sessions, 'find').mockResolvedValue(found);
      expect((await rotated.get('/api/auth/me', bearer(token))).status).toBe(status);
      await rotated.close();
    }
  });
});

eachEngine('POST /api/auth/password', (engine) => {
  const path = '/api/auth/password';
  const password = 'a melody that nobody hums';
  let account: Account;
  let token: string;
  beforeAll(async () => {
    site = await openAuthSite(engine);
    account = await addAccount(site);
    token = await tokenOf(site, account);
  });
  afterAll(() => site.close());
  const change = (body: unknown, headers: Record<string, string> = {}) =>
    post(path, body, { ...bearer(token), ...headers });

  it('ends all sessions, returns the token of a new session, and invalidates the old password', async () => {
    const own = await addAccount(site);
    const tokens = [await tokenOf(site, own), await tokenOf(site, own)];
    const response = await post(path, { current: PASSWORD, password }, bearer(tokens[0] ?? ''));
    expect(response.status).toBe(200);
    const answer = await response.json();
    expect(answer).toEqual({ success: true, token: expect.any(String) });
    for (const old of tokens) expect((await me(old)).status).toBe(401);
    expect((await me(answer.token)).status).toBe(200);
    expect((await post(login, { email: own.email, password: PASSWORD })).status).toBe(401);
    expect((await post(login, { email: own.email, password })).status).toBe(200);
  });

  it.each([
    ['current', { current: '' }, 'Veuillez remplir tous les champs requis.'],
    ['current', { current: 'not this one' }, 'Le mot de passe actuel est incorrect.'],
    ['password', { password: 'eleven char' }, 'Le mot de passe doit compter au moins 12 caractères.'],
    ['password', { password: 'x1'.repeat(101) }, 'Le mot de passe ne peut pas dépasser 200 caractères.'],
    ['password', { password: 'x1'.repeat(300) }, 'Le mot de passe ne peut pas dépasser 200 caractères.'],
    ['password', { password: 'Password-2026' }, errorsFor('fr').fields.password_obvious],
    ['password', { password: PASSWORD }, 'Ce mot de passe est déjà le vôtre.'],
    ['password', { password: 1 }, 'Veuillez remplir tous les champs requis.'],
  ])('returns 422 and names the field %s for %j', async (field, wrong, message) => {
    const response = await change({ current: PASSWORD, password, ...wrong });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      code: 'invalid_fields',
      message,
      fields: { [field]: message },
    });
    expect((await me(token)).status).toBe(200);
  });

  it('returns 422 for a password made of the address, the name of the account or the brand', async () => {
    const own = await addAccount(site, { name: 'Zélie Quentin' });
    const headers = bearer(await tokenOf(site, own));
    const { brand } = site.settings.now().company;
    for (const known of [own.email.toUpperCase(), 'zelie-2026-QUENTIN', `${brand}-${brand}-2026`]) {
      const response = await post(path, { current: PASSWORD, password: known }, headers);
      expect([known, ...(await fieldsOf(response))]).toEqual([known, 422, ['password']]);
    }
  });

  it('lets an account sign in whose stored password breaks a newer rule', async () => {
    const own = await addAccount(site, { passwordHash: await cheapPasswords.hash('football1234') });
    expect((await post(login, { email: own.email, password: 'football1234' })).status).toBe(200);
  });

  it('returns 429 after wrong passwords, so that the thief of a token cannot guess the password', async () => {
    const own = await addAccount(site);
    const stolen = bearer(await tokenOf(site, own));
    for (let i = 0; i < 6; i += 1) {
      expect((await post(path, { current: `guess ${i}`, password }, stolen)).status).toBe(422);
    }
    const refused = await post(path, { current: PASSWORD, password }, stolen);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect(await problemOf(refused)).toEqual([429, 'rate_limited']);
    // The owner can still sign in: sign-ins have another counter.
    expect((await post(login, { email: own.email, password: PASSWORD })).status).toBe(200);
  });
});

interface Claims {
  iss?: string | undefined;
  aud?: string | string[] | undefined;
  jti?: string | undefined;
  sub?: string | undefined;
  exp?: number | undefined;
  role?: string;
}

/** Signs claims as the site does, or with the secret `by`. */
function forge(claims: Claims, { by = SECRET } = {}): Promise<string> {
  return new SignJWT({ iss: 'mdmc-admin', aud: 'mdmc-api', ...claims } as JWTPayload)
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(by));
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
