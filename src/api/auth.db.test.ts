import { createHmac } from 'node:crypto';
import { decodeJwt, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addAccount, bearer, newAddress, PASSWORD, postFrom, tokenOf } from '../../tests/accounts.ts';
import { eachEngine } from '../../tests/databases.ts';
import { auditEntry } from '../../tests/factories.ts';
import { openTestSite, type TestSite } from '../../tests/test-site.ts';
import { createPasswords } from '../adapters/account/passwords.ts';
import type { Engine } from '../adapters/db/connect.ts';
import type { Account } from '../app/ports/account.ts';

const login = '/api/auth/login';
const secret = 's'.repeat(40);
const HOUR = 3_600_000;

let site: TestSite;
/** Moves the site's clock. */
let skipped = 0;
/** The hashes that were verified; `undefined` stands for no account. */
const verified: (string | undefined)[] = [];

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  postFrom(site, newAddress(), path, body, headers);
const me = (token: string) => site.get('/api/auth/me', bearer(token));
const codeOf = async (response: Response) => [response.status, (await response.json()).code];

async function open(engine: Engine, variables: Record<string, string> = {}) {
  const passwords = createPasswords();
  return openTestSite(
    engine,
    {
      clock: { now: () => Date.now() + skipped },
      passwords: {
        ...passwords,
        verify(hash, password) {
          verified.push(hash);
          return passwords.verify(hash, password);
        },
      },
    },
    { SESSION_SECRET: secret, ...variables },
  );
}

eachEngine('signing in', (engine) => {
  beforeAll(async () => {
    site = await open(engine);
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
    expect(await codeOf(await post(login, { email: account.email, password: PASSWORD }))).toEqual([
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

  it.each(['{', '', 'null,'])('400: refuses what is not JSON: %j', async (text) => {
    expect(await codeOf(await post(login, text))).toEqual([400, 'bad_json']);
  });

  it('413 and 415', async () => {
    const body = { email: 'x@example.com', password: 'x'.repeat(33_000) };
    expect(await codeOf(await post(login, body))).toEqual([413, 'too_large']);
    const plain = await post(login, { email: 'x@example.com' }, { 'content-type': 'text/plain' });
    expect(await codeOf(plain)).toEqual([415, 'unsupported_media_type']);
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

  it('429: after five wrong passwords an account waits, longer each time, and nothing is verified meanwhile', async () => {
    const account = await addAccount(site);
    const guess = (password: string) => post(login, { email: account.email, password });
    for (let i = 0; i < 6; i += 1) expect((await guess('wrong')).status).toBe(401);
    verified.length = 0;
    const refused = await guess(PASSWORD);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect(await codeOf(refused)).toEqual([429, 'rate_limited']);
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

eachEngine('a session', (engine) => {
  let account: Account;
  beforeAll(async () => {
    site = await open(engine);
    account = await addAccount(site);
  });
  afterAll(() => site.close());

  it('ends when signed out, that one only, and its token is refused everywhere from then on', async () => {
    const [token, other] = [await tokenOf(site, account), await tokenOf(site, account)];
    const response = await post('/api/auth/logout', '', bearer(token));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ success: true, data: { ended: 1 } });
    expect(await codeOf(await me(token))).toEqual([401, 'unauthorized']);
    expect(await codeOf(await post('/api/auth/logout', '', bearer(token)))).toEqual([401, 'unauthorized']);
    expect((await me(other)).status).toBe(200);
  });

  it('ends with all others when signed out everywhere', async () => {
    const stranger = await tokenOf(site, await addAccount(site));
    const own = await addAccount(site);
    const tokens = [await tokenOf(site, own), await tokenOf(site, own), await tokenOf(site, own)];
    const response = await post('/api/auth/logout-everywhere', '', bearer(tokens[0] ?? ''));
    expect(await response.json()).toEqual({ success: true, data: { ended: 3 } });
    for (const token of tokens) expect((await me(token)).status).toBe(401);
    expect((await me(stranger)).status).toBe(200);
  });

  it('ends after eight hours', async () => {
    const token = await tokenOf(site, account);
    skipped = 8 * HOUR - 60_000;
    expect((await me(token)).status).toBe(200);
    skipped = 8 * HOUR + 1000;
    expect((await me(token)).status).toBe(401);
    skipped = 0;
  });

  it('ends when its account is disabled, and stays ended when the account returns', async () => {
    const own = await addAccount(site);
    const token = await tokenOf(site, own);
    await site.stores.accounts.disable(own.id, auditEntry({ action: 'account_disabled' }));
    expect((await me(token)).status).toBe(401);
    await site.stores.accounts.resetPassword(own.id, own.passwordHash, auditEntry());
    expect((await me(token)).status).toBe(401);
  });

  it('is refused for a disabled account, even if a session were left open', async () => {
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

  it('gives the stored role, whatever the token says', async () => {
    const moderator = await addAccount(site, { role: 'moderator' });
    const { jti, sub, exp } = decodeJwt(await tokenOf(site, moderator));
    const token = await forge({ jti, sub, exp, role: 'admin' });
    expect(await (await me(token)).json()).toMatchObject({ data: { role: 'moderator' } });
  });

  describe('refuses a token that', () => {
    /** Claims of an open session, with something wrong about them. */
    const cases: [string, (claims: Claims) => Promise<string>][] = [
      ['another secret signed', (claims) => forge(claims, { by: 'x'.repeat(40) })],
      ['another issuer issued', (claims) => forge({ ...claims, iss: 'mdmc' })],
      ['is for another audience', (claims) => forge({ ...claims, aud: 'elsewhere' })],
      ['has expired', (claims) => forge({ ...claims, exp: Math.floor(Date.now() / 1000) - 1 })],
      ['never expires', (claims) => forge({ ...claims, exp: undefined })],
      [
        'uses HS512, with the right secret',
        async (claims) => {
          const text = `${part({ alg: 'HS512' })}.${part(claims)}`;
          return `${text}.${createHmac('sha512', secret).update(text).digest('base64url')}`;
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
    it.each(cases)('%s', async (_name, wrong) => {
      const { iss, aud, jti, sub, exp } = decodeJwt(await tokenOf(site, account));
      const claims: Claims = { iss, aud, jti, sub, exp };
      expect((await me(await forge(claims))).status).toBe(200);
      const response = await me(await wrong(claims));
      expect(response.headers.get('www-authenticate')).toBe('Bearer');
      expect(await codeOf(response)).toEqual([401, 'unauthorized']);
    });
  });

  it('outlives the rotation of the secret as long as the old one is kept', async () => {
    const token = await tokenOf(site, account);
    const { jti = '' } = decodeJwt(token);
    const found = await site.stores.sessions.find(jti);
    if (!found) throw new Error('The session is not open.');
    for (const [secrets, status] of [
      [`${'n'.repeat(40)},${secret}`, 200],
      ['n'.repeat(40), 401],
    ] as const) {
      const rotated = await open(engine, { SESSION_SECRET: secrets });
      vi.spyOn(rotated.stores.sessions, 'find').mockResolvedValue(found);
      expect((await rotated.get('/api/auth/me', bearer(token))).status).toBe(status);
      await rotated.close();
    }
  });

  it('500: says nothing of why', async () => {
    const token = await tokenOf(site, account);
    for (const method of ['find', 'end', 'endAll'] as const) {
      const broken = vi.spyOn(site.stores.sessions, method).mockRejectedValue(new Error('disk on fire'));
      const path = {
        find: '/api/auth/logout',
        end: '/api/auth/logout',
        endAll: '/api/auth/logout-everywhere',
      };
      const response = await post(path[method], '', bearer(token));
      expect([method, response.status]).toEqual([method, 500]);
      expect(await response.text()).not.toContain('fire');
      broken.mockRestore();
    }
  });
});

eachEngine('changing the password', (engine) => {
  const path = '/api/auth/password';
  const password = 'a melody that nobody hums';
  let account: Account;
  let token: string;
  beforeAll(async () => {
    site = await open(engine);
    account = await addAccount(site);
    token = await tokenOf(site, account);
  });
  afterAll(() => site.close());
  const change = (body: unknown, headers: Record<string, string> = {}) =>
    post(path, body, { ...bearer(token), ...headers });

  it('200: ends all sessions, gives the token of a new one, and the old password is none any more', async () => {
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

  it('401: needs a token', async () => {
    expect(await codeOf(await post(path, { current: PASSWORD, password }))).toEqual([401, 'unauthorized']);
    // Before the body is looked at.
    expect((await post(path, '{')).status).toBe(401);
  });

  it('400, 413, 415', async () => {
    expect(await codeOf(await change('{'))).toEqual([400, 'bad_json']);
    expect(await codeOf(await change({ current: 'x'.repeat(33_000) }))).toEqual([413, 'too_large']);
    const plain = await change({}, { 'content-type': 'text/plain' });
    expect(await codeOf(plain)).toEqual([415, 'unsupported_media_type']);
  });

  it.each([
    ['current', { current: '' }, 'Veuillez remplir tous les champs requis.'],
    ['current', { current: 'not this one' }, 'Le mot de passe actuel est incorrect.'],
    ['password', { password: 'eleven char' }, 'Le mot de passe doit compter au moins 12 caractères.'],
    ['password', { password: 'x1'.repeat(101) }, 'Le mot de passe ne peut pas dépasser 200 caractères.'],
    ['password', { password: 'x1'.repeat(300) }, 'Le mot de passe ne peut pas dépasser 200 caractères.'],
    ['password', { password: 'Password-2026' }, 'Ce mot de passe est trop facile à deviner.'],
    ['password', { password: 1 }, 'Veuillez remplir tous les champs requis.'],
  ])('422: %s %j', async (field, wrong, message) => {
    const response = await change({ current: PASSWORD, password, ...wrong });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      code: 'invalid_fields',
      message,
      fields: { [field]: message },
    });
    expect((await me(token)).status).toBe(200);
  });

  it('422: refuses the e-mail address as password', async () => {
    const response = await change({ current: PASSWORD, password: account.email.toUpperCase() });
    expect([response.status, Object.keys((await response.json()).fields)]).toEqual([422, ['password']]);
  });

  it('429: a stolen token does not guess the password', async () => {
    const own = await addAccount(site);
    const stolen = bearer(await tokenOf(site, own));
    for (let i = 0; i < 6; i += 1) {
      expect((await post(path, { current: `guess ${i}`, password }, stolen)).status).toBe(422);
    }
    const refused = await post(path, { current: PASSWORD, password }, stolen);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect(await codeOf(refused)).toEqual([429, 'rate_limited']);
    // The owner still signs in: it is another counter.
    expect((await post(login, { email: own.email, password: PASSWORD })).status).toBe(200);
  });

  it('500: says nothing of why', async () => {
    const broken = vi
      .spyOn(site.stores.accounts, 'changePassword')
      .mockRejectedValue(new Error('disk on fire'));
    const response = await change({ current: PASSWORD, password });
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('fire');
    broken.mockRestore();
  });
});

eachEngine('what is kept of it', (engine) => {
  it('the audit log says who did what, and neither it nor the log holds an e-mail, a password or a token', async () => {
    site = await open(engine);
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
    site = await open(engine, { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password });
    expect(await site.ensureFirstAdministrator()).toBeUndefined();
    expect(await site.ensureFirstAdministrator()).toBeUndefined();
    const response = await post(login, admin);
    expect(response.status).toBe(200);
    const who = await me((await response.json()).token);
    expect(await who.json()).toMatchObject({ data: { email: 'boss@example.com', role: 'admin' } });
    await site.close();
  });

  it('is generated, given once to whoever started the server, and never to the log', async () => {
    site = await open(engine);
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

interface Claims {
  iss?: string | undefined;
  aud?: string | string[] | undefined;
  jti?: string | undefined;
  sub?: string | undefined;
  exp?: number | undefined;
  role?: string;
}

/** Signs claims as the site would, or differently. */
function forge(claims: Claims, { by = secret } = {}): Promise<string> {
  return new SignJWT({ iss: 'mdmc-admin', aud: 'mdmc-api', ...claims } as JWTPayload)
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(by));
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
