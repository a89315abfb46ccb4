import { afterEach, beforeEach, expect, it } from 'vitest';
import { eachEngine, openTestDatabase, type TestDatabase } from '../../../../tests/databases/databases.ts';
import { auditEntry, contactLead, deliveryOf, NOON, simulationLead } from '../../../../tests/factories.ts';
import type { Attempt, ClaimedDelivery, DeliveryQueue, DeliveryReport, Lead } from '../../../app/ports.ts';
import { createAuditLog } from '../audit/audit-log.ts';
import { createLeadStore } from '../leads/lead-store.ts';
import { createDeliveryQueue } from './delivery-queue.ts';

const LEASE = 30_000;
const failed: Attempt = {
  startedAt: NOON,
  durationMs: 12.4,
  outcome: { kind: 'answered', status: 500 },
  answer: 'no\0pe',
};
const accepted: Attempt = { ...failed, outcome: { kind: 'answered', status: 204 }, answer: null };

eachEngine('delivery queue', (engine) => {
  let database: TestDatabase;
  let queue: DeliveryQueue;
  beforeEach(async () => {
    database = await openTestDatabase(engine);
    queue = createDeliveryQueue(database);
  });
  afterEach(() => database.close());

  async function store(lead: Lead = contactLead()): Promise<string> {
    const delivery = deliveryOf(lead);
    await createLeadStore(database).save(lead, [delivery]);
    return delivery.id;
  }
  const claim = (now = NOON, limit = 10): Promise<ClaimedDelivery[]> =>
    queue.claim({ now, leaseMs: LEASE, limit, destinations: ['contact', 'simulator'] });
  async function claimOne(now = NOON): Promise<ClaimedDelivery> {
    const [delivery] = await claim(now, 1);
    if (!delivery) throw new Error('Nothing was due.');
    return delivery;
  }
  async function report(): Promise<DeliveryReport | undefined> {
    return (await createLeadStore(database).list({ limit: 1 }))[0]?.deliveries[0];
  }
  const audited = () => createAuditLog(database).latest(10);
  const summaries = async () =>
    (await database.db.selectFrom('leads').select('delivery').orderBy('id').execute()).map(
      ({ delivery }) => delivery,
    );
  const attempts = () => database.db.selectFrom('delivery_attempts').selectAll().orderBy('id').execute();

  it('returns due deliveries, oldest first, with the exact body', async () => {
    const later = await store(contactLead({ createdAt: NOON + 1 }));
    const lead = contactLead({ fields: { ...contactLead().fields, message: 'é "🎵"\n' } });
    const first = await store(lead);
    const claimed = await claim(NOON + 1);
    expect(claimed.map(({ id }) => id)).toEqual([first, later]);
    expect(claimed[0]).toMatchObject({
      destination: 'contact',
      attempt: 1,
      body: JSON.stringify(lead.fields),
    });
  });

  it('returns only due deliveries to the requested destinations, up to the limit', async () => {
    await store(contactLead({ createdAt: NOON + 1 }));
    const simulation = await store(simulationLead());
    await store();
    const options = { now: NOON, leaseMs: LEASE };
    expect(await queue.claim({ ...options, limit: 9, destinations: [] })).toEqual([]);
    expect(await queue.claim({ ...options, limit: 9, destinations: ['planner'] })).toEqual([]);
    const claimed = await queue.claim({ ...options, limit: 9, destinations: ['simulator'] });
    expect(claimed.map(({ id }) => id)).toEqual([simulation]);
    expect(await claim(NOON + 1, 1)).toHaveLength(1);
  });

  it('returns a delivery again when its lease has ended, and not a millisecond before', async () => {
    const id = await store();
    await claimOne();
    expect(await claim(NOON + LEASE - 1)).toEqual([]);
    expect(await claimOne(NOON + LEASE)).toMatchObject({ id, attempt: 1 });
  });

  it('records a failed attempt and plans the next one', async () => {
    await store();
    await queue.settle(await claimOne(), failed, { kind: 'retry', inMs: 5000 });
    expect(await report()).toMatchObject({
      state: 'pending',
      attempts: 1,
      nextAttemptAt: NOON + 12 + 5000,
      lastStatus: 500,
      lastError: null,
    });
    expect(await attempts()).toMatchObject([
      { number: 1, started_at: NOON, duration_ms: 12, status: 500, error: null, answer: 'nope' },
    ]);
    expect(await claim(NOON + 5011)).toEqual([]);
    expect(await claimOne(NOON + 5012)).toMatchObject({ attempt: 2 });
  });

  it('ends a delivery with success, and keeps its attempts', async () => {
    await store();
    await queue.settle(
      await claimOne(),
      { ...failed, outcome: { kind: 'failed', reason: 'timeout' } },
      { kind: 'retry', inMs: 0 },
    );
    expect(await report()).toMatchObject({ lastStatus: null, lastError: 'timeout' });
    await queue.settle(await claimOne(NOON + 100), accepted, { kind: 'delivered' });
    expect(await report()).toMatchObject({
      state: 'delivered',
      attempts: 2,
      nextAttemptAt: null,
      lastStatus: 204,
      lastError: null,
    });
    expect((await attempts()).map(({ number, error }) => [number, error])).toEqual([
      [1, 'timeout'],
      [2, null],
    ]);
    expect(await claim(NOON + 1e9)).toEqual([]);
  });

  it('ignores the outcome of a slow worker that has lost its lease, but records its attempts', async () => {
    await store();
    const slow = await claimOne();
    const holder = await claimOne(NOON + LEASE);
    await queue.settle(slow, failed, { kind: 'dead' });
    expect(await report()).toMatchObject({ state: 'pending', nextAttemptAt: NOON + 2 * LEASE, attempts: 0 });
    await queue.settle(holder, accepted, { kind: 'delivered' });
    await queue.settle(slow, failed, { kind: 'retry', inMs: 1 });
    expect(await report()).toMatchObject({ state: 'delivered', attempts: 1, lastStatus: 204 });
    expect(await attempts()).toHaveLength(3);
  });

  it('accepts the outcome of a slow worker while no other worker has claimed the delivery', async () => {
    await store();
    const slow = await claimOne();
    await queue.reconcile(['contact'], NOON + 2 * LEASE);
    await queue.settle(slow, accepted, { kind: 'delivered' });
    expect(await report()).toMatchObject({ state: 'delivered' });
  });

  it('ignores the outcome of a deleted delivery', async () => {
    await store();
    const claimed = await claimOne();
    await database.db.deleteFrom('leads').execute();
    await queue.settle(claimed, accepted, { kind: 'delivered' });
    expect(await attempts()).toEqual([]);
  });

  it('sets aside deliveries to a destination without an address, and makes them due once it has one', async () => {
    await store();
    await store(simulationLead());
    await queue.reconcile(['simulator'], NOON);
    expect(await queue.counts()).toEqual({ pending: 1, not_configured: 1, delivered: 0, dead: 0 });
    expect((await claim(NOON + 1e9)).map(({ destination }) => destination)).toEqual(['simulator']);
    await queue.reconcile([], NOON);
    expect(await queue.counts()).toMatchObject({ pending: 0, not_configured: 2 });
    await queue.reconcile(['contact'], NOON + 7);
    expect(await claim(NOON + 6)).toEqual([]);
    expect((await claim(NOON + 7)).map(({ destination }) => destination)).toEqual(['contact']);
  });

  it('replays one dead delivery or all with a fresh schedule, and writes an audit entry', async () => {
    const dead: string[] = [];
    for (let i = 0; i < 3; i++) dead.push(await store());
    for (const delivery of await claim()) await queue.settle(delivery, failed, { kind: 'dead' });
    const waiting = await store();
    expect(await queue.counts()).toEqual({ pending: 1, not_configured: 0, delivered: 0, dead: 3 });
    const entry = auditEntry({ action: 'delivery_replayed' });
    expect(await queue.replay(waiting, NOON + 50, entry)).toBe('not_dead');
    expect(await queue.replay('msg_unknown', NOON + 50, entry)).toBe('unknown');
    expect(await audited()).toEqual([]);
    expect(await queue.replay(dead[1] ?? '', NOON + 50, entry)).toBe('replayed');
    expect(await audited()).toEqual([entry]);
    expect(await summaries()).toEqual(['dead', 'pending', 'dead', 'pending']);
    const replayed = (await claim(NOON + 50)).find(({ id }) => id === dead[1]);
    expect(replayed?.attempt).toBe(1);
    const all = (replayed: number) => auditEntry({ action: 'deliveries_replayed', after: { replayed } });
    expect(await queue.replayDead(NOON + 50, all)).toBe(2);
    expect(await queue.counts()).toMatchObject({ pending: 4, dead: 0 });
    expect(await queue.replayDead(NOON + 50, all)).toBe(0);
    // The second call replayed no delivery, so it wrote no audit entry.
    expect(await audited()).toEqual([all(2), entry]);
    expect(await summaries()).toEqual(['pending', 'pending', 'pending', 'pending']);
  });

  it('updates the delivery summary of a lead with each change of state', async () => {
    await store();
    await store(simulationLead());
    expect(await summaries()).toEqual(['pending', 'pending']);
    await queue.reconcile(['simulator'], NOON);
    expect(await summaries()).toEqual(['not_configured', 'pending']);
    await queue.reconcile(['simulator', 'contact'], NOON);
    expect(await summaries()).toEqual(['pending', 'pending']);
    const [contact, simulator] = await claim();
    if (!contact || !simulator) throw new Error('Nothing was due.');
    await queue.settle(contact, accepted, { kind: 'delivered' });
    await queue.settle(simulator, failed, { kind: 'retry', inMs: 5 });
    expect(await summaries()).toEqual(['delivered', 'pending']);
  });

  it('updates the delivery summaries of more than 500 leads at once', async () => {
    for (let i = 0; i < 501; i++) await store();
    await queue.reconcile([], NOON);
    expect(new Set(await summaries())).toEqual(new Set(['not_configured']));
  });
});
