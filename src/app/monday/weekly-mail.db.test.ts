import { afterAll, beforeAll, expect, it } from 'vitest';
import { addAccount, bearer, tokenOf } from '../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../tests/databases/databases.ts';
import { auditEntry, contactLead } from '../../../tests/factories.ts';
import { openTestSite, type TestSite } from '../../../tests/test-site.ts';
import type { Account } from '../ports/account.ts';
import { sendWeeklyMails } from './weekly-mail.ts';

const SUNDAY = Date.parse('2026-11-29T18:00:00+01:00');
const at = (time: string) => Date.parse(`2026-11-30T${time}+01:00`);
const WEEK = 7 * 86_400_000;

eachEngine('the weekly mail', (engine) => {
  let site: TestSite;
  let now = SUNDAY;
  let sales: Account;
  let moderator: Account;
  const headersOf = async (account: Account) => bearer(await tokenOf(site, account));
  beforeAll(async () => {
    site = await openTestSite(engine, { clock: { now: () => now } });
    sales = await addAccount(site, { role: 'sales' });
    moderator = await addAccount(site, { role: 'moderator' });
    for (const account of [sales, moderator])
      await site.send('PUT', '/api/weekly-mail', { on: true }, await headersOf(account));
    await site.stores.leads.save(contactLead({ createdAt: SUNDAY - 86_400_000 }), []);
  });
  afterAll(() => site.close());

  const mails = async () => (await site.stores.mails.latest(9)).map(({ to, subject }) => [to, subject]);
  const claimed = async () => (await site.stores.mails.claim({ now, leaseMs: 1, limit: 9 }))[0];

  it('is off at first, and switched on by the account itself', async () => {
    const other = await headersOf(await addAccount(site, { role: 'editor' }));
    expect((await (await site.get('/api/weekly-mail', other)).json()).data).toEqual({ on: false });
    const own = await headersOf(sales);
    expect((await (await site.get('/api/weekly-mail', own)).json()).data).toEqual({ on: true });
  });

  it('leaves once on Monday at eight, from one of several processes, with numbers alone', async () => {
    await sendWeeklyMails(site.ports);
    now = at('07:59:59');
    await sendWeeklyMails(site.ports);
    expect(await mails()).toEqual([]);
    now = at('08:00:00');
    await Promise.all([1, 2, 3].map(() => sendWeeklyMails(site.ports)));
    await sendWeeklyMails(site.ports);
    // Nothing waits for the moderator.
    expect(await mails()).toEqual([[sales.email, '1 chose attend ce lundi']]);
    const mail = await claimed();
    const { fields } = contactLead();
    expect(mail?.text).toContain('Appels\u00a0: 1');
    expect(mail?.text).toContain('/admin/dashboard/monday');
    expect(mail?.text).not.toMatch(new RegExp(`${fields.name}|${fields.email}`));
    expect(mail?.unsubscribe).toMatch(/\/api\/weekly-mail\/[\w-]+\/stop$/);
  });

  it('leaves again a week later, and not on another day', async () => {
    now = at('08:00:00') + WEEK - 86_400_000;
    await sendWeeklyMails(site.ports);
    expect(await mails()).toHaveLength(1);
    now = at('09:30:00') + WEEK;
    await sendWeeklyMails(site.ports);
    expect(await mails()).toHaveLength(2);
  });

  it('is stopped by the post of a mail program without a session, with the same answer for any code', async () => {
    const mail = await claimed();
    const path = new URL(mail?.unsubscribe ?? '').pathname;
    const post = (to: string) =>
      site.send('POST', to, 'List-Unsubscribe=One-Click', {
        'content-type': 'application/x-www-form-urlencoded',
      });
    expect(await (await post('/api/weekly-mail/unknown/stop')).json()).toEqual({
      success: true,
      data: { stopped: true },
    });
    const own = await headersOf(sales);
    const isOn = async () => (await (await site.get('/api/weekly-mail', own)).json()).data.on;
    expect(await isOn()).toBe(true);
    expect((await post(path)).status).toBe(200);
    expect(await isOn()).toBe(false);
    now += WEEK;
    await sendWeeklyMails(site.ports);
    expect(await mails()).toHaveLength(2);
  });

  it('goes to no disabled account, and waits for the next Monday when it is switched on after eight', async () => {
    const own = await headersOf(sales);
    await site.send('PUT', '/api/weekly-mail', { on: true }, own);
    await sendWeeklyMails(site.ports);
    expect(await mails()).toHaveLength(2);
    await site.stores.accounts.disable(sales.id, auditEntry());
    now += WEEK;
    await sendWeeklyMails(site.ports);
    expect(await mails()).toHaveLength(2);
  });
});
