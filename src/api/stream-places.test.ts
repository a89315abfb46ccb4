import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStreamPlaces, MOST_STREAMS } from './stream-places.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('gives each account a fixed number of stream places, and frees a place only once', async () => {
  const places = createStreamPlaces({ perMinute: 1000 });
  const taken = await Promise.all(Array.from({ length: MOST_STREAMS }, () => places.take('ana')));
  expect(taken.every(({ ok }) => ok)).toBe(true);
  const refused = { ok: false, code: 'rate_limited', retryAfterMs: 30_000 };
  expect(await places.take('ana')).toEqual(refused);
  expect((await places.take('bea')).ok).toBe(true);

  const [first] = taken;
  if (!first?.ok) throw new Error('No place was given.');
  first.leave();
  first.leave();
  expect((await places.take('ana')).ok).toBe(true);
  expect(await places.take('ana')).toEqual(refused);
});

it('lets an account open six times as many streams a minute as an address may send forms', async () => {
  const places = createStreamPlaces({ perMinute: 2 });
  const open = async (account: string) => {
    const place = await places.take(account);
    if (place.ok) place.leave();
    return place;
  };
  for (let times = 0; times < 12; times += 1) expect((await open('ana')).ok).toBe(true);
  await vi.advanceTimersByTimeAsync(20_000);
  const refused = await open('ana');
  expect(refused).toEqual({ ok: false, code: 'rate_limited', retryAfterMs: 40_000 });
  expect((await open('bea')).ok).toBe(true);
  await vi.advanceTimersByTimeAsync(40_000);
  expect((await open('ana')).ok).toBe(true);
});
