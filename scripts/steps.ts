import { mkdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './building.ts';
import { run } from './run.ts';
import { countTests, failedFiles, notRun, readReport } from './test-reports.ts';

const results = fileURLToPath(new URL('../.cache/test-results', import.meta.url));

/** More failed files than this mean a defect, which a second run would only report later. */
const MOST_FILES_AGAIN = 6;

export interface Step {
  name: string;
  run(): Promise<void>;
}

/** All checks and tests except the e2e tests, in the order that shows a mistake soonest. */
export const checkSteps: readonly Step[] = [
  { name: 'Format and lint', run: () => run('biome', ['ci', '--error-on-warnings', '.']) },
  {
    name: 'Types and import rules',
    run: async () => {
      // In parallel, since each command needs one processor.
      // TypeScript 7 checks in half the time; `typescript` stays at 6, whose API dependency-cruiser needs.
      await Promise.all([
        run('node', ['node_modules/typescript-7/bin/tsc', '--noEmit']),
        run('node', ['scripts/check-imports.ts']),
      ]);
    },
  },
  { name: 'Unit, API and database tests', run: () => vitest('unit') },
  { name: 'Build', run: build },
];

/** The most important e2e tests of visitors and the agency: a few minutes, instead of half an hour for all of them. */
const principalTests = [
  'languages',
  'home',
  'simulator-journey',
  'contact.e2e',
  'admin-leads',
  'admin-reviews',
  'crash',
  'headers',
  'weight',
  'seo',
  'firefox',
];

/** Returns the step of the principal e2e tests, or of all of them, in a real browser. */
export const browserStep = (which: 'principal' | 'all'): Step => ({
  name: `Browser tests: ${which === 'all' ? which : `the ${which} ones`}`,
  run: () => vitest('e2e', ['--config', 'e2e/vitest.config.ts'], which === 'principal' ? principalTests : []),
});

/**
 * Runs the tests of the files whose paths contain one of the filters, or of all files. Files with a failed test run once
 * more, alone and with fresh sites and databases, unless they are too many (decision record 0081).
 */
async function vitest(name: 'unit' | 'e2e', options: string[] = [], filters: string[] = []): Promise<void> {
  const runFiles = (report: string, args: string[]) =>
    run('vitest', [
      'run',
      ...options,
      ...args,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${join(results, `${report}.json`)}`,
    ]);
  try {
    await runFiles(name, filters);
  } catch (error) {
    const files = failedFiles(readReport(results, name));
    if (files.length === 0 || files.length > MOST_FILES_AGAIN) throw error;
    console.error(error instanceof Error ? error.message : error);
    console.log(`\n── Once more, alone: ${files.map((file) => basename(file)).join(', ')}`);
    await runFiles(`${name}-again`, [...files, '--maxWorkers=1']);
  }
}

/**
 * Runs the steps until one fails, then prints the numbers of passed, failed and skipped tests, and the tests that the
 * machine could not run. Sets the exit status.
 */
export async function runSteps(steps: readonly Step[]): Promise<void> {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  let failure: unknown;
  for (const { name, run: runStep } of steps) {
    const startedAt = Date.now();
    console.log(`\n── ${name}`);
    try {
      await runStep();
      console.log(`── ${name}: done in ${Math.round((Date.now() - startedAt) / 1000)} s`);
    } catch (error) {
      failure = error;
      console.error(error instanceof Error ? error.message : error);
      console.error(`── ${name}: FAILED`);
      break;
    }
  }
  const { passed, failed, skipped, again } = countTests(results);
  console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
  if (again.length > 0) console.log(`Passed at the second attempt, to be looked at:\n${again.join('\n')}`);
  for (const line of notRun(results)) console.log(`NOT RUN: ${line}`);
  if (failure || failed > 0) process.exitCode = 1;
}
