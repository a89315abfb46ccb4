import { expect, it } from 'vitest';
import { isSame } from './is-same.ts';

it.each([
  ['the order of names', { a: 1, b: { c: [1, 2] } }, { b: { c: [1, 2] }, a: 1 }, true],
  ['a missing name and undefined', { a: 1, b: undefined }, { a: 1 }, true],
  ['another value far inside', { a: { b: [{ c: 1 }] } }, { a: { b: [{ c: 2 }] } }, false],
  ['the order of a list', [1, 2], [2, 1], false],
  ['a longer list', [1], [1, 2], false],
  ['a list and an object', [], {}, false],
  ['null and an object', null, {}, false],
])('isSame: %s', (_, one, other, expected) => {
  expect([isSame(one, other), isSame(other, one)]).toEqual([expected, expected]);
});
