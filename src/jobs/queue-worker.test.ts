import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeliveryPorts } from '../app/delivery/deliver-due.ts';
import type { ClaimedDelivery, DeliveryQueue, WebhookSender } from '../app/ports.ts';
import type { Destination } from '../domain/delivery/destinations.ts';
import { createDeliveryWork } from './delivery-work.ts';
import { createQueueWorker } from './queue-worker.ts';

// Entries take turns by `setImmediate`, which stays real.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

/** A queue in memory, a receiver that answers when the test calls `answer`, and the worker between them. */
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
    claimOne: vi.fn(),
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
  const deliveries = createDeliveryWork(ports);
  const worker = createQueueWorker([deliveries], log);
  /** Makes the same calls as the site after it stored a lead. */
  const wake = () => {
    deliveries.leadStored();
    worker.wake();
  };
  return { worker, wake, queue, waiting, sending, settled, log, add };
}
const passed = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms);
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
};

describe('the queue worker with deliveries', () => {
  it('sets aside deliveries without an address at the start, then polls every second', async () => {
    const { worker, queue, add, sending } = setUp();
    worker.start();
    await passed(0);
    expect(queue.reconcile).toHaveBeenCalledExactlyOnceWith(
      ['simulator', 'contact'],
      expect.any(Number),
      false,
    );
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

  it('polls at once when woken, and reconciles again after a new lead', async () => {
    const { worker, wake, queue, add, sending } = setUp();
    worker.start();
    await passed(10);
    add('contact');
    wake();
    await passed(0);
    expect(sending).toHaveLength(1);
    expect(queue.reconcile).toHaveBeenCalledTimes(2);
    sending[0]?.answer();
    await worker.stop();
  });

  it('runs at most four deliveries to a destination, and starts the next as soon as one ends', async () => {
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

  it('delivers to other destinations while one receiver hangs', async () => {
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

  it('claims no more after a stop, and waits for the deliveries under way', async () => {
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

  it('backs off while the database fails, even when it is woken, and recovers', async () => {
    const { worker, queue, log, add, sending } = setUp();
    queue.claim.mockRejectedValue(new Error('connection lost'));
    worker.start();
    for (let i = 0; i < 100; i += 1) {
      worker.wake();
      await passed(100);
    }
    expect(queue.claim.mock.calls.length).toBeLessThanOrEqual(5);
    expect(log.error).toHaveBeenCalledOnce();
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

  it('reconciles again after a failed attempt', async () => {
    const { worker, queue } = setUp();
    queue.reconcile.mockRejectedValueOnce(new Error('starting up'));
    worker.start();
    await passed(2100);
    await worker.stop();
    expect(queue.reconcile).toHaveBeenCalledTimes(2);
  });

  it('can be stopped before it is started', async () => {
    await expect(setUp().worker.stop()).resolves.toBeUndefined();
  });
});
