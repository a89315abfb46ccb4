import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The lines that `runSteps` repeats at the end of a run, one for each journey. */
const file = fileURLToPath(new URL('../../.cache/test-results/not-run.txt', import.meta.url));

/** Says now and in the summary of the run that a journey was not run, and why. */
export function sayNotRun(journey: string, reason: string): void {
  process.stderr.write(`\nNOT RUN: ${journey}: ${reason}.\n\n`);
  mkdirSync(path.dirname(file), { recursive: true });
  appendFileSync(file, `${journey}: ${reason}.\n`);
}
