import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { GuessThrottle } from '../../app/ports/account.ts';

/** Wrong passwords that start no delay: people mistype. */
const FREE = 5;
/** How long, in seconds, wrong passwords count after the first of them. */
const MEMORY = 3600;
/** The longest delay of an account, in seconds. */
const ACCOUNT_MAX = 60;
/** The longest delay of an address, in seconds. */
const ADDRESS_MAX = 900;
/** How long, in seconds, an address counts as the owner's after a sign-in. A timer of Node lasts at most 24 days. */
const KNOWN = 14 * 86_400;

/**
 * Creates the throttle of guesses at passwords. After five wrong passwords within an hour, each further wrong password
 * starts a delay twice as long as the previous one: 1, 2, 4 … seconds, up to a minute for the account, and up to a
 * quarter of an hour for the address. During a delay no password is verified and no attempt counted, so that attempts
 * do not prolong the delay. A guess counts before it is verified: a hundred guesses at the same moment gain nothing.
 *
 * **The trade-off.** Only a delay for the account stops many addresses from guessing at one account, but an attacker
 * can use it to keep the owner out. So the account's delay stays short; it does not apply to an address from which the
 * owner signed in lately; open sessions stay open; and a right password resets it. The remaining risk: a botnet that
 * never pauses can keep out an owner who comes from a new address. The attack takes 70 guesses an hour, which a
 * password of twelve characters withstands; the delay ends with the attack or, for a moment, with a restart. An address
 * is delayed for all accounts, so that a right password for one account (an attacker's own) does not cancel wrong
 * passwords for other accounts; people behind one address therefore share the delay that one of them causes.
 *
 * All counts are in the memory of this process: with several processes the delays are shorter by their number, a
 * restart clears the counts, and no address is ever stored.
 */
export function createGuessThrottle(): GuessThrottle {
  const accounts = createDoor(ACCOUNT_MAX);
  const addresses = createDoor(ADDRESS_MAX);
  const known = new RateLimiterMemory({ points: 1, duration: KNOWN });
  const pair = (account: string, address: string) => `${address} ${account}`;
  return {
    async attempt(account, address) {
      const addressWait = await addresses.enter(address);
      if (addressWait > 0) return addressWait;
      if (await known.get(pair(account, address))) return 0;
      const accountWait = await accounts.enter(account);
      if (accountWait > 0) await addresses.takeBack(address);
      return accountWait;
    },
    async succeeded(account, address) {
      await addresses.takeBack(address);
      await accounts.forget(account);
      await known.set(pair(account, address), 1, KNOWN);
    },
    async halfway(account, address) {
      await addresses.undo(address);
      // A guess from a known address was not counted for the account: an undo would cancel another address's guess.
      if (!(await known.get(pair(account, address)))) await accounts.undo(account);
    },
  };
}

/** Counts attempts for each key; above the limit, it admits attempts only at intervals, up to `longest` seconds. */
function createDoor(longest: number) {
  const counts = new RateLimiterMemory({ points: FREE, duration: MEMORY });
  const closed = new RateLimiterMemory({ points: 1, duration: longest });
  return {
    /** Returns the milliseconds to wait; 0: the attempt is admitted and counted. */
    async enter(key: string): Promise<number> {
      const { consumedPoints } = await counts.penalty(key);
      if (consumedPoints <= FREE) return 0;
      const seconds = Math.min(2 ** (consumedPoints - FREE - 1), longest);
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
