import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  choice,
  count,
  euros,
  type Fields,
  firstProblem,
  givenInputs,
  problemCodes,
  problemOf,
} from './calculator-fields.ts';

const fields = {
  views: count({ initial: 1000, example: 2000 }),
  spend: euros({ initial: 10, example: 20, min: 0 }),
  genre: choice(['pop', 'rock'], { initial: 'pop', example: 'rock' }),
  tests: { kind: 'switch', initial: true, example: false },
} as const satisfies Fields;
const good = givenInputs(fields, 'initial');

it('givenInputs returns the initial inputs of a calculator, and the inputs of its worked example', () => {
  expect(good).toEqual({ views: 1000, spend: 10, genre: 'pop', tests: true });
  expect(givenInputs(fields, 'example')).toEqual({ views: 2000, spend: 20, genre: 'rock', tests: false });
  expect(firstProblem(fields, good)).toBeUndefined();
});

describe('problemOf for a number', () => {
  it.each([
    [Number.NaN, 'not-a-number'],
    ['12', 'not-a-number'],
    [undefined, 'not-a-number'],
    [-1, 'negative'],
    [Number.NEGATIVE_INFINITY, 'negative'],
    [0, 'too-small'],
    [0.5, 'too-small'],
    [1.5, 'not-whole'],
    [1_000_000_001, 'too-large'],
    [Number.POSITIVE_INFINITY, 'too-large'],
    [1, undefined],
    [1_000_000_000, undefined],
  ])('returns for %s views: %s', (value, code) => {
    expect(problemOf(fields.views, value)).toBe(code);
  });

  it('accepts cents in euros, and zero where the field allows it', () => {
    expect(problemOf(fields.spend, 0.01)).toBeUndefined();
    expect(problemOf(fields.spend, 0)).toBeUndefined();
    expect(problemOf(fields.spend, 100_000_000.01)).toBe('too-large');
  });
});

it('problemOf accepts only the choices of a field, and only true and false for a switch', () => {
  expect(problemOf(fields.genre, 'rock')).toBeUndefined();
  expect(problemOf(fields.tests, false)).toBeUndefined();
  for (const value of ['Rock', '', 1, undefined, null, 'toString']) {
    expect(problemOf(fields.genre, value)).toBe('not-a-choice');
    expect(problemOf(fields.tests, value)).toBe('not-a-choice');
  }
});

it('firstProblem returns the first wrong input in the order of the fields', () => {
  expect(firstProblem(fields, { ...good, spend: -1, genre: 'jazz' })).toEqual({
    ok: false,
    field: 'spend',
    code: 'negative',
  });
});

it('problemOf never throws', () => {
  fc.assert(
    fc.property(fc.constantFrom(...Object.values(fields)), fc.anything(), (field, value) => {
      const code = problemOf(field, value);
      expect(code === undefined || problemCodes.includes(code)).toBe(true);
    }),
  );
});
