import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { GuessThrottle } from '../../app/ports/account.ts';

/** Wrong passwords that cost nothing: people mistype. */
const FREE = 5;
/** Wrong passwords are forgotten this long after the first of them, in seconds. */
const MEMORY = 3600;
/** The longest delay of an account, in seconds. */
const ACCOUNT_MAX = 60;
/** The longest delay of an address, in seconds. */
const ADDRESS_MAX = 900;
/** How long, in seconds, an address counts as the owner's. A timer of Node holds 24 days at most. */
const KNOWN = 14 * 86_400;

/**
 * After five wrong passwords within an hour, each further one closes the door for twice as long as the one before: 1, 2,
 * 4 … seconds, for the account up to a minute, for the address up to a quarter of an hour. While the door is closed
 * nothing is verified and nothing counted, so that knocking does not keep it closed. A guess counts before it is
 * verified: a hundred at the same moment gain nothing.
 *
 * **The trade-off.** A delay for the account is the only thing that stops many addresses from guessing at one account,
 * and it is also what somebody can use to keep its owner out. So the account's delay stays short; it does not hold for
 * an address from which the owner signed in lately; open sessions go on; and a right password resets it. What is left: a
 * botnet that never rests can outrun an owner who comes from a new address. It costs 70 guesses an hour, which a password
 * of twelve characters bears, and ends with the attack or, for a moment, with a restart. An address is delayed whatever
 * it guesses at, so that one right password (an attacker's own account) does not pay for wrong ones elsewhere; people
 * behind one address therefore share the delay of the one who guesses.
 *
 * All of it lives in the memory of this process: with several processes the delays are shorter by their number, a
 * restart forgets, and no address is ever written down.
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
      // A known address was not counted there: taking back would pay for wrong guesses from elsewhere.
      if (!(await known.get(pair(account, address)))) await accounts.undo(account);
    },
  };
}

/** Counts for each key, and lets through only at growing intervals what was counted too often. */
function createDoor(longest: number) {
  const counts = new RateLimiterMemory({ points: FREE, duration: MEMORY });
  const closed = new RateLimiterMemory({ points: 1, duration: longest });
  return {
    /** Milliseconds to wait; 0 lets through, and counts. */
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
    /** It was not a wrong password after all. */
    async takeBack(key: string): Promise<void> {
      await counts.reward(key);
    },
    /** As if it had not come: the door, which it found open, is open again for what comes after it. */
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
