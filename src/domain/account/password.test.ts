import { expect, it } from 'vitest';
import { passwordProblem } from './password.ts';

const email = 'lea.martin@example.com';

it.each([
  'elevencharss',
  'correct horse battery staple',
  '            .',
  'x1'.repeat(100),
  '🎵🎸🎹🎷🎺🥁🎻🎤🎧📻🎼🪕',
  'lea.martin@example.com and more',
  'adminton racket',
])('takes %j', (password) => expect(passwordProblem(password, email)).toBeUndefined());

it.each([
  ['', 'password_short'],
  ['elevenchars', 'password_short'],
  // Six characters in twelve units of UTF-16.
  ['🎵🎸🎹🎷🎺🥁', 'password_short'],
  // Composed, it has eleven.
  ['e\u0301abcdfghzkm', 'password_short'],
  [`x1${'y2'.repeat(100)}`, 'password_long'],
  [email, 'password_obvious'],
  [' LEA.martin@example.com ', 'password_obvious'],
  ['password1234', 'password_obvious'],
  ['Password-2026!', 'password_obvious'],
  ['MotDePasse123', 'password_obvious'],
  ['administrateur', 'password_obvious'],
  ['adminadmin2026', 'password_obvious'],
  ['azertyuiop12', 'password_obvious'],
  ['aaaaaaaaaaaa', 'password_obvious'],
  ['123456789012', 'password_obvious'],
  ['abcdefghijkl', 'password_obvious'],
])('refuses %j: %s', (password, problem) => expect(passwordProblem(password, email)).toBe(problem));

it('refuses the name before the @ when it is long enough to be a password', () => {
  expect(passwordProblem('lea.martin.music', 'lea.martin.music@example.com')).toBe('password_obvious');
});

it('judges the longest text that can be sent', () => {
  expect(passwordProblem('admin'.repeat(40).slice(0, 199).concat('x'), email)).toBeUndefined();
});
