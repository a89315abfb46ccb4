import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer } from '../../browser/api.ts';
import type { SimulationAnswer, SimulationSubmission } from '../../contracts/leads/simulation.ts';
import type { Delivery } from './pending-submission.ts';

const postJson =
  vi.fn<(path: string, body: unknown, options: { idempotencyKey?: string }) => Promise<Answer<unknown>>>();
vi.mock('../../browser/api.ts', () => ({ postJson }));

const body: SimulationSubmission = {
  platform: 'youtube',
  campaignType: 'awareness',
  budget: 1000,
  country: 'europe',
  artistName: 'Léa',
  email: 'lea@example.com',
};
const answer = { id: 'lead', views: 40_000 } as SimulationAnswer;
const received: Answer<SimulationAnswer> = { kind: 'ok', data: answer };
const lost: Answer<never> = { kind: 'lost' };
const DAY_MS = 24 * 60 * 60 * 1000;

const stored = (): { key: string }[] => JSON.parse(localStorage.getItem('pendingSimulation') ?? '[]');
const keysSent = () => postJson.mock.calls.map(([, , options]) => options.idempotencyKey);
const settle = () => vi.advanceTimersByTimeAsync(0);

/** A page with its own copy of the module, which holds the running submissions. */
async function openPage() {
  vi.resetModules();
  const { submitSimulation, resendPending } = await import('./pending-submission.ts');
  const seen: Delivery[] = [];
  return { resendPending, seen, submit: () => submitSimulation(body, (delivery) => seen.push(delivery)) };
}

beforeEach(() => {
  // Not `setSystemTime`: clearing the timers resets the time to the start of the fake timers.
  vi.useFakeTimers({ now: new Date('2026-11-21T05:00:00Z') });
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
  postJson.mockReset();
  localStorage.clear();
});

describe('a simulation', () => {
  it('is stored before it is sent, and removed once received', async () => {
    postJson.mockResolvedValue(received);
    const page = await openPage();
    const key = page.submit();
    expect(stored()).toMatchObject([{ key, body }]);
    await settle();
    expect(page.seen).toEqual([{ state: 'sending' }, { state: 'sent', answer }]);
    expect(localStorage.getItem('pendingSimulation')).toBeNull();
    expect(postJson).toHaveBeenCalledWith('/simulator/submit', body, { idempotencyKey: key });
  });

  it('is sent again at growing intervals with the same key', async () => {
    postJson.mockResolvedValue(lost);
    const page = await openPage();
    const key = page.submit();
    await settle();
    expect(page.seen).toEqual([{ state: 'sending' }, { state: 'kept' }]);
    for (const [index, wait] of [2000, 5000, 15_000, 30_000, 60_000, 60_000].entries()) {
      await vi.advanceTimersByTimeAsync(wait - 1);
      expect(postJson).toHaveBeenCalledTimes(index + 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(postJson).toHaveBeenCalledTimes(index + 2);
    }
    postJson.mockResolvedValue(received);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(page.seen.at(-1)).toEqual({ state: 'sent', answer });
    expect(new Set(keysSent())).toEqual(new Set([key]));
    expect(page.seen.filter(({ state }) => state === 'sending')).toHaveLength(1);
    expect(stored()).toEqual([]);
  });

  it('is sent at once when the network is back', async () => {
    postJson.mockResolvedValueOnce(lost).mockResolvedValue(received);
    const page = await openPage();
    page.submit();
    await settle();
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(page.seen.at(-1)?.state).toBe('sent');
    await vi.advanceTimersByTimeAsync(DAY_MS);
    expect(postJson).toHaveBeenCalledTimes(2);
  });

  it('is not sent again before the Retry-After of the server', async () => {
    postJson.mockResolvedValueOnce({ kind: 'lost', retryAfterMs: 40_000 }).mockResolvedValue(received);
    const page = await openPage();
    page.submit();
    await vi.advanceTimersByTimeAsync(39_999);
    expect(postJson).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(page.seen.at(-1)?.state).toBe('sent');
  });

  it('is not sent again after a refusal, whose reason is reported', async () => {
    const failure = {
      success: false,
      message: 'À corriger',
      code: 'invalid_fields',
      requestId: 'r',
    } as const;
    postJson.mockResolvedValue({ kind: 'refused', failure: { ...failure, fields: { email: 'Adresse ?' } } });
    const page = await openPage();
    page.submit();
    await vi.advanceTimersByTimeAsync(DAY_MS);
    expect(page.seen.at(-1)).toEqual({ state: 'refused', reason: 'Adresse ?' });
    expect(postJson).toHaveBeenCalledTimes(1);
    expect(stored()).toEqual([]);
  });

  it('has its own key', async () => {
    postJson.mockResolvedValue(lost);
    const page = await openPage();
    expect(page.submit()).not.toBe(page.submit());
  });

  it('is kept in memory when storage is closed', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    postJson.mockResolvedValueOnce(lost).mockResolvedValue(received);
    const page = await openPage();
    page.submit();
    await vi.advanceTimersByTimeAsync(2000);
    expect(page.seen.at(-1)?.state).toBe('sent');
  });
});

describe('the next page', () => {
  it('sends a simulation that the last page could not send, with the same key', async () => {
    postJson.mockResolvedValue(lost);
    const key = (await openPage()).submit();
    await settle();
    vi.clearAllTimers();
    postJson.mockReset().mockResolvedValue(received);
    (await openPage()).resendPending();
    await settle();
    expect(keysSent()).toEqual([key]);
    expect(stored()).toEqual([]);
  });

  it('does not send a simulation that is already being sent', async () => {
    postJson.mockResolvedValue(lost);
    const page = await openPage();
    page.submit();
    page.resendPending();
    await settle();
    expect(postJson).toHaveBeenCalledTimes(1);
  });

  it('drops a simulation older than a day', async () => {
    postJson.mockResolvedValue(lost);
    (await openPage()).submit();
    await settle();
    vi.clearAllTimers();
    postJson.mockClear();
    vi.setSystemTime(Date.now() + DAY_MS + 1);
    (await openPage()).resendPending();
    await settle();
    expect(postJson).not.toHaveBeenCalled();
    expect(localStorage.getItem('pendingSimulation')).toBeNull();
  });

  it.each(['{', '"x"', '[1,null,{"key":1}]'])('drops the stored value %s', async (text) => {
    localStorage.setItem('pendingSimulation', text);
    (await openPage()).resendPending();
    await settle();
    expect(postJson).not.toHaveBeenCalled();
    expect(localStorage.getItem('pendingSimulation')).toBeNull();
  });
});

it('submitSimulation keeps only the last five', async () => {
  postJson.mockResolvedValue(lost);
  const page = await openPage();
  const keys = Array.from({ length: 6 }, () => page.submit());
  expect(stored().map(({ key }) => key)).toEqual(keys.slice(1));
});
