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
])('passwordProblem accepts %j', (password) => expect(passwordProblem(password, email)).toBeUndefined());

it.each([
  ['', 'password_short'],
  ['elevenchars', 'password_short'],
  // Six characters, which are twelve UTF-16 code units.
  ['🎵🎸🎹🎷🎺🥁', 'password_short'],
  // Twelve code points, but eleven once they are composed (NFC).
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
])('passwordProblem refuses %j: %s', (password, problem) =>
  expect(passwordProblem(password, email)).toBe(problem),
);

it('passwordProblem refuses the part before the @ of the e-mail address, even if it is long enough', () => {
  expect(passwordProblem('lea.martin.music', 'lea.martin.music@example.com')).toBe('password_obvious');
});

it('passwordProblem accepts the longest allowed text, which is not made of obvious words only', () => {
  expect(passwordProblem('admin'.repeat(40).slice(0, 199).concat('x'), email)).toBeUndefined();
});
