import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addAccount, bearer, newAddress, PASSWORD, postFrom, tokenOf } from '../../tests/accounts.ts';
import { openAuthSite, verified } from '../../tests/auth-site.ts';
import { eachEngine } from '../../tests/databases.ts';
import { auditEntry } from '../../tests/factories.ts';
import { problemOf } from '../../tests/refusals.ts';
import { openTestSite, type TestSite } from '../../tests/test-site.ts';
import { errorsFor } from '../i18n/server-errors.ts';

const login = '/api/auth/login';

let site: TestSite;
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  postFrom(site, newAddress(), path, body, headers);
const me = (token: string) => site.get('/api/auth/me', bearer(token));

eachEngine('signing in', (engine) => {
  beforeAll(async () => {
    site = await openAuthSite(engine);
  });
  afterAll(() => site.close());

  it('200: gives a token at the top level, as documented, which then says who one is', async () => {
    const account = await addAccount(site, { role: 'moderator' });
    const response = await post(login, { email: ` ${account.email.toUpperCase()} `, password: PASSWORD });
    expect(response.status).toBe(200);
    const answer = await response.json();
    expect(answer).toEqual({ success: true, token: expect.any(String) });
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { iss, sub, role, exp = 0, iat = 0 } = decodeJwt(answer.token);
    expect([iss, sub, role, exp - iat]).toEqual(['mdmc-admin', account.id, 'moderator', 8 * 3600]);
    const who = await me(answer.token);
    expect(who.status).toBe(200);
    expect(await who.json()).toEqual({
      success: true,
      data: { id: account.id, email: account.email, role: 'moderator' },
    });
  });

  it('401: an unknown address, a wrong password and a disabled account get the same answer and the same work', async () => {
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

  it('401: a password that was changed while it was verified opens nothing', async () => {
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
  ])('401: says so in %s', async (locale, message) => {
    const response = await post(login, { email: 'x@example.com', password: 'x', locale });
    expect(await response.json()).toMatchObject({ message });
  });

  it('400: says so in the language of the form, whatever was chosen for the public pages', async () => {
    const response = await post(login, '{', { 'accept-language': 'es', cookie: 'lang=en' });
    expect(await response.json()).toMatchObject({ message: errorsFor('es').codes.bad_json });
  });

  it.each(['{', '', 'null,'])('400: refuses what is not JSON: %j', async (text) => {
    expect(await problemOf(await post(login, text))).toEqual([400, 'bad_json']);
  });

  it('413 and 415', async () => {
    const body = { email: 'x@example.com', password: 'x'.repeat(33_000) };
    expect(await problemOf(await post(login, body))).toEqual([413, 'too_large']);
    const plain = await post(login, { email: 'x@example.com' }, { 'content-type': 'text/plain' });
    expect(await problemOf(plain)).toEqual([415, 'unsupported_media_type']);
    const form = await post(login, 'email=x', { 'content-type': 'application/x-www-form-urlencoded' });
    expect(form.status).toBe(415);
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
  ])('422: names the wrong field: %s %j', async (field, wrong) => {
    verified.length = 0;
    const response = await post(login, { email: 'lea@example.com', password: PASSWORD, ...wrong });
    expect(response.status).toBe(422);
    expect(Object.keys((await response.json()).fields)).toEqual([field]);
    expect(verified).toEqual([]);
  });

  it('422: says of each missing field that it is missing', async () => {
    const response = await post(login, { email: ' ', password: '' });
    expect(response.status).toBe(422);
    expect((await response.json()).fields).toEqual({
      email: 'Veuillez saisir votre adresse email.',
      password: 'Veuillez saisir votre mot de passe.',
    });
  });

  it('429: after five wrong passwords an account waits, longer each time, and nothing is verified meanwhile', async () => {
    const account = await addAccount(site);
    const guess = (password: string) => post(login, { email: account.email, password });
    for (let i = 0; i < 6; i += 1) expect((await guess('wrong')).status).toBe(401);
    verified.length = 0;
    const refused = await guess(PASSWORD);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect(await problemOf(refused)).toEqual([429, 'rate_limited']);
    expect(verified).toEqual([]);
    // So does an account that does not exist: the delay gives nothing away.
    const ghost = () => post(login, { email: 'ghost@example.com', password: 'wrong' });
    for (let i = 0; i < 6; i += 1) expect((await ghost()).status).toBe(401);
    expect((await ghost()).status).toBe(429);
  });

  it('429: and so does an address, whatever it guesses at', async () => {
    const address = newAddress();
    const guess = (i: number) =>
      postFrom(site, address, login, { email: `${i}-guessed@example.com`, password: 'wrong' });
    for (let i = 0; i < 6; i += 1) expect((await guess(i)).status).toBe(401);
    expect((await guess(6)).status).toBe(429);
  });

  it('429: an owner gets in from a known address while strangers guess', async () => {
    const account = await addAccount(site);
    const home = newAddress();
    const right = { email: account.email, password: PASSWORD };
    expect((await postFrom(site, home, login, right)).status).toBe(200);
    for (let i = 0; i < 7; i += 1) await post(login, { email: account.email, password: 'wrong' });
    expect((await post(login, right)).status).toBe(429);
    expect((await postFrom(site, home, login, right)).status).toBe(200);
  });

  it('429: has an allowance of its own', async () => {
    const limited = await openTestSite(engine, {}, { RATE_LIMIT_PER_MINUTE: '2' });
    const address = newAddress();
    const statuses: number[] = [];
    for (let i = 0; i < 3; i += 1) {
      statuses.push((await postFrom(limited, address, login, { email: 'x@example.com' })).status);
    }
    expect(statuses).toEqual([422, 422, 429]);
    for (const path of ['/api/auth/logout', '/api/auth/logout-everywhere']) {
      const other = await postFrom(limited, address, path, {});
      expect([path, other.status]).toEqual([path, 401]);
    }
    for (let i = 0; i < 12; i += 1) await postFrom(limited, address, '/api/auth/logout', {});
    expect((await postFrom(limited, address, '/api/auth/logout', {})).status).toBe(429);
    await limited.close();
  });

  it('500: says nothing of why', async () => {
    const broken = vi.spyOn(site.stores.accounts, 'byEmail').mockRejectedValue(new Error('disk on fire'));
    const response = await post(login, { email: 'x@example.com', password: PASSWORD });
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('fire');
    broken.mockRestore();
  });
});

eachEngine('what is kept of it', (engine) => {
  it('the audit log says who did what, and neither it nor the log holds an e-mail, a password or a token', async () => {
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
    await post('/api/auth/logout', '', { ...bearer(fresh), 'x-request-id': 'request-of-the-logout' });
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
    expect(entries[6]?.requestId).toBe('request-of-the-logout');
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
  it('is the configured one, and signs in', async () => {
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

  it('is generated, given once to whoever started the server, and never to the log', async () => {
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
