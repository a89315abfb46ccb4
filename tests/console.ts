import { format } from 'node:util';
import { expect, onTestFinished } from 'vitest';

type Method = 'error' | 'warn';
const methods: readonly Method[] = ['error', 'warn'];

/** Calls `tell` for every `console.error` and `console.warn` from now on. Returns a function that stops this. */
export function watchConsole(tell: (complaint: string) => void): () => void {
  const originals = methods.map((method) => [method, console[method]] as const);
  for (const method of methods)
    console[method] = (...said: unknown[]) => tell(`console.${method}: ${format(...said)}`);
  return () => {
    for (const [method, original] of originals) console[method] = original;
  };
}

/**
 * Allows the rest of the test to write matching texts to the console; other texts fail the test
 * (`setup/every-test.ts`). Fails the test when no matching text was written.
 */
export function expectConsole(method: Method, pattern: RegExp): void {
  const previous = console[method];
  let matched = 0;
  console[method] = (...said: unknown[]) => {
    if (pattern.test(format(...said))) matched += 1;
    else previous(...said);
  };
  onTestFinished(() => expect(matched, `console.${method} of ${pattern}`).toBeGreaterThan(0));
}
