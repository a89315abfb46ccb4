import { createHmac, hkdfSync } from 'node:crypto';
import type { GuessThrottle } from '../../../app/ports/account.ts';
import type { Clock } from '../../../app/ports.ts';
import type { Database } from '../engine/connect.ts';
import { createGuessCounts, type GuessLimit } from './guess-counts.ts';

const HOUR = 3600;
const DAY = 86_400;
/**
 * The counts. Wrong guesses that start no delay: people mistype, and colleagues share an address. Slow guesses from strange
 * addresses count for an account all day.
 */
const doors = {
  pair: { free: 5, memory: HOUR },
  account: { free: 5, memory: DAY },
  address: { free: 50, memory: HOUR },
} satisfies Record<string, GuessLimit>;
/** How long an address counts as the owner's after a sign-in, in milliseconds. */
const KNOWN_MS = 14 * 86_400_000;

/**
 * Creates the throttle of guesses at passwords and codes. After some wrong ones, each further one starts a delay twice as
 * long as the previous one: 1, 2, 4 … seconds, up to a quarter of an hour. During a delay no password is verified and no
 * attempt counted, so that attempts do not prolong the delay. A guess counts before it is verified: a hundred guesses at
 * the same moment gain nothing. There are three counts (decision record 0064):
 *
 * - **Account and address together**, where the owner signed in lately: five wrong passwords an hour are free. Nothing
 *   else delays this account here, neither the mistakes of colleagues behind the same address nor an attack from elsewhere.
 * - **The account, from all other addresses together**: five a day are free. A thousand guesses a day from a thousand
 *   addresses are reduced to about a hundred, which a password of twelve characters withstands.
 * - **The address, for accounts that are strange to it**: fifty an hour are free, for one password tried on many accounts.
 *
 * **The trade-off.** An attacker can use the delay of an account to keep its owner out at a new address, for as long as
 * the attack lasts. Open sessions stay open, known addresses are admitted, and a link to a new password ends the delay.
 *
 * The counts are in the database: all processes share them, and a restart forgets none (decision record 0171). Instead of an
 * address or an account, a keyed digest is stored. Without the database each function throws `Unavailable`: nothing is
 * verified then, and no delay follows.
 * @param secrets those of sessions: the first one makes the digests, so that a new one starts the counts anew
 */
export function createGuessThrottle(
  database: Pick<Database, 'db'>,
  secrets: readonly string[],
  clock: Clock,
): GuessThrottle {
  const counts = createGuessCounts(database);
  const key = Buffer.from(hkdfSync('sha256', secrets[0] ?? '', '', 'mdmc guesses', 32));
  const keyOf = (door: keyof typeof doors | 'known', ...names: string[]) =>
    createHmac('sha256', key)
      .update(JSON.stringify([door, ...names]))
      .digest('base64url');
  const keysOf = (account: string, address: string) => ({
    pair: keyOf('pair', address, account),
    known: keyOf('known', address, account),
    account: keyOf('account', account),
    address: keyOf('address', address),
  });

  return {
    async attempt(account, address) {
      const now = clock.now();
      const keys = keysOf(account, address);
      if (await counts.has(keys.known, now)) return counts.enter(keys.pair, now, doors.pair);
      const addressWait = await counts.enter(keys.address, now, doors.address);
      if (addressWait > 0) return addressWait;
      const accountWait = await counts.enter(keys.account, now, doors.account);
      if (accountWait > 0) await counts.takeBack(keys.address, now);
      return accountWait;
    },
    async succeeded(account, address) {
      const now = clock.now();
      const keys = keysOf(account, address);
      if (await counts.has(keys.known, now)) await counts.forget(keys.pair);
      else {
        await counts.takeBack(keys.address, now);
        await counts.forget(keys.account);
      }
      await counts.remember(keys.known, now + KNOWN_MS);
    },
    async halfway(account, address) {
      const now = clock.now();
      const keys = keysOf(account, address);
      // A guess from a known address was counted for the pair alone: an undo elsewhere would cancel another's guess.
      if (await counts.has(keys.known, now)) return counts.undo(keys.pair, now);
      await counts.undo(keys.address, now);
      await counts.undo(keys.account, now);
    },
    forgetOver: () => counts.forgetOver(clock.now()),
  };
}
