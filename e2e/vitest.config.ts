import { defineConfig } from 'vitest/config';

/** Journeys through the running site, in a real Chromium, against real processes. */
export default defineConfig({
  cacheDir: '../.cache/vite-e2e',
  test: {
    name: 'journeys',
    root: import.meta.dirname,
    environment: 'node',
    include: ['**/*.e2e.ts'],
    globalSetup: ['global-setup.ts'],
    // Each file has its own server process and shares the one browser. A third one works while two wait.
    maxWorkers: 3,
    // A browser beside two more on two cores: what fails once is tried once more, and told (decision record 0031).
    retry: 1,
    testTimeout: 45_000,
    hookTimeout: 45_000,
    expect: { poll: { timeout: 10_000, interval: 30 } },
  },
});
