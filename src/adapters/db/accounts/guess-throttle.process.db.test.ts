import { expect, it } from 'vitest';
import { eachEngine, openTestDatabase } from '../../../../tests/databases/databases.ts';
import { NOON } from '../../../../tests/factories.ts';
import { openProcess } from '../../../../tests/processes.ts';

const [owner, address] = ['lea@example.com', '192.0.2.1'];

eachEngine('guesses at three processes on one database', (engine) => {
  it('are delayed as at one process, one after the other and all at once', async () => {
    await using database = await openTestDatabase(engine);
    await using first = openProcess('guess', database.location);
    await using second = openProcess('guess', database.location);
    await using third = openProcess('guess', database.location);
    const processes = [first, second, third];

    /** Thirty wrong passwords, each as soon as it is admitted, at each of the processes in turn; returns the delays in seconds. */
    async function delays(through: typeof processes, account: string): Promise<number[]> {
      let at = NOON;
      const waited: number[] = [];
      for (let i = 0; i < 30; i += 1) {
        const ask = () => through[i % through.length]?.ask({ at, account, address }) as Promise<number>;
        const wait = await ask();
        waited.push(wait / 1000);
        at += wait;
        if (wait > 0) expect(await ask()).toBe(0);
      }
      return waited;
    }
    const inTurn = await delays(processes, owner);
    expect(inTurn).toEqual([
      ...Array(6).fill(0),
      1,
      2,
      4,
      8,
      16,
      32,
      64,
      128,
      256,
      512,
      ...Array(14).fill(900),
    ]);
    expect(await delays([first], 'max@example.com')).toEqual(inTurn);

    const atOnce = { at: NOON, account: 'eva@example.com', address: '192.0.2.2' };
    const waits = await Promise.all(
      processes.map(async ({ ask }) => {
        const answers: unknown[] = [];
        for (let i = 0; i < 10; i += 1) answers.push(await ask(atOnce));
        return answers;
      }),
    );
    expect(waits.flat().toSorted()).toEqual([...Array(6).fill(0), ...Array(24).fill(1000)]);
  });
});
