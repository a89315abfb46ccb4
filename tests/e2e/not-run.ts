import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The lines that `runSteps` repeats at the end of a run, one for each e2e test. */
const file = fileURLToPath(new URL('../../.cache/test-results/not-run.txt', import.meta.url));

/** Prints, now and in the summary of the run, that an e2e test was not run, and why. */
export function sayNotRun(journey: string, reason: string): void {
  process.stderr.write(`\nNOT RUN: ${journey}: ${reason}.\n\n`);
  mkdirSync(path.dirname(file), { recursive: true });
  appendFileSync(file, `${journey}: ${reason}.\n`);
}
