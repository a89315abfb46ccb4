import type { Kysely } from 'kysely';
import type { CampaignImports } from '../../../app/ports/campaign-imports.ts';
import type { DatedImport } from '../../../domain/campaign-import/figure-sources.ts';
import { appendAudit } from '../audit/audit-log.ts';
import type { Database } from '../engine/connect.ts';
import { storableText } from '../engine/storable-text.ts';
import type { Schema } from '../schema.ts';
import { importedDayRecord, importRecord, lookRecord } from './import-tables.ts';
import { tellWarnings } from './told-warnings.ts';

/** Rows of one statement: both engines limit its parameters. */
const BATCH = 500;

/** Creates the store of imports, on either engine. `CampaignImports` documents its functions. */
export function createImportStore({ db, engine }: Database): CampaignImports {
  const importsOf = (campaign: string, on: Kysely<Schema> = db) =>
    on
      .selectFrom('campaign_imports')
      .innerJoin('campaigns', 'campaigns.id', 'campaign_imports.campaign_id')
      .where('campaigns.public_id', '=', storableText(campaign));

  async function daysOf(campaign: string, which: 'counting' | 'all'): Promise<DatedImport[]> {
    const imports = await importsOf(campaign)
      .select(['campaign_imports.id as number', ...importRecord.columnsOf('campaign_imports')])
      .$if(which === 'counting', (query) => query.where('withdrawn_at', 'is', null))
      .orderBy('campaign_imports.id')
      .execute();
    const days = await importsOf(campaign)
      .innerJoin('campaign_days', 'campaign_days.import_id', 'campaign_imports.id')
      .select(['campaign_days.import_id', ...importedDayRecord.columnsOf('campaign_days')])
      .$if(which === 'counting', (query) => query.where('withdrawn_at', 'is', null))
      .execute();
    const byImport = Map.groupBy(days, (day) => day.import_id);
    return imports.map((row) => {
      const { source, fromDay, toDay, series, titles, isTotal, ...own } = importRecord.toRecord(row);
      const { sha256, viewMetric, createdAt, withdrawnAt } = own;
      return {
        ...{ source, fromDay, toDay, series, titles, isTotal },
        ...{ sha256, viewMetric, createdAt, withdrawnAt },
        days: (byImport.get(row.number) ?? []).map(importedDayRecord.toRecord),
      };
    });
  }

  return {
    async add(campaign, imported, days, entry, { named, covering }) {
      return db.transaction().execute(async (trx) => {
        // Two people who import at once: the second one waits here, and sees the first import.
        const owner = await trx
          .selectFrom('campaigns')
          .select('id')
          .where('public_id', '=', storableText(campaign))
          .$if(engine === 'postgres', (query) => query.forUpdate())
          .executeTakeFirst();
        if (!owner) return undefined;
        const now = await trx
          .selectFrom('campaign_imports')
          .select(['sha256', 'created_at'])
          .where('campaign_id', '=', owner.id)
          .where('withdrawn_at', 'is', null)
          .orderBy('id')
          .execute();
        if (now.some(({ sha256 }) => sha256 === imported.sha256)) return 'same_file';
        const seen = covering.map(({ sha256, createdAt }) => `${sha256} ${createdAt}`);
        if (now.map(({ sha256, created_at }) => `${sha256} ${created_at}`).join() !== seen.join())
          return 'changed';
        const { id } = await trx
          .insertInto('campaign_imports')
          .values({ ...importRecord.toRow(imported), campaign_id: owner.id })
          .returning('id')
          .executeTakeFirstOrThrow();
        const rows = days.map((day) => ({ ...importedDayRecord.toRow(day), import_id: id }));
        for (let start = 0; start < rows.length; start += BATCH)
          await trx
            .insertInto('campaign_days')
            .values(rows.slice(start, start + BATCH))
            .execute();
        if (named) {
          const row = { fields: JSON.stringify(named.fields), saved_at: imported.createdAt };
          await trx
            .insertInto('import_columns')
            .values({ header: named.header, ...row })
            .onConflict((on) => on.column('header').doUpdateSet(row))
            .execute();
        }
        await appendAudit(trx, entry);
        return 'added';
      });
    },

    async list(campaign) {
      const rows = await importsOf(campaign)
        .select(importRecord.columnsOf('campaign_imports'))
        .orderBy('campaign_imports.id', 'desc')
        .execute();
      return rows.map(importRecord.toRecord);
    },

    async elsewhere(campaign, sha256) {
      return db
        .selectFrom('campaign_imports')
        .innerJoin('campaigns', 'campaigns.id', 'campaign_imports.campaign_id')
        .select(['campaigns.public_id as id', 'campaigns.artist'])
        .where('campaign_imports.sha256', '=', sha256)
        .where('campaign_imports.withdrawn_at', 'is', null)
        .where('campaigns.public_id', '!=', storableText(campaign))
        .orderBy('campaign_imports.id', 'desc')
        .executeTakeFirst();
    },

    async columnsOf(header) {
      const row = await db
        .selectFrom('import_columns')
        .select('fields')
        .where('header', '=', header)
        .executeTakeFirst();
      return row && JSON.parse(row.fields);
    },

    covering: (campaign) => daysOf(campaign, 'counting'),
    history: (campaign) => daysOf(campaign, 'all'),

    async imported() {
      const rows = await db
        .selectFrom('campaign_imports')
        .innerJoin('campaigns', 'campaigns.id', 'campaign_imports.campaign_id')
        .select('campaigns.public_id')
        .distinct()
        .where('withdrawn_at', 'is', null)
        .execute();
      return rows.map((row) => row.public_id);
    },

    async looks(campaign) {
      const rows = await db
        .selectFrom('campaign_looks')
        .innerJoin('campaigns', 'campaigns.id', 'campaign_looks.campaign_id')
        .where('campaigns.public_id', '=', storableText(campaign))
        .select(lookRecord.columnsOf('campaign_looks'))
        .execute();
      return rows.map(lookRecord.toRecord);
    },

    async look(campaign, look, entry) {
      return db.transaction().execute(async (trx) => {
        const owner = await trx
          .selectFrom('campaigns')
          .select('id')
          .where('public_id', '=', storableText(campaign))
          .executeTakeFirst();
        if (!owner) return false;
        const row = lookRecord.toRow(look);
        const { reason, shown, looked_at, looked_by } = row;
        await trx
          .insertInto('campaign_looks')
          .values({ ...row, campaign_id: owner.id })
          .onConflict((on) =>
            on
              .columns(['campaign_id', 'audience', 'rule', 'from_day', 'to_day'])
              .doUpdateSet({ reason, shown, looked_at, looked_by }),
          )
          .execute();
        await appendAudit(trx, entry);
        return true;
      });
    },

    async told() {
      const rows = await db
        .selectFrom('campaign_alerts')
        .innerJoin('campaigns', 'campaigns.id', 'campaign_alerts.campaign_id')
        .select(['campaigns.public_id as campaign', 'campaign_alerts.alert', 'campaign_alerts.hidden_at'])
        .execute();
      return rows.map(({ hidden_at, ...warning }) => ({ ...warning, hidden: hidden_at !== null }));
    },

    async hide({ campaign, alert }, by, entry) {
      return db.transaction().execute(async (trx) => {
        const owner = await trx
          .selectFrom('campaigns')
          .select('id')
          .where('public_id', '=', storableText(campaign))
          .executeTakeFirst();
        if (!owner) return false;
        const hidden = { hidden_at: by.at, hidden_by: by.account };
        await trx
          .insertInto('campaign_alerts')
          .values({ campaign_id: owner.id, alert, told_at: by.at, ...hidden })
          .onConflict((on) => on.columns(['campaign_id', 'alert']).doUpdateSet(hidden))
          .execute();
        await appendAudit(trx, entry);
        return true;
      });
    },

    async tell(given, news, at) {
      return db.transaction().execute((trx) => tellWarnings(trx, given, news, at));
    },

    async withdraw(campaign, id, { at, account }, entryOf) {
      return db.transaction().execute(async (trx) => {
        const row = await importsOf(campaign, trx)
          .select(['campaign_imports.id as number', ...importRecord.columnsOf('campaign_imports')])
          .where('campaign_imports.public_id', '=', storableText(id))
          .$if(engine === 'postgres', (query) => query.forUpdate('campaign_imports'))
          .executeTakeFirst();
        if (!row) return undefined;
        const before = importRecord.toRecord(row);
        if (before.withdrawnAt !== null) return before;
        await trx
          .updateTable('campaign_imports')
          .set({ withdrawn_at: at, withdrawn_by: account })
          .where('id', '=', row.number)
          .execute();
        await appendAudit(trx, entryOf(before));
        return { ...before, withdrawnAt: at, withdrawnBy: account };
      });
    },
  };
}
