import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { defineConfig } from 'vitest/config';

// The workers render thousands of short-lived trees. In the default room for young objects of 16 MB, these are copied
// again and again: a sixth of the processor time. The flag is read when a worker thread starts.
setFlagsFromString('--max-semi-space-size=64');

const databaseTests = '**/*.db.test.ts';
const domTests = '**/*.dom.test.ts';
/** They start processes of Node, to compete, to be killed or to run a command, and wait for them. */
const processTests = ['**/*.process.test.ts', '**/*.process.db.test.ts'];

/** They take more than two seconds a file. `npm run test:unit` leaves them out. */
const longTests = process.env['TESTS'] === 'short' ? ['**/*.long.*'] : [];

/** `npm run keep-release` collects the statements that they run. */
const keepsRelease = process.env['KEEP_RELEASE'] === '1' ? ['tests/setup/collect-statements.ts'] : [];

/** Tests that open databases: a test is run once on each of the engines. */
const databaseProject = (name: string, engines: ('sqlite' | 'postgres')[], include: string[]) => ({
  extends: true as const,
  test: {
    name,
    environment: 'node' as const,
    include,
    exclude: include === processTests ? [] : [...processTests, ...longTests],
    globalSetup: ['tests/setup/databases.ts'],
    setupFiles: ['tests/setup/database-test.ts', ...keepsRelease],
    provide: { engines },
    // Real processes and real disks, on a machine that may be busy.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

/**
 * Three kinds of tests, by the ending of the file's name. `*.db.test.ts` runs once on each database engine, `*.test.tsx`
 * and `*.dom.test.ts` in a simulated browser, every other `*.test.ts` in plain Node. `.process` before the ending: the
 * tests start processes, and the fast loop leaves them out. E2e tests have their own: `e2e/`.
 */
export default defineConfig({
  test: {
    // It ends a test that hangs; on a machine that does other work too, a test of a second takes several.
    testTimeout: 20_000,
    // One a processor, and one that works while another waits for a time that really passes.
    maxWorkers: availableParallelism() + 1,
    // Files share a worker; the set-up gives each its own modules (decision record 0081).
    pool: 'threads',
    isolate: false,
    setupFiles: ['tests/setup/every-test.ts'],
    // The processes that tests start find their modules compiled: half of the time of a short one.
    env: { NODE_COMPILE_CACHE: `${import.meta.dirname}/.cache/compiled` },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: [databaseTests, domTests, ...processTests, ...longTests],
        },
      },
      {
        extends: true,
        test: {
          name: 'ui',
          environment: 'happy-dom',
          include: ['src/**/*.test.tsx', `src/${domTests}`],
          exclude: longTests,
          setupFiles: ['tests/setup/browser-test.ts'],
        },
      },
      databaseProject('database-sqlite', ['sqlite'], [databaseTests]),
      databaseProject('database-postgres', ['postgres'], [databaseTests]),
      databaseProject('processes', ['sqlite', 'postgres'], processTests),
    ],
  },
});
