import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { GuessThrottle } from '../../app/ports/account.ts';

/** Wrong passwords of one account that start no delay: people mistype. */
const FREE = 5;
/** Wrong passwords from one address, for accounts that never signed in there, that start no delay: colleagues share one. */
const ADDRESS_FREE = 50;
/** How long, in seconds, wrong passwords of an account or from an address count after the first of them. */
const HOUR = 3600;
/** How long, in seconds, wrong passwords from strange addresses count for an account: slow guesses count as well. */
const DAY = 86_400;
/** The longest delay, in seconds. */
const LONGEST = 900;
/** How long, in seconds, an address counts as the owner's after a sign-in. A timer of Node lasts at most 24 days. */
const KNOWN = 14 * 86_400;

/**
 * Creates the throttle of guesses at passwords. After some wrong passwords, each further one starts a delay twice as long
 * as the previous one: 1, 2, 4 … seconds, up to a quarter of an hour. During a delay no password is verified and no
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
 * All counts are in the memory of this process: with several processes the delays are shorter by their number, a
 * restart clears the counts, and no address is ever stored.
 */
export function createGuessThrottle(): GuessThrottle {
  const pairs = createDoor(FREE, HOUR);
  const accounts = createDoor(FREE, DAY);
  const addresses = createDoor(ADDRESS_FREE, HOUR);
  const known = new RateLimiterMemory({ points: 1, duration: KNOWN });
  const pairOf = (account: string, address: string) => `${address} ${account}`;
  return {
    async attempt(account, address) {
      const pair = pairOf(account, address);
      if (await known.get(pair)) return pairs.enter(pair);
      const addressWait = await addresses.enter(address);
      if (addressWait > 0) return addressWait;
      const accountWait = await accounts.enter(account);
      if (accountWait > 0) await addresses.takeBack(address);
      return accountWait;
    },
    async succeeded(account, address) {
      const pair = pairOf(account, address);
      if (await known.get(pair)) await pairs.forget(pair);
      else {
        await addresses.takeBack(address);
        await accounts.forget(account);
      }
      await known.set(pair, 1, KNOWN);
    },
    async halfway(account, address) {
      const pair = pairOf(account, address);
      // A guess from a known address was counted for the pair alone: an undo elsewhere would cancel another's guess.
      if (await known.get(pair)) return pairs.undo(pair);
      await addresses.undo(address);
      await accounts.undo(account);
    },
  };
}

/**
 * Counts attempts for each key; above the limit, it admits attempts only at intervals.
 * @param free attempts that start no delay
 * @param memory seconds for which attempts count after the first of them
 */
function createDoor(free: number, memory: number) {
  const counts = new RateLimiterMemory({ points: free, duration: memory });
  const closed = new RateLimiterMemory({ points: 1, duration: LONGEST });
  return {
    /** Returns the milliseconds to wait; 0: the attempt is admitted and counted. */
    async enter(key: string): Promise<number> {
      const { consumedPoints } = await counts.penalty(key);
      if (consumedPoints <= free) return 0;
      const seconds = Math.min(2 ** (consumedPoints - free - 1), LONGEST);
      const refused = await closed
        .consume(key, 1, { customDuration: seconds })
        .then(() => undefined, asRefusal);
      if (!refused) return 0;
      await counts.reward(key);
      return Math.max(1, refused.msBeforeNext);
    },
    /** Removes an attempt from the count, because it was not a wrong password. */
    async takeBack(key: string): Promise<void> {
      await counts.reward(key);
    },
    /** Removes an admitted attempt from the count, and ends the delay that it started. */
    async undo(key: string): Promise<void> {
      await counts.reward(key);
      await closed.delete(key);
    },
    async forget(key: string): Promise<void> {
      await counts.delete(key);
      await closed.delete(key);
    },
  };
}

function asRefusal(reason: unknown): RateLimiterRes {
  if (reason instanceof RateLimiterRes) return reason;
  throw reason;
}
