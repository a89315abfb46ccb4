import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  addAccount,
  bearer,
  newAddress,
  PASSWORD,
  postFrom,
  tokenOf,
} from '../../../../tests/accounts/accounts.ts';
import { openAuthSite, verified } from '../../../../tests/accounts/auth-site.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { auditEntry } from '../../../../tests/factories.ts';
import { problemOf } from '../../../../tests/refusals.ts';
import { openTestSite, type TestSite } from '../../../../tests/test-site.ts';
import { Unavailable } from '../../../app/ports/unavailable.ts';
import { errorsFor } from '../../../i18n/server-errors.ts';

const login = '/api/auth/login';

let site: TestSite;
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  postFrom(site, newAddress(), path, body, headers);
const me = (token: string) => site.get('/api/auth/me', bearer(token));

eachEngine('POST /api/auth/login', (engine) => {
  beforeAll(async () => {
    site = await openAuthSite(engine);
  });
  afterAll(() => site.close());

  it('returns a token at the top level of the body, with which /api/auth/me returns the account', async () => {
    const account = await addAccount(site, { role: 'moderator' });
    const response = await post(login, { email: ` ${account.email.toUpperCase()} `, password: PASSWORD });
    expect(response.status).toBe(200);
    const answer = await response.json();
    expect(answer).toEqual({ success: true, token: expect.any(String) });
    expect(response.headers.get('set-cookie')).toMatch(/^(?:__Host-)?admin-session=.*HttpOnly/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { iss, sub, role, exp = 0, iat = 0 } = decodeJwt(answer.token);
    expect([iss, sub, role, exp - iat]).toEqual(['mdmc-admin', account.id, 'moderator', 7 * 24 * 3600]);
    const who = await me(answer.token);
    expect(who.status).toBe(200);
    expect(await who.json()).toEqual({
      success: true,
      data: { id: account.id, email: account.email, name: '', role: 'moderator', duty: null, passkey: false },
    });
  });

  it('returns the same 401 after the same work for an unknown address, wrong password or disabled account', async () => {
    const account = await addAccount(site);
    const disabled = await addAccount(site, { disabledAt: 1 });
    const answers: object[] = [];
    verified.length = 0;
    const append = vi.spyOn(site.stores.audit, 'append');
    const byEmail = vi.spyOn(site.stores.accounts, 'byEmail');
    for (const [email, password] of [
      ['nobody@example.com', PASSWORD],
      [account.email, `${PASSWORD}x`],
      [disabled.email, PASSWORD],
    ]) {
      const response = await post(login, { email, password });
      expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
      const { requestId: _own, ...answer } = await response.json();
      answers.push(answer);
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toEqual({
      success: false,
      code: 'invalid_credentials',
      message: 'Adresse email ou mot de passe incorrect.',
    });
    expect(verified).toEqual([undefined, account.passwordHash, disabled.passwordHash]);
    expect(byEmail).toHaveBeenCalledTimes(3);
    expect(append.mock.calls.map(([{ action, subject }]) => [action, subject])).toEqual([
      ['sign_in_failed', null],
      ['sign_in_failed', account.id],
      ['sign_in_failed', disabled.id],
    ]);
    append.mockRestore();
    byEmail.mockRestore();
  });

  it('returns 401 for a password that is changed while it is verified', async () => {
    const account = await addAccount(site);
    const found = vi.spyOn(site.stores.accounts, 'byEmail').mockResolvedValue({ ...account });
    await site.stores.accounts.resetPassword(account.id, 'another hash', auditEntry());
    expect(await problemOf(await post(login, { email: account.email, password: PASSWORD }))).toEqual([
      401,
      'invalid_credentials',
    ]);
    found.mockRestore();
  });

  it.each([
    ['fr', 'Adresse email ou mot de passe incorrect.'],
    ['en', 'Wrong email address or password.'],
    ['es', 'Dirección de correo o contraseña incorrecta.'],
    ['pt', 'Endereço de e-mail ou senha incorretos.'],
  ])('returns 401 with a message in %s', async (locale, message) => {
    const response = await post(login, { email: 'x@example.com', password: 'x', locale });
    expect(await response.json()).toMatchObject({ message });
  });

  it('returns 400 in the language of the back office, not in that of the cookie of the public pages', async () => {
    const response = await post(login, '{', { 'accept-language': 'es', cookie: 'lang=en' });
    expect(await response.json()).toMatchObject({ message: errorsFor('es').codes.bad_json });
  });

  it.each(['{', '', 'null,'])('returns 400 for invalid JSON: %j', async (text) => {
    expect(await problemOf(await post(login, text))).toEqual([400, 'bad_json']);
  });

  it.each([
    ['email', { email: '' }],
    ['email', { email: 'lea' }],
    ['email', { email: undefined }],
    ['email', { email: ['lea@example.com'] }],
    ['email', { email: `${'x'.repeat(250)}@example.com` }],
    ['password', { password: '' }],
    ['password', { password: undefined }],
    ['password', { password: { length: 12 } }],
    ['password', { password: 'x'.repeat(401) }],
  ])('returns 422 and names the field %s for %j', async (field, wrong) => {
    verified.length = 0;
    const response = await post(login, { email: 'lea@example.com', password: PASSWORD, ...wrong });
    expect(response.status).toBe(422);
    expect(Object.keys((await response.json()).fields)).toEqual([field]);
    expect(verified).toEqual([]);
  });

  it('returns 422 with a message for each missing field', async () => {
    const response = await post(login, { email: ' ', password: '' });
    expect(response.status).toBe(422);
    expect((await response.json()).fields).toEqual({
      email: 'Veuillez saisir votre adresse email.',
      password: 'Veuillez saisir votre mot de passe.',
    });
  });

  it('returns 429 for an account after too many wrong passwords, and verifies nothing meanwhile', async () => {
    const account = await addAccount(site);
    const guess = (password: string) => post(login, { email: account.email, password });
    for (let i = 0; i < 6; i += 1) expect((await guess('wrong')).status).toBe(401);
    verified.length = 0;
    const refused = await guess(PASSWORD);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect(await problemOf(refused)).toEqual([429, 'rate_limited']);
    expect(verified).toEqual([]);
    // An unknown account is delayed too, so the delay does not reveal which accounts exist.
    const ghost = () => post(login, { email: 'ghost@example.com', password: 'wrong' });
    for (let i = 0; i < 6; i += 1) expect((await ghost()).status).toBe(401);
    expect((await ghost()).status).toBe(429);
  });

  it('returns 503 without verifying anything when guesses cannot be counted', async () => {
    const account = await addAccount(site);
    const away = vi.spyOn(site.ports.throttle, 'attempt').mockRejectedValue(new Unavailable('away'));
    verified.length = 0;
    const refused = await post(login, { email: account.email, password: PASSWORD });
    expect(await problemOf(refused)).toEqual([503, 'unavailable']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(verified).toEqual([]);
    away.mockRestore();
    expect((await post(login, { email: account.email, password: PASSWORD })).status).toBe(200);
  });

  it('returns 429 for a client address after wrong passwords for different accounts', async () => {
    const address = newAddress();
    const guess = (i: number) =>
      postFrom(site, address, login, { email: `${i}-guessed@example.com`, password: 'wrong' });
    for (let i = 0; i < 51; i += 1) expect((await guess(i)).status).toBe(401);
    expect((await guess(51)).status).toBe(429);
  });

  it('accepts the owner from a known client address while other addresses guess', async () => {
    const account = await addAccount(site);
    const home = newAddress();
    const right = { email: account.email, password: PASSWORD };
    expect((await postFrom(site, home, login, right)).status).toBe(200);
    for (let i = 0; i < 7; i += 1) await post(login, { email: account.email, password: 'wrong' });
    expect((await post(login, right)).status).toBe(429);
    expect((await postFrom(site, home, login, right)).status).toBe(200);
  });

  it('has a separate rate limit from that of the sign-out', async () => {
    const limited = await openTestSite(engine, {}, { RATE_LIMIT_PER_MINUTE: '2' });
    const address = newAddress();
    const statuses: number[] = [];
    for (let i = 0; i < 7; i += 1) {
      statuses.push((await postFrom(limited, address, login, { email: 'x@example.com' })).status);
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 422, 429]);
    for (const path of ['/api/auth/logout', '/api/auth/logout-everywhere']) {
      const other = await postFrom(limited, address, path, {});
      expect([path, other.status]).toEqual([path, 401]);
    }
    for (let i = 0; i < 12; i += 1) await postFrom(limited, address, '/api/auth/logout', {});
    expect((await postFrom(limited, address, '/api/auth/logout', {})).status).toBe(429);
    await limited.close();
  });
});

eachEngine('the audit log of sign-ins', (engine) => {
  it('records account and action, without e-mail address, password or token, like the server log', async () => {
    site = await openAuthSite(engine);
    const typed = 'Typed-Wrong-Passphrase-77';
    const changed = 'a melody that nobody hums';
    const account = await addAccount(site, { email: 'lea.secret@example.com' });
    await post(login, { email: account.email, password: typed });
    await post(login, { email: 'unknown.person@example.com', password: typed });
    const token = await tokenOf(site, account);
    await post('/api/auth/password', { current: typed, password: changed }, bearer(token));
    const answer = await post('/api/auth/password', { current: PASSWORD, password: changed }, bearer(token));
    const { token: fresh } = await answer.json();
    const logout = await post('/api/auth/logout', '', bearer(fresh));
    const last = await tokenOf(site, account, changed);
    await post('/api/auth/logout-everywhere', '', bearer(last));

    const entries = (await site.stores.audit.latest(50)).reverse();
    expect(entries.map(({ action, actorId, subject }) => [action, actorId, subject])).toEqual([
      ['account_created', null, null],
      ['sign_in_failed', null, account.id],
      ['sign_in_failed', null, null],
      ['signed_in', account.id, account.id],
      ['password_change_failed', account.id, account.id],
      ['password_changed', account.id, account.id],
      ['signed_out', account.id, account.id],
      ['signed_in', account.id, account.id],
      ['signed_out_everywhere', account.id, account.id],
    ]);
    expect(entries[6]?.requestId).toBe(logout.headers.get('x-request-id'));
    const written = site.lines.join('\n') + JSON.stringify(entries);
    expect(site.lines.length).toBeGreaterThan(7);
    for (const text of [
      '@example.com',
      'lea.secret',
      'unknown.person',
      typed,
      changed,
      PASSWORD,
      token,
      fresh,
      'argon2',
    ]) {
      expect(written).not.toContain(text);
    }
    await site.close();
  });
});

eachEngine('the first administrator', (engine) => {
  it('creates the first administrator from the configuration, and lets it sign in', async () => {
    const admin = { email: 'Boss@example.com', password: 'a melody that nobody hums' };
    site = await openAuthSite(engine, { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password });
    expect(await site.ensureFirstAdministrator()).toBeUndefined();
    expect(await site.ensureFirstAdministrator()).toBeUndefined();
    const response = await post(login, admin);
    expect(response.status).toBe(200);
    const who = await me((await response.json()).token);
    expect(await who.json()).toMatchObject({ data: { email: 'boss@example.com', role: 'admin' } });
    await site.close();
  });

  it('generates the first administrator without a configuration, returns its credentials once and never logs them', async () => {
    site = await openAuthSite(engine);
    const made = await Promise.all([1, 2, 3].map(() => site.ensureFirstAdministrator()));
    const [credentials, ...rest] = made.filter((given) => given !== undefined);
    if (!credentials) throw new Error('There is nothing to show.');
    expect(rest).toEqual([]);
    expect(await site.ensureFirstAdministrator()).toBeUndefined();
    expect((await post(login, credentials)).status).toBe(200);
    expect(site.lines.join('')).not.toContain(credentials.password);
    await site.close();
  });
});
