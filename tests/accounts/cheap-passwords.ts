import { createPasswords } from '../../src/adapters/account/passwords.ts';

/** Hashes passwords in a tenth of a millisecond, instead of 30 milliseconds. */
export const cheapPasswords = createPasswords({ memoryCost: 64, timeCost: 1, parallelism: 1 });
