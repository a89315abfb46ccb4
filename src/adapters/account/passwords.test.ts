import { expect, it } from 'vitest';
import { passwordProblem } from '../../domain/account/password.ts';
import { createPasswords } from './passwords.ts';

const passwords = createPasswords();

it('hashes with Argon2id and the parameters of OWASP, with a new salt each time', async () => {
  const first = await passwords.hash('correct horse battery');
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await passwords.hash('correct horse battery')).not.toBe(first);
});

it('verifies a password regardless of how the keyboard composes its accents', async () => {
  const hash = await passwords.hash('l\u00e9a correct horse');
  expect(await passwords.verify(hash, 'l\u00e9a correct horse')).toBe(true);
  expect(await passwords.verify(hash, 'le\u0301a correct horse')).toBe(true);
  expect(await passwords.verify(hash, 'L\u00e9a correct horse')).toBe(false);
  expect(await passwords.verify(hash, 'l\u00e9a correct horse ')).toBe(false);
});

it('returns false without a hash', async () => {
  expect(await passwords.verify(undefined, '')).toBe(false);
  expect(await passwords.verify(undefined, 'correct horse battery')).toBe(false);
});

it('generates different passwords, which meet the rules for passwords', () => {
  const generated = Array.from({ length: 100 }, () => passwords.generate());
  expect(new Set(generated).size).toBe(100);
  for (const password of generated) {
    expect(password).toMatch(/^[\w-]{20}$/);
    expect(passwordProblem(password, ['lea@example.com'])).toBeUndefined();
  }
});
