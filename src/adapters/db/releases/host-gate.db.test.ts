import { expect, it } from 'vitest';
import { eachEngine, openTestDatabase } from '../../../../tests/databases/databases.ts';
import { HOST_PACE_MS, releaseSources } from '../../../domain/planner/release-sources.ts';
import { createHostGate } from './host-gate.ts';
import { createReleaseQueue } from './release-queue.ts';

const { host } = releaseSources.musicbrainz;

eachEngine('the gate of a host that releases are read from', (engine) => {
  const open = async () => {
    const database = await openTestDatabase(engine);
    const queue = createReleaseQueue(database);
    const clock = { now: Date.parse('2026-11-26T09:00:00Z') };
    // The clock advances with each poll.
    const now = () => {
      clock.now += 50;
      return clock.now;
    };
    return { database, queue, clock, gate: createHostGate(database, host, { now, lookAgainMs: 1 }) };
  };

  it('sends one request at a time, and none while the nightly work uses the host', async () => {
    const { database, queue, clock, gate } = await open();
    const moments: number[] = [];
    const ask = () => gate(async () => moments.push(clock.now));
    expect(await ask()).toBe(1);
    expect(await ask()).toBe(2);
    expect((moments[1] ?? 0) - (moments[0] ?? 0)).toBeGreaterThanOrEqual(HOST_PACE_MS);
    clock.now += HOST_PACE_MS;
    const held = await queue.claim(host, { now: clock.now, leaseMs: 120_000 });
    expect(held).toBeDefined();
    expect(await ask()).toBeUndefined();
    if (held) await queue.settle(held, { at: clock.now + HOST_PACE_MS, error: null });
    expect(await ask()).toBe(3);
    await database.close();
  });

  it('sends a request while the nightly work is due hours later, and does not change its due time', async () => {
    const { database, queue, clock, gate } = await open();
    await queue.prepare(clock.now);
    const held = await queue.claim(host, { now: clock.now, leaseMs: 120_000 });
    const dueAt = clock.now + 3_600_000;
    if (held) await queue.settle(held, { at: dueAt, error: null });
    expect(await gate(async () => 'asked')).toBe('asked');
    expect(await queue.claim(host, { now: dueAt - 1, leaseMs: 1000 })).toBeUndefined();
    expect(await queue.claim(host, { now: dueAt, leaseMs: 1000 })).toBeDefined();
    await database.close();
  });

  it('sends no request to a host that asked for a pause, and frees a host after a failed request', async () => {
    const { database, queue, clock, gate } = await open();
    await queue.prepare(clock.now);
    const failing = gate(() => Promise.reject(new Error('no answer')));
    await expect(failing).rejects.toThrow('no answer');
    clock.now += HOST_PACE_MS;
    const held = await queue.claim(host, { now: clock.now, leaseMs: 120_000 });
    expect(held).toBeDefined();
    if (held) await queue.settle(held, { at: clock.now + 60_000, error: 'status 503' });
    expect(await gate(async () => 'asked')).toBeUndefined();
    await database.close();
  });
});
