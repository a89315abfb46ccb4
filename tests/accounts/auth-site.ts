import type { Engine } from '../../src/adapters/db/engine/connect.ts';
import { openTestSite, type TestSite } from '../test-site.ts';
import { cheapPasswords } from './cheap-passwords.ts';

/** The secret that signs the sessions of these test sites. */
export const SECRET = 's'.repeat(40);
/** Moves the clock of these test sites; `skipped` is in milliseconds. */
export const clock = { skipped: 0 };
/** The hashes that these test sites verified; `undefined` for a sign-in without an account. */
export const verified: (string | undefined)[] = [];

/** Opens a test site with a clock that can be moved, a known secret, and a list of the verified hashes. */
export async function openAuthSite(
  engine: Engine,
  variables: Record<string, string> = {},
): Promise<TestSite> {
  return openTestSite(
    engine,
    {
      clock: { now: () => Date.now() + clock.skipped },
      passwords: {
        ...cheapPasswords,
        verify(hash, password) {
          verified.push(hash);
          return cheapPasswords.verify(hash, password);
        },
      },
    },
    { SESSION_SECRET: SECRET, ...variables },
  );
}
