import { expect, it } from 'vitest';
import { expiryAfter, lastEndOf, SESSION_IDLE_MS, SESSION_MAX_MS } from './session.ts';

const HOUR = 3_600_000;

it('a session ends eight hours after its last use, and seven days after the sign-in at the latest', () => {
  expect(expiryAfter(0, 0)).toBe(8 * HOUR);
  expect(expiryAfter(0, 7 * HOUR)).toBe(15 * HOUR);
  expect(expiryAfter(0, 7 * 24 * HOUR - HOUR)).toBe(7 * 24 * HOUR);
  expect([SESSION_IDLE_MS, SESSION_MAX_MS, lastEndOf(1)]).toEqual([8 * HOUR, 168 * HOUR, 168 * HOUR + 1]);
});
