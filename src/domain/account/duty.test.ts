import { expect, it } from 'vitest';
import { dutyOf } from './duty.ts';

it('an account replaces a password that an administrator knows before it sets up a required second factor', () => {
  const state = { passwordDue: true, secondFactor: false, secondFactorRequired: true };
  expect(dutyOf(state)).toBe('password');
  expect(dutyOf({ ...state, passwordDue: false })).toBe('second_factor');
  expect(dutyOf({ ...state, passwordDue: false, secondFactor: true })).toBeNull();
  expect(dutyOf({ ...state, passwordDue: false, secondFactorRequired: false })).toBeNull();
});
