import { defineConfig } from 'vitest/config';

/** Journeys through the running site, in a real Chromium, with real processes. */
export default defineConfig({
  cacheDir: '../.cache/vite-e2e',
  test: {
    name: 'journeys',
    root: import.meta.dirname,
    environment: 'node',
    include: ['**/*.e2e.ts'],
    globalSetup: ['global-setup.ts'],
    // Each file has its own server process, and all share one browser. A third worker runs while two others wait.
    maxWorkers: 3,
    // Files share a worker, and with it the modules that they import.
    pool: 'threads',
    isolate: false,
    testTimeout: 45_000,
    hookTimeout: 45_000,
    expect: { poll: { timeout: 10_000, interval: 30 } },
  },
});
