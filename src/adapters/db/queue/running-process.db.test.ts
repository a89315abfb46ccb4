import { afterEach, beforeEach, expect, it } from 'vitest';
import { eachEngine, openTestDatabase, type TestDatabase } from '../../../../tests/databases/databases.ts';
import { contactLead, deliveryOf, NOON } from '../../../../tests/factories.ts';
import { processFacts } from '../../../../tests/process-facts.ts';
import { runUntil } from '../../../../tests/processes.ts';
import { createDeliveryQueue } from '../delivery/delivery-queue.ts';
import { openDatabase } from '../engine/connect.ts';
import { createLeadStore } from '../leads/lead-store.ts';
import { appendMail, createMailQueue } from '../mail/mail-queue.ts';
import { createRunningProcess, type ProcessFacts, SecretsDisagree } from './running-process.ts';

eachEngine('a process that works on the queues', (engine) => {
  let database: TestDatabase;
  let now: number;
  beforeEach(async () => {
    now = NOON;
    database = await openTestDatabase(engine);
    const lead = contactLead();
    await createLeadStore(database).save(lead, [deliveryOf(lead)]);
    await appendMail(database.db, { to: 'a@example.com', subject: 's', text: 't' }, 'mail', NOON);
  });
  afterEach(() => database.close());

  const own = (facts: Partial<ProcessFacts> = {}, host?: string) =>
    createRunningProcess(database, { ...processFacts, ...facts }, () => now, host);
  const claim = (at: number) => ({ now: at, leaseMs: 60_000, limit: 100 });
  /** Claims, and counts, the deliveries and mails due one second after the other process claimed them for a minute. */
  async function due(at = NOON + 1000): Promise<[number, number]> {
    const deliveries = await createDeliveryQueue(database).claim({ ...claim(at), destinations: ['contact'] });
    const mails = await createMailQueue(database).claim(claim(at));
    return [deliveries.length, mails.length];
  }

  it('takes over the claimed rows of a killed process at its start', async () => {
    const kill = await runUntil('claimed', 'claim and hang', database.location);
    await kill();
    expect(await due()).toEqual([0, 0]);
    await own().enter();
    expect(await due()).toEqual([1, 1]);
  });

  it('takes over the claimed rows of a process that is killed later, at its next sign of life', async () => {
    const running = own();
    await running.enter();
    const kill = await runUntil('claimed', 'claim and hang', database.location);
    await running.beat();
    expect(await due()).toEqual([0, 0]);
    await kill();
    await running.beat();
    expect(await due()).toEqual([1, 1]);
  });

  it('does not release the claimed rows of a running process', async () => {
    const kill = await runUntil('claimed', 'claim and hang', database.location);
    await own().enter();
    expect(await due()).toEqual([0, 0]);
    await kill();
  });

  it('does not release its own claims when it starts while other processes of the site run', async () => {
    await own().enter();
    expect(await due()).toEqual([1, 1]);
    await own().enter();
    expect(await due()).toEqual([0, 0]);
  });

  it('counts a process of another machine as dead after 20 seconds without a sign, but not right after an outage', async () => {
    const theirs = await openDatabase(database.location);
    await createRunningProcess(theirs, processFacts, () => now, 'another machine').enter();
    await createDeliveryQueue(theirs).claim({ ...claim(NOON), destinations: ['contact'] });
    await theirs.close();
    const running = own();
    await running.enter();
    for (const seconds of [5, 10, 15, 20]) {
      now = NOON + seconds * 1000;
      await running.beat();
    }
    expect(await due()).toEqual([0, 1]);
    // An outage: this process could not renew its own sign either, so the sign of the other one proves nothing.
    now = NOON + 50_000;
    await running.beat();
    expect(await due()).toEqual([0, 0]);
    for (const seconds of [55, 60, 65, 71]) {
      now = NOON + seconds * 1000;
      await running.beat();
    }
    expect(await due(now)).toEqual([1, 1]);
  });

  it('refuses to start beside a process with another secret, and names it without its value', async () => {
    await own().enter();
    const theirs = await openDatabase(database.location);
    const marks = { ...processFacts.marks, SESSION_SECRET: ['z'] };
    const other = createRunningProcess(theirs, { ...processFacts, marks }, () => now);
    await expect(other.enter()).rejects.toThrow(SecretsDisagree);
    await expect(other.enter()).rejects.toThrow(/with another SESSION_SECRET\./);
    now += 20_001;
    await other.enter();
    await other.leave();
    now = NOON;
    const rotated = { ...processFacts.marks, SESSION_SECRET: ['z', 'a'] };
    await createRunningProcess(theirs, { ...processFacts, marks: rotated }, () => now).enter();
    await theirs.close();
  });

  it('tells who runs, and when a process last worked on the queues', async () => {
    const web = own({ role: 'web' });
    await web.enter();
    expect(await web.look()).toMatchObject({ living: [{ role: 'web', build: 'test' }], workedAt: NOON });
    now += 30_000;
    await web.beat();
    expect((await web.look()).workedAt).toBe(NOON);
    const theirs = await openDatabase(database.location);
    const worker = createRunningProcess(theirs, { ...processFacts, role: 'worker' }, () => now);
    await worker.enter();
    expect((await web.look()).living.map(({ role }) => role).toSorted()).toEqual(['web', 'worker']);
    await worker.leave();
    await theirs.close();
    now += 10_000;
    await web.beat();
    expect(await web.look()).toMatchObject({ living: [{ role: 'web' }], workedAt: NOON + 30_000 });
  });
});
