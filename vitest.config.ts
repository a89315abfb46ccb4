import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const databaseTests = '**/*.db.test.ts';
const domTests = '**/*.dom.test.ts';

/**
 * Three kinds of tests, by the ending of the file's name. `*.db.test.ts` runs on both database engines, `*.test.tsx`
 * and `*.dom.test.ts` in a simulated browser, every other `*.test.ts` in plain Node. Journeys have their own: `e2e/`.
 */
export default defineConfig({
  test: {
    // One a processor: Vitest would leave one of two to itself.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: [databaseTests, domTests],
        },
      },
      {
        test: {
          name: 'ui',
          environment: 'happy-dom',
          include: ['src/**/*.test.tsx', `src/${domTests}`],
        },
      },
      {
        test: {
          name: 'database',
          environment: 'node',
          include: [`src/${databaseTests}`, `tests/${databaseTests}`, `scripts/${databaseTests}`],
          globalSetup: ['tests/postgres-global-setup.ts'],
          // Real processes and real disks, on a machine that may be busy.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
