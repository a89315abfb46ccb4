import { afterAll, beforeAll, expect, it } from 'vitest';
import { addAccount, bearer, newAddress, PASSWORD, tokenOf } from '../../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { fieldsOf, problemOf } from '../../../../tests/refusals.ts';
import { openTestSite, type TestSite } from '../../../../tests/test-site.ts';
import type { Account } from '../../../app/ports/account.ts';
import { OwnSessionDto } from '../../../contracts/account/account.ts';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

eachEngine('the own account', (engine) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite(engine);
  });
  afterAll(() => site.close());

  const list = async (token: string): Promise<OwnSessionDto[]> =>
    (await (await site.get('/api/auth/sessions', bearer(token))).json()).data;
  const works = async (token: string) => (await site.get('/api/auth/me', bearer(token))).status === 200;
  async function signInOnPhone({ email }: Account): Promise<string> {
    const body = { email, password: PASSWORD };
    const response = await site.send('POST', '/api/auth/login', body, { 'user-agent': PHONE }, newAddress());
    return (await response.json()).token;
  }

  it('lists the sessions of the account with their devices, and stores neither user agent nor address', async () => {
    const account = await addAccount(site);
    await tokenOf(site, await addAccount(site));
    const desk = await tokenOf(site, account);
    const phone = await signInOnPhone(account);
    const sessions = await list(phone);
    for (const session of sessions) expect(OwnSessionDto.parse(session)).toEqual(session);
    expect(sessions.map(({ browser, system, current }) => [browser, system, current])).toEqual([
      ['Safari', 'ios', true],
      ['other', 'other', false],
    ]);
    expect((await list(desk)).map(({ current }) => current)).toEqual([false, true]);
    expect(JSON.stringify(await site.stores.sessions.list(account.id, Date.now()))).not.toMatch(
      /Mozilla|18_1|\d+\.\d+\.\d+/,
    );
  });

  it('keeps the device when a new password opens a new session', async () => {
    const account = await addAccount(site);
    const token = await signInOnPhone(account);
    const body = { current: PASSWORD, password: 'a melody that nobody hums' };
    const headers = { ...bearer(token), 'user-agent': PHONE };
    const changed = await site.send('POST', '/api/auth/password', body, headers, newAddress());
    const sessions = await list((await changed.json()).token);
    expect(sessions.map(({ system, current }) => [system, current])).toEqual([['ios', true]]);
  });

  it('ends one session, and no session of another account', async () => {
    const account = await addAccount(site);
    const other = await tokenOf(site, await addAccount(site));
    const [desk, phone] = [await tokenOf(site, account), await signInOnPhone(account)];
    const id = (await list(desk)).find(({ current }) => !current)?.id;
    const end = (by: string) => site.send('DELETE', `/api/auth/sessions/${id}`, undefined, bearer(by));
    expect(await problemOf(await end(other))).toEqual([404, 'not_found']);
    expect(await works(phone)).toBe(true);
    expect((await (await end(desk)).json()).data).toEqual({ ended: 1 });
    expect([await works(phone), await works(desk)]).toEqual([false, true]);
    expect(await problemOf(await end(desk))).toEqual([404, 'not_found']);
    const [entry] = await site.stores.audit.latest(1);
    expect(entry).toMatchObject({ action: 'sessions_ended', actorId: account.id, subject: account.id });
  });

  it('ends all other sessions and keeps the session of the request', async () => {
    const account = await addAccount(site);
    const other = await tokenOf(site, await addAccount(site));
    const [desk, ...others] = [
      await tokenOf(site, account),
      await tokenOf(site, account),
      await signInOnPhone(account),
    ];
    const response = await site.send('POST', '/api/auth/sessions/end-others', undefined, bearer(desk ?? ''));
    expect((await response.json()).data).toEqual({ ended: 2 });
    for (const token of others) expect(await works(token)).toBe(false);
    expect([await works(desk ?? ''), await works(other)]).toEqual([true, true]);
  });

  it('changes the name of the account, and logs the change without the names', async () => {
    const account = await addAccount(site);
    const token = await tokenOf(site, account);
    const rename = (name: string) => site.send('PATCH', '/api/auth/me', { name }, bearer(token));
    expect((await (await rename(' Léa Martin ')).json()).data).toMatchObject({ name: 'Léa Martin' });
    for (const wrong of ['', ' ', 'x'.repeat(101)])
      expect(await fieldsOf(await rename(wrong))).toEqual([422, ['name']]);
    const journal = await (await site.get('/api/audit?action=name_changed', bearer(token))).json();
    expect(journal.data.items[0]).toMatchObject({
      actor: { id: account.id, email: account.email, name: 'Léa Martin' },
      subject: { id: account.id, name: 'Léa Martin', exists: true },
      before: null,
      after: null,
    });
    expect(JSON.stringify(await site.stores.audit.latest(5))).not.toContain('Léa');
  });
});
