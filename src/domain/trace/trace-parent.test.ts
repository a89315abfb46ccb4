import { expect, it } from 'vitest';
import { traceIdOf, traceParent } from './trace-parent.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';

it('reads the trace id of the example of the recommendation, and of a later version with more fields', () => {
  expect(traceIdOf(`00-${TRACE}-${PARENT}-01`)).toBe(TRACE);
  expect(traceIdOf(`01-${TRACE}-${PARENT}-01-more`)).toBe(TRACE);
});

it.each([
  ['an absent header', undefined],
  ['a trace id of zeros', `00-${'0'.repeat(32)}-${PARENT}-01`],
  ['a parent id of zeros', `00-${TRACE}-${'0'.repeat(16)}-01`],
  ['the forbidden version', `ff-${TRACE}-${PARENT}-01`],
  ['capital letters', `00-${TRACE.toUpperCase()}-${PARENT}-01`],
  ['a text with a line break', `00-${TRACE}-${PARENT}-01\nforged: line`],
  ['any other text', 'zoe@example.com'],
])('reads no trace id from %s', (_, header) => {
  expect(traceIdOf(header)).toBeUndefined();
});

it('writes a header that is read again', () => {
  expect(traceIdOf(traceParent(TRACE, PARENT))).toBe(TRACE);
});
