import type { SettingsStore } from '../../../app/ports/settings.ts';
import { appendAudit } from '../audit/audit-log.ts';
import type { Database } from '../engine/connect.ts';

/** Creates the store of settings, on either engine. `SettingsStore` documents its functions. */
export function createSettingsStore({ db }: Database): SettingsStore {
  return {
    async list() {
      const rows = await db.selectFrom('settings').select(['name', 'version', 'value']).execute();
      return rows.map(({ value, ...row }) => ({ ...row, value: JSON.parse(value) }));
    },

    async save({ name, version, value }, entry) {
      return db.transaction().execute(async (trx) => {
        const row = { version, value: JSON.stringify(value), updated_at: entry.at };
        // When two writers save the same version at once, one of them finds the row taken or changed.
        const written =
          version === 1
            ? await trx
                .insertInto('settings')
                .values({ name, ...row })
                .onConflict((conflict) => conflict.column('name').doNothing())
                .returning('name')
                .execute()
            : await trx
                .updateTable('settings')
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
        .updateTable('settings')
        .set({ value: JSON.stringify(value) })
        .where('name', '=', name)
        .where('version', '=', version)
        .returning('name')
        .execute();
      return written.length > 0;
    },
  };
}
