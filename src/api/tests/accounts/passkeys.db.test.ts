import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  addAccount,
  bearer,
  newAddress,
  PASSWORD,
  postFrom,
  tokenOf,
} from '../../../../tests/accounts/accounts.ts';
import { Authenticator } from '../../../../tests/accounts/authenticator.ts';
import { switchOn } from '../../../../tests/accounts/second-factor.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { auditEntry } from '../../../../tests/factories.ts';
import { fieldsOf, problemOf } from '../../../../tests/refusals.ts';
import { openTestSite, type TestSite } from '../../../../tests/test-site.ts';
import type { Account } from '../../../app/ports/account.ts';
import { PasskeyDto, type PasskeyQuestion } from '../../../contracts/account/passkey.ts';
import { CHALLENGE_MS } from '../../../domain/account/passkey.ts';

const path = '/api/auth/passkeys';
const REFUSED = [401, 'passkey_refused'];
const NOT_ADDED = [422, 'passkey_not_added'];

eachEngine('passkeys', (engine) => {
  let site: TestSite;
  const time = { skipped: 0 };
  beforeAll(async () => {
    site = await openTestSite(engine, { clock: { now: () => Date.now() + time.skipped } });
  });
  afterAll(() => site.close());

  const post = (to: string, body: unknown, token?: string) =>
    postFrom(site, newAddress(), to, body, token === undefined ? undefined : bearer(token));
  const begin = async (token: string): Promise<PasskeyQuestion> =>
    (await (await post(`${path}/begin`, { password: PASSWORD }, token)).json()).data;
  const add = (token: string, credential: unknown, name = 'Phone') => post(path, { name, credential }, token);
  const ask = async (): Promise<PasskeyQuestion> =>
    (await (await post('/api/auth/passkey-sign-in/begin', undefined)).json()).data;
  const signIn = (credential: unknown) => post('/api/auth/passkey-sign-in', { credential });
  const list = async (token: string): Promise<PasskeyDto[]> =>
    (await (await site.get(path, bearer(token))).json()).data;
  /** The mails to an address, the oldest first. */
  const mailsTo = async (address: string) => {
    const later = Date.now() + 24 * 3_600_000;
    const claimed = await site.stores.mails.claim({ now: later, leaseMs: 1, limit: 1000 });
    return claimed.filter(({ to }) => to === address);
  };
  /** Creates an account with a passkey on a device. */
  async function withPasskey(changes: Partial<Account> = {}) {
    const account = await addAccount(site, changes);
    const token = await tokenOf(site, account);
    const device = new Authenticator();
    expect((await add(token, device.create(await begin(token)))).status).toBe(201);
    return { account, token, device };
  }

  it('requests a resident key of this site whose device verifies the person', async () => {
    const account = await addAccount(site, { name: 'Léa Martin' });
    expect(await begin(await tokenOf(site, account))).toMatchObject({
      rp: { id: 'localhost', name: 'MDMC' },
      user: { name: account.email, displayName: 'Léa Martin' },
      attestation: 'none',
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  });

  it('opens a session without password or code, and shows the last use of the key', async () => {
    const { account, token, device } = await withPasskey({ role: 'sales' });
    await switchOn(site, token);
    const [stored] = await list(token);
    expect(PasskeyDto.parse(stored)).toEqual(stored);
    expect(stored).toMatchObject({ name: 'Phone', usedAt: null });
    const response = await signIn(device.get(await ask()));
    expect(response.status).toBe(200);
    const { token: opened } = await response.json();
    const me = await (await site.get('/api/auth/me', bearer(opened))).json();
    expect(me.data).toMatchObject({ id: account.id, role: 'sales', passkey: true });
    expect((await list(opened))[0]?.usedAt).toEqual(expect.any(String));
    const [entry] = await site.stores.audit.latest(1);
    expect(entry).toMatchObject({ action: 'signed_in_with_passkey', actorId: account.id });
    expect(site.lines.join('')).not.toContain(account.email);
  });

  it('returns the same options to every visitor, so that they do not reveal whether an account has passkeys', async () => {
    await withPasskey();
    const [one, two] = [await ask(), await ask()];
    expect({ ...one, challenge: '' }).toEqual({ ...two, challenge: '' });
    expect(one.challenge).not.toBe(two.challenge);
    expect(one).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(one['allowCredentials'] ?? []).toEqual([]);
  });

  it('accepts the answer to a challenge once, also when it is sent twice at once', async () => {
    const { device } = await withPasskey();
    const answer = device.get(await ask());
    const both = await Promise.all([signIn(answer), signIn(answer)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(await problemOf(await signIn(answer))).toEqual(REFUSED);
  });

  it('refuses an expired challenge, and the challenge of a registration', async () => {
    const { device, token } = await withPasskey();
    const question = await ask();
    const registration = await begin(token);
    expect(await problemOf(await signIn(device.get(registration)))).toEqual(REFUSED);
    time.skipped += CHALLENGE_MS + 1;
    expect(await problemOf(await signIn(device.get(question)))).toEqual(REFUSED);
  });

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['a key of another host', { rpId: 'evil.example' }],
    ['a person whom the device did not verify', { verified: false }],
  ])('refuses an answer from %s, as a new key and at the sign-in', async (_what, change) => {
    const { device, token } = await withPasskey();
    expect(await problemOf(await add(token, new Authenticator().create(await begin(token), change)))).toEqual(
      NOT_ADDED,
    );
    expect(await problemOf(await signIn(device.get(await ask(), change)))).toEqual(REFUSED);
    expect((await signIn(device.get(await ask()))).status).toBe(200);
  });

  it('refuses an answer whose counter did not grow: the key was copied', async () => {
    const { device } = await withPasskey();
    expect((await signIn(device.get(await ask(), { counter: 7 }))).status).toBe(200);
    for (const counter of [7, 6]) {
      expect(await problemOf(await signIn(device.get(await ask(), { counter })))).toEqual(REFUSED);
    }
    expect((await signIn(device.get(await ask(), { counter: 8 }))).status).toBe(200);
  });

  it('accepts a device that counts nothing', async () => {
    const { device } = await withPasskey();
    for (let i = 0; i < 2; i += 1)
      expect((await signIn(device.get(await ask(), { counter: 0 }))).status).toBe(200);
  });

  it('refuses an unknown key, the key of another device under a known id, and unreadable bytes', async () => {
    const { device, account } = await withPasskey();
    const known = device.get(await ask());
    expect(await problemOf(await signIn(new Authenticator().get(await ask())))).toEqual(REFUSED);
    const forged = new Authenticator().get(await ask());
    expect(await problemOf(await signIn({ ...forged, id: known.id, rawId: known.id }))).toEqual(REFUSED);
    const response = { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' };
    expect(await problemOf(await signIn({ ...known, response }))).toEqual(REFUSED);
    const [entry] = await site.stores.audit.latest(1);
    expect(entry).toMatchObject({ action: 'sign_in_failed', actorId: null, subject: account.id });
  });

  it('adds a key with the right password only, for its own account, once', async () => {
    const { token, device } = await withPasskey();
    const other = await tokenOf(site, await addAccount(site));
    expect(await fieldsOf(await post(`${path}/begin`, { password: 'wrong' }, token))).toEqual([
      422,
      ['password'],
    ]);
    const next = new Authenticator().create(await begin(token));
    expect(await problemOf(await add(other, next))).toEqual(NOT_ADDED);
    expect((await add(token, next)).status).toBe(201);
    expect(await problemOf(await add(token, next))).toEqual(NOT_ADDED);
    expect(await problemOf(await add(other, device.create(await begin(other))))).toEqual(NOT_ADDED);
    expect(await list(other)).toEqual([]);
  });

  it('lets only the owner rename and remove a passkey, and refuses a removed passkey', async () => {
    const { token, device } = await withPasskey();
    const other = await tokenOf(site, await addAccount(site));
    const id = (await list(token))[0]?.id ?? '';
    const change = (by: string, method: string, body?: object) =>
      site.send(method, `${path}/${id}`, body, bearer(by), newAddress());
    const proof = { password: PASSWORD };
    for (const [method, body] of [
      ['PATCH', { name: 'Mine' }],
      ['DELETE', proof],
    ] as const)
      expect(await problemOf(await change(other, method, body))).toEqual([404, 'not_found']);
    expect((await (await change(token, 'PATCH', { name: ' Desk ' })).json()).data).toMatchObject([
      { name: 'Desk' },
    ]);
    expect(await fieldsOf(await change(token, 'DELETE', { password: 'another one' }))).toEqual([
      422,
      ['password'],
    ]);
    expect((await (await change(token, 'DELETE', proof)).json()).data).toEqual([]);
    expect(await problemOf(await signIn(device.get(await ask())))).toEqual(REFUSED);
    const actions = (await site.stores.audit.latest(4)).map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['passkey_removed', 'passkey_renamed']));
  });

  it('requires a code to add and remove a passkey if the second factor is on, and mails the owner about each change', async () => {
    time.skipped = 0;
    const account = await addAccount(site);
    const token = await tokenOf(site, account);
    const { recoveryCodes } = await switchOn(site, token);
    const [first = '', second = ''] = recoveryCodes;
    const begun = (body: object) => post(`${path}/begin`, { password: PASSWORD, ...body }, token);
    for (const body of [{}, { code: '000-000' }])
      expect(await fieldsOf(await begun(body))).toEqual([422, ['code']]);
    const device = new Authenticator();
    const question = (await (await begun({ code: first })).json()).data;
    expect((await add(token, device.create(question))).status).toBe(201);
    const remove = (body: object) =>
      site.send('DELETE', `${path}/${id}`, { password: PASSWORD, ...body }, bearer(token), newAddress());
    const id = (await list(token))[0]?.id ?? '';
    for (const body of [{}, { code: first }])
      expect(await fieldsOf(await remove(body))).toEqual([422, ['code']]);
    expect(await list(token)).toHaveLength(1);
    expect((await remove({ code: second })).status).toBe(200);
    const told = (await mailsTo(account.email)).map(({ subject }) => subject.split(' · ')[0]);
    expect(told).toEqual([
      'La double authentification est activée',
      'Un code de secours a été utilisé',
      'Une clé d’accès a été ajoutée',
      'Un code de secours a été utilisé',
      'Une clé d’accès a été supprimée',
    ]);
  });

  it('keeps the passkeys after a password reset by a link, unless the owner removes them in the same request', async () => {
    time.skipped = 0;
    const { account, device } = await withPasskey();
    const linkFor = async () => {
      const code = site.ports.landingCodes.next();
      const link = {
        kind: 'password' as const,
        digest: site.ports.landingCodes.hashOf(code),
        accountId: account.id,
        createdAt: Date.now(),
        expiresAt: Date.now() + 60_000,
      };
      await site.ports.passwordLinks.issue(link, null, auditEntry({ at: 0 }), 3);
      return code;
    };
    const use = (code: string, body: object) =>
      post('/api/auth/password-link/use', { code, password: 'a melody that nobody hums', ...body });
    const code = await linkFor();
    const read = await (await post('/api/auth/password-link/read', { code })).json();
    expect(read.data.passkeys).toEqual(['Phone']);
    expect((await use(code, {})).status).toBe(200);
    expect((await signIn(device.get(await ask()))).status).toBe(200);
    expect((await use(await linkFor(), { removePasskeys: true })).status).toBe(200);
    expect(await problemOf(await signIn(device.get(await ask())))).toEqual(REFUSED);
  });

  it('refuses the passkey of a disabled account, and deletes it when the terminal resets the second factor', async () => {
    const { account, device } = await withPasskey();
    const entry = { at: 0, actorId: null, subject: account.id, before: null, after: null, requestId: null };
    await site.stores.accounts.disable(account.id, { ...entry, action: 'account_disabled' });
    expect(await problemOf(await signIn(device.get(await ask())))).toEqual(REFUSED);
    const reset = { ...entry, action: 'password_reset' as const };
    await site.stores.accounts.resetPassword(account.id, account.passwordHash, reset, 'forgotten');
    expect(await problemOf(await signIn(device.get(await ask())))).toEqual(REFUSED);
    expect(await site.stores.passkeys.list(account.id)).toEqual([]);
  });
});
