import { expect, it } from 'vitest';
import { canonical } from './canonical.ts';

it('canonical sorts the keys at every depth, and keeps the order of lists', () => {
  const sorted = '{"a":[2,{"c":null,"d":"é"}],"b":true}';
  expect(canonical({ b: true, a: [2, { d: 'é', c: null }] })).toBe(sorted);
  expect(canonical(JSON.parse(sorted))).toBe(sorted);
});
