import { expect, it } from 'vitest';
import { eachEngine, freshLocation, openTestDatabase } from '../../../../tests/databases/databases.ts';
import { account, auditEntry, contactLead, deliveryOf, NOON } from '../../../../tests/factories.ts';
import { killAt, runProcesses } from '../../../../tests/processes.ts';
import { REMINDED_DAYS } from '../../../../tests/reminded-days.ts';
import type { GeneratedCredentials } from '../../../app/account/ensure-first-administrator.ts';
import { agencyDay } from '../../../domain/time/agency-day.ts';
import { createAccountStore } from '../accounts/account-store.ts';
import { createDeliveryQueue } from '../delivery/delivery-queue.ts';
import { createLeadDesk } from '../leads/lead-desk.ts';
import { createLeadReminders } from '../leads/lead-reminder-store.ts';
import { createLeadStore } from '../leads/lead-store.ts';
import { openDatabase } from './connect.ts';
import { migrations } from './migrate.ts';

eachEngine('several processes on one database', (engine) => {
  it('apply each step of the migration once when eight start at once on an empty database', async () => {
    // No connection is open yet: on SQLite, the first opening of a file is a race too.
    await using location = await freshLocation(engine);
    const results = await runProcesses(8, 'migrate', location);
    expect(results.flat()).toEqual(Object.keys(migrations));
  });

  it('find no table of a process that was killed in the middle of a migration, and migrate', async () => {
    await using location = await freshLocation(engine);
    await killAt('hanging', 'hang in migration', location);
    const [applied] = await runProcesses(1, 'migrate', location);
    expect(applied).toEqual(Object.keys(migrations));
    const database = await openDatabase(location);
    const names = (await database.db.introspection.getTables()).map(({ name }) => name);
    await database.close();
    expect(names).not.toContain('half_done');
  });

  it('create one administrator, and one password to show, when four start at once', async () => {
    await using location = await freshLocation(engine);
    await runProcesses(1, 'migrate', location);
    const shown = await runProcesses(4, 'first administrator', location);
    const [credentials, ...rest] = shown.filter((value) => value !== null) as GeneratedCredentials[];
    expect(rest).toEqual([]);
    expect(credentials).toEqual({
      email: 'admin@example.com',
      password: expect.stringMatching(/^[\w-]{20}$/),
    });
    const database = await openDatabase(location);
    const accounts = await createAccountStore(database).list();
    await database.close();
    expect(accounts).toMatchObject([{ email: 'admin@example.com', role: 'admin', disabledAt: null }]);
  });

  it('store one lead for one key that all of them save', async () => {
    await using database = await openTestDatabase(engine);
    const saved = await runProcesses(4, 'save with key', database.location);
    expect(saved.filter((result) => (result as { created: boolean }).created)).toHaveLength(1);
    expect(await createLeadStore(database).count()).toBe(1);
  });

  it('send one reminder of follow-ups a day, however many of them send reminders at once', async () => {
    await using database = await openTestDatabase(engine);
    const [lea, max] = [account(), account()];
    for (const one of [lea, max]) await createAccountStore(database).create(one, auditEntry());
    for (const { id } of [lea, max]) await createLeadReminders(database).set(id, 'fr');
    const lead = contactLead();
    await createLeadStore(database).save(lead, []);
    await createLeadDesk(database).change([lead.id], ({ id, toldAt: _at, ...before }) => ({
      ok: true,
      after: { ...before, followUp: agencyDay(NOON) },
      entries: [auditEntry({ subject: id })],
    }));
    await runProcesses(4, 'remind of follow-ups', database.location);
    const mails = await database.db.selectFrom('mails').select('recipient').execute();
    const sent = (to: string) => mails.filter(({ recipient }) => recipient === to).length;
    expect([sent(lea.email), sent(max.email)]).toEqual([REMINDED_DAYS, REMINDED_DAYS]);
  });

  it('claim no delivery twice within a lease, however many workers each process has', async () => {
    await using database = await openTestDatabase(engine);
    const leads = createLeadStore(database);
    const ids = await Promise.all(
      Array.from({ length: 40 }, async () => {
        const lead = contactLead();
        const delivery = deliveryOf(lead);
        await leads.save(lead, [delivery]);
        return delivery.id;
      }),
    );
    const queue = createDeliveryQueue(database);
    const claim = () =>
      queue.claim({ now: NOON, leaseMs: 30_000, limit: 3, destinations: ['contact', 'simulator'] });
    const [mine, ...theirs] = await Promise.all([
      Promise.all([claim(), claim(), claim(), claim()]),
      runProcesses(3, 'claim all', database.location),
    ]);
    const claimed = [...mine.flat().map(({ id }) => id), ...(theirs.flat(2) as string[])];
    expect(claimed.toSorted()).toEqual(ids.toSorted());
  });
});
