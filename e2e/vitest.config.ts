import { defineConfig } from 'vitest/config';

/** Journeys through the running site, in a real Chromium, against real processes. */
export default defineConfig({
  test: {
    name: 'journeys',
    root: import.meta.dirname,
    environment: 'node',
    include: ['**/*.e2e.ts'],
    globalSetup: ['global-setup.ts'],
    // Each file has its own server process and shares the one browser.
    maxWorkers: 2,
    testTimeout: 45_000,
    hookTimeout: 45_000,
    expect: { poll: { timeout: 10_000, interval: 30 } },
  },
});
