import type { SettingsStore } from '../../app/ports.ts';
import type { Database } from './connect.ts';

/** Settings in the database, as JSON text. `get` gives `undefined` for a key that was never set. */
export function createSettingsStore({ db }: Database): SettingsStore {
  return {
    async get(key) {
      const row = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
      return row && JSON.parse(row.value);
    },

    async set(key, value, now) {
      const change = { value: JSON.stringify(value), updated_at: now };
      await db
        .insertInto('settings')
        .values({ key, ...change })
        .onConflict((conflict) => conflict.column('key').doUpdateSet(change))
        .execute();
    },
  };
}
