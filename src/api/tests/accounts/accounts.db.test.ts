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
import { givePassword } from '../../../app/team/give-password.ts';
import { AccountRowDto } from '../../../contracts/account/account.ts';

const path = '/api/accounts';

eachEngine('the accounts API', (engine) => {
  let site: TestSite;
  let admin: Account;
  let token: string;
  beforeAll(async () => {
    site = await openTestSite(engine);
    admin = await addAccount(site);
    token = await tokenOf(site, admin);
  });
  afterAll(() => site.close());

  const call = (method: string, address: string, body?: unknown, headers = bearer(token)) =>
    site.send(method, `${path}${address}`, body, headers, newAddress());
  const rowOf = async (id: string) => {
    const { data } = await (await call('GET', '')).json();
    return data.find((row: AccountRowDto) => row.id === id) as AccountRowDto;
  };
  const signIn = (email: string, password: string) =>
    postFrom(site, newAddress(), '/api/auth/login', { email, password });

  it('lists all accounts with their number of open sessions, and without password hashes', async () => {
    const response = await call('GET', '');
    const text = await response.text();
    const { data } = JSON.parse(text);
    for (const row of data) expect(AccountRowDto.parse(row)).toEqual(row);
    expect(data[0]).toMatchObject({
      id: admin.id,
      email: admin.email,
      role: 'admin',
      disabled: false,
      sessions: 1,
    });
    expect(text).not.toContain('argon2');
  });

  it('ends the sessions of a disabled account, and accepts its password again once it is enabled', async () => {
    const other = await addAccount(site);
    const theirs = await tokenOf(site, other);
    const { data } = await (await call('PATCH', `/${other.id}`, { disabled: true })).json();
    expect(data.find(({ id }: { id: string }) => id === other.id)).toMatchObject({
      disabled: true,
      sessions: 0,
    });
    expect((await site.get('/api/auth/me', bearer(theirs))).status).toBe(401);
    expect((await signIn(other.email, PASSWORD)).status).toBe(401);
    expect((await call('PATCH', `/${other.id}`, { disabled: false })).status).toBe(200);
    expect((await signIn(other.email, PASSWORD)).status).toBe(200);
    const actions = (await site.stores.audit.latest(10)).map(({ action }) => action);
    expect(actions).toContain('account_disabled');
    expect(actions).toContain('account_enabled');
  });

  it('applies another role to open sessions at once', async () => {
    const other = await addAccount(site);
    const theirs = await tokenOf(site, other);
    expect((await site.get('/api/leads', bearer(theirs))).status).toBe(200);
    await call('PATCH', `/${other.id}`, { role: 'moderator' });
    expect((await site.get('/api/leads', bearer(theirs))).status).toBe(403);
    expect((await rowOf(other.id)).role).toBe('moderator');
  });

  it('gives an account another password, ends its sessions, and mails its owner without the password', async () => {
    const other = await addAccount(site, { role: 'moderator' });
    const theirs = await tokenOf(site, other);
    const { data } = await (await call('POST', `/${other.id}/password`)).json();
    expect((await site.get('/api/auth/me', bearer(theirs))).status).toBe(401);
    expect((await signIn(other.email, PASSWORD)).status).toBe(401);
    expect((await signIn(other.email, data.password)).status).toBe(200);
    expect(await rowOf(other.id)).toMatchObject({ passwordDue: true });
    const mails = await site.stores.mails.claim({ now: Date.now(), leaseMs: 1, limit: 20 });
    const told = mails.filter(({ to }) => to === other.email);
    expect(told).toHaveLength(1);
    expect(told[0]?.text).not.toContain(data.password);
  });

  it('ends all sessions of an account, which can sign in again', async () => {
    const other = await addAccount(site);
    const theirs = [await tokenOf(site, other), await tokenOf(site, other)];
    const response = await call('POST', `/${other.id}/sign-out`);
    expect((await response.json()).data).toEqual({ ended: 2 });
    for (const one of theirs) expect((await site.get('/api/auth/me', bearer(one))).status).toBe(401);
    expect((await signIn(other.email, PASSWORD)).status).toBe(200);
  });

  it('returns 409 when accounts disable themselves, or change their own role or password', async () => {
    expect(await problemOf(await call('PATCH', `/${admin.id}`, { disabled: true }))).toEqual([
      409,
      'own_account',
    ]);
    expect(await problemOf(await call('PATCH', `/${admin.id}`, { role: 'moderator' }))).toEqual([
      409,
      'own_account',
    ]);
    expect(await problemOf(await call('POST', `/${admin.id}/password`))).toEqual([409, 'own_account']);
  });

  it('keeps one administrator when the last two disable each other at once', async () => {
    await using alone = await twoAdministrators(engine);
    const answers = await Promise.all(alone.shutOut.map((act) => act()));
    expect(answers.map(({ status }) => status).sort()).toEqual(
      expect.toSatisfy((statuses: number[]) => statuses[0] === 200 && [401, 409].includes(statuses[1] ?? 0)),
    );
    const left = (await alone.site.stores.accounts.list()).filter(({ disabledAt }) => disabledAt === null);
    expect(left).toHaveLength(1);
  });

  it('returns 409 for another password of a disabled account', async () => {
    const other = await addAccount(site, { disabledAt: 1 });
    expect(await problemOf(await call('POST', `/${other.id}/password`))).toEqual([409, 'account_disabled']);
  });

  it('keeps an account disabled when it is disabled while its new password is hashed', async () => {
    const other = await addAccount(site);
    const { accounts } = site.stores;
    const { ids, mailTexts, mailSettings } = site.ports;
    const ports = {
      ...{ ids, mailTexts, mailSettings },
      clock: { now: () => Date.now() },
      accounts,
      passwords: {
        generate: () => 'generated',
        verify: async () => false,
        hash: async () => {
          await call('PATCH', `/${other.id}`, { disabled: true });
          return 'a hash';
        },
      },
    };
    const asker = { who: { account: admin, sessionId: 's' }, requestId: 'r' };
    expect(await givePassword(ports, other.id, asker)).toEqual({
      ok: false,
      code: 'account_disabled',
    });
    expect(await accounts.byId(other.id)).toMatchObject({
      disabledAt: expect.any(Number),
      passwordHash: other.passwordHash,
    });
  });

  it('returns 422 for a wrong body', async () => {
    const other = await addAccount(site);
    for (const [method, address] of [
      ['POST', ''],
      ['PATCH', `/${other.id}`],
    ] as const) {
      expect(await problemOf(await call(method, address, {}))).toEqual([422, 'invalid_fields']);
      expect(await problemOf(await call(method, address, { email: 'x@example.com', role: 'king' }))).toEqual([
        422,
        'invalid_fields',
      ]);
    }
    const malformed = { email: 'nobody', name: 'X', role: 'admin', locale: 'fr' };
    expect(await problemOf(await call('POST', '', malformed))).toEqual([422, 'invalid_fields']);
  });

  it('returns 429 when an address adds too many accounts, because each costs a hash', async () => {
    await using strict = await openLimited(engine);
    const statuses: number[] = [];
    for (let i = 0; i < 3; i += 1) statuses.push((await strict.add(`n${i}@example.com`)).status);
    expect(statuses).toEqual([201, 201, 429]);
  });
});

async function twoAdministrators(engine: Parameters<typeof openTestSite>[0]) {
  const site = await openTestSite(engine);
  const both = [await addAccount(site), await addAccount(site)];
  const tokens = await Promise.all(both.map((account) => tokenOf(site, account)));
  const shutOut = both.map(
    (_, index) => () =>
      site.send('PATCH', `${path}/${both[1 - index]?.id}`, { disabled: true }, bearer(tokens[index] ?? '')),
  );
  return { site, shutOut, [Symbol.asyncDispose]: () => site.close() };
}

async function openLimited(engine: Parameters<typeof openTestSite>[0]) {
  const site = await openTestSite(engine, { formLimits: { perMinute: 2, perHour: 100 } });
  const token = await tokenOf(site, await addAccount(site));
  const address = newAddress();
  return {
    add: (email: string) =>
      postFrom(site, address, path, { email, name: 'N', role: 'moderator', locale: 'fr' }, bearer(token)),
    [Symbol.asyncDispose]: () => site.close(),
  };
}
