import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { eachEngine, openTestDatabase } from '../../../../tests/databases/databases.ts';
import { contactLead, deliveryOf, NOON } from '../../../../tests/factories.ts';
import { createLeadStore } from '../leads/lead-store.ts';
import { createMailQueue } from '../mail/mail-queue.ts';
import { createTroubleReader } from './trouble-reader.ts';

eachEngine('the reader of trouble', (engine) => {
  it('counts what was given up, and finds what has waited longest', async () => {
    await using database = await openTestDatabase(engine);
    const reader = createTroubleReader(database, tmpdir());
    expect(await reader.queues()).toEqual({ dead: { deliveries: 0, mails: 0 }, oldestDue: null });
    const mails = createMailQueue(database);
    const mail = { to: 'team@agency.example', subject: 'a', text: 'b' };
    await mails.add({ id: 'm1', ...mail }, NOON);
    await mails.add({ id: 'm2', ...mail }, NOON - 5000);
    expect(await reader.queues()).toEqual({ dead: { deliveries: 0, mails: 0 }, oldestDue: NOON - 5000 });
    expect(await reader.oldest()).toEqual({ deliveries: null, mails: NOON - 5000 });
    await database.db.updateTable('mails').set({ state: 'dead', next_attempt_at: null }).execute();
    expect(await reader.queues()).toEqual({ dead: { deliveries: 0, mails: 2 }, oldestDue: null });
    expect(await reader.free()).toBeGreaterThan(0);
    expect(await createTroubleReader(database, '/nowhere').free()).toBeNull();
  });
  it('counts the deliveries of leads, and none of the samples of a demonstration', async () => {
    await using database = await openTestDatabase(engine);
    const { db } = database;
    for (const demo of [false, true]) {
      const lead = contactLead({ demo });
      await createLeadStore(database).save(lead, [deliveryOf(lead)]);
    }
    const reader = createTroubleReader(database, tmpdir());
    expect((await reader.queues()).oldestDue).toBe(NOON);
    await db.updateTable('deliveries').set({ state: 'dead', next_attempt_at: null }).execute();
    expect(await reader.queues()).toEqual({ dead: { deliveries: 1, mails: 0 }, oldestDue: null });
  });
});
