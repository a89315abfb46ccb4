import type { SourceReads } from '../../../app/ports/content.ts';
import { appendAudit } from '../audit/audit-log.ts';
import type { Database } from '../engine/connect.ts';
import { readRecord } from './source-tables.ts';

/** Creates the store of the readings of sources, on either engine. `SourceReads` documents its functions. */
export function createSourceReads({ db }: Database): SourceReads {
  return {
    async newest() {
      const rows = await db.selectFrom('source_reads').selectAll().orderBy('source').orderBy('day').execute();
      const newest = new Map(rows.map((row) => [row.source, readRecord.toRecord(row)]));
      return [...newest.values()];
    },

    async write(read, entry) {
      const row = readRecord.toRow(read);
      await db.transaction().execute(async (trx) => {
        await trx
          .insertInto('source_reads')
          .values(row)
          .onConflict((conflict) => conflict.columns(['source', 'day']).doUpdateSet(row))
          .execute();
        await appendAudit(trx, entry);
      });
    },

    async remove(source, day, entry) {
      return db.transaction().execute(async (trx) => {
        const removed = await trx
          .deleteFrom('source_reads')
          .where('source', '=', source)
          .where('day', '=', day)
          .returning('source')
          .execute();
        if (removed.length > 0) await appendAudit(trx, entry);
        return removed.length > 0;
      });
    },
  };
}
