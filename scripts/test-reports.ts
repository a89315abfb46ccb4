import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The part of Vitest's JSON report that is read here. */
export interface TestReport {
  testResults: {
    /** Path of the file. */
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

/** Reads `<name>.json` of the folder. Returns `undefined` if its tests did not run. */
export function readReport(folder: string, name: string): TestReport | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
  } catch {
    return undefined;
  }
}

/** Returns the tests that the machine could not run, with the reasons (`tests/e2e/not-run.ts` writes them). */
export function notRun(folder: string): string[] {
  try {
    return [...new Set(readFileSync(join(folder, 'not-run.txt'), 'utf8').split('\n').filter(Boolean))];
  } catch {
    return [];
  }
}

/** Returns the paths of the files that have a failed test, or that failed as a whole. */
export const failedFiles = (report: TestReport | undefined): string[] =>
  report?.testResults.filter(({ status }) => status === 'failed').map(({ name }) => name) ?? [];

/**
 * Counts the tests of all reports of the folder. Of files that ran once more, the last result counts; `again` names each
 * test that failed at first, with the first line of its failure.
 */
export function countTests(folder: string) {
  const total = { passed: 0, failed: 0, skipped: 0, again: [] as string[] };
  for (const name of ['unit', 'e2e']) {
    const first = readReport(folder, name);
    const second = readReport(folder, `${name}-again`);
    const ranAgain = new Map((second?.testResults ?? []).map((file) => [file.name, file]));
    // A file of database tests is listed once for each engine.
    const files = [
      ...(first?.testResults ?? []).filter((file) => !ranAgain.has(file.name)),
      ...(second?.testResults ?? []),
    ];
    for (const { status, assertionResults } of files) {
      const failed = assertionResults.filter((test) => test.status === 'failed').length;
      total.failed += status === 'failed' ? Math.max(failed, 1) : 0;
      total.passed += assertionResults.filter((test) => test.status === 'passed').length;
      total.skipped += assertionResults.filter(
        (test) => test.status !== 'failed' && test.status !== 'passed',
      ).length;
    }
    for (const { name: path, assertionResults } of first?.testResults ?? []) {
      if (ranAgain.get(path)?.status !== 'passed') continue;
      for (const { status, fullName, failureMessages } of assertionResults)
        if (status === 'failed')
          total.again.push(`- ${fullName}: ${String(failureMessages[0]).split('\n', 1)}`);
    }
  }
  return total;
}
