import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createEdgeWarmer, type EdgeWarmer } from './edge-warmer.ts';

const sitemap = '<loc>https://agency.example/</loc><loc>https://agency.example/en/faq</loc>';
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
let renewed: string[];
let away: boolean;
let listed: string;
let warmer: EdgeWarmer;

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  [renewed, away, listed] = [[], false, sitemap];
  warmer = createEdgeWarmer({
    async renew(path, encoding) {
      if (away) throw new Error('connection refused');
      renewed.push(`${path} ${encoding}`);
      if (path === '/sitemap.xml') return listed;
      return path === '/' ? '<img src="/media/a1.webp" srcset="/media/a2.avif 2x">' : '';
    },
    paths: () => ['/_site/a.js', '/p/nova'],
    log: log as never,
    pauseMs: 1,
  });
});
afterEach(async () => {
  await warmer.stop();
  vi.useRealTimers();
});

it('renews pages, files and the pictures that pages show, in both encodings, and again after six hours', async () => {
  warmer.start();
  await vi.advanceTimersByTimeAsync(1000);
  expect(new Set(renewed)).toEqual(
    new Set(
      ['/sitemap.xml', '/', '/en/faq', '/_site/a.js', '/p/nova', '/media/a1.webp', '/media/a2.avif'].flatMap(
        (path) => [`${path} br`, `${path} gzip`],
      ),
    ),
  );
  renewed = [];
  await vi.advanceTimersByTimeAsync(6 * 3_600_000);
  expect(renewed).toContain('/media/a1.webp gzip');
});

it('renews a page once more after it left the list, so that its redirect replaces the copy', async () => {
  warmer.start();
  await vi.advanceTimersByTimeAsync(1000);
  listed = '<loc>https://agency.example/</loc>';
  renewed = [];
  warmer.changed();
  warmer.changed();
  await vi.advanceTimersByTimeAsync(5 * 60_000 + 1000);
  expect(renewed.filter((one) => one === '/en/faq br')).toHaveLength(1);
  renewed = [];
  warmer.changed();
  await vi.advanceTimersByTimeAsync(5 * 60_000 + 1000);
  expect(renewed).not.toContain('/en/faq br');
});

it('waits for a cache that starts later, and complains once', async () => {
  away = true;
  warmer.start();
  await vi.advanceTimersByTimeAsync(60_000);
  away = false;
  await vi.advanceTimersByTimeAsync(11_000);
  expect(renewed).toContain('/p/nova br');
  expect(log.warn).toHaveBeenCalledTimes(1);
});

it('renews the pages of a publication within a second', async () => {
  const done = warmer.renew(['/p/nova']);
  await vi.advanceTimersByTimeAsync(1000);
  await done;
  expect(renewed).toEqual(['/p/nova br', '/p/nova gzip']);
});

it('renews those pages of the last walk whose copies a network has deleted, and walks if there was none', async () => {
  await warmer.renewWhere(() => true);
  expect(renewed).toEqual([]);
  warmer.start();
  await vi.advanceTimersByTimeAsync(1000);
  renewed = [];
  const done = warmer.renewWhere((path) => path === '/en/faq');
  await vi.advanceTimersByTimeAsync(1000);
  await done;
  expect(renewed).toEqual(['/en/faq br', '/en/faq gzip']);
});
