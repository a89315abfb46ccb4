import type { Selectable } from 'kysely';
import type { CostStore, CostVersion } from '../../../app/ports/costs.ts';
import { BUILT_IN_VERSION, costTable } from '../../../domain/simulator/cost-table.ts';
import { appendAudit } from '../audit/audit-log.ts';
import type { Database } from '../engine/connect.ts';
import { type CostTableRow, costRecord, refusalRecord, versionRecord } from './cost-tables.ts';

const builtIn: CostVersion = {
  version: BUILT_IN_VERSION,
  table: costTable,
  createdAt: null,
  authorId: null,
  origin: 'typed',
  basis: null,
};

/** Creates the store of the versions of the cost table, on either engine. `CostStore` documents its functions. */
export function createCostStore({ db }: Database): CostStore {
  return {
    async latest() {
      const row = await db
        .selectFrom('cost_tables')
        .selectAll()
        .orderBy('version', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row ? toVersion(row) : builtIn;
    },

    async byVersion(version) {
      if (version === BUILT_IN_VERSION) return builtIn;
      const row = await db
        .selectFrom('cost_tables')
        .selectAll()
        .where('version', '=', version)
        .executeTakeFirst();
      return row && toVersion(row);
    },

    async list() {
      const rows = await db
        .selectFrom('cost_tables')
        .select(versionRecord.columns)
        .orderBy('version', 'desc')
        .execute();
      const counted = await db
        .selectFrom('leads')
        .select(({ fn }) => ['cost_version', fn.countAll<number>().as('total')])
        .where('cost_version', 'is not', null)
        .groupBy('cost_version')
        .execute();
      const simulations = new Map(counted.map(({ cost_version, total }) => [cost_version, total]));
      const { table: _table, basis: _basis, ...first } = builtIn;
      return [...rows.map(versionRecord.toRecord), first].map((report) => ({
        ...report,
        simulations: simulations.get(report.version) ?? 0,
      }));
    },

    async refusals() {
      const rows = await db.selectFrom('cost_refusals').select(refusalRecord.columns).execute();
      return rows.map(refusalRecord.toRecord);
    },

    async refuse(refusal, entry) {
      await db.transaction().execute(async (trx) => {
        const row = refusalRecord.toRow(refusal);
        await trx
          .insertInto('cost_refusals')
          .values(row)
          .onConflict((conflict) =>
            conflict
              .columns(['platform', 'country', 'campaign_type'])
              .doUpdateSet({ campaigns: row.campaigns, refused_at: row.refused_at }),
          )
          .execute();
        await appendAudit(trx, entry);
      });
    },

    async append(version, entry) {
      return db.transaction().execute(async (trx) => {
        // Of two calls at once, the second waits here for the first, and finds its version number taken.
        const inserted = await trx
          .insertInto('cost_tables')
          .values({ ...versionRecord.toRow(version), ...costRecord.toRow(version) })
          .onConflict((conflict) => conflict.column('version').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!inserted) return false;
        await appendAudit(trx, entry);
        return true;
      });
    },
  };
}

const toVersion = (row: Selectable<CostTableRow>): CostVersion => ({
  ...versionRecord.toRecord(row),
  ...costRecord.toRecord(row),
});
