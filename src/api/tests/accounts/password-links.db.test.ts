import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import {
  addAccount,
  bearer,
  newAddress,
  PASSWORD,
  postFrom,
  tokenOf,
} from '../../../../tests/accounts/accounts.ts';
import { clock, openAuthSite } from '../../../../tests/accounts/auth-site.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { mailText } from '../../../../tests/mail-text.ts';
import { problemOf } from '../../../../tests/refusals.ts';
import type { TestSite } from '../../../../tests/test-site.ts';
import type { Account } from '../../../app/ports/account.ts';

const path = '/api/auth/password-link';
const HOUR = 3_600_000;
const password = 'a melody that nobody hums';

let site: TestSite;
const post = (to: string, body: unknown, headers: Record<string, string> = {}) =>
  postFrom(site, newAddress(), to, body, headers);
const signIn = (account: Account, typed: string) =>
  post('/api/auth/login', { email: account.email, password: typed });
/** Counts up, because a claimed mail is not claimed again before its lease has ended: in the same millisecond it is missing. */
let moment = 0;
const mailsTo = async ({ email }: Account) => {
  moment = Math.max(moment + 2, Date.now() + 9 * HOUR);
  const claimed = await site.stores.mails.claim({ now: moment, leaseMs: 1, limit: 100 });
  return claimed.filter(({ to }) => to === email);
};
/** Requests a link, and returns its code from the mail. */
async function linkFor(account: Account): Promise<string> {
  await post(path, { email: account.email });
  const mail = await vi.waitFor(async () => {
    const [first] = await mailsTo(account);
    if (!first) throw new Error('No mail has come.');
    return first;
  });
  return /\/admin\/password#([\w-]+)/.exec(mailText(site, mail))?.[1] ?? '';
}

eachEngine('a link to a new password', (engine) => {
  let account: Account;
  beforeAll(async () => {
    site = await openAuthSite(engine);
  });
  beforeEach(async () => {
    clock.skipped = 0;
    account = await addAccount(site);
  });
  afterAll(() => site.close());

  it('sends a link in the language of the request, and sets a password by it once, which ends all sessions', async () => {
    const token = await tokenOf(site, account);
    await post(path, { email: ` ${account.email.toUpperCase()}` }, { 'accept-language': 'es' });
    const mail = await vi.waitFor(async () => {
      const [first] = await mailsTo(account);
      expect(first?.subject).toBe('Elige una nueva contraseña · MDMC');
      return first;
    });
    // Without brand and host, the mail could be from any sender.
    const text = mailText(site, mail);
    expect(text).toMatch(/panel de MDMC \([\w.:-]+\)/);
    const code = /\/es\/admin\/password#([\w-]+)/.exec(text)?.[1] ?? '';
    const owner = { email: account.email, name: '', invited: false, passkeys: [] };
    const read = await post(`${path}/read`, { code });
    expect(await read.json()).toEqual({ success: true, data: owner });
    const used = await post(`${path}/use`, { code, password });
    expect([used.status, await used.json()]).toEqual([200, { success: true, data: owner }]);
    expect((await site.get('/api/auth/me', bearer(token))).status).toBe(401);
    expect((await signIn(account, PASSWORD)).status).toBe(401);
    expect((await signIn(account, password)).status).toBe(200);
    expect(await problemOf(await post(`${path}/use`, { code, password }))).toEqual([404, 'not_found']);
    expect(await problemOf(await post(`${path}/read`, { code }))).toEqual([404, 'not_found']);
  });

  it('mails the owner in the language of the account that the password was changed, and not how', async () => {
    const owner = await addAccount(site, { locale: 'en' });
    const code = await linkFor(owner);
    expect((await post(`${path}/use`, { code, password })).status).toBe(200);
    const told = async () =>
      (await mailsTo(owner)).filter(({ subject }) => subject === 'Your password has changed · MDMC');
    expect(await told()).toHaveLength(1);
    const token = await tokenOf(site, owner, password);
    const change = { current: password, password: `${password} twice` };
    await post('/api/auth/password', { ...change, current: 'wrong' }, bearer(token));
    expect(await told()).toHaveLength(1);
    expect((await post('/api/auth/password', change, bearer(token))).status).toBe(200);
    const mails = await told();
    expect(mails).toHaveLength(2);
    for (const { text } of mails) {
      expect(text).toMatch(/\nhttps?:\/\/[\w.:-]+\/en\/admin\n$/);
      for (const secret of [password, code, owner.passwordHash]) expect(text).not.toContain(secret);
    }
  });

  it('refuses a link after an hour, after another link was used, and for a disabled account', async () => {
    const late = await linkFor(account);
    clock.skipped = HOUR + 1000;
    expect((await post(`${path}/use`, { code: late, password })).status).toBe(404);
    clock.skipped = 0;
    expect((await signIn(account, PASSWORD)).status).toBe(200);

    const other = await addAccount(site);
    const [first, second] = [await linkFor(other), await linkFor(other)];
    expect((await post(`${path}/use`, { code: first, password })).status).toBe(200);
    expect((await post(`${path}/use`, { code: second, password })).status).toBe(404);

    const leaving = await addAccount(site);
    const code = await linkFor(leaving);
    await site.stores.accounts.disable(leaving.id, { ...entry(leaving), action: 'account_disabled' });
    expect((await post(`${path}/use`, { code, password })).status).toBe(404);
  });

  it.each([
    [
      'the owner changes the password',
      async () => {
        const token = await tokenOf(site, account);
        const body = { current: PASSWORD, password };
        expect((await post('/api/auth/password', body, bearer(token))).status).toBe(200);
      },
    ],
    [
      'an administrator gives a password',
      async () => {
        const admin = await tokenOf(site, await addAccount(site));
        expect((await post(`/api/accounts/${account.id}/password`, undefined, bearer(admin))).status).toBe(
          200,
        );
      },
    ],
    [
      'an administrator disables the account, also once it is enabled again',
      async () => {
        const admin = bearer(await tokenOf(site, await addAccount(site)));
        for (const disabled of [true, false])
          expect((await site.send('PATCH', `/api/accounts/${account.id}`, { disabled }, admin)).status).toBe(
            200,
          );
      },
    ],
  ])('refuses a link after %s', async (_, change) => {
    const code = await linkFor(account);
    await change();
    for (const to of ['read', 'use'])
      expect(await problemOf(await post(`${path}/${to}`, { code, password }))).toEqual([404, 'not_found']);
  });

  it('keeps a link valid when the new password breaks a rule', async () => {
    const code = await linkFor(account);
    const refused = await post(`${path}/use`, { code, password: 'too short' });
    expect([refused.status, Object.keys((await refused.json()).fields)]).toEqual([422, ['password']]);
    expect((await post(`${path}/use`, { code, password })).status).toBe(200);
  });

  it('sets one password when a link is used twice at the same moment', async () => {
    const code = await linkFor(account);
    const both = [password, `${password} twice`].map((typed) =>
      post(`${path}/use`, { code, password: typed }),
    );
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 404]);
  });

  it('returns the same response for every address, before the address is looked up', async () => {
    const answers: unknown[] = [];
    const byEmail = vi.spyOn(site.stores.accounts, 'byEmail');
    // The look-up never ends: the response does not wait for it.
    byEmail.mockReturnValue(new Promise(() => {}));
    const disabled = await addAccount(site, { disabledAt: 1 });
    for (const email of [account.email, 'nobody@example.com', disabled.email]) {
      const response = await post(path, { email });
      answers.push([response.status, await response.json()]);
    }
    byEmail.mockRestore();
    expect(answers).toEqual(Array(3).fill([202, { success: true, data: { accepted: true } }]));
  });

  it('sends no link to a disabled account, and at most three links an hour', async () => {
    const disabled = await addAccount(site, { disabledAt: 1 });
    const issue = vi.spyOn(site.ports.passwordLinks, 'issue');
    await post(path, { email: disabled.email });
    for (let i = 0; i < 5; i += 1) await post(path, { email: account.email });
    await vi.waitFor(() => expect(issue).toHaveBeenCalledTimes(6));
    const outcomes = await Promise.all(issue.mock.results.map(({ value }) => value));
    issue.mockRestore();
    expect(outcomes.filter(Boolean)).toHaveLength(3);
    expect(await mailsTo(disabled)).toEqual([]);
    expect(await mailsTo(account)).toHaveLength(3);
  });

  it('resets the delay after wrong passwords, keeps the second factor, and logs no code', async () => {
    for (let i = 0; i < 7; i += 1) await signIn(account, 'wrong');
    expect((await signIn(account, PASSWORD)).status).toBe(429);
    const code = await linkFor(account);
    await post(`${path}/use`, { code, password });
    expect((await signIn(account, password)).status).toBe(200);
    expect(site.lines.join('\n')).not.toContain(code);
    expect(site.lines.join('\n')).not.toContain(account.email);
  });
});

const entry = ({ id }: Account) => ({
  at: Date.now(),
  actorId: null,
  subject: id,
  before: null,
  after: null,
  requestId: null,
});
