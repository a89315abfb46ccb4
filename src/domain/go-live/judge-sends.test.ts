import { expect, it } from 'vitest';
import { judgeSends, type SendFacts } from './judge-sends.ts';

const good: SendFacts = { name: 'meta', isReady: true, state: 'open', isTroubled: false, isProven: true };

it.each([
  ['off', [], undefined],
  ['proven', [good, { ...good, name: 'tiktok' }], ['meta', 'tiktok']],
  ['incomplete', [{ ...good, isReady: false }], ['meta']],
  ['blocked', [good, { ...good, name: 'tiktok', state: 'blocked' }], ['tiktok']],
  ['troubled', [good, { ...good, name: 'tiktok', isTroubled: true }], ['tiktok']],
  ['unproven', [{ ...good, isProven: false }], ['meta']],
] as const)('finds the sends %s', (outcome, on, names) => {
  expect(judgeSends(on)).toEqual({ outcome, facts: names ? { names } : {} });
});
