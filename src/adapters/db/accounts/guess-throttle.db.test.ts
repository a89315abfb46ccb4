import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eachEngine, openTestDatabase, type TestDatabase } from '../../../../tests/databases/databases.ts';
import { NOON } from '../../../../tests/factories.ts';
import type { GuessThrottle } from '../../../app/ports/account.ts';
import { createGuessThrottle } from './guess-throttle.ts';

const owner = 'lea@example.com';
const SECRETS = ['s'.repeat(40)];

eachEngine('the throttle of guesses', (engine) => {
  let database: TestDatabase;
  let throttle: GuessThrottle;
  let now: number;
  beforeEach(async () => {
    now = NOON;
    database = await openTestDatabase(engine);
    throttle = createGuessThrottle(database, SECRETS, { now: () => now });
  });
  afterEach(() => database.close());

  /** Guesses as soon as the throttle allows, and returns the seconds of waiting before each guess. */
  async function guess(times: number, account: (i: number) => string, address: (i: number) => string) {
    const waited: number[] = [];
    for (let i = 0; i < times; i += 1) {
      const wait = await throttle.attempt(account(i), address(i));
      waited.push(wait / 1000);
      if (wait === 0) continue;
      now += wait;
      expect(await throttle.attempt(account(i), address(i))).toBe(0);
    }
    return waited;
  }

  it('starts no delay for five wrong passwords, then doubles the delay after each further one', async () => {
    const waited = await guess(
      12,
      () => owner,
      () => '192.0.2.1',
    );
    expect(waited).toEqual([0, 0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 32]);
  });

  it('delays an account for at most a quarter of an hour when each guess comes from another address', async () => {
    const waited = await guess(
      16,
      () => owner,
      (i) => `192.0.2.${i}`,
    );
    expect(waited.slice(6)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512]);
  });

  it('delays an address for at most a quarter of an hour when it guesses at many accounts', async () => {
    const waited = await guess(
      63,
      (i) => `${i}@example.com`,
      () => '192.0.2.1',
    );
    expect(waited.slice(0, 51)).toEqual(Array(51).fill(0));
    expect(waited.slice(51)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
  });

  it('admits every right password from an address behind which all colleagues mistyped several times', async () => {
    const office = '192.0.2.1';
    for (let i = 0; i < 20; i += 1) {
      const account = `${i}@example.com`;
      for (const right of [false, false, true]) {
        expect([i, right, await throttle.attempt(account, office)]).toEqual([i, right, 0]);
        if (right) await throttle.succeeded(account, office);
      }
    }
    // One colleague continues to guess: only that account is delayed here, even after the limit of the address is reached.
    for (let i = 0; i < 60; i += 1) await throttle.attempt(`stranger${i}@example.com`, office);
    for (let i = 0; i < 8; i += 1) await throttle.attempt('0@example.com', office);
    expect(await throttle.attempt('0@example.com', office)).toBeGreaterThan(0);
    for (let i = 1; i < 20; i += 1) expect(await throttle.attempt(`${i}@example.com`, office)).toBe(0);
  });

  it('admits about a tenth of a thousand guesses made in a day from a thousand addresses', async () => {
    let admitted = 0;
    for (let i = 0; i < 1000; i += 1) {
      if ((await throttle.attempt(owner, `198.51.${i >> 8}.${i & 255}`)) === 0) admitted += 1;
      now += 86_400;
    }
    expect(admitted).toBeGreaterThan(5);
    expect(admitted).toBeLessThan(120);
  });

  it('admits only the first six of a hundred guesses at the same moment', async () => {
    const guesses = Array.from({ length: 100 }, () => throttle.attempt(owner, '192.0.2.1'));
    expect((await Promise.all(guesses)).filter((wait) => wait === 0)).toHaveLength(6);
  });

  it('does not prolong a delay for attempts during the delay', async () => {
    await guess(
      8,
      () => owner,
      () => '192.0.2.1',
    );
    for (let i = 0; i < 50; i += 1) expect(await throttle.attempt(owner, '192.0.2.1')).toBeGreaterThan(0);
    now += 4000;
    expect(await throttle.attempt(owner, '192.0.2.1')).toBe(0);
  });

  it('clears the count after a day for strange addresses, and after an hour where the owner signed in', async () => {
    const wait = async (times: number) =>
      (
        await guess(
          times,
          () => owner,
          () => '192.0.2.1',
        )
      ).filter((seconds) => seconds > 0);
    expect(await wait(8)).toEqual([1, 2]);
    now += 3_600_000;
    expect(await wait(1)).toEqual([]);
    expect(await throttle.attempt(owner, '192.0.2.1')).toBeGreaterThan(0);
    now += 86_400_000;
    expect(await wait(6)).toEqual([]);
    await throttle.succeeded(owner, '192.0.2.1');
    expect(await wait(8)).toEqual([1, 2]);
    now += 3_600_000;
    expect(await wait(6)).toEqual([]);
  });

  describe('the owner of an attacked account', () => {
    const attack = () =>
      guess(
        20,
        () => owner,
        (i) => `198.51.100.${i}`,
      );

    it('is admitted from an address that the owner has used before', async () => {
      await throttle.attempt(owner, '192.0.2.1');
      await throttle.succeeded(owner, '192.0.2.1');
      await attack();
      expect(await throttle.attempt(owner, '198.51.100.99')).toBeGreaterThan(0);
      expect(await throttle.attempt(owner, '192.0.2.1')).toBe(0);
    });

    it('waits at most a quarter of an hour at a new address, and resets the delay with a right password', async () => {
      await attack();
      now += 900_000;
      expect(await throttle.attempt(owner, '192.0.2.1')).toBe(0);
      await throttle.succeeded(owner, '192.0.2.1');
      expect(await throttle.attempt(owner, '192.0.2.2')).toBe(0);
      expect(await throttle.attempt(owner, '192.0.2.2')).toBe(0);
    });

    it('is still delayed at an address that has only guessed', async () => {
      await attack();
      expect(await throttle.attempt(owner, '198.51.100.1')).toBeGreaterThan(0);
    });
  });

  it('keeps the delay of an address after a right password for another account', async () => {
    for (let i = 0; i < 53; i += 1) {
      await throttle.attempt(`${i}@example.com`, '192.0.2.1');
      now += 4000;
    }
    await throttle.attempt('attacker@example.com', '192.0.2.1');
    await throttle.succeeded('attacker@example.com', '192.0.2.1');
    await throttle.attempt('a@example.com', '192.0.2.1');
    expect(await throttle.attempt(owner, '192.0.2.1')).toBeGreaterThan(0);
  });

  it('neither counts a right password without second factor, nor cancels wrong guesses for it', async () => {
    const half = async (address: string) => {
      expect(await throttle.attempt(owner, address)).toBe(0);
      await throttle.halfway(owner, address);
    };
    for (let i = 0; i < 20; i += 1) await half('192.0.2.1');
    const waited: number[] = [];
    for (let i = 0; i < 7; i += 1) {
      waited.push(await throttle.attempt(owner, `198.51.100.${i}`));
      if (i < 5) await half('192.0.2.1');
    }
    expect(waited).toEqual([0, 0, 0, 0, 0, 0, 1000]);
  });

  it('cancels no guess from elsewhere for a right password without second factor at a known address', async () => {
    await throttle.attempt(owner, '192.0.2.1');
    await throttle.succeeded(owner, '192.0.2.1');
    for (let i = 0; i < 20; i += 1) {
      expect(await throttle.attempt(owner, '192.0.2.1')).toBe(0);
      await throttle.halfway(owner, '192.0.2.1');
    }
    const waited = await guess(
      8,
      () => owner,
      (i) => `198.51.100.${i}`,
    );
    expect(waited).toEqual([0, 0, 0, 0, 0, 0, 1, 2]);
  });

  it('stores no address and no account, and deletes what counts no longer', async () => {
    await throttle.attempt(owner, '192.0.2.1');
    await throttle.succeeded(owner, '192.0.2.1');
    await throttle.attempt(owner, '192.0.2.1');
    await throttle.attempt('max@example.com', '198.51.100.7');
    const stored = async () => database.db.selectFrom('guesses').selectAll().execute();
    const text = JSON.stringify(await stored());
    for (const name of ['192.0.2', '198.51', 'lea', 'max', 'example']) expect(text).not.toContain(name);
    const lasting = async (afterMs: number) => {
      now = NOON + afterMs;
      await throttle.forgetOver();
      return (await stored()).length;
    };
    // The pair and the known address, a strange account and its address, and the first address, whose count is 0 again.
    expect(await lasting(0)).toBe(5);
    expect(await lasting(3_600_000)).toBe(2);
    expect(await lasting(86_400_000)).toBe(1);
    expect(await lasting(14 * 86_400_000)).toBe(0);
  });

  it('starts the counts anew with another secret, and shares them with a process of the same', async () => {
    const of = (secrets: string[]) => createGuessThrottle(database, secrets, { now: () => now });
    for (let i = 0; i < 6; i += 1) await throttle.attempt(owner, '192.0.2.1');
    expect(await of([...SECRETS, 'o'.repeat(40)]).attempt(owner, '192.0.2.1')).toBe(1000);
    expect(await of(['o'.repeat(40), ...SECRETS]).attempt(owner, '192.0.2.1')).toBe(0);
  });
});
