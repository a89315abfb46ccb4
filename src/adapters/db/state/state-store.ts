import type { StateStore } from '../../../app/ports.ts';
import type { Database } from '../engine/connect.ts';

/** Creates the store of the server's own values, as JSON text. `get` returns `undefined` for an unknown key. */
export function createStateStore({ db }: Database): StateStore {
  return {
    async get(key) {
      const row = await db.selectFrom('state').select('value').where('key', '=', key).executeTakeFirst();
      return row && JSON.parse(row.value);
    },

    async set(key, value, now) {
      const change = { value: JSON.stringify(value), updated_at: now };
      await db
        .insertInto('state')
        .values({ key, ...change })
        .onConflict((conflict) => conflict.column('key').doUpdateSet(change))
        .execute();
    },
  };
}
