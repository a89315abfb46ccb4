import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeliveryPorts } from '../app/delivery/deliver-due.ts';
import type { ClaimedDelivery, DeliveryQueue, Destination, WebhookSender } from '../app/ports.ts';
import { createOutboxWorker } from './outbox-worker.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An outbox in memory, a receiver that answers when told, and the worker between them. */
function setUp(configured: Destination[] = ['contact', 'simulator']) {
  const waiting: ClaimedDelivery[] = [];
  const sending: { destination: string; answer: () => void }[] = [];
  const settled: string[] = [];
  const queue = {
    claim: vi.fn<DeliveryQueue['claim']>(async ({ destinations, limit }) => {
      const due = waiting.filter((delivery) => destinations.includes(delivery.destination)).slice(0, limit);
      for (const delivery of due) waiting.splice(waiting.indexOf(delivery), 1);
      return due;
    }),
    settle: vi.fn<DeliveryQueue['settle']>(async ({ id }) => void settled.push(id)),
    reconcile: vi.fn<DeliveryQueue['reconcile']>().mockResolvedValue(),
    replayDead: vi.fn(),
    replay: vi.fn(),
    counts: vi.fn(),
  } satisfies DeliveryQueue;
  const send: WebhookSender['send'] = ({ url }) =>
    new Promise((resolve) => {
      sending.push({
        destination: url,
        answer: () => resolve({ outcome: { kind: 'answered', status: 200 }, answer: '' }),
      });
    });
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const ports: DeliveryPorts = {
    clock: { now: () => Date.now() },
    queue,
    sender: { send },
    addresses: { of: (destination) => (configured.includes(destination) ? destination : undefined) },
    log,
    random: () => 0.5,
  };
  const add = (destination: Destination, count = 1) => {
    for (let i = 0; i < count; i += 1) {
      waiting.push({
        id: `${destination}-${waiting.length}`,
        destination,
        body: '{}',
        attempt: 1,
        lease: 'l',
      });
    }
  };
  return { worker: createOutboxWorker(ports), queue, waiting, sending, settled, log, add };
}
const passed = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('the outbox worker', () => {
  it('first sets aside what has no address, then looks every second', async () => {
    const { worker, queue, add, sending } = setUp();
    worker.start();
    await passed(0);
    expect(queue.reconcile).toHaveBeenCalledExactlyOnceWith(['simulator', 'contact'], expect.any(Number));
    const claims = queue.claim.mock.calls.length;
    await passed(999);
    expect(queue.claim).toHaveBeenCalledTimes(claims);
    add('contact');
    await passed(1);
    expect(sending).toHaveLength(1);
    expect(queue.reconcile).toHaveBeenCalledOnce();
    sending[0]?.answer();
    await worker.stop();
  });

  it('looks at once when woken, and sets aside a lead without an address', async () => {
    const { worker, queue, add, sending } = setUp();
    worker.start();
    await passed(10);
    add('contact');
    worker.wake();
    await passed(0);
    expect(sending).toHaveLength(1);
    expect(queue.reconcile).toHaveBeenCalledTimes(2);
    sending[0]?.answer();
    await worker.stop();
  });

  it('starts no more than four to a destination, and the next as soon as one ends', async () => {
    const { worker, add, sending, settled } = setUp();
    add('contact', 6);
    worker.start();
    await passed(0);
    expect(sending).toHaveLength(4);
    sending[2]?.answer();
    await passed(0);
    expect(settled).toHaveLength(1);
    expect(sending).toHaveLength(5);
    const stopped = worker.stop();
    for (const { answer } of sending) answer();
    await stopped;
  });

  it('delivers to the others while one receiver hangs', async () => {
    const { worker, add, sending } = setUp();
    add('simulator', 10);
    worker.start();
    await passed(0);
    add('contact', 1);
    worker.wake();
    await passed(0);
    expect(sending.filter(({ destination }) => destination === 'contact')).toHaveLength(1);
    const stopped = worker.stop();
    for (const { answer } of sending) answer();
    await stopped;
  });

  it('claims nothing for a destination without an address', async () => {
    const { worker, queue } = setUp(['contact']);
    worker.start();
    await passed(5000);
    await worker.stop();
    expect(new Set(queue.claim.mock.calls.flatMap(([{ destinations }]) => destinations))).toEqual(
      new Set(['contact']),
    );
  });

  it('when stopped, claims nothing more and waits for what is under way', async () => {
    const { worker, queue, add, sending, settled, waiting } = setUp();
    add('contact', 6);
    worker.start();
    await passed(0);
    const claims = queue.claim.mock.calls.length;
    let stopped = false;
    const stop = worker.stop().then(() => {
      stopped = true;
    });
    await passed(10_000);
    expect(stopped).toBe(false);
    for (const { answer } of sending) answer();
    await stop;
    expect(settled).toHaveLength(4);
    expect(waiting).toHaveLength(2);
    expect(queue.claim).toHaveBeenCalledTimes(claims);
    await worker.stop();
  });

  it('backs off while the database fails, whatever wakes it, and recovers', async () => {
    const { worker, queue, log, add, sending } = setUp();
    queue.claim.mockRejectedValue(new Error('connection lost'));
    worker.start();
    for (let i = 0; i < 100; i += 1) {
      worker.wake();
      await passed(100);
    }
    expect(log.error.mock.calls.length).toBeGreaterThanOrEqual(2);
    expect(log.error.mock.calls.length).toBeLessThanOrEqual(4);
    queue.claim.mockReset().mockResolvedValue([]);
    await passed(30_000);
    queue.claim.mockResolvedValueOnce([
      { id: 'x', destination: 'contact', body: '{}', attempt: 1, lease: 'l' },
    ]);
    add('contact');
    worker.wake();
    await passed(0);
    expect(sending).toHaveLength(1);
    sending[0]?.answer();
    await worker.stop();
  });

  it('reconciles again when it could not the first time', async () => {
    const { worker, queue } = setUp();
    queue.reconcile.mockRejectedValueOnce(new Error('starting up'));
    worker.start();
    await passed(2100);
    await worker.stop();
    expect(queue.reconcile).toHaveBeenCalledTimes(2);
  });

  it('stops before it was started', async () => {
    await expect(setUp().worker.stop()).resolves.toBeUndefined();
  });
});
