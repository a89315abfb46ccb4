/**
 * A step that an account must take before anything else is open to it: `password`, to replace a password that an
 * administrator knows; `second_factor`, to set up the second factor that the settings require.
 */
export const duties = ['password', 'second_factor'] as const;
export type Duty = (typeof duties)[number];

/** Returns the next step that an account must take; null: everything that its role permits is open. */
export function dutyOf(state: {
  /** Whether an administrator typed or generated the password. */
  passwordDue: boolean;
  /** Whether the account's second factor is on. */
  secondFactor: boolean;
  /** Whether the settings require a second factor of this account. */
  secondFactorRequired: boolean;
}): Duty | null {
  if (state.passwordDue) return 'password';
  return state.secondFactorRequired && !state.secondFactor ? 'second_factor' : null;
}
