import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { Passwords } from '../../app/ports/account.ts';

/**
 * Argon2id with the first choice of the OWASP Password Storage Cheat Sheet (19 MiB of memory, two passes, one lane;
 * https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html). Argon2id is the package's default
 * variant; a test checks the result. If these parameters change, the next sign-in of each account must hash its
 * password again: otherwise existing and unknown accounts would differ in the response time.
 */
const owaspCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const base64 = (bytes: number) => randomBytes(bytes).toString('base64').replaceAll('=', '');

/**
 * Creates the hashing of passwords with Argon2id, which runs on a thread of Node's pool.
 * @param cost lower only in tests, which would otherwise spend a tenth of their time on hashing
 */
export function createPasswords(cost = owaspCost): Passwords {
  const { memoryCost, timeCost, parallelism } = cost;
  // The hash of no password: random, so that no password matches, and with the same parameters, so that verifying
  // takes the same time.
  const decoy = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${base64(16)}$${base64(32)}`;
  return {
    hash: (password) => hash(password.normalize('NFC'), cost),
    verify: (stored, password) => verify(stored ?? decoy, password.normalize('NFC')),
    generate: () => randomBytes(15).toString('base64url'),
  };
}
