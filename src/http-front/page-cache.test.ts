import { describe, expect, it, vi } from 'vitest';
import { createPageCache } from './page-cache.ts';
import { type StoredResponse, storeResponse } from './stored-response.ts';

const page = (text: string) => storeResponse({ 'content-type': 'text/html' }, Buffer.from(text), 4);
const bodyOf = (stored: StoredResponse | undefined) => stored?.identity.toString();

/** Midnight in these tests, in milliseconds: pages that name today's date expire here. */
const MIDNIGHT = 10_000_000;

function cacheOf(render: (path: string) => Promise<StoredResponse | undefined>, maxBytes = 1e6) {
  const clock = { now: 0 };
  const onError = vi.fn();
  const cache = createPageCache({
    render,
    now: () => clock.now,
    maxAgeMs: 60_000,
    trueUntil: (time) => (time < MIDNIGHT ? MIDNIGHT : 2 * MIDNIGHT),
    maxBytes,
    onError,
  });
  return { cache, clock, onError };
}

/** A promise that the test resolves or rejects itself. */
function pending<T>() {
  let resolve: (value: T) => void = () => {};
  let reject: (error: unknown) => void = () => {};
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

describe('the page cache', () => {
  it('renders a page once for any number of simultaneous requests', async () => {
    const render = vi.fn(() => page('home'));
    const { cache } = cacheOf(render);
    const answers = await Promise.all(Array.from({ length: 50 }, () => cache.get('/')));
    await cache.get('/');
    expect(render).toHaveBeenCalledTimes(1);
    expect(answers.every((answer) => bodyOf(answer) === 'home')).toBe(true);
  });

  it('`has` a page from the start of its first rendering until it is removed, and never an unknown path', async () => {
    const { cache } = cacheOf(async (path) => (path === '/' ? page('home') : undefined));
    expect(cache.has('/')).toBe(false);
    const first = cache.get('/');
    expect(cache.has('/')).toBe(true);
    await first;
    cache.expire();
    expect(cache.has('/')).toBe(true);
    cache.purge();
    expect(cache.has('/')).toBe(false);
    await cache.get('/nowhere');
    expect(cache.has('/nowhere')).toBe(false);
  });

  it('counts what each request met by the kind of the page, and reports the renderings that succeeded', async () => {
    const onRendered = vi.fn();
    let time = 0;
    const cache = createPageCache({
      render: async (path) => (path === '/nowhere' ? undefined : page(path)),
      ...{ now: () => time, maxAgeMs: 60_000, trueUntil: () => MIDNIGHT, maxBytes: 1e6 },
      ...{ onError: vi.fn(), onRendered },
    });
    await cache.get('/');
    await cache.get('/en');
    await cache.get('/');
    await cache.get('/nowhere');
    time = 70_000;
    await cache.get('/');
    await vi.waitFor(() => expect(onRendered).toHaveBeenCalledTimes(3));
    time = MIDNIGHT;
    await cache.get('/');
    expect(Object.fromEntries(cache.counts())).toEqual({
      home: { hit: 1, stale: 1, miss: 3 },
      page: { hit: 0, stale: 0, miss: 1 },
    });
    expect(onRendered).toHaveBeenCalledTimes(4);
    expect(onRendered).toHaveBeenLastCalledWith('home', expect.closeTo(0.5, -1));
  });

  it('does not cache the result for an unknown path', async () => {
    const render = vi.fn(async () => undefined);
    const { cache } = cacheOf(render);
    expect(await cache.get('/nowhere')).toBeUndefined();
    await cache.get('/nowhere');
    expect(render).toHaveBeenCalledTimes(2);
    expect(cache.size().pages).toBe(0);
  });

  it('renders pages in advance, and continues with the next page when one fails', async () => {
    const render = vi.fn((path: string) => (path === '/' ? Promise.reject(new Error('cold')) : page(path)));
    const { cache, onError } = cacheOf(render);
    await cache.warm(['/', '/en', '/es']);
    expect(onError).toHaveBeenCalledWith(expect.any(Error), '/');
    expect(cache.get('/en')).not.toBeInstanceOf(Promise);
    await cache.warm(['/en']);
    expect(render).toHaveBeenCalledTimes(3);
  });

  it('serves the old page while its successor is rendered', async () => {
    const second = pending<StoredResponse>();
    const render = vi.fn().mockResolvedValueOnce(page('old')).mockReturnValueOnce(second.promise);
    const { cache, clock } = cacheOf(render);
    await cache.get('/');
    clock.now = 60_000;
    expect(bodyOf(await cache.get('/'))).toBe('old');
    second.resolve(await page('new'));
    await vi.waitFor(async () => expect(bodyOf(await cache.get('/'))).toBe('new'));
  });

  it('serves the old page when the rendering fails, and reports the error', async () => {
    const render = vi.fn().mockResolvedValueOnce(page('old')).mockRejectedValue(new Error('database gone'));
    const { cache, clock, onError } = cacheOf(render);
    await cache.get('/');
    clock.now = 60_000;
    expect(bodyOf(await cache.get('/'))).toBe('old');
    await vi.waitFor(() => expect(onError).toHaveBeenCalledWith(expect.any(Error), '/'));
    expect(bodyOf(await cache.get('/'))).toBe('old');
  });

  it('pauses between two failed renderings, however many requests arrive', async () => {
    const render = vi.fn().mockResolvedValueOnce(page('old')).mockRejectedValue(new Error('database gone'));
    const { cache, clock, onError } = cacheOf(render);
    await cache.get('/');
    for (const [time, renderings] of [
      [60_000, 2],
      [64_999, 2],
      [65_000, 3],
    ] as const) {
      clock.now = time;
      for (let visitor = 0; visitor < 3; visitor += 1) expect(bodyOf(await cache.get('/'))).toBe('old');
      await vi.waitFor(() => expect(onError).toHaveBeenCalledTimes(renderings - 1));
      expect(render).toHaveBeenCalledTimes(renderings);
    }
  });

  it('never serves a page of yesterday, unless the rendering of a new page fails', async () => {
    const render = vi
      .fn()
      .mockResolvedValueOnce(page('monday'))
      .mockRejectedValueOnce(new Error('database gone'))
      .mockResolvedValueOnce(page('tuesday'));
    const { cache, clock, onError } = cacheOf(render);
    clock.now = MIDNIGHT - 1;
    await cache.get('/privacy');
    expect(bodyOf(await cache.get('/privacy'))).toBe('monday');
    clock.now = MIDNIGHT;
    expect(bodyOf(await cache.get('/privacy'))).toBe('monday');
    expect(onError).toHaveBeenCalledOnce();
    clock.now += 5000;
    expect(bodyOf(await cache.get('/privacy'))).toBe('tuesday');
    expect(cache.get('/privacy')).not.toBeInstanceOf(Promise);
  });

  it('treats a page whose rendering began before midnight as a page of yesterday', async () => {
    const late = pending<StoredResponse>();
    const render = vi.fn().mockReturnValueOnce(late.promise).mockResolvedValueOnce(page('tuesday'));
    const { cache, clock } = cacheOf(render);
    clock.now = MIDNIGHT - 1;
    const first = cache.get('/privacy');
    clock.now = MIDNIGHT + 1;
    late.resolve(await page('monday'));
    await first;
    expect(bodyOf(await cache.get('/privacy'))).toBe('tuesday');
  });

  it('makes visitors wait for the new page after a change, and serves the old page if that fails', async () => {
    const render = vi
      .fn()
      .mockResolvedValueOnce(page('old'))
      .mockRejectedValueOnce(new Error('database busy'))
      .mockResolvedValueOnce(page('new'));
    const { cache, clock, onError } = cacheOf(render);
    await cache.get('/');
    cache.expire();
    const answers = await Promise.all([cache.get('/'), cache.get('/')]);
    expect(answers.map(bodyOf)).toEqual(['old', 'old']);
    expect(onError).toHaveBeenCalledWith(expect.any(Error), '/');
    clock.now = 5000;
    expect(bodyOf(await cache.get('/'))).toBe('new');
  });

  it('serves no old page after a purge, even if the rendering fails', async () => {
    const failing = pending<StoredResponse>();
    const render = vi.fn().mockResolvedValueOnce(page('old')).mockReturnValueOnce(failing.promise);
    const { cache } = cacheOf(render.mockRejectedValue(new Error('database gone')));
    await cache.get('/');
    cache.expire();
    const waiting = cache.get('/');
    cache.purge();
    failing.reject(new Error('database gone'));
    await expect(waiting).rejects.toThrow('database gone');
    await expect(cache.get('/')).rejects.toThrow('database gone');
  });

  it('warms pages that have expired', async () => {
    const render = vi.fn((path: string) => page(path));
    const { cache } = cacheOf(render);
    await cache.warm(['/']);
    cache.expire();
    await cache.warm(['/']);
    expect(render).toHaveBeenCalledTimes(2);
    expect(cache.get('/')).not.toBeInstanceOf(Promise);
  });

  it('stops warming after a change, so that a new warming can start', async () => {
    const render = vi.fn((path: string) => page(path));
    const { cache } = cacheOf(render);
    const warming = cache.warm(['/', '/en', '/es']);
    cache.purge((path) => path === '/faq');
    await warming;
    expect(render.mock.calls).toEqual([['/']]);
    await cache.warm(['/', '/en', '/es']);
    expect(cache.size().pages).toBe(3);
  });

  it('rejects when rendering fails without an old page, and renders again for the next visitor', async () => {
    const render = vi.fn().mockRejectedValueOnce(new Error('cold')).mockResolvedValueOnce(page('warm'));
    const { cache } = cacheOf(render);
    await expect(cache.get('/')).rejects.toThrow('cold');
    expect(bodyOf(await cache.get('/'))).toBe('warm');
  });

  it('makes the next visitor wait for the new page after a purge', async () => {
    const render = vi.fn().mockResolvedValueOnce(page('old')).mockResolvedValueOnce(page('new'));
    const { cache } = cacheOf(render);
    await cache.get('/');
    cache.purge((path) => path === '/');
    expect(bodyOf(await cache.get('/'))).toBe('new');
  });

  it('serves the old page while it renews it, and renews no other page', async () => {
    const next = pending<StoredResponse>();
    const render = vi
      .fn()
      .mockResolvedValueOnce(page('old'))
      .mockResolvedValueOnce(page('faq'))
      .mockReturnValueOnce(next.promise);
    const { cache } = cacheOf(render);
    await cache.get('/');
    await cache.get('/faq');
    const renewal = cache.renew((path) => path === '/');
    expect(bodyOf(await cache.get('/'))).toBe('old');
    next.resolve(await page('new'));
    await renewal;
    expect(bodyOf(await cache.get('/'))).toBe('new');
    expect(bodyOf(await cache.get('/faq'))).toBe('faq');
    expect(render).toHaveBeenCalledTimes(3);
  });

  it('serves the old page when its renewal fails, and reports the error', async () => {
    const render = vi.fn().mockResolvedValueOnce(page('old')).mockRejectedValueOnce(new Error('down'));
    const { cache, onError } = cacheOf(render);
    await cache.get('/');
    await cache.renew(() => true);
    expect(bodyOf(await cache.get('/'))).toBe('old');
    expect(onError).toHaveBeenCalledWith(expect.any(Error), '/');
  });

  it('does not cache a rendering that began before a purge', async () => {
    const first = pending<StoredResponse>();
    const render = vi.fn().mockReturnValueOnce(first.promise).mockResolvedValueOnce(page('after'));
    const { cache } = cacheOf(render);
    const early = cache.get('/');
    cache.purge();
    first.resolve(await page('before'));
    expect(bodyOf(await early)).toBe('before');
    expect(bodyOf(await cache.get('/'))).toBe('after');
  });

  it('purges only the pages that the predicate selects', async () => {
    const render = vi.fn((path: string) => page(path));
    const { cache } = cacheOf(render);
    await cache.get('/');
    await cache.get('/en');
    cache.purge((path) => path === '/en');
    await cache.get('/');
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('stays within its size by evicting the least recently requested page', async () => {
    const render = vi.fn((path: string) => page(path.padEnd(200, '.')));
    const { cache } = cacheOf(render, 500);
    await cache.get('/a');
    await cache.get('/b');
    await cache.get('/a');
    await cache.get('/c');
    expect(cache.size()).toEqual({ pages: 2, bytes: 400 });
    await cache.get('/a');
    expect(render).toHaveBeenCalledTimes(3);
    await cache.get('/b');
    expect(render).toHaveBeenCalledTimes(4);
  });
});
