import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { postJson } from './api.ts';

const fetchMock = vi.fn<typeof fetch>();
const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });
const failure = { success: false, message: 'Non', code: 'invalid_fields', requestId: 'r' };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchMock);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetchMock.mockReset();
});

describe('postJson', () => {
  it('posts JSON to the API and returns the data', async () => {
    fetchMock.mockResolvedValue(json(201, { success: true, data: { id: 'a' } }));
    const answer = await postJson('/simulator/submit', { budget: 500 }, { idempotencyKey: 'k1' });
    expect(answer).toEqual({ kind: 'ok', data: { id: 'a' } });
    const [address, request] = fetchMock.mock.calls[0] ?? [];
    expect(address).toBe('/api/simulator/submit');
    expect(request).toMatchObject({
      method: 'POST',
      body: '{"budget":500}',
      keepalive: true,
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'k1' },
    });
  });

  it('sends no idempotency key by default', async () => {
    fetchMock.mockResolvedValue(json(201, { success: true, data: {} }));
    await postJson('/contact/submit', {});
    expect(fetchMock.mock.calls[0]?.[1]?.headers).toEqual({ 'Content-Type': 'application/json' });
  });

  it.each([400, 409, 413, 415, 422])('returns the refusal of the API for a %i', async (status) => {
    fetchMock.mockResolvedValue(json(status, failure));
    expect(await postJson('/x', {})).toEqual({ kind: 'refused', failure });
  });

  it.each([408, 429, 500, 503])('returns "lost" for a %i, because a retry may succeed', async (status) => {
    fetchMock.mockResolvedValue(json(status, failure));
    expect(await postJson('/x', {})).toEqual({ kind: 'lost', message: failure.message, code: failure.code });
  });

  it.each([
    ['7', 7000],
    ['Sat, 21 Nov 2026 05:00:30 GMT', 30_000],
  ])('returns the wait of Retry-After: %s', async (header, retryAfterMs) => {
    vi.setSystemTime('2026-11-21T05:00:00Z');
    fetchMock.mockResolvedValue(json(429, failure, { 'Retry-After': header }));
    expect(await postJson('/x', {})).toEqual({
      kind: 'lost',
      message: failure.message,
      code: failure.code,
      retryAfterMs,
    });
  });

  it.each(['soon', 'Sat, 21 Nov 2020 05:00:30 GMT'])('ignores Retry-After: %s', async (header) => {
    fetchMock.mockResolvedValue(json(429, failure, { 'Retry-After': header }));
    expect(await postJson('/x', {})).toEqual({ kind: 'lost', message: failure.message, code: failure.code });
  });

  it.each([
    ['a page of a proxy', new Response('<html>', { status: 200 })],
    ['another JSON', json(200, { hello: 1 })],
    ['null', json(200, null)],
    ['success without data', json(200, { success: true })],
  ])('returns "misdirected" for %s', async (_, response) => {
    fetchMock.mockResolvedValue(response);
    expect(await postJson('/x', {})).toEqual({ kind: 'lost', misdirected: true });
  });

  it('returns "lost" for a network failure', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await postJson('/x', {})).toEqual({ kind: 'lost' });
  });

  it('returns "lost" after ten seconds', async () => {
    fetchMock.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    );
    const answer = postJson('/x', {});
    const settled = vi.fn();
    void answer.then(settled);
    await vi.advanceTimersByTimeAsync(9999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toEqual({ kind: 'lost' });
  });
});
