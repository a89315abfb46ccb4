import { expect, it } from 'vitest';
import { inGroups, readCode } from './second-factor.ts';

it.each([
  ['123456', 'app', '123456'],
  [' 123 456\n', 'app', '123456'],
  ['123-456', 'app', '123456'],
  ['\u202a123\u200b456\u202c', 'app', '123456'],
  ['abcd\u2011efgh\u2013jkmn\u2212pqrs\u200b', 'recovery', 'abcdefghjkmnpqrs'],
  ['abcd-efgh-jkmn-pqrs', 'recovery', 'abcdefghjkmnpqrs'],
  ['ABCD EFGH JKMN PQRS', 'recovery', 'abcdefghjkmnpqrs'],
  ['OoIi-Ll00-1111-2222', 'recovery', '0011110011112222'],
])('readCode reads %j as a code of the kind "%s"', (typed, kind, code) => {
  expect(readCode(typed)).toEqual({ kind, code });
});

it.each([
  '',
  '12345',
  '1234567',
  '12345a',
  '١٢٣٤٥٦',
  'abcd-efgh-jkmn-pqr',
  'abcd-efgh-jkmn-pqru',
  '🎵'.repeat(16),
])('readCode returns undefined for %j', (typed) => expect(readCode(typed)).toBeUndefined());

it('inGroups separates groups of four characters', () => {
  expect(inGroups('abcdefghij', '-')).toBe('abcd-efgh-ij');
  expect(inGroups('', '-')).toBe('');
});
