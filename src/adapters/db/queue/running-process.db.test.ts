import { afterEach, beforeEach, expect, it } from 'vitest';
import { eachEngine, openTestDatabase, type TestDatabase } from '../../../../tests/databases/databases.ts';
import { contactLead, deliveryOf, NOON } from '../../../../tests/factories.ts';
import { runUntil } from '../../../../tests/processes.ts';
import { createDeliveryQueue } from '../delivery/delivery-queue.ts';
import { createLeadStore } from '../leads/lead-store.ts';
import { appendMail, createMailQueue } from '../mail/mail-queue.ts';
import { enterProcess } from './running-process.ts';

eachEngine('a process that works on the queues', (engine) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await openTestDatabase(engine);
    const lead = contactLead();
    await createLeadStore(database).save(lead, [deliveryOf(lead)]);
    await appendMail(database.db, { to: 'a@example.com', subject: 's', text: 't' }, 'mail', NOON);
  });
  afterEach(() => database.close());

  const enter = () => enterProcess(database, database.location.dataDir, () => NOON);
  /** Claims, and counts, the deliveries and mails due one second after the other process claimed them for a minute. */
  async function due(): Promise<[number, number]> {
    const claim = { now: NOON + 1000, leaseMs: 60_000, limit: 100 };
    const deliveries = await createDeliveryQueue(database).claim({ ...claim, destinations: ['contact'] });
    const mails = await createMailQueue(database).claim(claim);
    return [deliveries.length, mails.length];
  }

  it('takes over the claimed rows of a killed process at its start', async () => {
    const kill = await runUntil('claimed', 'claim and hang', database.location);
    await kill();
    expect(await due()).toEqual([0, 0]);
    // The PostgreSQL server notices the end of a connection a moment later.
    let own = await enter();
    await expect
      .poll(
        async () => {
          own.leave();
          own = await enter();
          return due();
        },
        { timeout: 5000 },
      )
      .toEqual([1, 1]);
    own.leave();
  });

  it('does not release the claimed rows of a running process', async () => {
    const kill = await runUntil('claimed', 'claim and hang', database.location);
    const own = await enter();
    expect(await due()).toEqual([0, 0]);
    own.leave();
    await kill();
  });

  it('does not release its own claims when it starts while other processes of the site run', async () => {
    const [first, second] = [await enter(), await enter()];
    expect(await due()).toEqual([1, 1]);
    const third = await enter();
    expect(await due()).toEqual([0, 0]);
    for (const one of [first, second, third]) one.leave();
  });
});
