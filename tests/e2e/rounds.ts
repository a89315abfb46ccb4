import { availableParallelism, loadavg } from 'node:os';
import { expect } from 'vitest';

const ROUNDS = 5;
/**
 * The promised time in milliseconds on an otherwise idle machine: docs/measurements.md has the figures of such a run.
 */
const PROMISED_MS = 1000;
/** Number of e2e files that run in parallel. */
const FILES = 3;

/** Number of processes that share a processor, averaged over the last minute; at least the parallel e2e files. */
const sharers = (): number => Math.max(FILES, (loadavg()[0] ?? 0) / availableParallelism());

/**
 * Measures an action in several rounds, prints the best and the median time, and expects the best time to be below one
 * second for each process that shares the processor: other work of the machine makes a round slower, never faster.
 * @param round returns milliseconds
 */
export async function expectWithinSecond(
  what: string,
  round: (number: number) => Promise<number>,
): Promise<void> {
  const times: number[] = [];
  for (let number = 1; number <= ROUNDS; number += 1) times.push(Math.round(await round(number)));
  const [best = Number.NaN, , median] = times.toSorted((a, b) => a - b);
  const limit = Math.round(PROMISED_MS * sharers());
  console.info(`${what}: best ${best} ms, median ${median} ms of ${ROUNDS}; at most ${limit} ms allowed`);
  expect(best, `${what}, in ms: ${times.join(', ')}`).toBeLessThan(limit);
}
