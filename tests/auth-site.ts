import { createPasswords } from '../src/adapters/account/passwords.ts';
import type { Engine } from '../src/adapters/db/connect.ts';
import { openTestSite, type TestSite } from './test-site.ts';

/** Signs the sessions of the sites below. */
export const SECRET = 's'.repeat(40);
/** Moves the clock of the sites below, in milliseconds. */
export const clock = { skipped: 0 };
/** The hashes that they verified; `undefined` stands for no account. */
export const verified: (string | undefined)[] = [];

/** A test site whose clock can be moved, whose secret is known, and whose verifications are counted. */
export async function openAuthSite(
  engine: Engine,
  variables: Record<string, string> = {},
): Promise<TestSite> {
  const passwords = createPasswords();
  return openTestSite(
    engine,
    {
      clock: { now: () => Date.now() + clock.skipped },
      passwords: {
        ...passwords,
        verify(hash, password) {
          verified.push(hash);
          return passwords.verify(hash, password);
        },
      },
    },
    { SESSION_SECRET: SECRET, ...variables },
  );
}
