import { afterAll, beforeAll, expect, it } from 'vitest';
import { addAccount, bearer, newAddress, postFrom, tokenOf } from '../../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { mailText } from '../../../../tests/mail-text.ts';
import { problemOf } from '../../../../tests/refusals.ts';
import { openTestSite, type TestSite } from '../../../../tests/test-site.ts';
import type { Account } from '../../../app/ports/account.ts';
import type { AccountRowDto, Invitation } from '../../../contracts/account/account.ts';

const DAY = 86_400_000;
const NEW_PASSWORD = 'a melody that nobody hums';
let people = 0;
const person = (changes: object = {}) => {
  people += 1;
  return {
    email: `person-${people}@example.com`,
    name: 'Max Petit',
    role: 'sales',
    locale: 'es',
    ...changes,
  };
};

eachEngine('invitations', (engine) => {
  let site: TestSite;
  let admin: Account;
  let token: string;
  const time = { skipped: 0 };
  beforeAll(async () => {
    site = await openTestSite(engine, { clock: { now: () => Date.now() + time.skipped } });
    admin = await addAccount(site);
    token = await tokenOf(site, admin);
  });
  afterAll(() => site.close());

  const call = (method: string, path: string, body?: unknown) =>
    site.send(method, `/api/accounts${path}`, body, bearer(token), newAddress());
  const invite = async (draft: object): Promise<Invitation> => {
    const response = await call('POST', '', draft);
    expect(response.status).toBe(201);
    return (await response.json()).data;
  };
  const useMailServer = async (host: string) => {
    const { data } = await (await site.get('/api/settings/mail', bearer(token))).json();
    const { password: _secret, ...settings } = data;
    const saved = await site.send('PUT', '/api/settings/mail', { ...settings, host }, bearer(token));
    expect(saved.status).toBe(200);
  };
  const giveUpMailTo = async (email: string) => {
    const now = Date.now() + time.skipped;
    for (const mail of await site.stores.mails.claim({ now, leaseMs: 1, limit: 50 }))
      if (mail.to === email)
        await site.stores.mails.settle(
          mail,
          { kind: 'failed', reason: 'address', status: null },
          { kind: 'dead' },
          now,
        );
  };
  const codeOf = ({ link }: Invitation) => link?.split('#')[1] ?? '';
  const link = (path: 'read' | 'use', body: object) =>
    postFrom(site, newAddress(), `/api/auth/password-link/${path}`, body);
  const rowOf = async (email: string): Promise<AccountRowDto | undefined> => {
    const { data } = await (await call('GET', '')).json();
    return data.find((row: AccountRowDto) => row.email === email);
  };

  it('opens an account by a link that works once, and lets its owner correct the name', async () => {
    const draft = person({ email: ' Lea.New@Example.com ' });
    const invitation = await invite(draft);
    expect(invitation).toMatchObject({ email: 'lea.new@example.com' });
    expect(invitation.link).toMatch(/^\/es\/admin\/password#[\w-]{20,}$/);
    expect(await rowOf(invitation.email)).toMatchObject({
      name: 'Max Petit',
      role: 'sales',
      invitation: { until: invitation.expiresAt },
      lastSignedInAt: null,
    });
    const code = codeOf(invitation);
    expect((await (await link('read', { code })).json()).data).toEqual({
      email: invitation.email,
      name: 'Max Petit',
      invited: true,
      passkeys: [],
    });
    expect(await problemOf(await link('use', { code, password: 'short', name: 'Léa' }))).toEqual([
      422,
      'invalid_fields',
    ]);
    const used = await link('use', { code, password: NEW_PASSWORD, name: ' Léa Martin ' });
    expect((await used.json()).data).toMatchObject({ name: 'Léa Martin' });
    expect(await problemOf(await link('use', { code, password: NEW_PASSWORD }))).toEqual([404, 'not_found']);
    const account = await site.stores.accounts.byEmail(invitation.email);
    const own = await site.get('/api/auth/me', bearer(await tokenOf(site, account as Account, NEW_PASSWORD)));
    expect((await own.json()).data).toMatchObject({ name: 'Léa Martin', role: 'sales', duty: null });
    expect(await rowOf(invitation.email)).toMatchObject({ invitation: null, passwordDue: false });
    const actions = (await site.stores.audit.latest(10)).filter(({ subject }) => subject === account?.id);
    expect(actions.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['signed_in', account?.id],
      ['account_invitation_accepted', account?.id],
      ['account_invited', admin.id],
      ['account_created', admin.id],
    ]);
    expect(site.lines.join('') + JSON.stringify(actions)).not.toContain(code);
  });

  it('sends the link by e-mail in the chosen language where a mail server is configured, and then shows no link', async () => {
    await useMailServer('smtp.example.com');
    const draft = person({ locale: 'pt' });
    expect(await invite(draft)).toMatchObject({ link: null });
    const now = Date.now() + time.skipped;
    const sent = await site.stores.mails.claim({ now, leaseMs: 1, limit: 20 });
    const [message] = sent.filter(({ to }) => to === draft.email);
    expect(message?.subject).toBe('Seu acesso ao painel da MDMC');
    const words = mailText(site, message);
    expect(words).toContain(`\n${admin.email} convida você para o painel da MDMC`);
    const code = /\/pt\/admin\/password#([\w-]+)\n/.exec(words)?.[1] ?? '';
    expect((await link('read', { code })).status).toBe(200);
    await useMailServer('');
  });

  it('names the administrator in the e-mail, and never turns a name into a link', async () => {
    await useMailServer('smtp.example.com');
    const named = await addAccount(site, { name: 'Ana https://evil.example' });
    const draft = person({ name: 'Max evil.example\u2028Ouvrez', locale: 'fr' });
    const its = bearer(await tokenOf(site, named));
    expect((await site.send('POST', '/api/accounts', draft, its, newAddress())).status).toBe(201);
    const now = Date.now() + time.skipped;
    const sent = await site.stores.mails.claim({ now, leaseMs: 1, limit: 50 });
    const text = mailText(
      site,
      sent.find(({ to }) => to === draft.email),
    );
    expect(text).toContain('Bonjour Max evil. example Ouvrez,\n');
    expect(text).toContain('\nAna https: //evil. example vous invite');
    expect(text.match(/https?:\/\/\S+/g)).toEqual([expect.stringContaining('/admin/password#')]);
    await useMailServer('');
  });

  it('deletes the unsent mail of an invitation when a new one is sent or the invitation is withdrawn', async () => {
    await useMailServer('smtp.example.com');
    const draft = person();
    await invite(draft);
    const { id } = (await rowOf(draft.email)) as AccountRowDto;
    const states = async () =>
      (await site.stores.mails.latest(50)).filter(({ to }) => to === draft.email).map(({ state }) => state);
    await giveUpMailTo(draft.email);
    expect(await states()).toEqual(['dead']);
    await call('POST', `/${id}/invitation`);
    expect(await states()).toEqual(['waiting', 'void']);
    expect((await site.send('POST', '/api/mails/retry', '', bearer(token))).status).toBe(200);
    expect(await states()).toEqual(['waiting', 'void']);
    await giveUpMailTo(draft.email);
    await call('DELETE', `/${id}/invitation`);
    expect(await states()).toEqual(['void', 'void']);
    await useMailServer('');
  });

  it('expires an invitation after seven days; a new link opens the account, and the first link stays closed', async () => {
    const draft = person();
    const first = await invite(draft);
    time.skipped += 7 * DAY + 1;
    token = await tokenOf(site, admin);
    expect(await problemOf(await link('read', { code: codeOf(first) }))).toEqual([404, 'not_found']);
    expect((await rowOf(draft.email))?.invitation).toEqual({ until: null });
    const { id } = (await rowOf(draft.email)) as AccountRowDto;
    const second: Invitation = (await (await call('POST', `/${id}/invitation`)).json()).data;
    const third: Invitation = (await (await call('POST', `/${id}/invitation`)).json()).data;
    expect((await link('read', { code: codeOf(second) })).status).toBe(404);
    expect((await link('use', { code: codeOf(third), password: NEW_PASSWORD })).status).toBe(200);
    expect(await rowOf(draft.email)).toMatchObject({ name: 'Max Petit', invitation: null });
    expect(await problemOf(await call('POST', `/${id}/invitation`))).toEqual([409, 'invitation_accepted']);
    expect(await problemOf(await call('DELETE', `/${id}/invitation`))).toEqual([409, 'invitation_accepted']);
  });

  it('deletes the account with its withdrawn invitation, and accepts a new invitation of the address', async () => {
    const draft = person();
    const invitation = await invite(draft);
    const { id } = (await rowOf(draft.email)) as AccountRowDto;
    expect((await call('DELETE', `/${id}/invitation`)).status).toBe(200);
    expect(await rowOf(draft.email)).toBeUndefined();
    expect((await link('read', { code: codeOf(invitation) })).status).toBe(404);
    const [entry] = await site.stores.audit.latest(1);
    expect(entry).toMatchObject({ action: 'account_invitation_withdrawn', actorId: admin.id, subject: id });
    await invite(draft);
  });

  it('sends no password link to an account with an open invitation, and does not reveal it', async () => {
    const draft = person();
    await invite(draft);
    const before = await site.stores.audit.latest(1);
    for (const email of [draft.email, 'unknown@example.com']) {
      const response = await postFrom(site, newAddress(), '/api/auth/password-link', { email });
      expect([response.status, (await response.json()).data]).toEqual([202, { accepted: true }]);
    }
    await site.ports.accounts.byEmail(draft.email);
    expect(await site.stores.audit.latest(1)).toEqual(before);
  });

  it('assigns no lead to an invited account, and does not count it as the last administrator', async () => {
    const draft = person({ role: 'admin' });
    await invite(draft);
    const { data } = await (await site.get('/api/assignees', bearer(token))).json();
    expect(data.map(({ email }: { email: string }) => email)).not.toContain(draft.email);
    const others = (await site.stores.accounts.list()).filter(
      ({ id, role, invited }) => id !== admin.id && role === 'admin' && !invited,
    );
    for (const { id } of others) await call('PATCH', `/${id}`, { role: 'moderator' });
    const second = await addAccount(site);
    token = await tokenOf(site, second);
    expect((await call('PATCH', `/${admin.id}`, { role: 'moderator' })).status).toBe(200);
    await call('PATCH', `/${admin.id}`, { role: 'admin' });
    token = await tokenOf(site, admin);
    expect((await call('PATCH', `/${second.id}`, { disabled: true })).status).toBe(200);
  });

  it('returns 409 for the address of an account, and 422 for an invitation without name or language', async () => {
    const taken = await call('POST', '', person({ email: admin.email }));
    const { code, fields } = await taken.json();
    expect([taken.status, code, Object.keys(fields)]).toEqual([409, 'account_exists', ['email']]);
    for (const wrong of [{ name: ' ' }, { name: 'x'.repeat(101) }, { locale: 'de' }, { role: 'king' }])
      expect(await problemOf(await call('POST', '', person(wrong)))).toEqual([422, 'invalid_fields']);
  });
});
