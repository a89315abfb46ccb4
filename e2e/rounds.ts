import { availableParallelism, loadavg } from 'node:os';
import { expect } from 'vitest';

const ROUNDS = 5;
/** What is promised, on a machine with nothing else to do: docs/measurements.md has the figures of such a run. */
const PROMISED_MS = 1000;
/** Files of journeys that run side by side. */
const FILES = 3;

/** How many share a processor, over the last minute; the other file at least. */
const sharers = (): number => Math.max(FILES, (loadavg()[0] ?? 0) / availableParallelism());

/**
 * Takes the same time in several rounds, prints the best and the median, and holds the best to a second for each that shares the
 * processor: what else the machine does makes a round slower, never faster.
 * @param round gives milliseconds
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
