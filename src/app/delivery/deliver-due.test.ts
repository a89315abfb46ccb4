import { describe, expect, it, vi } from 'vitest';
import type { AttemptOutcome } from '../../domain/delivery/retry.ts';
import type { ClaimedDelivery, DeliveryQueue, WebhookSender } from '../ports.ts';
import { type DeliveryPorts, LEASE_MS, startDue } from './deliver-due.ts';

const delivery: ClaimedDelivery = { id: 'msg_1', destination: 'contact', body: '{}', attempt: 1, lease: 'l' };

function ports(outcome: AttemptOutcome, attempt = 1) {
  let now = 1_000_000;
  const queue = {
    claim: vi.fn<DeliveryQueue['claim']>().mockResolvedValue([{ ...delivery, attempt }]),
    claimOne: vi.fn(),
    settle: vi.fn<DeliveryQueue['settle']>().mockResolvedValue(),
    reconcile: vi.fn(),
    replayDead: vi.fn(),
    replay: vi.fn(),
    counts: vi.fn(),
  } satisfies DeliveryQueue;
  const send = vi.fn<WebhookSender['send']>().mockImplementation(async () => {
    now += 250;
    return { outcome, answer: 'ok' };
  });
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const of = vi.fn<DeliveryPorts['addresses']['of']>().mockReturnValue('https://hook.example/');
  const all: DeliveryPorts = {
    clock: { now: () => now },
    queue,
    sender: { send },
    addresses: { of },
    log,
    random: () => 0.5,
  };
  return { all, queue, send, log, of };
}

const run = async (all: DeliveryPorts) => Promise.all(await startDue(all, 'contact', 4));

describe('startDue', () => {
  it('claims deliveries of one destination, with a lease longer than an attempt can last', async () => {
    const { all, queue } = ports({ kind: 'answered', status: 200 });
    await run(all);
    expect(queue.claim).toHaveBeenCalledWith({
      now: 1_000_000,
      leaseMs: LEASE_MS,
      limit: 4,
      destinations: ['contact'],
    });
    expect(LEASE_MS).toBeGreaterThan(15_000);
  });

  it('sends the stored body and records the attempt', async () => {
    const { all, queue, send } = ports({ kind: 'answered', status: 200 });
    await run(all);
    expect(send).toHaveBeenCalledWith({
      id: 'msg_1',
      url: 'https://hook.example/',
      body: '{}',
      sentAt: 1_000_000,
    });
    expect(queue.settle).toHaveBeenCalledWith(
      delivery,
      { startedAt: 1_000_000, durationMs: 250, outcome: { kind: 'answered', status: 200 }, answer: 'ok' },
      { kind: 'delivered' },
    );
  });

  it.each([
    ['booking', 10_000],
    ['simulator', undefined],
    ['contact', undefined],
    ['planner', undefined],
  ] as const)(
    'sends to the automation of %s with the documented timeout: %s ms',
    async (destination, timeoutMs) => {
      const { all, queue, send } = ports({ kind: 'answered', status: 200 });
      queue.claim.mockResolvedValue([{ ...delivery, destination }]);
      await Promise.all(await startDue(all, destination, 4));
      expect(send.mock.calls[0]?.[0].timeoutMs).toBe(timeoutMs);
    },
  );

  it.each([
    ['a refusal', { kind: 'answered', status: 500 }, 1, { kind: 'retry', inMs: 5000 }, 'warn'],
    ['a time-out', { kind: 'failed', reason: 'timeout' }, 2, { kind: 'retry', inMs: 300_000 }, 'warn'],
    ['410', { kind: 'answered', status: 410 }, 1, { kind: 'dead' }, 'error'],
    ['the end of the schedule', { kind: 'answered', status: 500 }, 8, { kind: 'dead' }, 'error'],
  ] as const)('records the next step after %s', async (_name, outcome, attempt, next, level) => {
    const { all, queue, log } = ports(outcome, attempt);
    await run(all);
    expect(queue.settle.mock.calls[0]?.[2]).toEqual(next);
    expect(log[level]).toHaveBeenCalledOnce();
  });

  it('logs an error and resolves when the database cannot record the outcome', async () => {
    const { all, queue, log } = ports({ kind: 'answered', status: 200 });
    queue.settle.mockRejectedValue(new Error('disk full'));
    await expect(run(all)).resolves.toBeDefined();
    expect(log.error).toHaveBeenCalledOnce();
  });

  it('neither sends nor records a delivery whose destination lost its address', async () => {
    const { all, queue, send, of } = ports({ kind: 'answered', status: 200 });
    of.mockReturnValue(undefined);
    await run(all);
    expect(send).not.toHaveBeenCalled();
    expect(queue.settle).not.toHaveBeenCalled();
  });

  it('writes no data of the lead to the log', async () => {
    const { all, queue, log } = ports({ kind: 'answered', status: 200 });
    queue.claim.mockResolvedValue([{ ...delivery, body: '{"email":"lea@example.com"}' }]);
    await run(all);
    expect(JSON.stringify(log.info.mock.calls)).not.toContain('lea@example.com');
  });
});
