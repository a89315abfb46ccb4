import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Answer } from '../../browser/api.ts';
import type { PlannerAnswer, PlannerSubmission } from '../../contracts/leads/planner.ts';
import type { Delivery } from './pending-release.ts';

const postJson =
  vi.fn<(path: string, body: unknown, options: { idempotencyKey?: string }) => Promise<Answer<unknown>>>();
vi.mock('../../browser/api.ts', () => ({ postJson }));

const body: PlannerSubmission = {
  artistName: 'Nova',
  email: 'nova@example.com',
  genre: 'rap',
  releaseDate: '2027-01-15',
  releaseType: 'single',
  budget: 0,
  territories: ['FR'],
  newsletter: false,
};
const answer = { id: 'lead', score: 91 } as PlannerAnswer;
const lost: Answer<never> = { kind: 'lost' };
const settle = () => vi.advanceTimersByTimeAsync(0);

/** A page with its own copy of the module, which holds the running submissions. */
async function openPage() {
  vi.resetModules();
  const { submitRelease } = await import('./pending-release.ts');
  const seen: Delivery[] = [];
  return { seen, submit: (key?: string) => submitRelease(body, (delivery) => seen.push(delivery), key) };
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-25T05:00:00Z') });
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
  postJson.mockReset();
  localStorage.clear();
});

it('a release that does not reach the server is stored, and analysed when the connection is back', async () => {
  postJson.mockResolvedValueOnce(lost).mockResolvedValue({ kind: 'ok', data: answer });
  const page = await openPage();
  page.submit();
  await settle();
  expect(JSON.parse(localStorage.getItem('pendingRelease') ?? '[]')).toMatchObject([{ body }]);
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(page.seen.map(({ state }) => state)).toEqual(['sending', 'kept', 'sent']);
  expect(localStorage.getItem('pendingRelease')).toBeNull();
});

it('a stored release is sent at once when the visitor tries again, with the same key', async () => {
  postJson.mockResolvedValueOnce(lost).mockResolvedValue({ kind: 'ok', data: answer });
  const page = await openPage();
  const key = page.submit();
  await settle();
  expect(page.submit(key)).toBe(key);
  await settle();
  expect(page.seen.at(-1)).toEqual({ state: 'sent', answer });
  expect(postJson.mock.calls.map(([, , options]) => options.idempotencyKey)).toEqual([key, key]);
});

it('a release whose analysis failed on the server is not sent again automatically', async () => {
  postJson.mockResolvedValue({ kind: 'lost', code: 'analysis_failed', message: 'Indisponible' });
  const page = await openPage();
  const key = page.submit();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(page.seen.at(-1)).toEqual({ state: 'refused', reason: 'Indisponible' });
  expect(postJson).toHaveBeenCalledTimes(1);
  expect(localStorage.getItem('pendingRelease')).toBeNull();
  page.submit(key);
  await settle();
  expect(postJson.mock.lastCall?.[2].idempotencyKey).toBe(key);
});
