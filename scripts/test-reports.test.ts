import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { countTests, failedFiles, notRun, readReport } from './test-reports.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reports-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const test = (fullName: string, status: string) => ({
  fullName,
  status,
  failureMessages: status === 'failed' ? [`Error: ${fullName}\n  at line 1`] : [],
});
const write = (name: string, files: Record<string, ReturnType<typeof test>[]>) =>
  writeFileSync(
    join(folder, `${name}.json`),
    JSON.stringify({
      testResults: Object.entries(files).map(([path, assertionResults]) => ({
        name: path,
        status:
          assertionResults.length === 0 || assertionResults.some(({ status }) => status === 'failed')
            ? 'failed'
            : 'passed',
        assertionResults,
      })),
    }),
  );

it('counts the tests of both reports, and no report as no tests', () => {
  expect(countTests(folder)).toEqual({ passed: 0, failed: 0, skipped: 0, again: [] });
  write('unit', { '/a': [test('adds', 'passed'), test('waits', 'pending')] });
  write('e2e', { '/b': [test('opens', 'passed'), test('closes', 'failed')] });
  expect(countTests(folder)).toEqual({ passed: 2, failed: 1, skipped: 1, again: [] });
});

it('counts the last result of a file that ran once more, and names the tests that failed at first', () => {
  write('e2e', { '/a': [test('opens', 'passed')], '/b': [test('closes', 'failed')] });
  write('e2e-again', { '/b': [test('closes', 'passed')] });
  expect(countTests(folder)).toEqual({
    passed: 2,
    failed: 0,
    skipped: 0,
    again: ['- closes: Error: closes'],
  });
});

it('counts a file that failed twice as failed, and does not list it as passed', () => {
  write('e2e', { '/b': [test('closes', 'failed')] });
  write('e2e-again', { '/b': [test('closes', 'failed')] });
  expect(countTests(folder)).toEqual({ passed: 0, failed: 1, skipped: 0, again: [] });
});

it('counts a file that could not be loaded as one failure', () => {
  write('unit', { '/a': [] });
  expect(failedFiles(readReport(folder, 'unit'))).toEqual(['/a']);
  expect(countTests(folder).failed).toBe(1);
});

it('lists each test that the machine could not run, without repetitions, and nothing if all tests ran', () => {
  expect(notRun(folder)).toEqual([]);
  const line = 'the journey against a real WordPress: root is needed.';
  writeFileSync(join(folder, 'not-run.txt'), `${line}\n${line}\n`);
  expect(notRun(folder)).toEqual([line]);
});
