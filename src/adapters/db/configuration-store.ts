import type { ConfigurationStore } from '../../app/ports/configuration.ts';
import { appendAudit } from './audit-log.ts';
import type { Database } from './connect.ts';

/** Settings in the database, on either engine. The promises are those of `ConfigurationStore`. */
export function createConfigurationStore({ db }: Database): ConfigurationStore {
  return {
    async list() {
      const rows = await db.selectFrom('configuration').select(['name', 'version', 'value']).execute();
      return rows.map(({ value, ...row }) => ({ ...row, value: JSON.parse(value) }));
    },

    async save({ name, version, value }, entry) {
      return db.transaction().execute(async (trx) => {
        const row = { version, value: JSON.stringify(value), updated_at: entry.at };
        // Of two who write the same version at once, one finds the row taken, or not as it was.
        const written =
          version === 1
            ? await trx
                .insertInto('configuration')
                .values({ name, ...row })
                .onConflict((conflict) => conflict.column('name').doNothing())
                .returning('name')
                .execute()
            : await trx
                .updateTable('configuration')
                .set(row)
                .where('name', '=', name)
                .where('version', '=', version - 1)
                .returning('name')
                .execute();
        if (written.length === 0) return false;
        await appendAudit(trx, entry);
        return true;
      });
    },

    async reseal({ name, version, value }) {
      const written = await db
        .updateTable('configuration')
        .set({ value: JSON.stringify(value) })
        .where('name', '=', name)
        .where('version', '=', version)
        .returning('name')
        .execute();
      return written.length > 0;
    },
  };
}
