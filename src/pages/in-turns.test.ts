import { expect, it } from 'vitest';
import type { Steps } from '../domain/questions/steps.ts';
import { inTurns } from './in-turns.ts';

/** Steps that take at least 1 ms each. */
function* slowly(times: number): Steps<string> {
  for (let step = 0; step < times; step++) {
    const until = performance.now() + 1;
    while (performance.now() < until);
    yield;
  }
  return 'done';
}

it('lets other work in between, and resolves with the result', async () => {
  let others = 0;
  const other = () => {
    others += 1;
    next = setImmediate(other);
  };
  let next = setImmediate(other);
  expect(await inTurns(slowly(100))).toBe('done');
  clearImmediate(next);
  expect(others).toBeGreaterThan(2);
});

it('rejects if a step fails', async () => {
  // biome-ignore lint/correctness/useYield: it fails before its first step ends.
  function* failing(): Steps<never> {
    throw new Error('no passage');
  }
  await expect(inTurns(failing())).rejects.toThrow('no passage');
});
