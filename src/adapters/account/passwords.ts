import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { Passwords } from '../../app/ports/account.ts';

/**
 * Argon2id with the first choice of the OWASP Password Storage Cheat Sheet (19 MiB of memory, two passes, one lane;
 * https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html). Argon2id is the package's default
 * variant; a test looks at what comes out. Who changes the parameters must hash again at the next sign-in: else old
 * accounts answer in another time than unknown ones.
 */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const base64 = (bytes: number) => randomBytes(bytes).toString('base64').replaceAll('=', '');

/** Passwords hashed with Argon2id, by a thread of Node's pool. */
export function createPasswords(): Passwords {
  const { memoryCost, timeCost, parallelism } = parameters;
  // A hash of nothing: random, so that no password fits, and with the same parameters, so that it costs the same.
  const nobody = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${base64(16)}$${base64(32)}`;
  return {
    hash: (password) => hash(password.normalize('NFC'), parameters),
    verify: (stored, password) => verify(stored ?? nobody, password.normalize('NFC')),
    generate: () => randomBytes(15).toString('base64url'),
  };
}
